#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"
#include "shared/events/wager_events.h"

#include <string_view>

// How a claim ends, and what can come between its approval and its end.

namespace pitwatch::events {

enum class PaymentMethod : std::uint8_t { Chips, Cash, Cheque };
constexpr auto enumNames(PaymentMethod) {
    return core::names("chips", "cash", "cheque");
}

struct ClaimPaid {
    static constexpr EventType kType{505};
    static constexpr std::string_view kName = "claim_paid";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    core::Cents amount{};
    PaymentMethod method{};
    PersonId by{};
    DocumentNumber document{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "amount", amount, "method", method, "by", by, "document",
               document);
    }
    friend bool operator==(const ClaimPaid&, const ClaimPaid&) = default;
};

struct ClaimClosed {
    static constexpr EventType kType{506};
    static constexpr std::string_view kName = "claim_closed";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const ClaimClosed&, const ClaimClosed&) = default;
};

// The player could not be paid; the money is held.
struct ClaimUnclaimed {
    static constexpr EventType kType{507};
    static constexpr std::string_view kName = "claim_unclaimed";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    core::Cents amount{};
    PersonId by{};
    core::Text reason{};
    std::optional<core::Seat> envySeat{}; // Whose Envy line is held; none: the claim's own amount.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim, "amount", amount, "by", by, "reason", reason);
        if (version >= 2)
            fields(archive, "envy_seat", envySeat);
    }
    friend bool operator==(const ClaimUnclaimed&, const ClaimUnclaimed&) = default;
};

struct ClaimDisputed {
    static constexpr EventType kType{508};
    static constexpr std::string_view kName = "claim_disputed";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    PersonId by{};
    core::Text reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "by", by, "reason", reason);
    }
    friend bool operator==(const ClaimDisputed&, const ClaimDisputed&) = default;
};

struct DisputeResolved {
    static constexpr EventType kType{509};
    static constexpr std::string_view kName = "dispute_resolved";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    PersonId by{};
    core::Text decision{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "by", by, "decision", decision);
    }
    friend bool operator==(const DisputeResolved&, const DisputeResolved&) = default;
};

// The round it came from is void, or it was raised in error.
struct ClaimVoided {
    static constexpr EventType kType{510};
    static constexpr std::string_view kName = "claim_voided";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    std::optional<PersonId> by{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim, "by", by);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const ClaimVoided&, const ClaimVoided&) = default;
};

struct EnvyLinePaid {
    static constexpr EventType kType{511};
    static constexpr std::string_view kName = "envy_line_paid";
    static constexpr unsigned kVersion = 1;

    std::optional<ClaimId> claim{};
    RoundId round{};
    EnvyLine line{};
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "round", round, "line", line, "by", by);
    }
    friend bool operator==(const EnvyLinePaid&, const EnvyLinePaid&) = default;
};

} // namespace pitwatch::events
