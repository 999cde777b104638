#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// What every keeper of a journal writes about itself and about those it listens to.

namespace pitwatch::events {

// A process began to keep this journal. The sequence number of this event is the epoch of
// everything the process says: it only grows, so a late word of an earlier process is recognised.
struct PartyStarted {
    static constexpr EventType kType{1};
    static constexpr std::string_view kName = "party_started";
    static constexpr unsigned kVersion = 1;

    std::string software{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "software", software);
    }
    friend bool operator==(const PartyStarted&, const PartyStarted&) = default;
};

enum class StopReason : std::uint8_t { Asked, Closed };
constexpr auto enumNames(StopReason) {
    return core::names("asked", "closed");
}
constexpr std::string_view listName(StopReason) {
    return "stop_reason";
}

// The process ends in good order; without it, the next PartyStarted tells of a crash.
struct PartyStopped {
    static constexpr EventType kType{2};
    static constexpr std::string_view kName = "party_stopped";
    static constexpr unsigned kVersion = 2;

    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const PartyStopped&, const PartyStopped&) = default;
};

// What a table was configured with, word for word, so that an auditor can prove which settings were
// in force, and any reader can rebuild the table from its journal alone.
struct ConfigurationLoaded {
    static constexpr EventType kType{3};
    static constexpr std::string_view kName = "configuration_loaded";
    static constexpr unsigned kVersion = 2;

    RuleSetId ruleSet{};
    std::vector<std::string> submission{}; // The lines of the submission as it was filed.
    std::vector<std::string> site{};       // The lines of the site's settings; none: its defaults.
    std::uint64_t rosterVersion = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        if (version < 2) {
            Digest digest{}; // Of the file: version 1 kept nothing else of it.
            fields(archive, "rule_set", ruleSet, "submission", digest, "roster_version",
                   rosterVersion);
            return;
        }
        fields(archive, "rule_set", ruleSet, "submission", submission, "site", site,
               "roster_version", rosterVersion);
    }
    friend bool operator==(const ConfigurationLoaded&, const ConfigurationLoaded&) = default;
};

// A party this one depends on was not heard in time.
struct PeerLost {
    static constexpr EventType kType{4};
    static constexpr std::string_view kName = "peer_lost";
    static constexpr unsigned kVersion = 1;

    core::PartyId peer{};
    core::Instant lastHeardAt{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "peer", peer, "last_heard_at", lastHeardAt);
    }
    friend bool operator==(const PeerLost&, const PeerLost&) = default;
};

struct PeerReturned {
    static constexpr EventType kType{5};
    static constexpr std::string_view kName = "peer_returned";
    static constexpr unsigned kVersion = 1;

    core::PartyId peer{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "peer", peer);
    }
    friend bool operator==(const PeerReturned&, const PeerReturned&) = default;
};

// What another party's journal is doubted for.
enum class JournalDoubt : std::uint8_t {
    EndsEarlier,
    EndsBeforeRead,
    OtherEntry,
    BrokenChain,
    OtherJournal,
    OtherJournalSent,
    Unreadable // By this software: newer one may read it.
};
constexpr auto enumNames(JournalDoubt) {
    return core::names("ends_earlier", "ends_before_read", "other_entry", "broken_chain",
                       "other_journal", "other_journal_sent", "unreadable");
}
constexpr std::string_view listName(JournalDoubt) {
    return "journal_doubt";
}

// Another party's journal contradicts what was read of it before: entries are gone, or changed.
struct JournalDoubted {
    static constexpr EventType kType{6};
    static constexpr std::string_view kName = "journal_doubted";
    static constexpr unsigned kVersion = 2;

    core::PartyId peer{};
    core::JournalId journal{};
    std::uint64_t sequence = 0;
    Phrase problem{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "peer", peer, "journal", journal, "sequence", sequence);
        phraseSince2(archive, version, "problem", problem);
    }
    friend bool operator==(const JournalDoubted&, const JournalDoubted&) = default;
};

// The wall clock moved by more than time can have passed.
struct ClockJumped {
    static constexpr EventType kType{7};
    static constexpr std::string_view kName = "clock_jumped";
    static constexpr unsigned kVersion = 1;

    core::Instant before{};
    core::Instant after{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "before", before, "after", after);
    }
    friend bool operator==(const ClockJumped&, const ClockJumped&) = default;
};

struct SiteSignature {
    std::array<std::uint8_t, 32> key{};
    std::array<std::uint8_t, 64> signature{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "key", key, "signature", signature);
    }
    friend bool operator==(const SiteSignature&, const SiteSignature&) = default;
};

// The record's time went back, once: its keeper had been started while its clock was ahead, and
// people ordered it to go on with the right time. This entry and those after it are of that time.
// With the entry before it, it says all that the signatures are over (staff/clock_order.h).
struct ClockPutBack {
    static constexpr EventType kType{8};
    static constexpr std::string_view kName = "clock_put_back";
    static constexpr unsigned kVersion = 1;

    core::Instant from{}; // Of the entry before.
    core::Instant to{};   // Of this one.
    core::Instant orderedAt{};
    core::Text reason{};
    bool isSigned = false; // By enough site keys. Without site keys nobody's signature counts.
    std::vector<SiteSignature> signatures{}; // Only those found genuine.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "from", from, "to", to, "ordered_at", orderedAt, "reason", reason, "signed",
               isSigned, "signatures", signatures);
    }
    friend bool operator==(const ClockPutBack&, const ClockPutBack&) = default;
};

} // namespace pitwatch::events
