#include "shared/table/deal/cards_in_order.h"

#include "shared/table/deal/board_count.h"
#include "shared/table/deal_order.h"
#include "shared/table/finding_detail.h"
#include "shared/table/rounds/rounds.h"

#include <algorithm>

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

} // namespace

std::vector<DealtCard> oneByOne(const rules::RuleSet& rules,
                                std::span<const events::DealtPacket> packets) {
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

namespace {

std::vector<DealtCard> firstOfEachPlace(const std::vector<DealtCard>& cards) {
    std::vector<DealtCard> first;
    for (const DealtCard& card : cards)
        if (std::find(first.begin(), first.end(), card) == first.end())
            first.push_back(card);
    return first;
}

// Where the card went, and where it should have gone.
events::Phrase insteadOf(const DealtCard& went, const DealtCard& should) {
    const auto seat = [](const DealtCard& card) { return core::Seat{card.second}; };
    const auto place = [](const DealtCard& card) {
        return card.first == Place::SixCardBox ? DealtPlace::SixCardBox
                                               : DealtPlace::CommunityCards;
    };
    const bool toSeat = should.first == Place::Player;
    if (went.first == Place::Player)
        return toSeat ? events::Phrase(DealtInstead::SeatForSeat, seat(went), seat(should))
                      : events::Phrase(DealtInstead::SeatForPlace, seat(went), place(should));
    return toSeat ? events::Phrase(DealtInstead::PlaceForSeat, place(went), seat(should))
                  : events::Phrase(DealtInstead::PlaceForPlace, place(went), place(should));
}

// Who has bet; where no bets are told, whoever was told to have cards.
std::vector<core::Seat> seatsToDeal(const State& state, std::span<const events::DealtPacket> told) {
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

// Every place that was told of has all its cards, and others may follow that have none yet.
bool isSummaryBegun(const std::vector<DealtCard>& told, const std::vector<DealtCard>& right) {
    const auto places = firstOfEachPlace(told);
    const auto all = firstOfEachPlace(right);
    return places.size() <= all.size() &&
           std::ranges::equal(places, std::span(all).first(places.size())) &&
           std::ranges::all_of(places, [&](const DealtCard& place) {
               return std::ranges::count(told, place) == std::ranges::count(right, place);
           });
}

std::vector<events::DealtPacket> toldWith(const State& state,
                                          std::span<const events::DealtPacket> more) {
    std::vector<events::DealtPacket> packets = state.round->packets;
    packets.insert(packets.end(), more.begin(), more.end());
    return packets;
}

} // namespace

std::vector<DealtCard> rightDeal(const State& state, std::span<const events::DealtPacket> told) {
    const rules::DealingRule* method = state.rules().find(state.dealing);
    if (method == nullptr)
        return {};
    const rules::DealRule& deal = state.rules().deal;
    const bool box = state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
    return oneByOne(state.rules(),
                    packetsInOrder(*method, box && deal.sixCardBox > 0, seatsToDeal(state, told),
                                   deal.community + deal.burned + deal.discarded));
}

bool isRightSoFar(const State& state, std::span<const events::DealtPacket> more) {
    const auto packets = toldWith(state, more);
    const auto told = oneByOne(state.rules(), packets);
    const auto right = rightDeal(state, packets);
    if (right.empty() || told.size() > right.size())
        return false;
    return isSummary(*state.rules().find(state.dealing), packets)
               ? isSummaryBegun(told, right)
               : std::ranges::equal(told, std::span(right).first(told.size()));
}

bool isBeginning(const State& state, std::span<const events::DealtPacket> more) {
    const auto packets = toldWith(state, more);
    return oneByOne(state.rules(), packets).size() < rightDeal(state, packets).size() &&
           isRightSoFar(state, more);
}

void checkOrder(Draft& draft) {
    const State& state = draft.state();
    const Round& round = *state.round;
    const rules::DealingRule* method = state.rules().find(state.dealing);
    if (method == nullptr)
        return;
    const auto report = [&](const events::Phrase& detail) {
        draft.report(events::FindingKind::DealtOutOfOrder, round.deck, method->orderSection,
                     detail);
    };
    const rules::DealRule& deal = state.rules().deal;
    const BoardCount board = countBoard(state);
    const int all = board.community + board.away;
    if (all > deal.community + deal.burned + deal.discarded + mayDiscard(state))
        return report(FindingDetail::DealtNowhere);
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
        report(
            events::Phrase(summary ? FindingDetail::PlaceElsewhere : FindingDetail::CardElsewhere,
                           static_cast<std::size_t>(at - told.begin()) + 1)
                .with(insteadOf(*at, *should)));
}

} // namespace pitwatch::table
