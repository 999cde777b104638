#include "tests/support/reference/reference_round.h"

#include "tests/support/reference/reference_refusal.h"
#include "tests/support/reference/reference_submission.h"

#include <algorithm>
#include <set>

namespace pitwatch::reference {

namespace {

using nlohmann::json;

// Far above any table; keeps every product of stake and odds inside 64 bits.
constexpr Cents kLargestAmount = 1'000'000'000'000'000;

const std::vector<std::string> kCross = {"left", "right", "top", "bottom", "center"};

const json& member(const json& object, const std::string& key) {
    if (!object.is_object() || !object.contains(key))
        throw Refusal("missing: " + key);
    return object[key];
}

Cents amount(const json& value, const std::string& what) {
    if (!value.is_number_integer())
        throw Refusal(what + " is not a whole number");
    if (value < 0 || value > kLargestAmount)
        throw Refusal(what + " is out of range");
    return value.get<Cents>();
}

class RoundReader {
public:
    RoundReader(const json& submission, const json& round)
        : m_submission(submission)
        , m_json(round)
        , m_ruleSet(submission["rule_set"])
        , m_runEmTwice(m_ruleSet == "mlgca-run-em-twice")
        , m_california(m_ruleSet == "california-let-it-ride") {}

    Round read() {
        if (!m_json.is_object())
            throw Refusal("a round is an object");
        if (m_california)
            readPlayerDealer();
        readSeats();
        if (m_runEmTwice)
            readCross();
        else
            m_round.community = readCards(member(m_json, "community"), 2);
        readSixCardBox();
        readMeters();
        return m_round;
    }

private:
    Card readCard(const json& value) {
        const auto card = value.is_string() ? parseCard(value.get<std::string>()) : std::nullopt;
        if (!card)
            throw Refusal("an unknown card");
        if (!m_seen.insert(value.get<std::string>()).second)
            throw Refusal("a card twice: " + value.get<std::string>());
        return *card;
    }

    Cards readCards(const json& value, std::size_t count) {
        if (!value.is_array() || value.size() != count)
            throw Refusal("a wrong number of cards");
        Cards cards;
        for (const json& card : value)
            cards.push_back(readCard(card));
        return cards;
    }

    int readSeatNumber(const json& value) {
        const Cents number = amount(value, "seat");
        // California: eight seated positions, the player-dealer's among them.
        const int seats = m_california ? 8 : seatsOf(m_ruleSet);
        if (number < 1 || number > seats)
            throw Refusal("a seat out of range");
        return static_cast<int>(number);
    }

    void readPlayerDealer() {
        const json& dealer = member(m_json, "player_dealer");
        m_playerDealerSeat = readSeatNumber(member(dealer, "seat"));
        m_round.bankWager = amount(member(dealer, "wager"), "the player-dealer's wager");
        if (m_round.bankWager == 0)
            throw Refusal("the player-dealer's wager is zero");
    }

    void readSeats() {
        const json& seats = member(m_json, "seats");
        if (!seats.is_array() || seats.empty())
            throw Refusal("no seats");
        std::set<int> taken;
        for (const json& value : seats) {
            const Seat seat = readSeat(value);
            if (!taken.insert(seat.seat).second)
                throw Refusal("a seat twice");
            if (seat.seat == m_playerDealerSeat)
                throw Refusal("the player-dealer is listed as a seat");
            m_round.seats.push_back(seat);
        }
        // Settlement goes from the dealer's right, counterclockwise (COMAR .11D).
        std::sort(m_round.seats.begin(), m_round.seats.end(),
                  [](const Seat& a, const Seat& b) { return a.seat > b.seat; });
    }

    static std::string readPlayer(const json& value) {
        if (!value.is_string() || value.get<std::string>().empty())
            throw Refusal("a player without a name");
        return value;
    }

    Seat readSeat(const json& value) {
        Seat seat;
        seat.seat = readSeatNumber(member(value, "seat"));
        if (value.contains("player"))
            seat.player = readPlayer(value["player"]);
        seat.cards = readCards(member(value, "cards"), m_runEmTwice ? 2 : 3);
        readWagers(member(value, "wagers"), seat);
        const json& decisions = member(value, "decisions");
        if (!decisions.is_object())
            throw Refusal("decisions are an object");
        if (m_runEmTwice)
            readMultiples(decisions, seat);
        else
            readRides(decisions, seat);
        return seat;
    }

