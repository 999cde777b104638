#include "table-agent/simulators/round_script.h"

#include "shared/table/deal_order.h"
#include "table-agent/devices/card_message.h"
#include "table-agent/devices/shuffler_message.h"
#include "table-agent/devices/wager_message.h"
#include "table-agent/simulators/dealt_round.h"

#include <algorithm>
#include <array>

namespace pitwatch::simulators {

using rules::Game;
using rules::WagerKind;

namespace {

constexpr std::array kBoardPlaces{"community_left", "community_right", "community_top",
                                  "community_bottom", "community_center"};

class Script {
public:
    Script(const rules::RuleSet& rules, const rules::Submission& submission,
           const RoundConditions& conditions, feed::SeededRandom& random)
        : m_rules(rules)
        , m_submission(submission)
        , m_conditions(conditions)
        , m_random(random)
        , m_round(dealRound(rules, conditions, random)) {}

    Sayings write() {
        if (has(Incident::TwoBoxes))
            namePlayers();
        bets();
        const bool early = has(Incident::EarlyDeal);
        const bool unequal = !early && has(Incident::UnequalBets) && canDoWithoutTheFirst();
        if (unequal)
            wager(400, m_round.players.front().seat, baseName(1), 0);
        if (early)
            dealTooEarly();
        addPad(m_sayings, 4000, "call_no_more_bets");
        if (unequal)
            ruleOut();
        if (has(Incident::LateCoin))
            wager(1500, m_round.players.front().seat, baseName(0),
                  m_bet + m_submission.minBet.value());
        counts();
        if (early && !ruleOnEarlyCards())
            return std::move(m_sayings);
        const bool wronged = !early && has(Incident::Skipped) && skip();
        if (!early)
            deal();
        if (has(Incident::Misdeal))
            return std::move(m_sayings);
        if (m_conditions.stubDue && !has(Incident::MissedStub))
            countStub(52 - m_out);
        if (wronged)
            reportSkipped(m_round.players.front().seat);
        if (has(Incident::PlayerLeft) && m_round.players.size() > 1)
            leave(m_round.players.front());
        else if (has(Incident::Forfeit) && m_round.players.size() > 1)
            forfeit(m_round.players.front());
        if (m_rules.game == Game::LetItRide)
            playLetItRide();
        else
            playRunEmTwice();
        showHands();
        if (!m_stubIsWrong)
            addPad(m_sayings, 9000, "end_round");
        return std::move(m_sayings);
    }

private:
    bool has(Incident incident) const { return m_conditions.incidents.contains(incident); }

    // Neighbours two by two are one person's boxes, where one person may have two. A name belongs
    // to the lower box for good, so that whoever was named before has no third.
    void namePlayers() {
        int lower = 0;
        for (const Player& player : m_round.players) {
            const bool second =
                lower > 0 && m_submission.adjacentBoxes > 1 && player.seat == lower + 1;
            const int owner = second ? lower : player.seat;
            lower = second ? 0 : player.seat;
            addPad(m_sayings, 300, "seat_player",
                   {{"seat", player.seat}, {"player", "P-" + std::to_string(owner)}});
        }
    }

    const char* baseName(std::size_t at) const {
        static constexpr std::array kBets{"bet1", "bet2", "bet3"};
        static constexpr std::array kAntes{"ante1", "ante2"};
        return m_rules.game == Game::LetItRide ? kBets[at] : kAntes[at];
    }

    void wager(std::uint32_t afterMs, std::uint8_t seat, std::string_view name,
               std::int64_t amount) {
        addEvent(m_sayings, afterMs, devices::kWagerDevice, "wager",
                 {{"seat", seat}, {"wager", name}, {"amount", amount}});
    }

    // The chips are gone from there.
    void lift(std::uint32_t afterMs, std::uint8_t seat, std::string_view name) {
        wager(afterMs, seat, name, 0);
    }

