#include "tests/simulation/checks/compliance_check.h"

#include "shared/events/deal_events.h"
#include "shared/events/finding_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/round_events.h"
#include "shared/events/shuffler_events.h"
#include "shared/events/stub_events.h"
#include "shared/events/wager_events.h"
#include "tests/simulation/checks/violation.h"

#include <utility>

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
    else if (const auto* overdue = event.as<events::DeckOverdue>())
        m_decks[overdue->deck].foundOverdue = true;
    else if (const auto* found = event.as<events::ComplianceFound>()) {
        if (found->kind == events::FindingKind::StubCountMissed)
            ++m_foundMissed;
    }
    followOverdue(event);
    followCounts(event);
    followStub(event);
}

// Every round that is dealt from a deck after its time is in the record, by its number.
void ComplianceCheck::followOverdue(const events::Event& event) {
    if (const auto* found = event.as<events::ComplianceFound>())
        if (found->kind == events::FindingKind::DeckOverdue && found->round)
            m_foundLate = found->round;
    const auto* locked = event.as<events::NoMoreBetsCalled>();
    if (locked == nullptr)
        return;
    const Deck& deck = m_decks[locked->deck];
    const core::Millis used = deck.enteredPlayAt ? m_now - *deck.enteredPlayAt : core::Millis{0};
    const core::Millis limit = *m_setup.submission.deckChange;
    const bool found = m_foundLate == locked->round;
    require(found || used <= limit + kSlack, "overdue_round",
            name() + ": a round was dealt from an overdue deck and nothing was found");
    require(!found || used >= limit, "overdue_round",
            name() + ": a round was found to be dealt from an overdue deck that was not");
}

// What a device in use really counted, deck by deck.
void ComplianceCheck::followCounts(const events::Event& event) {
    if (const auto* counted = event.as<events::ShufflerCounted>())
        m_decks[counted->deck].counted = counted->counted == counted->expected;
    if (event.as<events::RoundOpened>() != nullptr)
        m_locked = m_dealtEarly = false;
    if (const auto* locked = event.as<events::NoMoreBetsCalled>()) {
        m_dealt = locked->deck;
        if (!m_dealtEarly)
            m_verified = std::exchange(m_decks[locked->deck].counted, false);
        m_locked = true;
    }
    const auto* dealt = event.as<events::CardsDealt>();
    if (dealt != nullptr && !m_locked) { // Before "no more bets": the deck is in use from here on.
        m_dealt = dealt->deck;
        if (!std::exchange(m_dealtEarly, true))
            m_verified = std::exchange(m_decks[m_dealt].counted, false);
    }
    if (dealt == nullptr || dealt->deck == m_dealt)
        return;
    m_decks[m_dealt].counted = m_verified;
    m_verified = std::exchange(m_decks[dealt->deck].counted, false);
    m_dealt = dealt->deck;
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
    if (!rule)
        return;
    if (event.as<events::RoundOpened>() != nullptr)
        m_counted = m_dealTold = m_cardsOut = m_toRack = false;
    const auto* removed = event.as<events::DeckRemoved>();
    if (event.as<events::CardsMovedToRack>() != nullptr ||
        (removed != nullptr && removed->deck == m_dealt))
        m_toRack = true;
    if (event.as<events::CardsDealt>() != nullptr || event.as<events::DecisionMade>() != nullptr ||
        event.as<events::CardsRevealed>() != nullptr || event.as<events::HandRevealed>() != nullptr)
        m_cardsOut = true;
    if (event.as<events::CardsDealt>() != nullptr && !std::exchange(m_dealTold, true))
        m_counted = false; // Whatever was counted before the first card was no stub.
    if (event.as<events::StubCounted>() != nullptr)
        m_counted = true;
    // A void round was dealt like any other.
    const bool over = event.as<events::RoundCompleted>() != nullptr;
    const bool voided = event.as<events::RoundVoided>() != nullptr && (m_locked || m_dealtEarly);
    const bool waived = m_verified && rule->waivedIfShufflerCounts;
    // Nothing was dealt: the deck is what it was, and no round was played with it.
    if ((over || voided) && !m_toRack && !m_cardsOut) {
        m_decks[m_dealt].counted = m_verified;
        return;
    }
    if ((over || voided) && (waived || m_counted))
        m_uncounted = 0;
    else if (over || voided)
        ++m_uncounted;
    if ((over || (voided && m_cardsOut && m_locked)) && !m_counted && !waived &&
        m_uncounted >= static_cast<std::uint64_t>(rule->everyRounds))
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
