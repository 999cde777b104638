#pragma once

#include "shared/feed/follower.h"
#include "shared/feed/internal/life_signs.h"
#include "shared/feed/internal/questions.h"
#include "shared/feed/internal/waiting_entries.h"
#include "shared/feed/replay.h"
#include "shared/feed/status.h"

#include <optional>
#include <span>
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
    std::uint64_t position() const { return m_position ? m_position->head.sequence : 0; }

    // The key that its words are checked by from now on, in the place of whichever was before:
    // nothing that was checked by another and is not applied yet counts any more. Whether there is
    // one.
    bool goBy(const journal::PublicKey* key);
    // Null where nothing is checked.
    const journal::PublicKey* key() const { return m_key ? &*m_key : nullptr; }

    void hear(const Status& status, bool retained, core::Tick now);
    void hear(const Answer& answer, core::Tick now);
    void receive(std::vector<wire::Envelope> entries);
    // The party had that entry when it said so.
    void note(const wire::Moment& moment, const wire::Envelope& entry);

    // Whether all of that was applied, or is of no use.
    bool holds(std::span<const wire::Envelope> entries) const;
    // Whether the question is one of ours.
    bool wasAsked(const Ask& asked) const { return m_questions.askedAt(asked).has_value(); }

    // Whether tick() need not be waited for: enough is there for a full batch.
    bool full() const;

    // Gives the reader what follows its position.
    void apply(Reader& reader, core::Tick now);

    // The question to send now, if any; counts as asked.
    std::optional<Ask> question(core::Tick now);
    // When there may be a question next.
    std::optional<core::Tick> nextQuestion() const { return m_questions.next(); }

    PartyView view(core::Tick now) const;
    void reconsider(std::optional<journal::Anchor> position);

private:
    std::uint64_t sequence() const { return position(); }
    wire::Hash chain() const { return m_position ? m_position->head.chain : wire::Hash{}; }
    void doubt(const events::Phrase& reason);
    void doubtShortened(const Status& told);
    bool rightJournal(const core::JournalId& journal);
    bool contradicts(const Status& status);
    bool takesThePlaceOfTheLast(const Status& status, bool retained);
    bool isUnreadStart(std::uint64_t epoch) const;
    void forgetTheLast();
    void forgetWhoDidNotAnswer(const Answer& answer);
    void accept(const Status& status, bool retained, core::Tick now);
    void countAsLife(const Status& status, core::Tick now);
    void prove(const Answer& answer, core::Tick now);
    bool chainHolds(const std::vector<wire::Envelope>& run);
    void advance(const std::vector<wire::Envelope>& run, core::Tick now);
    bool wantsToAsk() const;

    core::PartyId m_party;
    const FollowerOptions& m_options;
    std::optional<journal::PublicKey> m_key;
    std::optional<journal::Anchor> m_position;
    std::optional<core::JournalId> m_journal; // Followed: the position's, or the last heard of.
    internal::WaitingEntries m_waiting;
    events::Phrase m_doubt; // Empty where there is none.

    std::optional<Status> m_status;   // The latest, by what it says, not by arrival.
    core::Tick m_statusAt{};          // When that arrived.
    std::optional<Status> m_furthest; // Of that process, the one that told the highest head.
    // Of a process known to hold all we hold: its start was read, or it answered us.
    std::uint64_t m_soundEpoch = 0;
    bool m_offline = false;
    std::uint64_t m_head = 0; // The last entry known to exist.

    internal::LifeSigns m_life;
    bool m_probe = false; // Ask even without a gap.
    internal::Questions m_questions;
    std::uint64_t m_through = 0; // What the last answer promised.
};

} // namespace pitwatch::feed
