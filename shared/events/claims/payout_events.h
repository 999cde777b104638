#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// What a payout asks for besides its document: notices and tax forms.

namespace pitwatch::events {

struct SurveillanceNotified {
    static constexpr EventType kType{542};
    static constexpr std::string_view kName = "surveillance_notified";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    core::Cents amount{};
    PersonId by{};
    core::Text answeredBy{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "amount", amount, "by", by, "answered_by", answeredBy);
    }
    friend bool operator==(const SurveillanceNotified&, const SurveillanceNotified&) = default;
};

struct TaxFormFlagged {
    static constexpr EventType kType{543};
    static constexpr std::string_view kName = "tax_form_flagged";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    FormName form{};
    core::Cents amount{};
    core::Cents threshold{};
    std::optional<core::Seat> envySeat{}; // Whose Envy line; none: the claim's own amount.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim, "form", form, "amount", amount, "threshold", threshold);
        if (version >= 2)
            fields(archive, "envy_seat", envySeat);
    }
    friend bool operator==(const TaxFormFlagged&, const TaxFormFlagged&) = default;
};

} // namespace pitwatch::events
