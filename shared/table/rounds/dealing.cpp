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
#include <map>
#include <span>
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

// Another takes the place of a deck that left.
events::DeckColour expectedDeck(const State& state) {
    const Deck* next = state.round->deckLeft ? nextDeck(state) : nullptr;
    return next != nullptr ? next->colour : state.round->deck;
}

// A deck that was found wrong since "no more bets" leaves the table first.
bool mayBeDealt(Draft& draft, const DealReported& input, const Deck& deck) {
    if (!deck.mustLeave || !draft.state().round->packets.empty())
        return true;
    const std::string section = removalSection(draft.state(), *deck.mustLeave);
    checkDealtDeck(draft, deck.colour);
    draft.refuse(input.kName, DeckRefusal::MustLeave, section);
    return false;
}

// The dealer counts what was collected before the first card is dealt.
bool chipsAgreed(Draft& draft, const DealReported& input) {
    const Round& round = *draft.state().round;
    const std::string& section = chipCountSection(draft.state());
    if (chipsDisputed(round)) {
        draft.report(events::FindingKind::DealtBeforeChipCount, round.deck, section,
                     "the chip count is in dispute");
        draft.refuse(input.kName, RoundRefusal::ChipCountOpen, section);
        return false;
    }
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
    return true;
}

// A card that the rules burn or discard lies with the community cards until that happens, or was
// told apart from them. Whatever else went past the board is none of the community's.
int mostAtBoard(const State& state, const BoardCount& board) {
    const rules::DealRule& deal = state.rules().deal;
    const int besides = deal.burned + deal.discarded;
    return deal.community + besides - std::min(board.byRule, besides) + mayDiscard(state);
}

// No further packet makes that less.
bool boardIsCrowded(const State& state, const BoardCount& board) {
    return board.crowded || board.community > mostAtBoard(state, board);
}

bool boardIsRight(const State& state, const BoardCount& board) {
    const rules::DealRule& deal = state.rules().deal;
    return !boardIsCrowded(state, board) && board.community >= deal.community &&
           board.community + board.away >= deal.community + deal.burned + deal.discarded;
}

// Whether more cards of the deal may follow: until its end a place may have too few.
enum class Told : std::uint8_t { InPart, ToItsEnd };

Observation wrongNumber(const Round& round, core::Seat seat) {
    return {events::Irregularity::WrongCardCount,
            tableItself(),
            seat,
            {},
            round.seat(seat).dealt,
            {},
            Place::Player};
}

Observation wrongNumber(int cards, std::string_view where, Place place) {
    return {events::Irregularity::WrongCardCount, tableItself(), std::nullopt, {},
            static_cast<std::uint8_t>(cards),     text(where),   place};
}

std::optional<Observation> boardProblem(const State& state, Told told) {
    const BoardCount board = countBoard(state);
    if (told == Told::InPart ? boardIsCrowded(state, board) : !boardIsRight(state, board))
        return wrongNumber(board.community, "community cards",
                           board.crowded.value_or(Place::Community));
    const bool offered = state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
    const int box = offered ? state.rules().deal.sixCardBox : 0;
    if (told == Told::InPart ? state.round->boxDealt > box : state.round->boxDealt != box)
        return wrongNumber(state.round->boxDealt, "six-card box", Place::SixCardBox);
    return std::nullopt;
}

