#pragma once

#include "shared/feed/follower.h"
#include "shared/feed/internal/waiting_entries.h"
#include "shared/feed/replay.h"
#include "shared/feed/status.h"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace pitwatch::feed {

// One party as one reader follows it: what is known of its journal, what waits to be applied, and
// when to ask for what is missing. Owned by the Follower, which does the talking.
class FollowedParty {
public:
    FollowedParty(core::PartyId party, std::optional<journal::Anchor> position,
                  const FollowerOptions& options);

    const core::PartyId& party() const { return m_party; }

    void hear(const Status& status, bool retained, core::Tick now);
    void hear(const Answer& answer, core::Tick now);
    void receive(std::vector<wire::Envelope> entries);

    // Whether tick() need not be waited for: enough is there for a full batch.
    bool full() const;

    // Gives the reader what follows its position.
    void apply(Reader& reader, core::Tick now);

    // The question to send now, if any; counts as asked.
    std::optional<Ask> question(core::Tick now);
    // When there may be a question next.
    std::optional<core::Tick> nextQuestion() const { return m_askAt; }

    PartyView view(core::Tick now) const;
    void reconsider(std::optional<journal::Anchor> position);

private:
    std::uint64_t sequence() const { return m_position ? m_position->head.sequence : 0; }
    wire::Hash chain() const { return m_position ? m_position->head.chain : wire::Hash{}; }
    void doubt(const std::string& reason);
    bool rightJournal(const core::JournalId& journal);
    bool contradicts(const Status& status);
    void accept(const Status& status, bool retained, core::Tick now);
    bool chainHolds(const std::vector<wire::Envelope>& run);
    void advance(const std::vector<wire::Envelope>& run, core::Tick now);
    void noteCurrent();
    bool wantsToAsk() const;
    core::Millis jittered(core::Millis about) const;

    core::PartyId m_party;
    const FollowerOptions& m_options;
    std::optional<journal::Anchor> m_position;
    std::optional<core::JournalId> m_journal; // Followed: the position's, or the last heard of.
    internal::WaitingEntries m_waiting;
    std::string m_doubt;

    std::optional<Status> m_status;   // The latest, by what it says, not by arrival.
    std::optional<Status> m_furthest; // Of that process, the one that told the highest head.
    std::uint64_t m_soundEpoch = 0;   // Of a process known to hold all we hold.
    bool m_offline = false;
    std::uint64_t m_head = 0; // The last entry known to exist.

    // Heads heard of and when; the reader was current at that moment once it holds that head.
    std::deque<std::pair<std::uint64_t, core::Tick>> m_heard;
    std::optional<core::Tick> m_currentAt;

    bool m_probe = false; // Ask even without a gap: a status looked like an older journal's.
    std::optional<core::Tick> m_askAt;
    unsigned m_asksInVain = 0;
    std::uint64_t m_through = 0; // What the last answer promised.
};

} // namespace pitwatch::feed
