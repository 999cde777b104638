#include "tests/support/reference/spoiled.h"

#include <algorithm>
#include <functional>

namespace pitwatch::reference {

namespace {

using nlohmann::json;

class RoundSpoiler {
public:
    RoundSpoiler(const json& submission, const json& round)
        : m_submission(submission)
        , m_round(round)
        , m_ruleSet(submission["rule_set"])
        , m_runEmTwice(m_ruleSet == "mlgca-run-em-twice") {}

    std::vector<Spoiled> all() {
        seats();
        cards();
        wagers();
        if (m_runEmTwice)
            runDecisions();
        else
            rideDecisions();
        meters();
        if (m_ruleSet == "california-let-it-ride")
            playerDealer();
        return m_spoiled;
    }

private:
    void spoil(const std::string& what, const std::function<void(json&)>& change) {
        json round = m_round;
        change(round);
        m_spoiled.push_back({what, round});
    }

    void spoilSeat(const std::string& what, const std::function<void(json&)>& change) {
        spoil(what, [&](json& round) { change(round["seats"].back()); });
    }

    void seats() {
        spoil("seats missing", [](json& round) { round.erase("seats"); });
        spoil("no seats", [](json& round) { round["seats"] = json::array(); });
        spoilSeat("seat 0", [](json& seat) { seat["seat"] = 0; });
        spoilSeat("seat negative", [](json& seat) { seat["seat"] = -1; });
        const int beyond = m_runEmTwice ? 7 : m_ruleSet == "california-let-it-ride" ? 9 : 8;
        spoilSeat("seat beyond the table", [&](json& seat) { seat["seat"] = beyond; });
        spoilSeat("a player without a name", [](json& seat) { seat["player"] = ""; });
        spoilSeat("a player by number", [](json& seat) { seat["player"] = 7; });
        if (m_round["seats"].size() > 1)
            spoilSeat("seat twice",
                      [&](json& seat) { seat["seat"] = m_round["seats"].front()["seat"]; });
    }

    void cards() {
        const std::string other = m_round["seats"].back()["cards"][1];
        for (const char* text : {"as", "10s", "1s", "Ax", "", "A"})
            spoilSeat("unknown card", [&](json& seat) { seat["cards"][0] = text; });
        spoilSeat("card that is no text", [](json& seat) { seat["cards"][0] = 14; });
        spoilSeat("card twice in a hand", [&](json& seat) { seat["cards"][0] = other; });
        spoilSeat("hand a card short", [](json& seat) { seat["cards"].erase(0); });
        spoilSeat("hand a card long", [&](json& seat) { seat["cards"].push_back(unused()); });
        if (m_round["seats"].size() > 1)
            spoilSeat("card twice in two hands",
                      [&](json& seat) { seat["cards"][0] = m_round["seats"].front()["cards"][0]; });
        if (m_runEmTwice)
            cross(other);
        else
            community(other);
        if (m_submission["wagers"].contains("six_card"))
            box(other);
        else
            spoil("box though not offered", [&](json& round) {
                round["six_card_box"] = json::array({unused(0), unused(1), unused(2)});
            });
    }

    void community(const std::string& other) {
        spoil("community missing", [](json& round) { round.erase("community"); });
        spoil("community a card short", [](json& round) { round["community"].erase(0); });
        spoil("community a card long",
              [&](json& round) { round["community"].push_back(unused()); });
        spoil("card twice, community", [&](json& round) { round["community"][1] = other; });
        spoil("unknown card, community", [](json& round) { round["community"][0] = "as"; });
    }

    void cross(const std::string& other) {
        const json& given = m_round.value("community", json::object());
        for (const auto& item : given.items()) {
            const std::string place = item.key();
            spoil("card twice, " + place, [&](json& round) { round["community"][place] = other; });
            spoil("unknown card, " + place, [&](json& round) { round["community"][place] = "as"; });
            if (boardIsNeeded())
                spoil("board card missing, " + place,
                      [&](json& round) { round["community"].erase(place); });
        }
    }

    bool boardIsNeeded() const {
        const json& seats = m_round["seats"];
        return std::any_of(seats.begin(), seats.end(), [](const json& seat) {
            return !folds(seat) || seat["wagers"].value("five_card", 0) > 0 ||
                   seat["wagers"].value("progressive", 0) > 0;
        });
    }

    void box(const std::string& other) {
        spoil("box missing", [](json& round) { round.erase("six_card_box"); });
        spoil("box a card short", [](json& round) { round["six_card_box"].erase(0); });
        spoil("box a card long", [&](json& round) { round["six_card_box"].push_back(unused()); });
        spoil("card twice, box", [&](json& round) { round["six_card_box"][2] = other; });
    }

    void setWager(const std::string& what, const std::string& name, const json& value) {
        spoilSeat(what, [&](json& seat) { seat["wagers"][name] = value; });
    }

