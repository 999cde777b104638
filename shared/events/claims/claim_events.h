#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"
#include "shared/events/wager_events.h"

#include <string_view>

// A win that somebody has to verify and approve.

namespace pitwatch::events {

enum class ClaimBasis : std::uint8_t { PercentOfMeter, AboveThreshold };
constexpr auto enumNames(ClaimBasis) {
    return core::names("percent_of_meter", "above_threshold");
}

// The claim in full, as it was on the table. `nonce` makes an approval good for this claim only.
// Neither the dealer nor whoever declared it may verify or approve it.
struct ClaimRaised {
    static constexpr EventType kType{500};
    static constexpr std::string_view kName = "claim_raised";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    RoundId round{};
    core::Seat seat{};
    Wager wager{};
    core::Cents stake{};
    PaytableId paytable{};
    HandName hand{};
    std::vector<cards::Card> cards{};
    ClaimBasis basis{};
    std::optional<LinkId> link{}; // The meter it pays from, with its level.
    std::optional<LevelName> level{};
    std::uint32_t percentPpm = 0; // Of the meter; 0 for a fixed amount.
    core::Cents fixedAmount{};    // 0 while the meter has not fixed it.
    std::vector<EnvyLine> envy{};
    ActionId nonce{};
    std::optional<PersonId> dealer{};     // Who dealt the round.
    std::optional<PersonId> declaredBy{}; // Where the table could not see the win by itself.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim, "round", round, "seat", seat, "wager", wager, "stake",
               stake, "paytable", paytable, "hand", hand, "cards", cards, "basis", basis, "link",
               link, "level", level, "percent_ppm", percentPpm, "fixed_amount", fixedAmount, "envy",
               envy, "nonce", nonce);
        if (version >= 2)
            fields(archive, "dealer", dealer, "declared_by", declaredBy);
    }
    friend bool operator==(const ClaimRaised&, const ClaimRaised&) = default;
};

// The meter fixed what the claim pays.
struct ClaimAmountFixed {
    static constexpr EventType kType{501};
    static constexpr std::string_view kName = "claim_amount_fixed";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    core::Cents amount{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "amount", amount);
    }
    friend bool operator==(const ClaimAmountFixed&, const ClaimAmountFixed&) = default;
};

// The floorperson compared the table with the claim, item by item.
struct ClaimVerified {
    static constexpr EventType kType{502};
    static constexpr std::string_view kName = "claim_verified";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    PersonId by{};
    std::vector<CheckName> checks{};
    ActionId action{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "by", by, "checks", checks, "action", action);
    }
    friend bool operator==(const ClaimVerified&, const ClaimVerified&) = default;
};

struct ClaimApproved {
    static constexpr EventType kType{503};
    static constexpr std::string_view kName = "claim_approved";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    core::Cents amount{};
    PersonId by{};
    std::uint64_t rosterVersion = 0;
    ActionId action{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "amount", amount, "by", by, "roster_version", rosterVersion,
               "action", action);
    }
    friend bool operator==(const ClaimApproved&, const ClaimApproved&) = default;
};

struct ClaimDenied {
    static constexpr EventType kType{504};
    static constexpr std::string_view kName = "claim_denied";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    PersonId by{};
    core::Text reason{};
    ActionId action{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "by", by, "reason", reason, "action", action);
    }
    friend bool operator==(const ClaimDenied&, const ClaimDenied&) = default;
};

// The site's writer of documents, or of meters, did not find signed what the table takes for
// verified or approved: the claim is verified and approved anew.
struct ClaimReturned {
    static constexpr EventType kType{512};
    static constexpr std::string_view kName = "claim_returned";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const ClaimReturned&, const ClaimReturned&) = default;
};

// The settlement gave, from the cards that were read, the win that somebody had declared: it has
// its turn at the meter with this.
struct ClaimConfirmed {
    static constexpr EventType kType{513};
    static constexpr std::string_view kName = "claim_confirmed";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    std::vector<cards::Card> cards{}; // As they were read.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "cards", cards);
    }
    friend bool operator==(const ClaimConfirmed&, const ClaimConfirmed&) = default;
};

} // namespace pitwatch::events
