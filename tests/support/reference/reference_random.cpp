#include "tests/support/reference/reference_random.h"

#include "tests/support/reference/reference_submission.h"

#include <algorithm>

namespace pitwatch::reference {

namespace {

using nlohmann::json;
using Letters = std::vector<std::string>;

bool isMarylandLetItRide(const std::string& ruleSet) {
    return ruleSet == "comar-let-it-ride" || ruleSet == "mlgca-let-it-ride";
}

json randomShuffler(Random& random, const std::string& dealing) {
    return {{"counts_cards", random.chance(50)},
            {"decks", random.pick<int>({1, 2})},
            {"reshuffles", dealing == "automated_shoe" && random.chance(50)}};
}

void addDealing(Random& random, json& submission, const std::string& ruleSet) {
    if (ruleSet == "california-let-it-ride") {
        submission["dealing"] = "automated_shoe";
        submission["shuffler"] = randomShuffler(random, "automated_shoe");
        submission["shuffler"]["decks"] = 2;
    } else if (ruleSet == "house-let-it-ride") {
        submission["dealing"] = "hand";
        if (random.chance(50)) {
            submission["shuffler"] = randomShuffler(random, "hand");
            submission["shuffler"]["decks"] = 1;
        }
    } else {
        const std::string dealing =
            random.pick<std::string>({"hand", "manual_shoe", "automated_shoe"});
        submission["dealing"] = dealing;
        if (dealing != "manual_shoe" || random.chance(50))
            submission["shuffler"] = randomShuffler(random, dealing);
    }
    // Four hours are within the limit of every way of dealing.
    if (random.chance(30))
        submission["deck_change_hours"] = random.pick<double>({0.5, 2.0, 3.25, 4.0});
}

void addLimits(Random& random, json& submission, const std::string& ruleSet) {
    const bool house = ruleSet == "house-let-it-ride";
    const Cents least = random.pick<Cents>({100, 500, 1000});
    const Cents most =
        house ? random.between(least, 1000) : least * random.pick<Cents>({1, 3, 10, 100});
    submission["min_bet"] = random.chance(10) && !house ? most : least;
    submission["max_bet"] = most;
    submission["adjacent_boxes"] = house ? 1 : random.between(1, 3);
    if (!random.chance(40))
        return;
    const Cents loose = ruleSet == "mlgca-run-em-twice"
                            ? runEmTwicePayoutLimit(submission["min_bet"])
                            : most * 1000;
    submission["payout_limit"] = random.pick<Cents>(
        {1, least, 3 * least, random.between(1, 20 * least), random.between(1, loose), loose});
}

void addWagers(Random& random, json& submission, const std::string& ruleSet) {
    json& wagers = submission["wagers"];
    const auto offer = [&](const char* name, const Letters& letters) {
        if (random.chance(75))
            wagers[name] = random.pick(letters);
    };
    if (isMarylandLetItRide(ruleSet)) {
        wagers["base"] = random.pick<std::string>({"A", "B", "C"});
        offer("five_card", {"A", "B", "C", "D", "E", "F", "G"});
        offer("three_card", {"A", "B", "C"});
        offer("six_card", {"A", "B"});
    } else if (ruleSet == "mlgca-run-em-twice") {
        wagers["base"] = "A";
        offer("five_card", {"A"});
        offer("ultimate_pairs", {"A", "B", "C", "D", "E"});
    } else if (ruleSet == "california-let-it-ride") {
        wagers["base"] = random.pick<std::string>({"LIRX-01", "LIRX-02", "LIRX-03"});
    } else {
        wagers["base"] = "A";
        offer("three_card", {"A"});
    }
}

void addProgressive(Random& random, json& submission, const std::string& ruleSet) {
    Letters letters = {"A", "B", "C"};
    if (ruleSet == "mlgca-let-it-ride")
        letters = {"A", "B", "C", "D", "E", "F"};
    if (ruleSet == "mlgca-run-em-twice")
        letters = {"A", "B", "C", "D"};
    const ProgressiveTable& table = *findProgressive(ruleSet, random.pick(letters));
    json& progressive = submission["progressive"];
    progressive["paytable"] = table.letter;
    progressive["link"] = "LINK" + std::to_string(random.between(1, 9));
    progressive["wagers"] = random.pick<json>({{100}, {500}, {100, 500}, {500, 100}, {100, 500}});
    for (const MeterMinimum& meter : table.meters) {
        const Cents least = meter.dollars * 100;
        progressive["levels"][meter.meter] = {
            {"rate", static_cast<double>(random.between(0, 250)) / 1000.0},
            {"initial", random.pick<Cents>({least, least + random.between(0, 10 * least)})},
            {"reset", random.pick<Cents>({least, least + random.between(0, 10 * least)})}};
    }
}

bool isListOfTables(const json& value) {
    return value.is_array() && !value.empty() && value.front().is_object();
}

void writeTable(const json& table, const std::string& path, std::string& toml) {
    for (const auto& item : table.items()) {
        // JSON's strings, numbers, booleans and flat arrays are written the same way in TOML.
        if (!item.value().is_object() && !isListOfTables(item.value()))
            toml += item.key() + " = " + item.value().dump() + "\n";
    }
    for (const auto& item : table.items()) {
        const std::string name = path.empty() ? item.key() : path + "." + item.key();
        if (isListOfTables(item.value()))
            for (const json& entry : item.value()) {
                toml += "\n[[" + name + "]]\n";
                writeTable(entry, name, toml);
            }
        if (!item.value().is_object())
            continue;
        toml += "\n[" + name + "]\n";
        writeTable(item.value(), name, toml);
    }
}

} // namespace

std::int64_t Random::between(std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(below(static_cast<std::size_t>(most - least + 1)));
}

const std::vector<std::string>& ruleSets() {
    static const std::vector<std::string> kRuleSets = {
        "comar-let-it-ride", "mlgca-let-it-ride", "mlgca-run-em-twice", "california-let-it-ride",
        "house-let-it-ride"};
    return kRuleSets;
}

json randomSubmission(Random& random, const std::string& ruleSet) {
    json submission = {{"rule_set", ruleSet},
                       {"table", "T" + std::to_string(random.between(10, 99))}};
    addDealing(random, submission, ruleSet);
    addLimits(random, submission, ruleSet);
    addWagers(random, submission, ruleSet);
    if (ruleSet == "california-let-it-ride")
        submission["collection"] = {{"player_fee_per_bet", random.between(0, 300)},
                                    {"player_dealer_fee_per_hand", random.between(0, 500)}};
    else if (ruleSet != "house-let-it-ride" && random.chance(80))
        addProgressive(random, submission, ruleSet);
    if (const Cents least = submission["min_bet"], most = submission["max_bet"];
        ruleSet == "california-let-it-ride" && least < most && random.chance(40))
        submission["collection"]["rates"].push_back(
            json{{"above", random.between(least, most - 1)},
                 {"player_fee_per_bet", random.between(0, 300)},
                 {"player_dealer_fee_per_hand", random.between(0, 500)}});
    if (ruleSet == "mlgca-run-em-twice" && random.chance(60))
        submission["ace_low_straight"] = random.chance(50);
    return submission;
}

json randomSubmission(Random& random) {
    return randomSubmission(random, random.pick(ruleSets()));
}

std::string toToml(const json& submission) {
    std::string toml;
    writeTable(submission, "", toml);
    return toml;
}

} // namespace pitwatch::reference
