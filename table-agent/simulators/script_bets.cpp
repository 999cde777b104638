#include "table-agent/devices/wager_message.h"
#include "table-agent/simulators/internal/script.h"

#include <algorithm>
#include <array>

namespace pitwatch::simulators {

using rules::Game;
using rules::WagerKind;

void Script::namePlayers() {
    int lower = 0;
    for (const Player& player : m_round.players) {
        const bool second = lower > 0 && m_submission.adjacentBoxes > 1 && player.seat == lower + 1;
        const int owner = second ? lower : player.seat;
        lower = second ? 0 : player.seat;
        addPad(m_sayings, 300, "seat_player",
               {{"seat", player.seat}, {"player", "P-" + std::to_string(owner)}});
    }
}

const char* Script::baseName(std::size_t at) const {
    static constexpr std::array kBets{"bet1", "bet2", "bet3"};
    static constexpr std::array kAntes{"ante1", "ante2"};
    return m_rules.game == Game::LetItRide ? kBets[at] : kAntes[at];
}

void Script::wager(std::uint32_t afterMs, std::uint8_t seat, std::string_view name,
                   std::int64_t amount) {
    addEvent(m_sayings, afterMs, devices::kWagerDevice, "wager",
             {{"seat", seat}, {"wager", name}, {"amount", amount}});
}

void Script::lift(std::uint32_t afterMs, std::uint8_t seat, std::string_view name) {
    wager(afterMs, seat, name, 0);
}

void Script::bets() {
    m_bet = m_submission.minBet.value();
    if (m_conditions.banker)
        addEvent(m_sayings, 2000, devices::kWagerDevice, "bank_wager",
                 {{"seat", *m_conditions.banker}, {"amount", m_bet * 400}});
    if (m_conditions.banker && m_random.percent(30))
        addPad(m_sayings, 1000, "tell_action_seat", {{"seat", m_round.players.back().seat}});
    const std::size_t spots = m_rules.game == Game::LetItRide ? 3 : 2;
    for (Player& player : m_round.players) {
        for (std::size_t at = 0; at < spots; ++at)
            wager(at == 0 ? 2000 : 200, player.seat, baseName(at), m_bet);
        sideBets(player);
    }
}

void Script::sideBets(Player& player) {
    const bool lucky = has(Incident::Jackpot) && &player == &m_round.players.front();
    const auto maybe = [&](WagerKind kind, const char* name, std::int64_t amount) {
        if (!m_submission.offers(kind) || !(lucky || m_random.percent(40)))
            return false;
        wager(300, player.seat, name, amount);
        return true;
    };
    player.fiveCard = maybe(WagerKind::FiveCard, "five_card", 100);
    maybe(WagerKind::ThreeCard, "three_card", 100);
    player.sixCard = maybe(WagerKind::SixCard, "six_card", 100);
    maybe(WagerKind::UltimatePairs, "ultimate_pairs", 100);
    if (m_submission.progressive && m_conditions.progressive)
        player.progressive = maybe(WagerKind::Progressive, "progressive",
                                   m_submission.progressive->wagers.front().value());
}

void Script::counts() {
    count(&Player::progressive, "progressive");
    if (m_rules.game == Game::LetItRide)
        count(&Player::fiveCard, "five_card");
}

void Script::count(bool Player::*made, const char* wager) {
    std::vector<int> seats;
    for (const Player& player : m_round.players)
        if (player.*made)
            seats.push_back(player.seat);
    if (seats.empty())
        return;
    const bool wrong = has(Incident::WrongChips);
    const bool tooMany = wrong && m_random.percent(30);
    for (const int seat : seats) // The dealer takes them in, but not what was never there.
        if (!wrong || tooMany || seat != seats.back())
            lift(200, static_cast<std::uint8_t>(seat), wager);
    const std::size_t chips = seats.size() + (tooMany ? 1 : 0) - (wrong && !tooMany ? 1 : 0);
    ordered_json counted{{"wager", wager}, {"chips", chips}};
    if (wrong && m_random.percent(60)) // Somebody who would rather have it right.
        counted["lammers"] = chips;
    addPad(m_sayings, 2000, "count_chips", std::move(counted));
    if (!wrong)
        return;
    ordered_json resolved{{"by", floorperson()},
                          {"wager", wager},
                          {"agreed", std::min(chips, seats.size())},
                          {"reason", tooMany ? "a tip" : "the sensor saw a cuff link"}};
    if (!tooMany)
        resolved["withdrawn"] = {seats.back()};
    addPad(m_sayings, 10000, "resolve_chip_count", std::move(resolved));
}

bool Script::canDoWithoutTheFirst() const {
    return m_round.players.size() > 1 && !has(Incident::Jackpot) && !has(Incident::PlayerLeft);
}

void Script::ruleOut() {
    wager(900, m_round.players.front().seat, baseName(1), m_bet);
    addPad(m_sayings, 8000, "rule_on_irregularity",
           {{"by", floorperson()}, {"decision", "the bets go back, no cards to that player"}});
    m_round.players.erase(m_round.players.begin());
}

} // namespace pitwatch::simulators
