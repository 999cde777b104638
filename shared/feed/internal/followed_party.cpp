#include "shared/feed/internal/followed_party.h"

#include "shared/events/party_events.h"
#include "shared/text/hex.h"

#include <algorithm>

namespace pitwatch::feed {

using core::Millis;
using core::Tick;

namespace {

constexpr std::size_t kHeardKept = 8;

} // namespace

FollowedParty::FollowedParty(core::PartyId party, std::optional<journal::Anchor> position,
                             const FollowerOptions& options)
    : m_party(std::move(party))
    , m_options(options)
    , m_waiting(options.maxWaitingEntries, options.maxWaitingBytes) {
    reconsider(std::move(position));
}

void FollowedParty::reconsider(std::optional<journal::Anchor> position) {
    m_position = std::move(position);
    m_journal.reset();
    if (m_position)
        m_journal = m_position->head.journal;
    m_head = sequence();
    m_doubt.clear();
    m_waiting.clear();
    m_status.reset();
    m_furthest.reset();
    m_soundEpoch = 0;
    m_offline = false;
    m_heard.clear();
    m_currentAt.reset();
    m_probe = false;
    m_askAt.reset();
    m_asksInVain = 0;
    m_through = 0;
}

void FollowedParty::hear(const Status& status, bool retained, Tick now) {
    if (!m_doubt.empty() || !rightJournal(status.head.journal))
        return;
    if (m_furthest && contradict(*m_furthest, status))
        return doubt("its journal ended at " + std::to_string(m_furthest->head.sequence) +
                     " once, and then at " + std::to_string(status.head.sequence));
    if (contradicts(status)) {
        // Either an old message that comes late or an older state of the journal. The party itself
        // tells which: its answer is given after we hold what we hold. Until then it is no life;
        // but whoever speaks after the process that said goodbye, or was lost, takes that back.
        if (status.life == Life::Online) {
            m_probe = true;
            if (m_offline && !retained && status.epoch >= m_soundEpoch) {
                m_offline = false;
                m_currentAt.reset();
            }
        }
        return;
    }
    if (m_status && !isAfter(status, *m_status))
        return;
    if (m_position && status.head.sequence == sequence() && status.head.chain != chain())
        return doubt("its entry " + std::to_string(sequence()) + " is not the one read before");
    // Overtaken by its own entries, or by entries that are not its own: it has to say.
    m_probe = m_probe || (status.life == Life::Online && status.head.sequence < sequence());
    accept(status, retained, now);
}

void FollowedParty::hear(const Answer& answer, Tick now) {
    if (!m_doubt.empty() || !rightJournal(answer.head.journal))
        return;
    if (answer.from > sequence() + 1)
        return; // Asked by an earlier life of this reader, one that had come further.
    const auto last = std::to_string(answer.from - 1);
    switch (answer.verdict) {
    case Verdict::OtherJournal:
        return; // rightJournal() has spoken.
    case Verdict::Ahead:
        return doubt("its journal ends at " + std::to_string(answer.head.sequence) +
                     ", before entry " + last + ", which was read from it");
    case Verdict::Differs:
        return doubt("its entry " + last + " is not the one read before");
    case Verdict::Follows:
        break;
    }
    m_head = std::max(m_head, answer.head.sequence);
    m_soundEpoch = std::max(m_soundEpoch, answer.epoch);
    if (answer.from == sequence() + 1) {
        m_probe = false;
        m_through = answer.through;
        // The entries are on their way.
        if (m_askAt)
            m_askAt = now + jittered(m_options.nextAsk);
    }
}

void FollowedParty::receive(std::vector<wire::Envelope> entries) {
    for (auto& entry : entries) {
        // Before any status it is unknown which journal is the party's present one.
        if (!m_doubt.empty() || !m_journal)
            return;
        if (entry.journal != *m_journal) {
            if (m_position)
                doubt("it sends entries of journal " + text::toHex(entry.journal.bytes) +
                      " instead of " + text::toHex(m_journal->bytes));
            return;
        }
        if (m_position && entry.sequence == sequence() && entry.chain != chain())
            return doubt("its entry " + std::to_string(sequence()) + " is not the one read before");
        m_head = std::max(m_head, entry.sequence);
        if (entry.sequence > sequence())
            m_waiting.add(std::move(entry));
    }
}

bool FollowedParty::full() const {
    return m_waiting.size() >= m_options.applyEntries && m_waiting.first() == sequence() + 1;
}

void FollowedParty::apply(Reader& reader, Tick now) {
    while (m_doubt.empty() && !m_waiting.empty()) {
        const auto run = m_waiting.takeRun(sequence() + 1, m_options.applyEntries);
        if (run.empty() || !chainHolds(run))
            return;
        const auto& last = run.back();
        const journal::Anchor after{m_party, {last.journal, last.sequence, last.chain}};
        reader.apply(run, after);
        m_position = after;
        advance(run, now);
    }
}

std::optional<Ask> FollowedParty::question(Tick now) {
    if (!wantsToAsk()) {
        m_askAt.reset();
        m_asksInVain = 0;
        return std::nullopt;
    }
    if (!m_askAt)
        m_askAt = now + jittered(m_options.firstAsk);
    if (now < *m_askAt)
        return std::nullopt;
    const auto doubled = m_options.nextAsk * (1 << std::min(m_asksInVain, 10U));
    m_askAt = now + jittered(std::min(doubled, m_options.slowestAsk));
    ++m_asksInVain;
    Ask ask;
    if (m_position)
        ask.after = m_position->head;
    // Not more than there is room for, and not what waits here already.
    ask.to = sequence() + m_options.maxWaitingEntries;
    if (!m_waiting.empty())
        ask.to = std::min(ask.to, m_waiting.first() - 1);
    return ask;
}

PartyView FollowedParty::view(Tick now) const {
    PartyView view{Standing::Stale, std::nullopt, m_doubt, sequence(), m_head};
    if (m_currentAt)
        view.age = now - *m_currentAt;
    if (!m_doubt.empty())
        view.standing = Standing::Doubtful;
    else if (m_offline)
        view.standing = Standing::Offline;
    else if (view.age && *view.age <= m_options.staleAfter)
        view.standing = Standing::Fresh;
    return view;
}

void FollowedParty::doubt(const std::string& reason) {
    m_doubt = reason;
    m_waiting.clear();
    m_askAt.reset();
}

bool FollowedParty::rightJournal(const core::JournalId& journal) {
    if (m_journal == journal)
        return true;
    if (m_position) {
        doubt("it now keeps journal " + text::toHex(journal.bytes) + "; " +
              text::toHex(m_journal->bytes) + " was read up to " + std::to_string(sequence()));
        return false;
    }
    // Nothing was read yet, so whichever it keeps now is the one to read.
    reconsider(std::nullopt);
    m_journal = journal;
    return true;
}

// Whether a process that says this cannot be one that holds everything we read.
bool FollowedParty::contradicts(const Status& status) {
    if (status.epoch < m_soundEpoch)
        return true;
    if (status.head.sequence >= sequence())
        return false;
    if (status.epoch != m_soundEpoch)
        return true;
    // A journal put back to where its process began has the same epoch. Only a process that was
    // believed before is known to be late; and a will always tells an earlier head.
    const bool known = m_status && m_status->process != 0 && m_status->process == status.process;
    return status.life == Life::Online && !known;
}

void FollowedParty::accept(const Status& status, bool retained, Tick now) {
    if (!m_status || status.session != m_status->session || status.epoch != m_status->epoch)
        m_asksInVain = 0; // It is back, so asking is worth while again.
    m_status = status;
    // Of one process the furthest: a will tells less than its heartbeats did.
    const bool sameLife = m_furthest && m_furthest->epoch == status.epoch;
    if (!sameLife || m_furthest->head.sequence <= status.head.sequence)
        m_furthest = status;
    m_soundEpoch = status.epoch;
    m_head = std::max(m_head, status.head.sequence);
    m_offline = status.life != Life::Online;
    // What the broker kept may be old: it says nothing about now.
    if (m_offline || retained)
        return;
    m_heard.emplace_back(status.head.sequence, now);
    if (m_heard.size() > kHeardKept)
        m_heard.pop_front();
    noteCurrent();
}

bool FollowedParty::chainHolds(const std::vector<wire::Envelope>& run) {
    wire::Hash previous = chain();
    for (const auto& entry : run) {
        if (wire::chainHash(previous, entry) != entry.chain) {
            doubt("its entry " + std::to_string(entry.sequence) +
                  " does not follow from what was read before");
            return false;
        }
        previous = entry.chain;
    }
    return true;
}

void FollowedParty::advance(const std::vector<wire::Envelope>& run, Tick now) {
    for (const auto& entry : run)
        if (entry.type == events::PartyStarted::kType)
            m_soundEpoch = std::max(m_soundEpoch, entry.sequence);
    noteCurrent();
    m_asksInVain = 0;
    if (!m_askAt)
        return;
    // All that was promised is here: ask for the rest at once. Otherwise it is still coming.
    m_askAt = sequence() >= m_through ? now : now + jittered(m_options.nextAsk);
}

void FollowedParty::noteCurrent() {
    while (!m_heard.empty() && m_heard.front().first <= sequence()) {
        m_currentAt = m_heard.front().second;
        m_heard.pop_front();
    }
}

bool FollowedParty::wantsToAsk() const {
    // Whoever caused the probe was alive, though the last one believed said goodbye.
    const bool gap = !m_offline && m_head > sequence();
    return m_doubt.empty() && m_journal && (m_probe || gap);
}

Millis FollowedParty::jittered(Millis about) const {
    if (!m_options.jitter)
        return about;
    const auto half = static_cast<std::uint64_t>(about.count()) / 2;
    return about - Millis(half) + Millis(m_options.jitter(half * 2 + 1));
}

} // namespace pitwatch::feed
