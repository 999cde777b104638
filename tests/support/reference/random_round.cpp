#include "tests/support/reference/card_chooser.h"
#include "tests/support/reference/reference_random.h"
#include "tests/support/reference/reference_submission.h"
#include "tests/support/reference/stacked_deck.h"

#include <algorithm>

namespace pitwatch::reference {

namespace {

using nlohmann::json;

// Deals one round; the board first, so that hands can be chosen that go with it.
class RoundDealer {
public:
    RoundDealer(Random& random, const json& submission)
        : m_random(random)
        , m_submission(submission)
        , m_ruleSet(submission["rule_set"])
        , m_deck(random)
        , m_chooser(random) {}

    json letItRide() {
        const CardTexts community = m_deck.deal(2, m_chooser.community());
        m_round["community"] = community;
        CardTexts box;
        if (m_submission["wagers"].contains("six_card")) {
            box = m_deck.deal(3, m_chooser.box());
            m_round["six_card_box"] = box;
        }
        const bool california = m_ruleSet == "california-let-it-ride";
        const std::vector<int> seats = someSeats(california ? 8 : 7, california);
        for (const int seat : seats)
            m_round["seats"].push_back(
                {{"seat", seat},
                 {"cards", m_deck.deal(3, m_chooser.letItRideHand(community, box))},
                 {"wagers", wagers("bet")},
                 {"decisions", {{"bet1", rideOrNot()}, {"bet2", rideOrNot()}}}});
        namePlayers();
        addMeters();
        return m_round;
    }

    json runEmTwice() {
        m_cross = m_deck.deal(5, m_chooser.cross());
        const bool allFold = m_random.chance(15);
        for (const int seat : someSeats(6, false))
            m_round["seats"].push_back(
                {{"seat", seat},
                 {"cards", m_deck.deal(2, m_chooser.runEmTwiceHand(m_cross))},
                 {"wagers", wagers("ante")},
                 {"decisions", multiples(allFold)}});
        const std::vector<std::string> places = {"left", "center", "right", "top", "bottom"};
        for (std::size_t i = 0; i < places.size(); ++i)
            m_round["community"][places[i]] = m_cross[i];
        if (!boardIsNeeded())
            hideBoardCards(places);
        namePlayers();
        addMeters();
        return m_round;
    }

private:
    // --- seats, wagers, decisions ---

    std::vector<int> someSeats(int most, bool playerDealer) {
        std::vector<int> seats;
        for (int seat = 1; seat <= most; ++seat)
            seats.push_back(seat);
        m_random.shuffle(seats);
        if (playerDealer) {
            m_round["player_dealer"] = {{"seat", seats.back()}, {"wager", bankWager()}};
            seats.pop_back();
        }
        seats.resize(1 + m_random.below(seats.size()));
        return seats;
    }

    // Some are known, and some of those play in several boxes.
    void namePlayers() {
        const bool known = m_random.chance(50);
        for (json& seat : m_round["seats"])
            if (known && m_random.chance(70))
                seat["player"] = m_random.pick<std::string>({"P-1041", "P-7", "ana_b"});
    }

    // From a bank that one bet exhausts to one that nothing does.
    Cents bankWager() {
        const Cents bet = m_submission["max_bet"];
        return m_random.pick<Cents>({1, m_random.between(1, bet), bet, 3 * bet,
                                     m_random.between(1, 12 * bet), m_random.between(1, 40 * bet),
                                     100'000 * bet});
    }

    json wagers(const std::string& base) {
        const Cents least = m_submission["min_bet"];
        const Cents most = m_submission["max_bet"];
        json made = {{base, m_random.pick<Cents>({least, most, m_random.between(least, most)})}};
        for (const auto& item : m_submission["wagers"].items()) {
            if (item.key() == "base")
                continue;
            if (m_random.chance(65))
                made[item.key()] = sideStake(item.key());
            else if (m_random.chance(30))
                made[item.key()] = 0;
        }
        if (m_submission.contains("progressive") && m_random.chance(70))
            made["progressive"] =
                m_random.pick(m_submission["progressive"]["wagers"].get<std::vector<Cents>>());
        return made;
    }

    Cents sideStake(const std::string& wager) {
        if (wager == "five_card" && m_ruleSet != "mlgca-run-em-twice")
            return 100;
        if (wager == "three_card" && m_ruleSet == "house-let-it-ride")
            return m_random.pick<Cents>({100, 1000, m_random.between(100, 1000)});
        return m_random.pick<Cents>({1, 100, 500, m_random.between(1, 100'000)});
    }

    std::string rideOrNot() { return m_random.chance(65) ? "ride" : "withdraw"; }

    json multiples(bool fold) {
        json decisions = json::object();
        const std::size_t foldAt = fold || m_random.chance(25) ? m_random.below(3) : std::size_t{3};
        const std::vector<std::string> names = {"run1", "run2", "center"};
        for (std::size_t i = 0; i < names.size() && i <= foldAt; ++i) {
            if (i == foldAt)
                decisions[names[i]] = "fold";
            else
                decisions[names[i]] = m_random.between(1, 3);
        }
        return decisions;
    }

    bool boardIsNeeded() const {
        const json& seats = m_round["seats"];
        return std::any_of(seats.begin(), seats.end(), [](const json& seat) {
            const json& decisions = seat["decisions"];
            const bool folded =
                std::find(decisions.begin(), decisions.end(), "fold") != decisions.end();
            return !folded || seat["wagers"].value("five_card", 0) > 0 ||
                   seat["wagers"].value("progressive", 0) > 0;
        });
    }

    void hideBoardCards(const std::vector<std::string>& places) {
        if (m_random.chance(30))
            m_round.erase("community");
        else
            for (const std::string& place : places) {
                if (m_random.chance(30))
                    m_round["community"].erase(place);
            }
    }

    void addMeters() {
        if (!m_submission.contains("progressive"))
            return;
        for (const auto& level : m_submission["progressive"]["levels"].items()) {
            const Cents reset = level.value()["reset"];
            m_round["meters"][level.key()] =
                m_random.pick<Cents>({0, m_random.between(1, 200), m_random.between(1, reset),
                                      reset, m_random.between(reset, 10 * reset)});
        }
        if (m_random.chance(20) && !m_round["meters"].contains("mega"))
            m_round["meters"]["mega"] = 4711; // another level, to be ignored
    }

    Random& m_random;
    const json& m_submission;
    std::string m_ruleSet;
    StackedDeck m_deck;
    CardTexts m_cross;
    CardChooser m_chooser;
    json m_round;
};

} // namespace

json randomRound(Random& random, const json& submission) {
    RoundDealer dealer(random, submission);
    return submission["rule_set"] == "mlgca-run-em-twice" ? dealer.runEmTwice()
                                                          : dealer.letItRide();
}

} // namespace pitwatch::reference
