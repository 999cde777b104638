#include "tests/simulation/checks/money/wager_check.h"

#include "shared/events/deal_events.h"
#include "shared/events/finding_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/opening_events.h"
#include "shared/events/round_events.h"
#include "tests/simulation/checks/violation.h"

namespace pitwatch::simulation {

using events::Wager;

void WagerCheck::follow(const events::Event& event) {
    if (event.as<events::RoundOpened>() != nullptr) {
        m_lies.clear();
        m_takenBack.clear();
        m_haveCards.clear();
        m_disputed.clear();
        m_locked = m_cardsOut = m_judged = m_foundEarly = m_asked = m_dealTold = false;
    }
    followPlayers(event);
    followWagers(event);
    followDisputes(event);
    followCards(event);
}

void WagerCheck::followPlayers(const events::Event& event) {
    if (const auto* seated = event.as<events::PlayerSeated>())
        m_seated[seated->seat.number] = seated->player ? seated->player->text() : std::string();
    if (const auto* left = event.as<events::PlayerLeft>())
        m_seated.erase(left->seat.number);
    if (event.as<events::TableClosed>() != nullptr)
        m_seated.clear();
    if (event.as<events::NoMoreBetsCalled>() != nullptr)
        m_players = m_seated;
    if (const auto* settled = event.as<events::SeatSettled>())
        for (const events::EnvyLine& line : settled->envy)
            checkEnvy(line);
}

void WagerCheck::checkEnvy(const events::EnvyLine& line) const {
    const auto payee = m_players.find(line.seat.number);
    const auto holder = m_players.find(line.forSeat.number);
    const bool known = payee != m_players.end() && holder != m_players.end() &&
                       !payee->second.empty() && !holder->second.empty();
    require(!known || payee->second != holder->second, "own_envy",
            m_table + ": " + (known ? payee->second : std::string()) +
                " was paid Envy for a hand of their own");
}

void WagerCheck::followWagers(const events::Event& event) {
    if (const auto* placed = event.as<events::WagerPlaced>()) {
        m_lies[{placed->seat.number, placed->wager}] += placed->amount.value();
        require(!m_cardsOut, "bet_on_cards", m_table + ": a bet was taken when cards were out");
    }
    if (const auto* back = event.as<events::WagerTakenBack>())
        m_lies[{back->seat.number, back->wager}] -= back->amount.value();
    if (const auto* out = event.as<events::WagerWithdrawn>()) {
        m_lies[{out->seat.number, out->wager}] -= out->amount.value();
        require(out->cause != events::WithdrawalCause::PlayerSkipped ||
                    !m_haveCards.contains(out->seat.number),
                "skipped", m_table + ": somebody was skipped who had been dealt to");
    }
    if (const auto* matched = event.as<events::ChipCountMatched>())
        checkCount(matched->wager, matched->chips);
    if (const auto* resolved = event.as<events::ChipCountResolved>())
        checkCount(resolved->wager, resolved->agreed);
}

void WagerCheck::followDisputes(const events::Event& event) {
    if (const auto* differs = event.as<events::ChipCountMismatched>())
        m_disputed.insert(differs->wager);
    if (const auto* matched = event.as<events::ChipCountMatched>())
        m_disputed.erase(matched->wager);
    if (const auto* resolved = event.as<events::ChipCountResolved>())
        m_disputed.erase(resolved->wager);
    const bool decided = event.as<events::RoundSettled>() != nullptr ||
                         event.as<events::RoundCompleted>() != nullptr;
    require(!decided || m_disputed.empty(), "chip_dispute",
            m_table + ": a round went on to its end over a chip count in dispute");
}

// The sensors tell of every progressive wager; five-card bonuses may have lammers alone.
void WagerCheck::checkCount(Wager wager, std::uint16_t chips) const {
    std::uint16_t lie = 0;
    for (const auto& [spot, amount] : m_lies)
        lie = static_cast<std::uint16_t>(lie + (spot.second == wager && amount > 0 ? 1 : 0));
    const bool untold = wager == Wager::FiveCard && lie == 0;
    const bool goesBack = m_asked && chips < lie; // What the floorperson rules on is no wager yet.
    require(lie == chips || untold || goesBack, "chip_count",
            m_table + ": " + std::to_string(chips) + " chips were agreed on for " +
                std::to_string(lie) + " wagers");
}

// Nothing but equal base wagers is left when the cards go out, or else when they are settled. What
// a decision took back is no wager, whatever had lain there.
void WagerCheck::checkEqual(std::uint8_t seat) const {
    const auto lies = [&](Wager wager) {
        const auto at = m_lies.find({seat, wager});
        return at == m_lies.end() ? std::int64_t{0} : at->second;
    };
    const auto rides = [&](Wager wager) { return !m_takenBack.contains({seat, wager}); };
    const bool equal = (!rides(Wager::Bet1) || lies(Wager::Bet1) == lies(Wager::Bet3)) &&
                       (!rides(Wager::Bet2) || lies(Wager::Bet2) == lies(Wager::Bet3)) &&
                       lies(Wager::Ante1) == lies(Wager::Ante2);
    require(equal, "unequal_bets", m_table + ": cards were dealt over unequal bets");
}

void WagerCheck::followCards(const events::Event& event) {
    if (const auto* observed = event.as<events::IrregularityObserved>()) // A skip may answer it.
        m_asked = observed->consequence == events::Consequence::FloorpersonDecided ||
                  (m_asked && observed->consequence != events::Consequence::PlaysNextHand);
    if (event.as<events::FloorDecisionRecorded>() != nullptr ||
        event.as<events::WagersAbandoned>() != nullptr) // Which answers who has left.
        m_asked = false;
    m_locked = m_locked || event.as<events::NoMoreBetsCalled>() != nullptr;
    if (const auto* found = event.as<events::ComplianceFound>())
        m_foundEarly = m_foundEarly || found->kind == events::FindingKind::PlayedOutOfOrder;
    const bool dealt = event.as<events::CardsDealt>() != nullptr;
    if (dealt || event.as<events::CardsRevealed>() != nullptr) {
        require(m_locked || m_foundEarly, "early_cards",
                m_table + ": nobody noticed cards before \"no more bets\"");
        m_cardsOut = true;
    }
    require(!dealt || std::exchange(m_dealTold, true) || !m_asked || m_foundEarly, "not_ruled",
            m_table + ": cards were dealt before the floorperson had ruled, and nothing was found");
    if ((dealt && m_locked && !m_judged && !m_asked) || event.as<events::RoundSettled>() != nullptr)
        for (std::uint8_t seat = 1; seat <= 8; ++seat)
            checkEqual(seat);
    m_judged = m_judged || (dealt && m_locked);
    if (const auto* cards = event.as<events::CardsDealt>())
        for (const events::DealtPacket& packet : cards->packets)
            if (packet.place == events::Place::Player && packet.seat && packet.count > 0)
                m_haveCards.insert(packet.seat->number);
    if (const auto* decided = event.as<events::DecisionMade>()) {
        m_haveCards.insert(decided->seat.number);
        if (decided->choice == events::Choice::Withdraw)
            m_takenBack.insert({decided->seat.number, decided->wager});
        else
            m_takenBack.erase({decided->seat.number, decided->wager});
    }
}

} // namespace pitwatch::simulation
