#include "shared/table/deal_order.h"

#include <algorithm>

namespace pitwatch::table {

using events::DealtPacket;
using events::Place;
using rules::DealTarget;

std::vector<core::Seat> clockwise(std::vector<core::Seat> seats,
                                  std::optional<core::Seat> playerDealer) {
    const auto ascends = [](core::Seat a, core::Seat b) { return a.number < b.number; };
    std::sort(seats.begin(), seats.end(), ascends);
    if (playerDealer)
        std::rotate(seats.begin(),
                    std::upper_bound(seats.begin(), seats.end(), *playerDealer, ascends),
                    seats.end());
    return seats;
}

std::vector<DealtPacket> packetsInOrder(const rules::DealingRule& method, bool box,
                                        std::span<const core::Seat> seats, int community) {
    std::vector<DealtPacket> packets;
    const auto add = [&](Place place, std::optional<core::Seat> seat, int count) {
        if (count > 0)
            packets.push_back({place, seat, static_cast<std::uint8_t>(count)});
    };
    const auto last =
        std::find_if(method.order.rbegin(), method.order.rend(),
                     [](const auto& step) { return step.to == DealTarget::Community; });
    for (auto step = method.order.begin(); step != method.order.end(); ++step) {
        switch (step->to) {
        case DealTarget::SixCardBox:
            if (box)
                add(Place::SixCardBox, std::nullopt, step->count);
            break;
        case DealTarget::Players:
            for (const core::Seat seat : seats)
                add(Place::Player, seat, step->count);
            break;
        case DealTarget::Community: {
            const bool isLast = last.base() == step + 1;
            const int count = isLast ? community : std::min(step->count, community);
            add(Place::Community, std::nullopt, count);
            community -= count;
            break;
        }
        }
    }
    return packets;
}

bool isSummary(const rules::DealingRule& method, std::span<const DealtPacket> packets) {
    int atATime = 0;
    for (const rules::DealStep& step : method.order)
        if (step.to == DealTarget::Players)
            atATime = std::max(atATime, step.count);
    return std::any_of(packets.begin(), packets.end(), [&](const DealtPacket& packet) {
        return packet.place == Place::Player && packet.count > atATime;
    });
}

} // namespace pitwatch::table
