#include "tests/unit/rules/sample_rounds.h"

#include "shared/cards/card_set.h"
#include "shared/cards/deck.h"
#include "shared/core/assertion.h"

#include <map>

namespace pitwatch::rules::test {

using cards::Card;
using core::Cents;

namespace {

bool isRuns(const std::string& ruleSet) {
    return ruleSet == "mlgca-run-em-twice";
}

cards::CardSet cardsIn(const Round& round) {
    cards::CardSet seen;
    for (const SeatRound& seat : round.seats)
        for (const Card card : seat.cards)
            seen.insert(card);
    for (const auto& card : round.board)
        if (card)
            seen.insert(*card);
    for (const Card card : round.sixCardBox)
        seen.insert(card);
    return seen;
}

// An unused card of a rank that nobody has yet, so that it makes no pair.
Card filler(cards::CardSet& seen) {
    for (const Card candidate : cards::kDeck) {
        bool newRank = true;
        for (const Card card : seen)
            newRank = newRank && card.rank() != candidate.rank();
        if (newRank) {
            seen.insert(candidate);
            return candidate;
        }
    }
    for (const Card candidate : cards::kDeck)
        if (seen.insert(candidate))
            return candidate;
    PW_ASSERT(false);
    return cards::kDeck[0];
}

// "pair_T_to_A": the lowest pair, with cards that make nothing else of it.
std::vector<Card> samplePair(const std::string& hand, std::size_t count) {
    const std::string rank(1, hand == "pair" ? '2' : hand[5]);
    std::vector<Card> result = cardsOf(rank + "s " + rank + "h");
    for (const Card card : cardsOf("4d 7c Kd 9d 5c")) {
        if (result.size() < count && card.rank() != result[0].rank())
            result.push_back(card);
    }
    return result;
}

void fillSeat(const std::string& ruleSet, SeatRound& seat) {
    seat.stake(WagerKind::Base) = Cents{500};
    if (isRuns(ruleSet))
        seat.run1 = seat.run2 = seat.center = RunChoice::Once;
    else
        seat.bet1 = seat.bet2 = BetChoice::Ride;
}

// Where the cards of a wager lie, in the order in which sampleHand gives them.
void placeHand(Round& round, const std::string& ruleSet, WagerKind wager, CardsUsed used,
               const std::vector<Card>& hand) {
    SeatRound& seat = round.seats[0];
    const std::size_t own = isRuns(ruleSet) ? 2 : 3;
    const bool onBoard = isRuns(ruleSet) && wager == WagerKind::FiveCard;
    std::size_t next = 0;
    while (!onBoard && next < own && next < hand.size())
        seat.cards.push_back(hand[next++]);
    if (used == CardsUsed::Six) {
        while (next < hand.size())
            round.sixCardBox.push_back(hand[next++]);
        return;
    }
    using enum BoardPlace;
    const std::array run{Left, Center, Right};
    const std::array cross{Left, Right, Top, Bottom, Center};
    for (std::size_t at = 0; next < hand.size(); ++at) {
        const BoardPlace place = onBoard ? cross[at] : isRuns(ruleSet) ? run[at] : cross[at];
        round.at(place) = hand[next++];
    }
}

void fillRest(Round& round, const std::string& ruleSet) {
    cards::CardSet seen = cardsIn(round);
    const std::size_t own = isRuns(ruleSet) ? 2 : 3;
    const std::size_t places = isRuns(ruleSet) ? 5 : 2;
    for (std::size_t place = 0; place < places; ++place)
        if (!round.board[place])
            round.board[place] = filler(seen);
    while (round.seats[0].cards.size() < own)
        round.seats[0].cards.push_back(filler(seen));
    const bool hasBox = ruleSet == "comar-let-it-ride" || ruleSet == "mlgca-let-it-ride";
    while (hasBox && !round.sixCardBox.full())
        round.sixCardBox.push_back(filler(seen));
}

} // namespace

std::vector<Card> cardsOf(std::string_view text) {
    std::vector<Card> result;
    for (std::size_t at = 0; at < text.size(); at += 3) {
        const auto card = Card::parse(text.substr(at, 2));
        PW_ASSERT(card.has_value());
        result.push_back(*card);
    }
    return result;
}

std::vector<Card> sampleHand(CardsUsed used, const std::string& hand) {
    static const std::map<std::string, std::string> kFive{
        {"royal_flush", "As Ks Qs Js Ts"},     {"straight_flush", "9h 8h 7h 6h 5h"},
        {"four_of_a_kind", "8s 8h 8d 8c 2d"},  {"full_house", "8s 8h 8d 2c 2d"},
        {"flush", "2h 5h 9h Jh Kh"},           {"straight", "9h 8d 7c 6h 5s"},
        {"three_of_a_kind", "8s 8h 8d Kc 2d"}, {"two_pair", "8s 8h 3d 3c Kd"},
    };
    static const std::map<std::string, std::string> kThree{
        {"akq_spades", "As Ks Qs"},      {"akq_other", "Ah Kh Qh"}, {"akq_suited", "Ac Kc Qc"},
        {"straight_flush", "9h 8h 7h"},  {"straight", "9h 8d 7c"},  {"flush", "2h 5h 9h"},
        {"three_of_a_kind", "8s 8h 8d"}, {"pair", "2s 2h 9d"},
    };
    static const std::map<std::string, std::string> kSix{
        {"super_royal_diamonds", "Ad Kd Qd Jd Td 9d"}, {"super_royal_other", "Ac Kc Qc Jc Tc 9c"}};
    static const std::map<std::string, std::string> kTwo{
        {"aces_hearts_diamonds", "Ah Ad"}, {"pair_A_to_A", "As Ad"},
        {"ace_king_suited", "Ac Kc"},      {"ace_queen_or_jack_suited", "Jd Ad"},
        {"ace_king_offsuit", "Kc Ad"},     {"ace_queen_or_jack_offsuit", "Ac Qd"},
    };
    const auto& named = used == CardsUsed::Two     ? kTwo
                        : used == CardsUsed::Three ? kThree
                        : used == CardsUsed::Six   ? kSix
                                                   : kFive;
    if (const auto at = named.find(hand); at != named.end())
        return cardsOf(at->second);
    if (used == CardsUsed::Six) {
        auto five = sampleHand(CardsUsed::Five, hand);
        five.push_back(cardsOf("4c")[0]);
        return five;
    }
    return samplePair(hand, used == CardsUsed::Two ? 2 : 5);
}

Round roundWith(const std::string& ruleSet, WagerKind wager, CardsUsed used,
                const std::vector<Card>& hand) {
    Round round;
    SeatRound& seat = round.seats.emplace_back();
    seat.seat = {1};
    fillSeat(ruleSet, seat);
    if (wager != WagerKind::Base)
        seat.stake(wager) = Cents{100};
    placeHand(round, ruleSet, wager, used, hand);
    fillRest(round, ruleSet);
    round.meters.fill(Cents{1'000'000});
    if (ruleSet == "california-let-it-ride")
        round.playerDealer = PlayerDealer{{8}, Cents{100'000'000}};
    return round;
}

SeatRound& addBystander(const std::string& ruleSet, Round& round, std::uint8_t number) {
    cards::CardSet seen = cardsIn(round);
    SeatRound& seat = round.seats.emplace_back();
    seat.seat = {number};
    fillSeat(ruleSet, seat);
    while (seat.cards.size() < (isRuns(ruleSet) ? 2U : 3U))
        seat.cards.push_back(filler(seen));
    return seat;
}

} // namespace pitwatch::rules::test
