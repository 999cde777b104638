#include "tests/support/reference/reference_submission.h"

#include <algorithm>
#include <set>

namespace pitwatch::reference {

namespace {

using nlohmann::json;

constexpr Cents kHouseLargestBet = 1'000; // House rules, Wagers: no individual bet exceeding $10.

bool isInteger(const json& value) {
    return value.is_number_integer();
}
bool isNumber(const json& value) {
    return value.is_number();
}
bool isText(const json& value) {
    return value.is_string();
}
bool isBool(const json& value) {
    return value.is_boolean();
}
bool isTable(const json& value) {
    return value.is_object();
}
bool isList(const json& value) {
    return value.is_array();
}

struct Key {
    std::string name;
    bool (*hasType)(const json&);
    bool required;
};

// Collects problems; the questions it answers are safe on any input.
class Checklist {
public:
    explicit Checklist(const json& submission) : m_submission(submission) {
        m_ruleSet = submission.is_object() && submission.contains("rule_set") &&
                            submission["rule_set"].is_string()
                        ? submission["rule_set"].get<std::string>()
                        : "";
    }

    std::vector<FileProblem> run() {
        if (!m_submission.is_object() || seatsOf(m_ruleSet) == 0)
            return {{"rule_set", "is none of the five rule sets"}};
        checkTopLevel();
        checkLimits();
        checkDealing();
        checkWagers();
        checkProgressive();
        checkCollection();
        return m_problems;
    }

private:
    void add(const std::string& field, const std::string& what) {
        m_problems.push_back({field, what});
    }

    // Names every missing, mistyped and unknown key; true where all of them are well.
    bool checkKeys(const json& table, const std::string& path, const std::vector<Key>& keys) {
        const std::size_t before = m_problems.size();
        for (const Key& key : keys) {
            if (!table.contains(key.name)) {
                if (key.required)
                    add(path + key.name, "is missing");
            } else if (!key.hasType(table[key.name])) {
                add(path + key.name, "has the wrong type");
            }
        }
        for (const auto& item : table.items()) {
            if (std::none_of(keys.begin(), keys.end(),
                             [&](const Key& key) { return key.name == item.key(); }))
                add(path + item.key(), "is unknown or belongs to another rule set");
        }
        return m_problems.size() == before;
    }

    template <class Value>
    Value valueOr(const std::string& key, Value fallback) const {
        const auto found = m_submission.find(key);
        if (found == m_submission.end())
            return fallback;
        try {
            return found->get<Value>();
        } catch (const json::exception&) {
            return fallback; // The wrong type has its own problem already.
        }
    }

    void checkTopLevel() {
        std::vector<Key> keys = {
            {"rule_set", isText, true},         {"table", isText, true},
            {"dealing", isText, true},          {"min_bet", isInteger, true},
            {"max_bet", isInteger, true},       {"adjacent_boxes", isInteger, true},
            {"payout_limit", isInteger, false}, {"deck_change_hours", isNumber, false},
            {"shuffler", isTable, false},       {"wagers", isTable, true},
        };
        if (m_ruleSet == "mlgca-run-em-twice")
            keys.push_back({"ace_low_straight", isBool, false}); // R1
        if (m_ruleSet == "california-let-it-ride")
            keys.push_back({"collection", isTable, true});
        else if (m_ruleSet != "house-let-it-ride")
            keys.push_back({"progressive", isTable, false});
        checkKeys(m_submission, "", keys);
    }

    void checkLimits() {
        const Cents least = valueOr<Cents>("min_bet", 1);
        const Cents most = valueOr<Cents>("max_bet", least);
        if (least < 1)
            add("min_bet", "must be above zero");
        if (most < least)
            add("max_bet", "is below min_bet");
        if (m_ruleSet == "house-let-it-ride" && most > kHouseLargestBet)
            add("max_bet", "no bet may exceed $10 (House rules, Wagers)");
        const Cents boxes = valueOr<Cents>("adjacent_boxes", 1);
        const Cents allowed = m_ruleSet == "house-let-it-ride" ? 1 : seatsOf(m_ruleSet);
        if (boxes < 1 || boxes > allowed)
            add("adjacent_boxes", "must be from one to the boxes a player may have");
        const Cents limit = valueOr<Cents>("payout_limit", 1);
        if (limit < 1)
            add("payout_limit", "must be above zero");
        if (m_ruleSet == "mlgca-run-em-twice" && limit > runEmTwicePayoutLimit(least))
            add("payout_limit", "is above what ch. 12C allows (L7)");
    }

    void checkDealing() {
        const std::string dealing = valueOr<std::string>("dealing", "");
        if (dealing != "hand" && dealing != "manual_shoe" && dealing != "automated_shoe")
            add("dealing", "is none of hand, manual_shoe, automated_shoe");
        const bool shuffler = m_submission.contains("shuffler");
        const bool maryland =
            m_ruleSet != "california-let-it-ride" && m_ruleSet != "house-let-it-ride";
        if (maryland && dealing == "hand" && !shuffler)
            add("shuffler", "dealing by hand needs one (COMAR .09A(1), MLGCA ch. 9A(1))");
        // COMAR .03C, MLGCA ch. 3C; an operator may be stricter, never looser.
        const double hours = valueOr<double>("deck_change_hours", 1.0);
        const double longest = dealing == "hand" ? 4.0 : 8.0;
        if (hours <= 0.0 || (maryland && hours > longest))
            add("deck_change_hours", "must be above zero and within the rule's limit");
        if (m_ruleSet == "house-let-it-ride" && dealing != "hand")
            add("dealing", "the house rules deal by hand");
        if (m_ruleSet == "california-let-it-ride" && (dealing != "automated_shoe" || !shuffler))
            add("dealing", "California deals from the shuffler");
        if (shuffler && m_submission["shuffler"].is_object())
            checkShuffler(m_submission["shuffler"], dealing);
    }

