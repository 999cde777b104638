#include "table-agent/devices/card_message.h"
#include "table-agent/simulators/internal/script.h"

#include <algorithm>
#include <array>

namespace pitwatch::simulators {

namespace {

constexpr std::array kBoardPlaces{"community_left", "community_right", "community_top",
                                  "community_bottom", "community_center"};

} // namespace

void Script::leave(Player& player) {
    player.left = true;
    addPad(m_sayings, 3000, "report_player_left", {{"seat", player.seat}});
    addPad(m_sayings, 5000, "abandon_wagers", {{"by", floorperson()}, {"seat", player.seat}});
}

void Script::forfeit(Player& player) {
    player.left = true; // Has no more decisions.
    addPad(
        m_sayings, 6000, "forfeit_wagers",
        {{"by", floorperson()}, {"seat", player.seat}, {"reason", "told a neighbour the cards"}});
}

void Script::board(std::uint32_t afterMs, const char* place, std::size_t from, std::size_t first) {
    addEvent(m_sayings, afterMs, devices::kCardDevice, "board",
             {{"place", place}, {"first", first}, {"cards", {m_round.board[from].text()}}});
}

void Script::playLetItRide() {
    if (m_stubIsWrong)
        return;
    const char* place = m_conditions.banker ? "player_dealer" : "community";
    for (std::size_t stage = 0; stage < 2; ++stage) {
        for (const Player& player : asked())
            if (!player.left)
                decideBet(player.seat, baseName(stage));
        if (stage == 0 && m_rules.deal.burned > 0)
            burn();
        board(2000, place, stage, stage + 1);
    }
}

std::vector<Player> Script::asked() const {
    std::vector<Player> players(m_round.players.begin(), m_round.players.end());
    if (has(Incident::OutOfTurn))
        std::reverse(players.begin(), players.end());
    return players;
}

void Script::burn() {
    ordered_json packets = ordered_json::array();
    packets.push_back({{"place", "burned"}, {"count", m_rules.deal.burned}});
    addPad(m_sayings, 1500, "dealt", {{"packets", std::move(packets)}});
}

void Script::decideBet(std::uint8_t seat, const char* wager) {
    const bool rides = m_random.percent(35);
    const bool before = !rides && m_random.percent(40);
    if (before)
        lift(2000, seat, wager);
    addPad(m_sayings, before ? 500 : 2500, "decide",
           {{"seat", seat}, {"wager", wager}, {"choice", rides ? "ride" : "withdraw"}});
    if (!rides && !before)
        lift(500, seat, wager);
}

void Script::playRunEmTwice() {
    if (m_stubIsWrong)
        return;
    static constexpr std::array kStages{"run1", "run2", "center"};
    for (std::size_t stage = 0; stage < kStages.size(); ++stage) {
        for (const Player& player : asked())
            decideRun(player, stage, kStages[stage]);
        for (std::size_t at = stage * 2; at < std::min<std::size_t>(stage * 2 + 2, 5); ++at)
            board(1500, kBoardPlaces[at], at, 1);
    }
}

void Script::decideRun(const Player& player, std::size_t stage, const char* wager) {
    if (player.left || (player.folds && stage > 1))
        return;
    ordered_json fields{{"seat", player.seat}, {"wager", wager}};
    if (player.folds && stage == 1) {
        fields["choice"] = "fold";
    } else {
        const auto multiple = 1 + m_random.below(3);
        fields["choice"] = "bet";
        fields["multiple"] = multiple;
        putDown(player.seat, wager, static_cast<std::int64_t>(multiple));
    }
    addPad(m_sayings, 2500, "decide", std::move(fields));
    if (player.folds && stage == 1) // The dealer takes in what was lost.
        for (const char* lost : {"ante1", "ante2", "run1"})
            lift(300, player.seat, lost);
}

void Script::putDown(std::uint8_t seat, const char* name, std::int64_t multiple) {
    if (!m_random.percent(25))
        return;
    for (std::int64_t antes = 1; antes <= multiple; antes += 2)
        wager(800, seat, name, m_bet * antes);
    if (multiple == 2)
        wager(400, seat, name, m_bet * multiple);
}

void Script::showHands() {
    if (m_stubIsWrong)
        return;
    if (std::any_of(m_round.players.begin(), m_round.players.end(),
                    [](const Player& player) { return player.sixCard; }))
        addEvent(m_sayings, 2000, devices::kCardDevice, "board",
                 {{"place", "six_card_box"}, {"first", 1}, {"cards", texts(m_round.box)}});
    // A hand whose wagers are lost is shown too; now and then it is forgotten.
    for (auto player = m_round.players.rbegin(); player != m_round.players.rend(); ++player)
        if (!player->left || !m_random.percent(20))
            addEvent(m_sayings, 2500, devices::kCardDevice, "hand",
                     {{"seat", player->seat}, {"cards", texts(player->hand)}});
}

ordered_json Script::texts(const std::vector<cards::Card>& cards) {
    ordered_json list = ordered_json::array();
    for (const cards::Card card : cards)
        list.push_back(card.text());
    return list;
}

} // namespace pitwatch::simulators
