#include "tests/simulation/checks/compliance_check.h"

#include "shared/events/finding_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "shared/events/stub_events.h"
#include "tests/simulation/checks/violation.h"

namespace pitwatch::simulation {

namespace {

// An agent looks at its clocks every second.
constexpr core::Millis kSlack{3000};

} // namespace

void ComplianceCheck::follow(const events::Event& event, core::Instant at) {
    m_now = at;
    if (const auto* received = event.as<events::DeckReceived>())
        m_decks[received->deck] = {};
    else if (const auto* entered = event.as<events::DeckEnteredPlay>()) {
        Deck& deck = m_decks[entered->deck];
        require(!deck.enteredPlayAt, "compliance", name() + ": a deck's clock started twice");
        deck.enteredPlayAt = at;
    } else if (const auto* removed = event.as<events::DeckRemoved>())
        leave(removed->deck);
    else if (const auto* found = event.as<events::ComplianceFound>()) {
        if (found->kind == events::FindingKind::DeckOverdue)
            m_decks[*found->deck].foundOverdue = true;
        if (found->kind == events::FindingKind::StubCountMissed)
            ++m_foundMissed;
    }
    followStub(event);
}

// The limit is the operator's here, stricter than every rule's.
void ComplianceCheck::leave(events::DeckColour colour) {
    const Deck deck = m_decks[colour];
    m_decks.erase(colour);
    if (!deck.enteredPlayAt)
        return;
    const core::Millis used = m_now - *deck.enteredPlayAt;
    const core::Millis limit = *m_setup.submission.deckChange;
    require(deck.foundOverdue || used <= limit + kSlack, "compliance",
            name() + ": a deck was overdue and nothing was found");
    require(!deck.foundOverdue || used >= limit, "compliance",
            name() + ": a deck was found overdue before its time");
}

void ComplianceCheck::followStub(const events::Event& event) {
    const auto& rule = m_setup.rules.stubCount;
    const auto& shuffler = m_setup.submission.shuffler;
    if (!rule || (shuffler && shuffler->countsCards))
        return;
    if (event.as<events::RoundOpened>() != nullptr)
        m_locked = m_counted = false;
    if (event.as<events::NoMoreBetsCalled>() != nullptr)
        m_locked = true;
    if (event.as<events::StubCounted>() != nullptr) {
        m_counted = true;
        m_uncounted = 0;
    }
    // A void round was dealt like any other; that its count was missed is told by the next one.
    const bool over = event.as<events::RoundCompleted>() != nullptr;
    const bool voided = event.as<events::RoundVoided>() != nullptr && m_locked;
    if ((over || voided) && !m_counted)
        ++m_uncounted;
    if (over && !m_counted && m_uncounted >= static_cast<std::uint64_t>(rule->everyRounds))
        ++m_missed;
}

void ComplianceCheck::finish() {
    while (!m_decks.empty())
        leave(m_decks.begin()->first);
    require(m_missed == m_foundMissed, "compliance",
            name() + ": " + std::to_string(m_missed) + " stub counts were missed, " +
                std::to_string(m_foundMissed) + " were found");
}

} // namespace pitwatch::simulation
