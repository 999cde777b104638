#include "shared/table/rounds/dealing.h"

#include "shared/table/deal_order.h"
#include "shared/table/decks/alternation.h"
#include "shared/table/decks/decks.h"
#include "shared/table/decks/readiness.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/rounds/irregularities.h"
#include "shared/table/rounds/play_order.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>
#include <utility>

namespace pitwatch::table {

using events::Place;
using events::Wager;

namespace {

// Which cards of the board's a packet brought.
enum class BoardPart : std::uint8_t { None, Community, Arm, Away };

BoardPart partOf(const rules::RuleSet& rules, Place place) {
    switch (place) {
    case Place::Community:
        return BoardPart::Community;
    case Place::CommunityLeft:
    case Place::CommunityRight:
    case Place::CommunityTop:
    case Place::CommunityBottom:
    case Place::CommunityCenter:
        return BoardPart::Arm;
    case Place::PlayerDealer: // The player-dealer's cards become the community cards.
        return rules.bank ? BoardPart::Community : BoardPart::Away;
    case Place::Burned:
    case Place::Discarded:
        return BoardPart::Away;
    case Place::Player:
    case Place::SixCardBox:
        return BoardPart::None;
    }
    return BoardPart::None;
}

// What lies on the board, and what went past it.
struct BoardCount {
    int community = 0;
    int away = 0;
    // Of those: what the rules themselves burn or discard.
    int byRule = 0;
    // Cards that were set aside, told on their way to the rack. They are none of the above.
    int setAside = 0;
    // A place that has more than its one card.
    std::optional<Place> crowded;
};

bool goesByRule(const rules::DealRule& deal, Place place) {
    return (place == Place::Burned && deal.burned > 0) ||
           (place == Place::Discarded && deal.discarded > 0);
}

// A card found face up goes to the rack, and may be told so among the cards of the deal: whatever
// went there beyond what the rules send, up to the number that was set aside.
void leaveOutSetAside(const State& state, BoardCount& count) {
    const rules::DealRule& deal = state.rules().deal;
    const int lie = std::max(0, count.community - deal.community);
    const int ruled = std::min(count.byRule, std::max(0, deal.burned + deal.discarded - lie));
    const int byShoe = std::max(0, mayDiscard(state) - lie);
    count.setAside = std::clamp(count.away - ruled - byShoe, 0, int{state.round->setAside});
    count.away -= count.setAside;
    count.byRule = std::min(count.byRule, count.away);
}

BoardCount countBoard(const State& state) {
    BoardCount count;
    core::EnumMap<Place, int> arms{};
    for (const events::DealtPacket& packet : state.round->packets) {
        const BoardPart part = partOf(state.rules(), packet.place);
        if (part == BoardPart::Away) {
            count.away += packet.count;
            count.byRule += goesByRule(state.rules().deal, packet.place) ? packet.count : 0;
        } else if (part != BoardPart::None)
            count.community += packet.count;
        if (part == BoardPart::Arm && (arms[packet.place] += packet.count) > 1 && !count.crowded)
            count.crowded = packet.place;
    }
    leaveOutSetAside(state, count);
    return count;
}

// As they left the deck, but for the cards that were set aside.
std::vector<events::DealtPacket> packetsInPlay(const State& state, int setAside) {
    std::vector<events::DealtPacket> packets = state.round->packets;
    const auto leaveOut = [&](bool byRule) {
        for (events::DealtPacket& packet : packets) {
            if (partOf(state.rules(), packet.place) != BoardPart::Away ||
                goesByRule(state.rules().deal, packet.place) != byRule)
                continue;
            const int count = std::min<int>(packet.count, setAside);
            packet.count = static_cast<std::uint8_t>(packet.count - count);
            setAside -= count;
        }
    };
    leaveOut(false);
    leaveOut(true);
    return packets;
}

bool wellFormed(const State& state, const DealReported& input) {
    unsigned total = state.round->boardDealt + state.round->boxDealt;
    for (const SeatState& seat : state.round->seats)
        total += seat.dealt;
    for (const events::DealtPacket& packet : input.packets) {
        if (packet.seat && !validSeat(state, *packet.seat))
            return false;
        if ((packet.place == Place::Player) != packet.seat.has_value() &&
            packet.place != Place::PlayerDealer)
            return false;
        total += packet.count;
    }
    return total <= cards::kDeckSize;
}

// The dealer counts what was collected before the first card is dealt.
void checkChipsCounted(Draft& draft) {
    const Round& round = *draft.state().round;
    const std::string& section = chipCountSection(draft.state());
    const auto anyOf = [&](Wager wager) {
        for (const SeatState& seat : round.seats)
            if (seat.at(wager) > core::Cents{})
                return true;
        return false;
    };
    const bool missing = (anyOf(Wager::Progressive) && round.progressiveChips == ChipCheck::Open) ||
                         (anyOf(Wager::FiveCard) && round.fiveCardChips == ChipCheck::Open &&
                          isCollected(draft.rules(), Wager::FiveCard));
    if (missing && !section.empty() && draft.state().setup->signalled.chipCounts)
        draft.report(events::FindingKind::DealtBeforeChipCount, round.deck, section,
                     "the collected chips were not counted before the deal");
}

bool chipsAgreed(Draft& draft, const DealReported& input) {
    const Round& round = *draft.state().round;
    const std::string& section = chipCountSection(draft.state());
    if (chipsDisputed(round)) {
        draft.report(events::FindingKind::DealtBeforeChipCount, round.deck, section,
                     "the chip count is in dispute");
        draft.refuse(input.kName, RoundRefusal::ChipCountOpen, section);
        return false;
    }
    checkChipsCounted(draft);
    return true;
}

// A card that the rules burn or discard lies with the community cards until that happens, or was
// told apart from them. Whatever else went past the board is none of the community's.
bool boardIsRight(const State& state, const BoardCount& board) {
    const rules::DealRule& deal = state.rules().deal;
    const int besides = deal.burned + deal.discarded;
    const int withThem = besides - std::min(board.byRule, besides);
    return !board.crowded && board.community >= deal.community &&
           board.community <= deal.community + withThem + mayDiscard(state) &&
           board.community + board.away >= deal.community + besides;
}

std::optional<Observation> boardProblem(const State& state) {
    const auto wrong = [](int cards, std::string_view where, Place place) {
        return Observation{events::Irregularity::WrongCardCount, tableItself(), std::nullopt, {},
                           static_cast<std::uint8_t>(cards),     text(where),   place};
    };
    const BoardCount board = countBoard(state);
    if (!boardIsRight(state, board))
        return wrong(board.community, "community cards", board.crowded.value_or(Place::Community));
    const bool offered = state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
    if (state.round->boxDealt != (offered ? state.rules().deal.sixCardBox : 0))
        return wrong(state.round->boxDealt, "six-card box", Place::SixCardBox);
    return std::nullopt;
}

// Nothing where every place has the cards the rules give it.
std::optional<Observation> dealProblem(const State& state) {
    const Round& round = *state.round;
    const rules::DealRule& deal = state.rules().deal;
    const bool wagersKnown = [&] {
        for (const SeatState& seat : round.seats)
            if (seat.at(lastingWager(state.rules().game)) > core::Cents{})
                return true;
        return false;
    }();
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = round.seat({number});
        const bool bets = seat.at(lastingWager(state.rules().game)) > core::Cents{};
        if (seat.dealt == deal.perPlayer ? (bets || !wagersKnown) : (!bets && seat.dealt == 0))
            continue;
        if (lostUndealt(round, {number}))
            continue;
        const bool skipped =
            seat.dealt == 0 && state.rules().find(rules::Irregularity::PlayerSkipped) != nullptr;
        return Observation{skipped ? events::Irregularity::PlayerSkipped
                                   : events::Irregularity::WrongCardCount,
                           tableItself(),
                           core::Seat{number},
                           {},
                           seat.dealt,
                           {},
                           Place::Player};
    }
    return boardProblem(state);
}

// Each card by where it went; of the board only that.
using DealtCard = std::pair<Place, std::uint8_t>;

std::vector<DealtCard> oneByOne(const rules::RuleSet& rules,
                                const std::vector<events::DealtPacket>& packets) {
    std::vector<DealtCard> cards;
    for (const events::DealtPacket& packet : packets) {
        const bool board = partOf(rules, packet.place) != BoardPart::None;
        const bool player = packet.place == Place::Player && packet.seat;
        cards.insert(cards.end(), packet.count,
                     {board ? Place::Community : packet.place,
                      player ? packet.seat->number : std::uint8_t{0}});
    }
    return cards;
}

std::vector<DealtCard> firstOfEachPlace(const std::vector<DealtCard>& cards) {
    std::vector<DealtCard> first;
    for (const DealtCard& card : cards)
        if (std::find(first.begin(), first.end(), card) == first.end())
            first.push_back(card);
    return first;
}

std::string wordsFor(const DealtCard& card) {
    if (card.first == Place::Player)
        return "seat " + std::to_string(card.second);
    return card.first == Place::SixCardBox ? "the six-card box" : "the community cards";
}

void checkOrder(Draft& draft) {
    const State& state = draft.state();
    const Round& round = *state.round;
    const rules::DealingRule* method = state.rules().find(state.dealing);
    if (method == nullptr)
        return;
    const auto report = [&](const std::string& detail) {
        draft.report(events::FindingKind::DealtOutOfOrder, round.deck, method->orderSection,
                     detail);
    };
    const rules::DealRule& deal = state.rules().deal;
    const BoardCount board = countBoard(state);
    const int all = board.community + board.away;
    if (all > deal.community + deal.burned + deal.discarded + mayDiscard(state))
        return report("a card went to a place to which none is dealt");
    std::vector<core::Seat> seats;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (round.seat({number}).dealt > 0)
            seats.push_back({number});
    auto told = oneByOne(state.rules(), packetsInPlay(state, board.setAside));
    auto right = oneByOne(state.rules(), packetsInOrder(*method, round.boxDealt > 0,
                                                        clockwise(seats, state.bank.holder), all));
    const bool summary = isSummary(*method, round.packets);
    if (summary) {
        told = firstOfEachPlace(told);
        right = firstOfEachPlace(right);
    }
    const auto [at, should] = std::mismatch(told.begin(), told.end(), right.begin(), right.end());
    if (at != told.end() && should != right.end())
        report((summary ? "place " : "card ") + std::to_string(at - told.begin() + 1) +
               " of the deal was " + wordsFor(*at) + ", not " + wordsFor(*should));
}

// Told when it happened: a card of the board that goes to the rack unseen.
void burn(Draft& draft, const DealReported& input) {
    const State& state = draft.state();
    const Round& round = *state.round;
    const rules::DealRule& deal = state.rules().deal;
    int count = 0;
    int byRule = 0;
    for (const events::DealtPacket& packet : input.packets) {
        count += partOf(state.rules(), packet.place) == BoardPart::Away ? packet.count : 53;
        byRule += goesByRule(deal, packet.place) ? packet.count : 0;
    }
    const BoardCount board = countBoard(state);
    const int there = board.community - deal.community - round.burned;
    // That a card which was set aside goes to the rack is on record since it was found.
    const bool setAside =
        byRule == 0 && mayDiscard(state) == 0 && count <= round.setAside - board.setAside;
    if (round.phase != Phase::Dealt || setAside || count > there)
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, dealSection(state));
    checkBurnOrder(draft);
    draft.emit(events::CardsBurned{round.id, static_cast<std::uint8_t>(count)});
}

