#include "shared/table/deal_order.h"
#include "table-agent/devices/shuffler_message.h"
#include "table-agent/simulators/internal/script.h"

#include <algorithm>

namespace pitwatch::simulators {

void Script::reportSkipped(std::uint8_t seat) {
    addPad(m_sayings, 3000, "report_irregularity",
           {{"by", dealer()}, {"irregularity", "player_skipped"}, {"seat", seat}});
}

bool Script::skip() {
    if (m_rules.game != rules::Game::RunEmTwice || !canDoWithoutTheFirst())
        return false;
    if (m_random.percent(40))
        return true;
    if (m_random.percent(50))
        reportSkipped(m_round.players.front().seat);
    m_round.players.erase(m_round.players.begin());
    return false;
}

void Script::deal() {
    std::vector<core::Seat> seats;
    for (const Player& player : m_round.players)
        seats.push_back({player.seat});
    std::optional<core::Seat> banker;
    if (m_conditions.banker)
        banker = core::Seat{*m_conditions.banker};
    const rules::DealRule& rule = m_rules.deal;
    std::vector<events::DealtPacket> packets = table::packetsInOrder(
        *m_rules.find(m_submission.dealing), m_submission.offers(rules::WagerKind::SixCard),
        table::clockwise(std::move(seats), banker), rule.community + rule.burned + rule.discarded);
    if (has(Incident::WrongOrder))
        std::reverse(packets.begin(), packets.end());
    if (has(Incident::Misdeal))
        return misdeal(std::move(packets));
    addPad(m_sayings, 8000, "dealt", {{"packets", told(packets)}});
    if (has(Incident::WrongOrder) && m_conditions.banker) // Too late to count.
        addPad(m_sayings, 1000, "tell_action_seat", {{"seat", m_round.players.front().seat}});
}

void Script::dealTooEarly() {
    deal();
    wager(700, m_round.players.front().seat, baseName(0), m_bet + m_submission.minBet.value());
}

bool Script::ruleOnEarlyCards() {
    const bool stand = m_random.percent(70);
    ordered_json ruling{
        {"by", floorperson()},
        {"decision", stand ? "the cards stand, the raise does not" : "too much was seen"}};
    if (!stand)
        ruling["consequence"] = "void_and_reshuffle";
    addPad(m_sayings, 9000, "rule_on_irregularity", std::move(ruling));
    return stand;
}

void Script::misdeal(std::vector<events::DealtPacket> packets) {
    const auto isHand = [](const auto& packet) { return packet.seat.has_value(); };
    const auto hand = std::find_if(packets.begin(), packets.end(), isHand);
    const std::uint64_t kind = m_random.below(3);
    if (kind == 0)
        ++hand->count;
    if (kind == 1 || kind == 0)
        addPad(m_sayings, 8000, "dealt", {{"packets", told(packets)}});
    if (kind == 1)
        addPad(m_sayings, 900, "dealt", {{"packets", told({{hand->place, hand->seat, 1}})}});
    if (kind != 2)
        return;
    if (hand->count > 1)
        --hand->count;
    else
        packets.erase(hand);
    addEvent(m_sayings, 8000, devices::kShufflerDevice, "dispensed",
             {{"packets", told(packets)}, {"complete", false}});
    addPad(m_sayings, 9000, "end_round");
}

ordered_json Script::told(const std::vector<events::DealtPacket>& packets) {
    ordered_json list = ordered_json::array();
    const auto tell = [&](std::string_view place, int count) {
        if (count > 0)
            list.push_back({{"place", place}, {"count", count}});
    };
    for (const events::DealtPacket& packet : packets) {
        m_out += packet.count;
        if (packet.seat)
            list.push_back(
                {{"place", "player"}, {"seat", packet.seat->number}, {"count", packet.count}});
        else if (packet.place == events::Place::Community && m_conditions.banker) {
            tell("player_dealer", packet.count - m_rules.deal.discarded);
            tell("discarded", m_rules.deal.discarded);
        } else
            tell(core::enumName(packet.place), packet.count);
    }
    return list;
}

void Script::countStub(int stub) {
    m_stubIsWrong = has(Incident::WrongStub);
    addPad(m_sayings, 6000, "count_stub",
           {{"by", dealer()}, {"counted", stub - (m_stubIsWrong ? 1 : 0)}});
    if (m_stubIsWrong)
        addPad(m_sayings, 15000, "judge_stub",
               {{"by", floorperson()}, {"misdealt_all_present", m_random.percent(50)}});
}

} // namespace pitwatch::simulators