    void wagers() {
        const std::string base = m_runEmTwice ? "ante" : "bet";
        setWager("bet below the minimum", base, m_submission["min_bet"].get<int>() - 1);
        setWager("bet above the maximum", base, m_submission["max_bet"].get<int>() + 1);
        setWager("bet of nothing", base, 0);
        setWager("bet that is no whole number", base, 500.5);
        spoilSeat("bet missing", [&](json& seat) { seat["wagers"].erase(base); });
        for (const char* name : {"five_card", "three_card", "six_card", "ultimate_pairs"}) {
            if (m_submission["wagers"].contains(name))
                setWager(std::string("negative ") + name, name, -100);
            else
                setWager(std::string("not offered: ") + name, name, 100);
        }
        if (m_submission["wagers"].contains("five_card") && !m_runEmTwice) {
            setWager("five-card below $1", "five_card", 99);
            setWager("five-card above $1", "five_card", 200);
        }
        if (m_ruleSet == "house-let-it-ride" && m_submission["wagers"].contains("three_card")) {
            setWager("house side bet below $1", "three_card", 99);
            setWager("house side bet above $10", "three_card", 1001);
        }
        progressiveWager();
    }

    void progressiveWager() {
        if (!m_submission.contains("progressive")) {
            setWager("not offered: progressive", "progressive", 100);
            return;
        }
        const json& stated = m_submission["progressive"]["wagers"];
        for (const int cents : {1, 99, 100, 200, 500, 501}) {
            if (std::find(stated.begin(), stated.end(), json(cents)) == stated.end())
                setWager("progressive of an unstated amount", "progressive", cents);
        }
    }

    void rideDecisions() {
        spoilSeat("decisions missing", [](json& seat) { seat.erase("decisions"); });
        for (const char* bet : {"bet1", "bet2"}) {
            spoilSeat("decision missing", [&](json& seat) { seat["decisions"].erase(bet); });
            for (const json& word : {json("fold"), json("Ride"), json(1), json(nullptr)})
                spoilSeat("decision illegal", [&](json& seat) { seat["decisions"][bet] = word; });
        }
        spoilSeat("decision on bet 3", [](json& seat) { seat["decisions"]["bet3"] = "ride"; });
    }

    static bool folds(const json& seat) {
        const json& decisions = seat["decisions"];
        return std::find(decisions.begin(), decisions.end(), "fold") != decisions.end();
    }

    void runDecisions() {
        spoilSeat("decisions missing", [](json& seat) { seat.erase("decisions"); });
        const json& last = m_round["seats"].back();
        for (const auto& item : last["decisions"].items()) {
            const std::string run = item.key();
            spoilSeat("decision missing", [&](json& seat) { seat["decisions"].erase(run); });
            for (const json& word : {json(0), json(4), json(-1), json("ride"), json(1.5)})
                spoilSeat("decision illegal", [&](json& seat) { seat["decisions"][run] = word; });
        }
        if (!folds(last)) {
            spoilSeat("decision after a fold",
                      [](json& seat) { seat["decisions"]["run2"] = "fold"; });
        } else if (!last["decisions"].contains("center")) {
            spoilSeat("decision after a fold", [](json& seat) { seat["decisions"]["center"] = 1; });
        }
    }

    void meters() {
        if (!m_submission.contains("progressive"))
            return;
        spoil("meters missing", [](json& round) { round.erase("meters"); });
        for (const auto& item : m_submission["progressive"]["levels"].items()) {
            const std::string level = item.key();
            spoil("meter missing", [&](json& round) { round["meters"].erase(level); });
            spoil("meter negative", [&](json& round) { round["meters"][level] = -1; });
        }
    }

    void playerDealer() {
        spoil("player-dealer missing", [](json& round) { round.erase("player_dealer"); });
        spoil("player-dealer without a wager",
              [](json& round) { round["player_dealer"]["wager"] = 0; });
        spoil("player-dealer with a negative wager",
              [](json& round) { round["player_dealer"]["wager"] = -1; });
        for (const int seat : {0, 9})
            spoil("player-dealer out of range",
                  [&](json& round) { round["player_dealer"]["seat"] = seat; });
        spoilSeat("player-dealer listed as a seat",
                  [&](json& seat) { seat["seat"] = m_round["player_dealer"]["seat"]; });
    }

    // The n-th card that the round does not have.
    std::string unused(std::size_t n = 0) const {
        const std::string all = m_round.dump();
        for (const char rank : std::string("23456789TJQKA")) {
            for (const char suit : std::string("shdc")) {
                const std::string card = {rank, suit};
                if (all.find('"' + card + '"') == std::string::npos && n-- == 0)
                    return card;
            }
        }
        return {};
    }

    const json& m_submission;
    const json& m_round;
    std::string m_ruleSet;
    bool m_runEmTwice;
    std::vector<Spoiled> m_spoiled;
};

} // namespace

std::vector<Spoiled> spoiledRounds(const json& submission, const json& round) {
    return RoundSpoiler(submission, round).all();
}

} // namespace pitwatch::reference