void checkDeal(Draft& draft) {
    // Several players may have been passed over, each of whom plays the next hand.
    while (draft.state().round) {
        const auto problem = dealProblem(draft.state());
        if (!problem)
            return checkOrder(draft);
        observe(draft, *problem);
        if (problem->irregularity != events::Irregularity::PlayerSkipped)
            return;
    }
}

// The cards lie there, whatever was called: they are kept for when the floorperson has ruled.
void dealEarly(Draft& draft, const DealReported& input) {
    const Round& round = *draft.state().round;
    const events::DeckColour deck = input.deck.value_or(round.deck);
    if (round.dealtEarly)
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, dealSection(draft.state()));
    if (input.packets.empty() || !wellFormed(draft.state(), input))
        return draft.refuse(input.kName, DeckRefusal::NotDealable, dealSection(draft.state()));
    if (draft.state().find(deck) == nullptr)
        return draft.refuse(input.kName, DeckRefusal::NotAtTable, draft.rules().decks.section);
    reportEarlyCards(draft);
    draft.emit(events::CardsDealt{draft.state().round->id, deck, input.packets, input.complete});
}

} // namespace

void takeEarlyDeal(Draft& draft) {
    const auto& round = draft.state().round;
    if (!round || !round->dealtEarly || round->phase != Phase::Locked || round->question)
        return;
    checkChipsCounted(draft);
    draft.emit(events::CardsDealt{draft.state().round->id, draft.state().round->deck, {}, true});
    checkDeal(draft);
}

