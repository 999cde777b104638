#pragma once

#include "pit-console/core/offers/offer.h"

// What became of an offer while somebody was thinking about it. Plain values, no lookup by place in
// a list: an offer is the same one as long as what would be signed is the same.

namespace pitwatch::console {

enum class OfferChange : std::uint8_t {
    None,        // Still the same; whether it is allowed now is in the offer itself.
    Gone,        // The object is over or away.
    Replaced,    // Another object has its name, or it was made anew.
    OtherAmount, // The amount is another one.
    NotAsked,    // The object is the same, and this is not to be done with it any more.
};

struct OfferNow {
    OfferChange change{};
    const ActionOffer* offer = nullptr; // While nothing has changed; belongs to the list.
};

// The offer that was made before, among everything that is offered about its object now.
OfferNow offerNow(const ActionOffer& before, const std::vector<ActionOffer>& offers);

// Names what would be signed, blanks apart: equal where the offers are about the same in every
// respect. For lists that are shown.
std::string keyOf(const ActionOffer& offer);

} // namespace pitwatch::console