    void bets() {
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

    void sideBets(Player& player) {
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

    void counts() {
        count(&Player::progressive, "progressive");
        if (m_rules.game == Game::LetItRide)
            count(&Player::fiveCard, "five_card");
    }

    void count(bool Player::*made, const char* wager) {
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

    void reportSkipped(std::uint8_t seat) {
        addPad(m_sayings, 3000, "report_irregularity",
               {{"by", dealer()}, {"irregularity", "player_skipped"}, {"seat", seat}});
    }

    bool canDoWithoutTheFirst() const {
        return m_round.players.size() > 1 && !has(Incident::Jackpot) && !has(Incident::PlayerLeft);
    }

    // The coin comes too late, and the floorperson leaves that player out.
    void ruleOut() {
        wager(900, m_round.players.front().seat, baseName(1), m_bet);
        addPad(m_sayings, 8000, "rule_on_irregularity",
               {{"by", floorperson()}, {"decision", "the bets go back, no cards to that player"}});
        m_round.players.erase(m_round.players.begin());
    }

    // Passes the first player over, with a word about it or without; or does not, and then somebody
    // will say so who was dealt to: true.
    bool skip() {
        if (m_rules.game != Game::RunEmTwice || !canDoWithoutTheFirst())
            return false;
        if (m_random.percent(40))
            return true;
        if (m_random.percent(50))
            reportSkipped(m_round.players.front().seat);
        m_round.players.erase(m_round.players.begin());
        return false;
    }

    void deal() {
        std::vector<core::Seat> seats;
        for (const Player& player : m_round.players)
            seats.push_back({player.seat});
        std::optional<core::Seat> banker;
        if (m_conditions.banker)
            banker = core::Seat{*m_conditions.banker};
        const rules::DealRule& rule = m_rules.deal;
        std::vector<events::DealtPacket> packets = table::packetsInOrder(
            *m_rules.find(m_submission.dealing), m_submission.offers(WagerKind::SixCard),
            table::clockwise(std::move(seats), banker),
            rule.community + rule.burned + rule.discarded);
        if (has(Incident::WrongOrder))
            std::reverse(packets.begin(), packets.end());
        if (has(Incident::Misdeal))
            return misdeal(std::move(packets));
        addPad(m_sayings, 8000, "dealt", {{"packets", told(packets)}});
        if (has(Incident::WrongOrder) && m_conditions.banker) // Too late to count.
            addPad(m_sayings, 1000, "tell_action_seat", {{"seat", m_round.players.front().seat}});
    }

    // Nobody has called, and somebody who has seen a card would have more on it.
    void dealTooEarly() {
        deal();
        wager(700, m_round.players.front().seat, baseName(0), m_bet + m_submission.minBet.value());
    }

    // Whether the round is played with them.
    bool ruleOnEarlyCards() {
        const bool stand = m_random.percent(70);
        ordered_json ruling{
            {"by", floorperson()},
            {"decision", stand ? "the cards stand, the raise does not" : "too much was seen"}};
        if (!stand)
            ruling["consequence"] = "void_and_reshuffle";
        addPad(m_sayings, 9000, "rule_on_irregularity", std::move(ruling));
        return stand;
    }

    // A card too many in the deal or after it; or one too few, and the shoe never says that it was
    // the last.
    void misdeal(std::vector<events::DealtPacket> packets) {
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

    // The player-dealer's stack becomes the board, less the card that is discarded.
    ordered_json told(const std::vector<events::DealtPacket>& packets) {
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

    void countStub(int stub) {
        m_stubIsWrong = has(Incident::WrongStub);
        addPad(m_sayings, 6000, "count_stub",
               {{"by", dealer()}, {"counted", stub - (m_stubIsWrong ? 1 : 0)}});
        if (m_stubIsWrong)
            addPad(m_sayings, 15000, "judge_stub",
                   {{"by", floorperson()}, {"misdealt_all_present", m_random.percent(50)}});
    }

    void leave(Player& player) {
        player.left = true;
        addPad(m_sayings, 3000, "report_player_left", {{"seat", player.seat}});
        addPad(m_sayings, 5000, "abandon_wagers", {{"by", floorperson()}, {"seat", player.seat}});
    }

    void forfeit(Player& player) {
        player.left = true; // Has no more decisions.
        addPad(m_sayings, 6000, "forfeit_wagers",
               {{"by", floorperson()},
                {"seat", player.seat},
                {"reason", "told a neighbour the cards"}});
    }

    void board(std::uint32_t afterMs, const char* place, std::size_t from, std::size_t first) {
        addEvent(m_sayings, afterMs, devices::kCardDevice, "board",
                 {{"place", place}, {"first", first}, {"cards", {m_round.board[from].text()}}});
    }

    void playLetItRide() {
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

    // From the dealer's left, or the other way about.
    std::vector<Player> asked() const {
        std::vector<Player> players(m_round.players.begin(), m_round.players.end());
        if (has(Incident::OutOfTurn))
            std::reverse(players.begin(), players.end());
        return players;
    }

    void burn() {
        ordered_json packets = ordered_json::array();
        packets.push_back({{"place", "burned"}, {"count", m_rules.deal.burned}});
        addPad(m_sayings, 1500, "dealt", {{"packets", std::move(packets)}});
    }

    // The player takes the chips up before the dealer presses for it, or after.
    void decideBet(std::uint8_t seat, const char* wager) {
        const bool rides = m_random.percent(35);
        const bool before = !rides && m_random.percent(40);
        if (before)
            lift(2000, seat, wager);
        addPad(m_sayings, before ? 500 : 2500, "decide",
               {{"seat", seat}, {"wager", wager}, {"choice", rides ? "ride" : "withdraw"}});
        if (!rides && !before)
            lift(500, seat, wager);
    }

    void playRunEmTwice() {
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

    // Whoever folds does so in the second decision.
    void decideRun(const Player& player, std::size_t stage, const char* wager) {
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

    // Now and then the chips tell it before the dealer does, put down one after another.
    void putDown(std::uint8_t seat, const char* name, std::int64_t multiple) {
        if (!m_random.percent(25))
            return;
        for (std::int64_t antes = 1; antes <= multiple; antes += 2)
            wager(800, seat, name, m_bet * antes);
        if (multiple == 2)
            wager(400, seat, name, m_bet * multiple);
    }

    void showHands() {
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

    static ordered_json texts(const std::vector<cards::Card>& cards) {
        ordered_json list = ordered_json::array();
        for (const cards::Card card : cards)
            list.push_back(card.text());
        return list;
    }

    const rules::RuleSet& m_rules;
    const rules::Submission& m_submission;
    const RoundConditions& m_conditions;
    feed::SeededRandom& m_random;
    Sayings m_sayings;
    DealtRound m_round;
    std::int64_t m_bet = 0;
    int m_out = 0; // Cards that left the deck.
    bool m_stubIsWrong = false;
};

} // namespace

Sayings roundScript(const rules::RuleSet& rules, const rules::Submission& submission,
                    const RoundConditions& conditions, feed::SeededRandom& random) {
    return Script(rules, submission, conditions, random).write();
}

} // namespace pitwatch::simulators
