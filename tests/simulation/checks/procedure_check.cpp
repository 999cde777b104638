#include "tests/simulation/checks/procedure_check.h"

#include "shared/events/bank_events.h"
#include "shared/events/finding_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/opening_events.h"
#include "shared/events/round_events.h"
#include "shared/events/shuffler_events.h"
#include "shared/events/wager_events.h"
#include "tests/simulation/checks/violation.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

// Each place once, in the order of their first cards.
std::string placesOf(const std::string& deal) {
    std::string places;
    for (const char card : deal)
        if (places.find(card) == std::string::npos)
            places += card;
    return places;
}

} // namespace

void ProcedureCheck::follow(const events::Event& event) {
    followRound(event);
    followDecks(event);
    followTurns(event);
    followSuspension(event);
    followDeal(event);
    followFirstLines(event);
}

// As the documents have the cards go out: each card a letter, a seat its number. Written apart from
// the order that the rule data states.
std::string ProcedureCheck::dealFor(const std::set<char>& seats, std::size_t board,
                                    bool box) const {
    const std::string all(seats.begin(), seats.end());
    const std::string& rules = m_setup.rules.id;
    const auto stacks = [&](const std::string& order, std::size_t count) {
        std::string deal;
        for (const char seat : order)
            deal += std::string(count, seat);
        return deal;
    };
    const std::string front = box ? "xxx" : "";
    if (rules == "california-let-it-ride") {
        const auto left =
            std::find_if(all.begin(), all.end(), [&](char seat) { return seat > m_banker; });
        return stacks(std::string(left, all.end()) + std::string(all.begin(), left), 3) +
               std::string(board, 'c');
    }
    const bool stacked = m_method == events::DealingMethod::AutomatedShoe;
    if (rules == "mlgca-run-em-twice")
        return std::string(board, 'c') + (stacked ? stacks(all, 2) : all + all);
    if (rules == "house-let-it-ride")
        return all + "c" + all + "c" + all + "c";
    return stacked ? front + std::string(board, 'c') + stacks(all, 3)
                   : front + all + "c" + all + "c" + all;
}

int ProcedureCheck::atATime() const {
    if (m_setup.rules.id == "california-let-it-ride")
        return 3;
    const bool stacked = m_method == events::DealingMethod::AutomatedShoe;
    return !stacked ? 1 : m_setup.rules.id == "mlgca-run-em-twice" ? 2 : 3;
}

// Where nothing but a card that was found face up goes: the house burns one, and the third of the
// player-dealer's is discarded.
bool ProcedureCheck::goesToTheRack(events::Place place) const {
    return (place == events::Place::Burned && m_setup.rules.id != "house-let-it-ride") ||
           (place == events::Place::Discarded && m_setup.rules.id != "california-let-it-ride");
}

void ProcedureCheck::followDeal(const events::Event& event) {
    if (const auto* changed = event.as<events::DealingMethodChanged>())
        m_method = changed->method;
    if (const auto* passed = event.as<events::BankPassed>())
        m_banker = passed->to ? static_cast<char>('0' + passed->to->number) : '0';
    if (event.as<events::RoundOpened>() != nullptr) {
        m_deal.clear();
        m_setAside = 0;
        m_dealWhole = m_dealFound = m_dealSummed = m_dealMiscounted = false;
    }
    if (const auto* observed = event.as<events::IrregularityObserved>()) {
        m_setAside += observed->consequence == events::Consequence::SetAside ? 1 : 0;
        m_dealMiscounted =
            m_dealMiscounted || observed->irregularity == events::Irregularity::WrongCardCount;
    }
    if (const auto* dealt = event.as<events::CardsDealt>()) {
        for (const events::DealtPacket& packet : dealt->packets) {
            if (packet.count <= m_setAside && goesToTheRack(packet.place)) {
                m_setAside -= packet.count;
                continue;
            }
            const char box = packet.place == events::Place::SixCardBox ? 'x' : 'c';
            m_dealSummed = m_dealSummed || (packet.seat && packet.count > atATime());
            m_deal.append(packet.count,
                          packet.seat ? static_cast<char>('0' + packet.seat->number) : box);
        }
        m_dealWhole = dealt->complete;
    }
    if (const auto* found = event.as<events::ComplianceFound>())
        m_dealFound = m_dealFound || found->kind == events::FindingKind::DealtOutOfOrder;
    require(event.as<events::RoundCompleted>() == nullptr || m_deal.empty() || m_dealWhole,
            "deal_left_open",
            name() + ": a round was played on a deal that was not told to its end");
    // Nobody minds the order of a void round, nor is there a right one for cards too many: those
    // were the floorperson's to rule on.
    if (event.as<events::RoundCompleted>() == nullptr || !m_dealWhole || m_dealMiscounted)
        return;
    std::set<char> seats;
    for (const char card : m_deal)
        if (card != 'c' && card != 'x')
            seats.insert(card);
    const auto board = static_cast<std::size_t>(std::count(m_deal.begin(), m_deal.end(), 'c'));
    const bool box = m_deal.find('x') != std::string::npos;
    const std::string right = dealFor(seats, board, box);
    const bool wrong = m_dealSummed ? placesOf(m_deal) != placesOf(right) : m_deal != right;
    require(wrong == m_dealFound, "deal_order",
            name() + ": the cards went out as " + m_deal +
                (m_dealFound ? ", which was found to be wrong" : " and nothing was found"));
}

