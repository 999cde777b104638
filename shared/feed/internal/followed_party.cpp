#include "shared/feed/internal/followed_party.h"

#include "shared/events/party_events.h"
#include "shared/text/hex.h"

#include <algorithm>

namespace pitwatch::feed {

using core::Tick;
using events::JournalDoubt;

namespace {

core::Text nameOf(const core::JournalId& journal) {
    return core::Text::fitted(text::toHex(journal.bytes));
}

} // namespace

FollowedParty::FollowedParty(core::PartyId party, std::optional<journal::Anchor> position,
                             const FollowerOptions& options)
    : m_party(std::move(party))
    , m_options(options)
    , m_waiting(options.maxWaitingEntries, options.maxWaitingBytes)
    , m_questions(options) {
    reconsider(std::move(position));
}

void FollowedParty::reconsider(std::optional<journal::Anchor> position) {
    m_position = std::move(position);
    m_journal.reset();
    if (m_position)
        m_journal = m_position->head.journal;
    m_head = sequence();
    m_doubt = {};
    m_waiting.clear();
    m_status.reset();
    m_furthest.reset();
    m_soundEpoch = 0;
    m_offline = false;
    m_life.forget();
    m_probe = false;
    m_questions.forget();
    m_through = 0;
}

bool FollowedParty::goBy(const journal::PublicKey* key) {
    const auto given = key != nullptr ? std::optional(*key) : std::nullopt;
    if (given != m_key) {
        const events::Phrase doubted = m_doubt;
        reconsider(std::move(m_position));
        m_doubt = doubted;
        m_key = given;
    }
    return key != nullptr;
}

bool FollowedParty::holds(std::span<const wire::Envelope> entries) const {
    if (entries.empty())
        return true;
    const wire::Envelope& last = entries.back();
    return m_position && last.journal == m_position->head.journal &&
           (last.sequence < sequence() || (last.sequence == sequence() && last.chain == chain()));
}

void FollowedParty::receive(std::vector<wire::Envelope> entries) {
    for (auto& entry : entries) {
        // Before any status it is unknown which journal is the party's present one.
        if (!m_doubt.empty() || !m_journal)
            return;
        if (entry.journal != *m_journal) {
            if (m_position)
                doubt({JournalDoubt::OtherJournalSent, nameOf(entry.journal), nameOf(*m_journal)});
            return;
        }
        if (m_position && entry.sequence == sequence() && entry.chain != chain())
            return doubt({JournalDoubt::OtherEntry, sequence()});
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
        m_questions.stop();
        m_questions.takeHeart();
        return std::nullopt;
    }
    if (!m_questions.isDue(now))
        return std::nullopt;
    Ask ask;
    if (m_position)
        ask.after = m_position->head;
    // Not more than there is room for, and not what waits here already.
    ask.to = sequence() + m_options.maxWaitingEntries;
    if (!m_waiting.empty())
        ask.to = std::min(ask.to, m_waiting.first() - 1);
    if (m_key)
        m_questions.number(ask, now);
    return ask;
}

PartyView FollowedParty::view(Tick now) const {
    PartyView view{Standing::Stale, std::nullopt, m_doubt, sequence(), m_head};
    if (const auto& current = m_life.currentAt())
        view.age = now - *current;
    if (!m_doubt.empty())
        view.standing = Standing::Doubtful;
    else if (m_offline)
        view.standing = Standing::Offline;
    else if (view.age && *view.age <= m_options.staleAfter)
        view.standing = Standing::Fresh;
    return view;
}

void FollowedParty::doubt(const events::Phrase& reason) {
    m_doubt = reason;
    m_waiting.clear();
    m_questions.stop();
}

bool FollowedParty::rightJournal(const core::JournalId& journal) {
    if (m_journal == journal)
        return true;
    if (m_position) {
        doubt({JournalDoubt::OtherJournal, nameOf(journal), nameOf(*m_journal), sequence()});
        return false;
    }
    // Nothing was read yet, so whichever it keeps now is the one to read.
    reconsider(std::nullopt);
    m_journal = journal;
    return true;
}

bool FollowedParty::chainHolds(const std::vector<wire::Envelope>& run) {
    wire::Hash previous = chain();
    for (const auto& entry : run) {
        if (wire::chainHash(previous, entry) != entry.chain) {
            doubt({JournalDoubt::BrokenChain, entry.sequence});
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
    m_life.reached(sequence());
    m_questions.takeHeart();
    // All that was promised is here: ask for the rest at once. Otherwise it is still coming.
    if (sequence() >= m_through)
        m_questions.hurry(now);
    else
        m_questions.await(now);
}

bool FollowedParty::wantsToAsk() const {
    // Whoever caused the probe was alive, though the last one believed said goodbye.
    const bool gap = !m_offline && m_head > sequence();
    return m_doubt.empty() && m_journal && (m_probe || gap);
}

} // namespace pitwatch::feed