// Nothing where every place has the cards the rules give it, or may have them yet.
std::optional<Observation> dealProblem(const State& state, Told told) {
    const Round& round = *state.round;
    const auto bets = [&](const SeatState& seat) {
        return seat.at(lastingWager(state.rules().game)) > core::Cents{};
    };
    const bool wagersKnown = std::ranges::any_of(round.seats, bets);
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const SeatState& seat = round.seat({number});
        const int most = bets(seat) || !wagersKnown ? state.rules().deal.perPlayer : 0;
        const bool none = seat.dealt == 0 && !bets(seat);
        if (seat.dealt == most || none || (told == Told::InPart && seat.dealt < most) ||
            lostUndealt(round, {number}))
            continue;
        Observation seen = wrongNumber(round, {number});
        // Whoever decided had cards to decide on: those that were told are the wrong number (R8).
        if (seat.dealt == 0 && !seat.decisions[0] &&
            state.rules().find(rules::Irregularity::PlayerSkipped) != nullptr)
            seen.irregularity = events::Irregularity::PlayerSkipped;
        return seen;
    }
    return boardProblem(state, told);
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
        count += packet.count;
        byRule += goesByRule(deal, packet.place) ? packet.count : 0;
    }
    const BoardCount board = countBoard(state);
    const int there = board.community - deal.community - round.burned;
    // That a card which was set aside goes to the rack is on record since it was found.
    const bool setAside =
        byRule == 0 && mayDiscard(state) == 0 && count <= round.setAside - board.setAside;
    if (setAside || count > there)
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, dealSection(state));
    checkBurnOrder(draft);
    draft.emit(events::CardsBurned{round.id, static_cast<std::uint8_t>(count)});
}

std::map<std::pair<Place, std::uint8_t>, int>
cardsByPlace(std::span<const events::DealtPacket> packets) {
    std::map<std::pair<Place, std::uint8_t>, int> cards;
    for (const events::DealtPacket& packet : packets)
        cards[{packet.place, packet.seat.value_or(core::Seat{}).number}] += packet.count;
    return cards;
}

// The same message again, or the whole deal told by another device. One card at a time says the
// same many times over, so of such messages only the last can be meant.
bool isRepeated(const Round& round, const std::vector<events::DealtPacket>& packets) {
    const std::span<const events::DealtPacket> told(round.packets);
    std::size_t begin = 0;
    for (const std::size_t end : round.packetsTold) {
        const bool oneCard = packets.size() == 1 && packets.front().count == 1;
        if ((!oneCard || end == told.size()) &&
            std::ranges::equal(told.subspan(begin, end - begin), packets))
            return true;
        begin = end;
    }
    return cardsByPlace(told) == cardsByPlace(packets);
}

// Whoever was dealt to has all the cards there are for that place.
void dealMore(Draft& draft, const DealReported& input) {
    const Round round = *draft.state().round;
    const auto isAway = [&](const events::DealtPacket& packet) {
        return partOf(draft.rules(), packet.place) == BoardPart::Away;
    };
    const auto extra = std::ranges::find_if_not(input.packets, isAway);
    if (round.phase == Phase::Dealt && extra == input.packets.end())
        return burn(draft, input);
    if (round.phase != Phase::Dealt || isRepeated(round, input.packets))
        return draft.refuse(input.kName, RoundRefusal::CardsDealt, dealSection(draft.state()));
    draft.emit(events::CardsDealt{round.id, round.deck, input.packets, true});
    const State& now = draft.state();
    if (extra->seat)
        return observeOfDeal(draft, wrongNumber(*now.round, *extra->seat));
    const bool box = extra->place == Place::SixCardBox;
    observeOfDeal(draft, wrongNumber(box ? now.round->boxDealt : countBoard(now).community,
                                     box ? "six-card box" : "community cards", extra->place));
}

void checkDeal(Draft& draft) {
    // Several players may have been passed over, each of whom plays the next hand.
    while (draft.state().round) {
        const auto problem = dealProblem(draft.state(), Told::ToItsEnd);
        if (!problem)
            return checkOrder(draft);
        observe(draft, *problem);
        if (problem->irregularity != events::Irregularity::PlayerSkipped)
            return;
    }
}

// What the rules make void is void at once. Where they are silent the floorperson is asked when the
// deal is over: packets that are on their way would be refused meanwhile.
void checkSoFar(Draft& draft) {
    const auto problem = dealProblem(draft.state(), Told::InPart);
    if (problem && draft.rules().find(problem->irregularity) != nullptr)
        observe(draft, *problem);
}