// Losing wagers of all come first under the house rules, bonus wagers in Run 'Em Twice.
void ProcedureCheck::followFirstLines(const events::Event& event) {
    if (event.as<events::RoundOpened>() != nullptr)
        m_firstLines.clear();
    if (const auto* first = event.as<events::WagersSettled>())
        for (const events::SettledLine& line : first->lines)
            m_firstLines[first->seat.number].push_back(line.wager);
    const auto* seat = event.as<events::SeatSettled>();
    if (seat == nullptr)
        return;
    const bool house = m_setup.rules.id == "house-let-it-ride";
    const bool twice = m_setup.rules.id == "mlgca-run-em-twice";
    std::vector<events::Wager> expected;
    for (const events::SettledLine& line : seat->lines)
        if ((house && line.result == events::LineResult::Lose) ||
            (twice &&
             (line.wager == events::Wager::FiveCard || line.wager == events::Wager::UltimatePairs)))
            expected.push_back(line.wager);
    require(m_firstLines[seat->seat.number] == expected, "first_lines",
            name() + ": what all seats settle first was not told before seat " +
                std::to_string(seat->seat.number) + " was settled");
}

void ProcedureCheck::followSuspension(const events::Event& event) {
    if (const auto* locked = event.as<events::ProgressiveLocked>())
        m_suspended.insert(locked->reason);
    if (const auto* unlocked = event.as<events::ProgressiveUnlocked>())
        m_suspended.erase(unlocked->reason);
    const auto* placed = event.as<events::WagerPlaced>();
    require(placed == nullptr || placed->wager != events::Wager::Progressive || m_suspended.empty(),
            "suspended_wager", name() + ": a progressive wager was taken while it was suspended");
}

void ProcedureCheck::followRound(const events::Event& event) {
    if (event.as<events::RoundOpened>() != nullptr)
        m_locked = false;
    if (event.as<events::NoMoreBetsCalled>() != nullptr)
        m_locked = true;
    if (event.as<events::RoundCompleted>() != nullptr || event.as<events::RoundVoided>() != nullptr)
        m_locked = false;
    require(!m_locked || event.as<events::WagerPlaced>() == nullptr, "late_coin",
            name() + ": a wager was taken after \"no more bets\"");
    if (event.as<events::RoundOpened>() != nullptr) {
        m_action.reset();
        m_cardsSeen = false;
    }
    if (event.as<events::CardsDealt>() != nullptr || event.as<events::DecisionMade>() != nullptr ||
        event.as<events::CardsRevealed>() != nullptr || event.as<events::HandRevealed>() != nullptr)
        m_cardsSeen = true;
    if (const auto* told = event.as<events::ActionSeatTold>()) {
        require(!m_cardsSeen, "action_seat",
                name() + ": settling was moved by what the cards show");
        m_action = told->seat.number;
    }
    if (const auto* settled = event.as<events::RoundSettled>())
        checkOrder(settled->order);
}

