#include "shared/table/deal/cards_in_order.h"

#include "shared/table/deal/board_count.h"
#include "shared/table/deal_order.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>
#include <span>
#include <utility>

namespace pitwatch::table {

using events::Place;

namespace {

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

// Who has bet; where no bets are told, whoever was told to have cards.
std::vector<core::Seat> seatsToDeal(const State& state,
                                    const std::vector<events::DealtPacket>& told) {
    std::vector<core::Seat> seats;
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const bool named = std::ranges::any_of(told, [&](const events::DealtPacket& packet) {
            return packet.seat == core::Seat{number};
        });
        const core::Cents bet = state.round->seat({number}).at(lastingWager(state.rules().game));
        if (named || bet > core::Cents{})
            seats.push_back({number});
    }
    return clockwise(std::move(seats), state.bank.holder);
}

// Every place that was told of has all its cards, and others follow that have none yet.
bool isSummaryBegun(const std::vector<DealtCard>& told, const std::vector<DealtCard>& right) {
    const auto places = firstOfEachPlace(told);
    const auto all = firstOfEachPlace(right);
    return places.size() < all.size() &&
           std::ranges::equal(places, std::span(all).first(places.size())) &&
           std::ranges::all_of(places, [&](const DealtCard& place) {
               return std::ranges::count(told, place) == std::ranges::count(right, place);
           });
}

} // namespace

bool isBeginning(const State& state, std::span<const events::DealtPacket> more) {
    const rules::DealingRule* method = state.rules().find(state.dealing);
    if (method == nullptr)
        return false;
    std::vector<events::DealtPacket> packets = state.round->packets;
    packets.insert(packets.end(), more.begin(), more.end());
    const rules::DealRule& deal = state.rules().deal;
    const bool box = state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
    const auto told = oneByOne(state.rules(), packets);
    const auto right =
        oneByOne(state.rules(),
                 packetsInOrder(*method, box && deal.sixCardBox > 0, seatsToDeal(state, packets),
                                deal.community + deal.burned + deal.discarded));
    if (told.size() >= right.size())
        return false;
    return isSummary(*method, packets)
               ? isSummaryBegun(told, right)
               : std::ranges::equal(told, std::span(right).first(told.size()));
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

} // namespace pitwatch::table