    void readWagers(const json& wagers, Seat& seat) {
        if (!wagers.is_object())
            throw Refusal("wagers are an object");
        for (const auto& item : wagers.items()) {
            const Cents cents = amount(item.value(), item.key());
            if (cents > 0)
                seat.wagers[item.key()] = cents;
        }
        for (const auto& [name, cents] : seat.wagers)
            checkWager(name, cents);
        const Cents bet = seat.wager(m_runEmTwice ? "ante" : "bet");
        if (bet < m_submission["min_bet"] || bet > m_submission["max_bet"])
            throw Refusal("a bet outside the table's limits");
    }

    void checkWager(const std::string& name, Cents cents) const {
        if (name == (m_runEmTwice ? "ante" : "bet"))
            return;
        if (name == "progressive") {
            checkProgressiveWager(cents);
            return;
        }
        if (name == "base" || !m_submission["wagers"].contains(name))
            throw Refusal("a wager that is not offered: " + name);
        if (name == "five_card" && !m_runEmTwice && cents != 100)
            throw Refusal("the five-card bonus wager is $1 (L3)");
        if (name == "three_card" && m_ruleSet == "house-let-it-ride" &&
            (cents < 100 || cents > 1000))
            throw Refusal("the house side bet is $1 to $10 (House rules, Side Bets)");
    }

    void checkProgressiveWager(Cents cents) const {
        if (!m_submission.contains("progressive"))
            throw Refusal("a wager that is not offered: progressive");
        const json& stated = m_submission["progressive"]["wagers"];
        if (std::find(stated.begin(), stated.end(), json(cents)) == stated.end())
            throw Refusal("a progressive wager that is not one of the stated amounts");
    }

    static void readRides(const json& decisions, Seat& seat) {
        seat.bet1Rides = readRide(member(decisions, "bet1"));
        seat.bet2Rides = readRide(member(decisions, "bet2"));
        if (decisions.size() != 2)
            throw Refusal("a decision that the game does not have");
    }

    static bool readRide(const json& decision) {
        if (decision != "ride" && decision != "withdraw")
            throw Refusal("a decision is ride or withdraw");
        return decision == "ride";
    }

    static void readMultiples(const json& decisions, Seat& seat) {
        for (const char* name : {"run1", "run2", "center"}) {
            if (seat.folded())
                break;
            seat.multiples.push_back(readMultiple(member(decisions, name)));
        }
        if (decisions.size() != seat.multiples.size())
            throw Refusal("a decision after a fold, or one that the game does not have");
    }

    static int readMultiple(const json& decision) {
        if (decision == "fold")
            return kFolded;
        if (!decision.is_number_integer() || decision < 1 || decision > 3)
            throw Refusal("a decision is 1, 2, 3 or fold");
        return decision.get<int>();
    }

    void readCross() {
        const json cross = m_json.contains("community") ? m_json["community"] : json::object();
        if (!cross.is_object())
            throw Refusal("the community cards are an object");
        for (const auto& item : cross.items()) {
            if (std::find(kCross.begin(), kCross.end(), item.key()) == kCross.end())
                throw Refusal("no such place in the cross: " + item.key());
            m_round.cross[item.key()] = readCard(item.value());
        }
        if (m_round.cross.size() != kCross.size() && boardIsNeeded())
            throw Refusal("board cards missing that a wager needs");
    }

    // A folded player's ante and run wagers are lost without a card; board bonus and progressive
    // stay live (R4), and Ultimate Pairs looks at the player's own cards only.
    bool boardIsNeeded() const {
        return std::any_of(m_round.seats.begin(), m_round.seats.end(), [](const Seat& seat) {
            return !seat.folded() || seat.wager("five_card") > 0 || seat.wager("progressive") > 0;
        });
    }

    void readSixCardBox() {
        const bool offered = m_submission["wagers"].contains("six_card");
        if (offered)
            m_round.sixCardBox = readCards(member(m_json, "six_card_box"), 3);
        else if (m_json.contains("six_card_box"))
            throw Refusal("a six-card box though that wager is not offered");
    }

    void readMeters() {
        if (!m_submission.contains("progressive"))
            return;
        const json& meters = member(m_json, "meters");
        for (const auto& level : m_submission["progressive"]["levels"].items())
            m_round.meters[level.key()] = amount(member(meters, level.key()), "a meter");
    }

    const json& m_submission;
    const json& m_json;
    std::string m_ruleSet;
    bool m_runEmTwice;
    bool m_california;
    int m_playerDealerSeat = 0;
    std::set<std::string> m_seen;
    Round m_round;
};

} // namespace

Cents Seat::wager(const std::string& name) const {
    const auto found = wagers.find(name);
    return found == wagers.end() ? 0 : found->second;
}

Round readRound(const nlohmann::json& submission, const nlohmann::json& round) {
    return RoundReader(submission, round).read();
}

} // namespace pitwatch::reference