    void checkShuffler(const json& shuffler, const std::string& dealing) {
        if (!checkKeys(shuffler, "shuffler.",
                       {{"counts_cards", isBool, true},
                        {"decks", isInteger, true},
                        {"reshuffles", isBool, true}}))
            return;
        const int decks = shuffler["decks"].get<int>();
        if (decks != 1 && decks != 2)
            add("shuffler.decks", "is one or two (COMAR .03A-B)");
        if (m_ruleSet == "california-let-it-ride" && decks != 2)
            add("shuffler.decks", "California plays with two alternating decks");
        if (m_ruleSet == "house-let-it-ride" && decks != 1)
            add("shuffler.decks", "the house rules play with one deck");
        if (shuffler["reshuffles"].get<bool>() && dealing != "automated_shoe")
            add("shuffler.reshuffles", "needs an automated shoe (COMAR .10H)");
    }

    void checkWagers() {
        if (!m_submission.contains("wagers") || !m_submission["wagers"].is_object())
            return;
        const json& wagers = m_submission["wagers"];
        if (!wagers.contains("base"))
            add("wagers.base", "is missing");
        for (const auto& item : wagers.items()) {
            const std::string letter = item.value().is_string() ? item.value() : json("");
            if (!hasPaytable(item.key(), letter))
                add("wagers." + item.key(), "is no paytable of this rule set");
        }
    }

    bool hasPaytable(const std::string& wager, const std::string& letter) const {
        return (wager == "base" && findBase(m_ruleSet, letter)) ||
               (wager == "five_card" && findFiveCard(m_ruleSet, letter)) ||
               (wager == "three_card" && findThreeCard(m_ruleSet, letter)) ||
               (wager == "six_card" && findSixCard(m_ruleSet, letter)) ||
               (wager == "ultimate_pairs" && findUltimatePairs(m_ruleSet, letter));
    }

    void checkProgressive() {
        if (!m_submission.contains("progressive") || !m_submission["progressive"].is_object())
            return;
        const json& progressive = m_submission["progressive"];
        if (!checkKeys(progressive, "progressive.",
                       {{"paytable", isText, true},
                        {"link", isText, true},
                        {"wagers", isList, true},
                        {"levels", isTable, true}}))
            return;
        checkProgressiveWagers(progressive["wagers"]);
        const ProgressiveTable* table = findProgressive(m_ruleSet, progressive["paytable"]);
        if (table == nullptr)
            return add("progressive.paytable", "is no paytable of this rule set");
        checkLevels(progressive["levels"], *table);
    }

    // The Envy Bonus is defined for $1 and $5 alone (COMAR .12I-J).
    void checkProgressiveWagers(const json& wagers) {
        std::set<json> seen;
        for (const json& wager : wagers) {
            if ((wager != 100 && wager != 500) || !wager.is_number_integer())
                add("progressive.wagers", "are 100 and 500 cents only");
            if (!seen.insert(wager).second)
                add("progressive.wagers", "states an amount twice");
        }
        if (wagers.empty())
            add("progressive.wagers", "states no amount");
    }

    void checkLevels(const json& levels, const ProgressiveTable& table) {
        std::vector<Key> named;
        for (const MeterMinimum& minimum : table.meters)
            named.push_back({minimum.meter, isTable, true});
        if (!checkKeys(levels, "progressive.levels.", named))
            return;
        for (const MeterMinimum& minimum : table.meters)
            checkLevel(levels[minimum.meter], minimum);
    }

    void checkLevel(const json& level, const MeterMinimum& minimum) {
        const std::string path = "progressive.levels." + minimum.meter + ".";
        if (!checkKeys(level, path,
                       {{"rate", isNumber, true},
                        {"initial", isInteger, true},
                        {"reset", isInteger, true}}))
            return;
        const double rate = level["rate"];
        if (!(rate >= 0.0 && rate <= 1.0))
            add(path + "rate", "is a share from 0 to 1");
        for (const char* amount : {"initial", "reset"}) {
            if (level[amount].get<Cents>() < minimum.dollars * 100)
                add(path + amount, "is below the rule's minimum");
        }
    }

    void checkCollection() {
        if (!m_submission.contains("collection") || !m_submission["collection"].is_object() ||
            m_ruleSet != "california-let-it-ride")
            return;
        const json& collection = m_submission["collection"];
        const std::vector<Key> keys = {{"player_fee_per_bet", isInteger, true},
                                       {"player_dealer_fee_per_hand", isInteger, true}};
        if (!checkKeys(collection, "collection.", keys))
            return;
        for (const Key& key : keys) {
            if (collection[key.name].get<Cents>() < 0)
                add("collection." + key.name, "is negative");
        }
    }

    const json& m_submission;
    std::string m_ruleSet;
    std::vector<FileProblem> m_problems;
};

} // namespace

std::vector<FileProblem> fileProblemsOf(const nlohmann::json& submission) {
    return Checklist(submission).run();
}

int seatsOf(const std::string& ruleSet) {
    if (ruleSet == "mlgca-run-em-twice")
        return 6;
    const bool known = ruleSet == "comar-let-it-ride" || ruleSet == "mlgca-let-it-ride" ||
                       ruleSet == "california-let-it-ride" || ruleSet == "house-let-it-ride";
    return known ? 7 : 0;
}

Cents runEmTwicePayoutLimit(Cents minimumAnte) {
    return std::max<Cents>(5'000'000, 1'102 * minimumAnte);
}

} // namespace pitwatch::reference
