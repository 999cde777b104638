#pragma once

#include "shared/events/party_events.h"
#include "shared/staff/roster.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

// The leave to let a record's time go back once: a party that wrote entries of a time still to
// come, because its clock was ahead when it was started, does not start again without it. Signed
// by as many site keys as a roster needs. It names the last entry, so it is used up by the first
// that is written with it. Plain values.

namespace pitwatch::staff {

struct ClockOrder {
    static constexpr unsigned kVersion = 1; // Of the form.

    core::PartyId party{};
    core::JournalId journal{};
    std::uint64_t sequence = 0; // Of the last entry.
    events::Digest chain{};     // Its chain hash,
    core::Instant lastAt{};     // and its time, which is still to come.
    core::Instant orderedAt{};  // By a clock that is right.
    core::Text reason{};        // Who orders it and why.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        events::fields(archive, "party", party, "journal", journal, "sequence", sequence, "chain",
                       chain, "last_at", lastAt, "ordered_at", orderedAt, "reason", reason);
    }
    friend bool operator==(const ClockOrder&, const ClockOrder&) = default;
};

// What a site key signs: the purpose line, then the canonical bytes.
core::Bytes signedBytes(const ClockOrder& order);

struct SignedClockOrder {
    ClockOrder order;
    std::map<PublicKey, Signature> signatures; // Of site keys; one per key.

    friend bool operator==(const SignedClockOrder&, const SignedClockOrder&) = default;
};

// As JSON that people can read (README.md).
std::string clockOrderText(const SignedClockOrder& given);
core::Result<SignedClockOrder> parseClockOrder(std::string_view json);
inline constexpr std::size_t kMaxClockOrderBytes = std::size_t{64} * 1024;

// How long an order may lie before it is used.
inline constexpr core::Millis kLongestClockOrder = std::chrono::hours{1};

// What to journal where the order allows what is asked for; otherwise why it does not. `asked` is
// the record as it is, with the time of the clock as `orderedAt` and without a reason. Without site
// keys no signature is asked for, and the entry says so: nobody's signature means anything then.
core::Result<events::ClockPutBack> putBack(const SignedClockOrder& given, const SiteKeys& siteKeys,
                                           const ClockOrder& asked);

} // namespace pitwatch::staff