// House rules collect from all who lost before anybody is paid: two runs from right to left.
void ProcedureCheck::checkOrder(const std::vector<core::Seat>& order) const {
    const auto rises = [](core::Seat a, core::Seat b) { return a.number < b.number; };
    const auto first = std::adjacent_find(order.begin(), order.end(), rises);
    if (first == order.end())
        return;
    // From the action seat on, or losers before winners.
    const bool fromAction =
        m_action && order.front().number <= *m_action && order[0].number < order.back().number;
    const bool twoRuns = (m_setup.rules.settlement.losersFirst || fromAction) &&
                         std::adjacent_find(first + 1, order.end(), rises) == order.end();
    require(twoRuns, "settlement_order", name() + ": the seats were settled in the wrong order");
}

void ProcedureCheck::followDecks(const events::Event& event) {
    if (const auto* counted = event.as<events::ShufflerCounted>())
        if (counted->counted != counted->expected)
            m_wrong.insert(counted->deck);
    // What a wrong stub leads to is the rule set's to say; where it says nothing, the
    // floorperson's.
    if (const auto* observed = event.as<events::IrregularityObserved>())
        if (observed->consequence == events::Consequence::VoidAndRemoveDeck && m_locked)
            m_wrong.insert(m_dealt);
    if (const auto* removed = event.as<events::DeckRemoved>())
        m_wrong.erase(removed->deck);
    if (const auto* locked = event.as<events::NoMoreBetsCalled>()) {
        m_dealt = locked->deck;
        require(m_wrong.empty(), "wrong_deck",
                name() + ": a round began while a deck that had to leave was at the table");
    }
    // Cards can come from another deck than the one whose turn it was.
    if (const auto* dealt = event.as<events::CardsDealt>())
        m_dealt = dealt->deck;
}

void ProcedureCheck::followTurns(const events::Event& event) {
    if (const auto* found = event.as<events::ComplianceFound>())
        if (found->kind == events::FindingKind::DecksNotAlternated)
            m_foundTwice = found->deck;
    // What is dealt before the round is locked has its turn then, or when the round is void.
    if (event.as<events::RoundOpened>() != nullptr)
        m_dealtEarly.reset();
    if (const auto* dealt = event.as<events::CardsDealt>())
        (m_locked ? m_lastDealt : m_dealtEarly) = dealt->deck;
    if (event.as<events::RoundVoided>() != nullptr && m_dealtEarly)
        m_lastDealt = m_dealtEarly;
    followUntouched(event);
    const auto* locked = event.as<events::NoMoreBetsCalled>();
    if (locked == nullptr)
        return;
    if (m_setup.submission.decks() > 1 && m_lastDealt == locked->deck) {
        require(!m_wrong.empty(), "alternation",
                name() + ": a deck was dealt twice running though the other could be dealt");
        require(m_foundTwice == locked->deck, "alternation",
                name() + ": a deck was dealt twice running and nothing was found");
    }
    m_lastBefore = m_lastDealt;
    m_lastDealt = locked->deck;
    m_foundTwice.reset();
}

// A round of which no card was dealt leaves its deck where it was; any other puts it into the rack.
void ProcedureCheck::followUntouched(const events::Event& event) {
    if (event.as<events::RoundOpened>() != nullptr)
        m_toRack = m_turnTaken = false;
    if (event.as<events::NoMoreBetsCalled>() != nullptr)
        m_turnTaken = true;
    const auto* removed = event.as<events::DeckRemoved>();
    if (event.as<events::CardsMovedToRack>() != nullptr ||
        (removed != nullptr && removed->deck == m_dealt))
        m_toRack = true;
    if (event.as<events::RoundCompleted>() == nullptr && event.as<events::RoundVoided>() == nullptr)
        return;
    require(m_toRack || !m_cardsSeen, "cards_to_rack",
            name() + ": a round left its cards where they were");
    if (m_turnTaken && !m_toRack)
        m_lastDealt = m_lastBefore;
}

} // namespace pitwatch::simulation
