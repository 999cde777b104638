#include "pit-console/core/offers/offer_change.h"

#include "shared/text/hex.h"

namespace pitwatch::console {

OfferNow offerNow(const ActionOffer& before, const std::vector<ActionOffer>& offers) {
    const desk::Request& was = before.request;
    OfferChange change = OfferChange::Gone;
    for (const ActionOffer& offer : offers) {
        const desk::Request& now = offer.request;
        if (now == was)
            return {OfferChange::None, &offer};
        // What is offered about a thing that is not there is offered to be told why not.
        const bool there = now.objectHash != events::Digest{} || was.objectHash == now.objectHash;
        if (now.addressee != was.addressee || now.object != was.object || !there)
            continue;
        if (now.objectHash != was.objectHash || now.nonce != was.nonce)
            change = OfferChange::Replaced;
        else if (now.action == was.action && now.amount != was.amount)
            change = OfferChange::OtherAmount;
        else if (change == OfferChange::Gone)
            change = OfferChange::NotAsked;
    }
    return {change, nullptr};
}

std::string keyOf(const ActionOffer& offer) {
    const desk::Request& request = offer.request;
    std::string key = std::string(core::enumName(request.action)) + " " + request.addressee.text() +
                      " " + std::string(core::enumName(request.object.kind)) + " " +
                      request.object.id.value() + " " + text::toHex(request.objectHash) + " " +
                      text::toHex(request.nonce) + " " + std::to_string(request.amount.value());
    for (const auto& [argument, value] : request.arguments)
        key += " " + std::string(core::enumName(argument)) + "=" + value.value();
    return key;
}

} // namespace pitwatch::console
