#include "shared/events/party_events.h"
#include "shared/feed/internal/followed_party.h"

#include <algorithm>

// What a party says of itself, in statuses, answers and with its entries: whether it is alive, and
// whether one growing journal can have led to all of it.

namespace pitwatch::feed {

using core::Tick;
using events::JournalDoubt;

void FollowedParty::hear(const Status& status, bool retained, Tick now) {
    if (!m_doubt.empty() || !rightJournal(status.head.journal))
        return;
    if (m_furthest && contradict(*m_furthest, status))
        return doubtShortened(status);
    if (contradicts(status)) {
        // Either an old message that comes late or an older state of the journal. The party itself
        // tells which: its answer is given after we hold what we hold. Until then it is no life;
        // but whoever speaks after the process that said goodbye, or was lost, takes that back.
        if (status.life == Life::Online) {
            m_probe = true;
            if (m_offline && !retained && status.moment.epoch >= m_soundEpoch) {
                m_offline = false;
                m_life.forgetCurrent();
            }
        }
        return;
    }
    if (!takesThePlaceOfTheLast(status, retained))
        return;
    if (m_position && status.head.sequence == sequence() && status.head.chain != chain())
        return doubt({JournalDoubt::OtherEntry, sequence()});
    // Overtaken by its own entries, or by entries that are not its own: it has to say.
    m_probe = m_probe || (status.life == Life::Online && status.head.sequence < sequence());
    accept(status, retained, now);
}

void FollowedParty::hear(const Answer& answer, Tick now) {
    if (!m_doubt.empty() || !rightJournal(answer.head.journal))
        return;
    if (answer.from > sequence() + 1)
        return; // Asked by an earlier life of this reader, one that had come further.
    const std::uint64_t last = answer.from - 1;
    switch (answer.verdict) {
    case Verdict::OtherJournal:
        return; // rightJournal() has spoken.
    case Verdict::Ahead:
        return doubt({JournalDoubt::EndsBeforeRead, answer.head.sequence, last});
    case Verdict::Differs:
        return doubt({JournalDoubt::OtherEntry, last});
    case Verdict::Follows:
        break;
    }
    if (m_key)
        forgetWhoDidNotAnswer(answer);
    m_head = std::max(m_head, answer.head.sequence);
    // A start that was not read yet is believed when it is.
    if (answer.epoch <= sequence())
        m_soundEpoch = std::max(m_soundEpoch, answer.epoch);
    if (m_key)
        prove(answer, now);
    if (answer.from == sequence() + 1) {
        m_probe = false;
        m_through = answer.through;
        m_questions.await(now);
    }
}

// Whoever answers what was asked after another was heard is there instead of that one.
void FollowedParty::forgetWhoDidNotAnswer(const Answer& answer) {
    const AnswerProof& proof = *answer.proof;
    if (isUnreadStart(answer.epoch) && m_status->moment.process != proof.moment.process &&
        *m_questions.askedAt(proof.asked) >= m_statusAt)
        forgetTheLast();
}

// The answer itself is a sign of life, of the moment of the question at the earliest.
void FollowedParty::prove(const Answer& answer, Tick now) {
    const AnswerProof& proof = *answer.proof;
    const Tick askedAt = *m_questions.askedAt(proof.asked);
    m_life.date(proof.moment.process, proof.up, askedAt, now);
    m_life.heard(answer.head.sequence, askedAt);
    m_life.reached(sequence());
}

void FollowedParty::note(const wire::Moment& moment, const wire::Envelope& entry) {
    if (!m_doubt.empty() || m_journal != entry.journal)
        return;
    Status told;
    told.party = m_party;
    told.head = {entry.journal, entry.sequence, entry.chain};
    told.moment = moment;
    // It had at least that entry: of another process that may be too much, of its own never too
    // little.
    if (m_furthest && m_furthest->moment.process != moment.process && contradict(*m_furthest, told))
        return doubtShortened(told);
    const bool isLater = !m_furthest || moment.epoch > m_furthest->moment.epoch;
    if (isLater || (moment.epoch == m_furthest->moment.epoch &&
                    told.head.sequence > m_furthest->head.sequence))
        m_furthest = std::move(told);
}

// Another process found its journal as it was before its own start, whatever it has written since.
void FollowedParty::doubtShortened(const Status& told) {
    const bool isAnother = areOfTwoProcesses(*m_furthest, told);
    const std::uint64_t before = told.moment.epoch == 0 ? 0 : told.moment.epoch - 1;
    doubt({JournalDoubt::EndsEarlier, m_furthest->head.sequence,
           isAnother ? before : told.head.sequence});
}

// Whether a process that says this cannot be one that holds everything we read.
bool FollowedParty::contradicts(const Status& status) {
    if (status.moment.epoch < m_soundEpoch)
        return true;
    if (status.head.sequence >= sequence())
        return false;
    if (status.moment.epoch != m_soundEpoch)
        return true;
    // A journal put back to where its process began has the same epoch. Only a process that was
    // believed before is known to be late; and a will always tells an earlier head.
    const std::uint64_t last = m_status ? m_status->moment.process : 0;
    const bool known = last != 0 && last == status.moment.process;
    return status.life == Life::Online && !known;
}

// Whether it was said later than the last one believed. An epoch is only as good as the entry it
// names: as long as that was not read, whoever else is heard now may be the party as well. Where
// words are checked it may also be late, and whoever answers is the party.
bool FollowedParty::takesThePlaceOfTheLast(const Status& status, bool retained) {
    if (!m_status || isAfter(status, *m_status))
        return true;
    if (!isUnreadStart(status.moment.epoch) || retained || status.life != Life::Online)
        return false;
    if (m_key) {
        m_probe = true;
        return false;
    }
    forgetTheLast();
    return true;
}

// Whether the last one believed tells of a start that was not read, and another than this.
bool FollowedParty::isUnreadStart(std::uint64_t epoch) const {
    return m_status && m_status->moment.epoch != m_soundEpoch && m_status->moment.epoch != epoch;
}

void FollowedParty::forgetTheLast() {
    m_status.reset();
    m_furthest.reset();
    m_offline = false;
    m_life.forgetHeard();
    m_head = sequence();
}

void FollowedParty::accept(const Status& status, bool retained, Tick now) {
    if (!m_status || status.moment.session != m_status->moment.session ||
        status.moment.epoch != m_status->moment.epoch)
        m_questions.takeHeart(); // It is back, so asking is worth while again.
    m_status = status;
    m_statusAt = now;
    // Of one process the furthest: a will tells less than its heartbeats did.
    if (!m_furthest || m_furthest->moment.epoch < status.moment.epoch ||
        (m_furthest->moment.epoch == status.moment.epoch &&
         m_furthest->head.sequence <= status.head.sequence))
        m_furthest = status;
    m_head = std::max(m_head, status.head.sequence);
    m_offline = status.life != Life::Online;
    // What the broker kept may be old: it says nothing about now.
    if (!m_offline && !retained)
        countAsLife(status, now);
}

void FollowedParty::countAsLife(const Status& status, Tick now) {
    if (!m_key) {
        m_life.heard(status.head.sequence, now);
    } else {
        m_probe = m_probe || m_life.wantsDating(status, now);
        if (const auto said = m_life.saidAt(status, now))
            m_life.heard(status.head.sequence, *said);
    }
    m_life.reached(sequence());
}

} // namespace pitwatch::feed