// The other deck was expected: it stays where it was and its last round is not this one.
void takeOtherDeck(State& state, const events::CardsDealt& event) {
    Round& round = *state.round;
    Deck* expected = round.deckLeft ? nullptr : state.find(round.deck);
    if (Deck* dealt = state.find(event.deck)) {
        const bool counted = std::exchange(dealt->counted, false);
        if (expected != nullptr) {
            std::erase(expected->uncounted, event.round);
            expected->counted = round.deckCounted;
            expected->place = dealt->place;
        }
        round.deckCounted = counted;
        dealt->place = DeckPlace::Play;
        dealt->uncounted.push_back(event.round);
        dealt->lastRound = event.round;
    }
    round.deck = event.deck;
    round.deckLeft = false;
    state.lastDeckDealt = event.deck;
}

} // namespace

bool dealIsOpen(const Round& round) {
    return round.phase == Phase::Locked && !round.packets.empty();
}

bool endDeal(Draft& draft) {
    const Round& round = *draft.state().round;
    if (!dealIsOpen(round))
        return true;
    draft.emit(events::CardsDealt{round.id, round.deck, {}, true});
    checkDeal(draft);
    return draft.state().round && !draft.state().round->question;
}

void decideOn(Draft& draft, const DealReported& input) {
    if (!needsLockedRound(draft, input.kName) || waitsForFloorperson(draft, input.kName))
        return;
    const State& state = draft.state();
    const std::string& section = dealSection(state);
    if (input.packets.empty() || !wellFormed(state, input))
        return draft.refuse(input.kName, DeckRefusal::NotDealable, section);
    if (state.round->phase != Phase::Locked)
        return dealMore(draft, input);
    const events::DeckColour deck = input.deck.value_or(expectedDeck(state));
    const Deck* at = state.find(deck);
    if (at == nullptr)
        return draft.refuse(input.kName, DeckRefusal::NotAtTable, draft.rules().decks.section);
    if (!mayBeDealt(draft, input, *at) || !chipsAgreed(draft, input))
        return;
    checkDealtTurn(draft, deck);
    if (draft.state().round->packets.empty())
        checkDealtDeck(draft, deck);
    draft.emit(events::CardsDealt{state.round->id, deck, input.packets, input.complete});
    if (!input.complete)
        return checkSoFar(draft);
    checkDecidedAfterDeal(draft);
    checkDeal(draft);
}

void applyOne(State& state, const events::CardsDealt& event, core::Instant) {
    if (!state.round)
        return;
    Round& round = *state.round;
    // Whatever was counted before the first card was no stub.
    if (round.packets.empty() && !event.packets.empty()) {
        round.stubCounted = false;
        round.cardsCounted.reset();
    }
    round.packets.insert(round.packets.end(), event.packets.begin(), event.packets.end());
    if (!event.packets.empty())
        round.packetsTold.push_back(round.packets.size());
    for (const events::DealtPacket& packet : event.packets) {
        if (packet.place == Place::Player && packet.seat && validSeat(state, *packet.seat))
            round.seat(*packet.seat).dealt =
                static_cast<std::uint8_t>(round.seat(*packet.seat).dealt + packet.count);
        else if (partOf(state.rules(), packet.place) != BoardPart::None)
            round.boardDealt = static_cast<std::uint8_t>(round.boardDealt + packet.count);
        else if (packet.place == Place::SixCardBox)
            round.boxDealt = static_cast<std::uint8_t>(round.boxDealt + packet.count);
    }
    if (event.complete)
        round.phase = Phase::Dealt;
    if (round.deck != event.deck || round.deckLeft)
        takeOtherDeck(state, event);
}

int setAsideTold(const State& state) {
    return countBoard(state).setAside;
}

void applyOne(State& state, const events::CardsBurned& event, core::Instant) {
    if (state.round)
        state.round->burned = static_cast<std::uint8_t>(state.round->burned + event.count);
}

} // namespace pitwatch::table