void decideOn(Draft& draft, const DealReported& input) {
    if (draft.state().round && draft.state().round->phase == Phase::Betting)
        return dealEarly(draft, input);
    if (!needsLockedRound(draft, input.kName) || waitsForFloorperson(draft, input.kName))
        return;
    const State& state = draft.state();
    const std::string& section = dealSection(state);
    if (input.packets.empty() || !wellFormed(state, input))
        return draft.refuse(input.kName, DeckRefusal::NotDealable, section);
    if (state.round->phase != Phase::Locked)
        return burn(draft, input);
    const events::DeckColour deck = input.deck.value_or(state.round->deck);
    if (state.find(deck) == nullptr)
        return draft.refuse(input.kName, DeckRefusal::NotAtTable, draft.rules().decks.section);
    if (!chipsAgreed(draft, input))
        return;
    checkDealtTurn(draft, deck);
    if (!hasCardsOut(draft.state(), draft.state().round->deck))
        checkDealtDeck(draft, deck);
    draft.emit(events::CardsDealt{state.round->id, deck, input.packets, input.complete});
    if (!input.complete)
        return;
    checkDecidedAfterDeal(draft);
    checkDeal(draft);
}

void applyOne(State& state, const events::CardsDealt& event, core::Instant) {
    if (!state.round)
        return;
    Round& round = *state.round;
    round.packets.insert(round.packets.end(), event.packets.begin(), event.packets.end());
    for (const events::DealtPacket& packet : event.packets) {
        if (packet.place == Place::Player && packet.seat && validSeat(state, *packet.seat))
            round.seat(*packet.seat).dealt =
                static_cast<std::uint8_t>(round.seat(*packet.seat).dealt + packet.count);
        else if (partOf(state.rules(), packet.place) != BoardPart::None)
            round.boardDealt = static_cast<std::uint8_t>(round.boardDealt + packet.count);
        else if (packet.place == Place::SixCardBox)
            round.boxDealt = static_cast<std::uint8_t>(round.boxDealt + packet.count);
    }
    if (round.phase == Phase::Betting) { // Before "no more bets": no deck has come into play yet.
        Deck* deck = state.find(event.deck);
        if (deck != nullptr && round.packets.size() == event.packets.size())
            round.deckCounted = std::exchange(deck->counted, false);
        round.dealtEarly = event.complete;
        round.deck = event.deck;
        return;
    }
    if (event.complete)
        round.phase = Phase::Dealt;
    if (round.deck == event.deck)
        return;
    // The other deck was expected: it stays where it was and its last round is not this one.
    Deck* expected = state.find(round.deck);
    Deck* dealt = state.find(event.deck);
    if (expected != nullptr && dealt != nullptr) {
        std::erase(expected->uncounted, event.round);
        expected->counted = round.deckCounted;
        round.deckCounted = std::exchange(dealt->counted, false);
        std::swap(expected->place, dealt->place);
        dealt->uncounted.push_back(event.round);
        dealt->lastRound = event.round;
    }
    round.deck = event.deck;
    state.lastDeckDealt = event.deck;
}

int setAsideTold(const State& state) {
    return countBoard(state).setAside;
}

void applyOne(State& state, const events::CardsBurned& event, core::Instant) {
    if (state.round)
        state.round->burned = static_cast<std::uint8_t>(state.round->burned + event.count);
}

} // namespace pitwatch::table
