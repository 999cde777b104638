#include "shared/table/deal/told_again.h"

#include "shared/table/deal/board_count.h"
#include "shared/table/deal/card_counts.h"
#include "shared/table/deal/cards_in_order.h"
#include "shared/table/internal/handlers.h"

#include <algorithm>
#include <map>
#include <utility>

namespace pitwatch::table {

using events::Place;
using Packets = std::vector<events::DealtPacket>;

namespace {

// Of the board's only how many: what goes past it is told apart by one and not by another.
std::map<DealtCard, int> cardsByPlace(const rules::RuleSet& rules,
                                      std::span<const events::DealtPacket> packets) {
    std::map<DealtCard, int> cards;
    for (const DealtCard& card : oneByOne(rules, packets))
        ++cards[card];
    return cards;
}

// A stack that goes to a player once more looks like the beginning of a deal to the players first:
// cards of the board or of the box go out once.
bool isBegunAnew(const std::vector<DealtCard>& told, const std::vector<DealtCard>& more) {
    return more.size() > 1 && more.size() <= told.size() &&
           std::ranges::equal(more, std::span(told).first(more.size())) &&
           std::ranges::any_of(more,
                               [](const DealtCard& card) { return card.first != Place::Player; });
}

// The round with these and no other cards told, or with these besides.
State dealtWith(const State& state, const Packets& packets, bool alone) {
    State with = state;
    if (alone) {
        with.round->packets.clear();
        with.round->packetsTold.clear();
        with.round->boardDealt = 0;
        with.round->boxDealt = 0;
        for (SeatState& seat : with.round->seats)
            seat.dealt = 0;
    }
    apply(with,
          events::Event(events::CardsDealt{state.round->id, state.round->deck, packets, alone}),
          core::Instant{});
    return with;
}

// No place has too many cards by that, and none of the cross a second one.
bool isPossible(const State& state, const Packets& packets) {
    return !dealProblem(dealtWith(state, packets, false), Told::InPart);
}

// A message that came twice may have been taken for the next cards, which look the same. What
// follows then begins where that one began.
std::size_t beginOfRepetition(const State& state) {
    const Round& round = *state.round;
    const std::span<const events::DealtPacket> told(round.packets);
    const auto begin = [&](std::size_t fromEnd) {
        const std::size_t messages = round.packetsTold.size();
        return messages > fromEnd ? round.packetsTold[messages - fromEnd - 1] : std::size_t{0};
    };
    const auto last = told.subspan(begin(1));
    const auto before = told.subspan(begin(2), begin(1) - begin(2));
    return std::ranges::equal(last, before) ? oneByOne(state.rules(), told.first(begin(1))).size()
                                            : std::size_t{0};
}

// The packets without their first cards.
Packets withoutFirst(Packets packets, std::size_t cards) {
    for (events::DealtPacket& packet : packets) {
        const auto known = std::min<std::size_t>(packet.count, cards);
        packet.count = static_cast<std::uint8_t>(packet.count - known);
        cards -= known;
    }
    std::erase_if(packets, [](const events::DealtPacket& packet) { return packet.count == 0; });
    return packets;
}

// The packets without as many cards of each place as it was told to have.
Packets withoutKnown(const State& state, Packets packets) {
    auto known = cardsByPlace(state.rules(), state.round->packets);
    for (events::DealtPacket& packet : packets) {
        if (packet.count == 0)
            continue;
        int& there = known[oneByOne(state.rules(), std::span(&packet, 1)).front()];
        const int again = std::min<int>(packet.count, there);
        packet.count = static_cast<std::uint8_t>(packet.count - again);
        there -= again;
    }
    std::erase_if(packets, [](const events::DealtPacket& packet) { return packet.count == 0; });
    return packets;
}

// One packet a card: the order is all that counts.
Packets packetsOf(std::span<const DealtCard> cards) {
    Packets packets;
    for (const auto& [place, seat] : cards)
        packets.push_back(
            {place, place == Place::Player ? std::optional(core::Seat{seat}) : std::nullopt, 1});
    return packets;
}

bool coversWhatWasTold(const State& state, const Packets& packets) {
    const auto all = cardsByPlace(state.rules(), packets);
    const auto covered = [&](const auto& told) {
        const auto at = all.find(told.first);
        return at != all.end() && at->second >= told.second;
    };
    return std::ranges::all_of(cardsByPlace(state.rules(), state.round->packets), covered);
}

// Card by card, and not summed up.
bool isBegunBy(std::span<const DealtCard> told, std::span<const DealtCard> deal) {
    return told.size() <= deal.size() && std::ranges::equal(told, deal.first(told.size()));
}

// The message goes over cards that were told, and on from there: the rest of it.
std::optional<Packets> restOfPart(const State& state, const Packets& packets) {
    Packets all = state.round->packets;
    all.insert(all.end(), packets.begin(), packets.end());
    const auto told = oneByOne(state.rules(), state.round->packets);
    const auto more = oneByOne(state.rules(), packets);
    const auto right = rightDeal(state, all);
    for (const std::size_t begin : {beginOfRepetition(state), std::size_t{0}}) {
        const std::size_t known = told.size() - begin;
        if (more.size() > known && isBegunBy(told, right) &&
            isBegunBy(more, std::span(right).subspan(begin)))
            return withoutFirst(packets, known);
    }
    return std::nullopt;
}

// The message is by itself the whole deal, a part of which was told before: the rest of it. One
// that sums the deal up says nothing against the order of the cards that were told.
std::optional<Packets> restOfWhole(const State& state, const Packets& packets) {
    const State alone = dealtWith(state, packets, true);
    if (!coversWhatWasTold(state, packets) || dealProblem(alone, Told::ToItsEnd))
        return std::nullopt;
    const auto told = oneByOne(state.rules(), state.round->packets);
    const auto right = rightDeal(state, packets);
    if (!isBegunBy(told, right) || !isRightSoFar(alone, {}))
        return withoutKnown(state, packets);
    return packetsOf(std::span(right).subspan(told.size()));
}

} // namespace

bool isRepeated(const State& state, std::span<const events::DealtPacket> packets) {
    const Round& round = *state.round;
    const std::span<const events::DealtPacket> told(round.packets);
    const bool oneCard = packets.size() == 1 && packets.front().count == 1;
    std::size_t begin = 0;
    for (const std::size_t end : round.packetsTold) {
        if ((!oneCard || end == told.size()) &&
            std::ranges::equal(told.subspan(begin, end - begin), packets))
            return true;
        begin = end;
    }
    return cardsByPlace(state.rules(), told) == cardsByPlace(state.rules(), packets) ||
           isBegunAnew(oneByOne(state.rules(), told), oneByOne(state.rules(), packets));
}

Packets whatIsNew(const State& state, const Packets& packets) {
    if (state.round->packets.empty())
        return packets;
    const bool possible = isPossible(state, packets);
    if (possible && isRightSoFar(state, packets))
        return packets;
    if (auto rest = restOfPart(state, packets))
        return *rest;
    // In a deal that goes out in another order nobody knows what comes next.
    if (isRepeated(state, packets) && (!possible || isRightSoFar(state, {})))
        return {};
    return restOfWhole(state, packets).value_or(packets);
}

} // namespace pitwatch::table
