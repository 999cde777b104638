#include "pit-console/scenes/scene_submissions.h"

namespace pitwatch::console {

namespace {

std::string head(const std::string& ruleSet, const std::string& table, const std::string& dealing,
                 const std::string& limits) {
    return "rule_set = \"" + ruleSet + "\"\ntable = \"" + table + "\"\ndealing = \"" + dealing +
           "\"\n" + limits + "adjacent_boxes = 1\n";
}

std::string shuffler(bool counts) {
    return "[shuffler]\ncounts_cards = " + std::string(counts ? "true" : "false") +
           "\ndecks = 2\nreshuffles = false\n";
}

std::string level(const std::string& name, const std::string& cents) {
    return "[progressive.levels." + name + "]\nrate = 0.05\ninitial = " + cents +
           "\nreset = " + cents + "\n";
}

constexpr const char* kUsualLimits = "min_bet = 500\nmax_bet = 50000\n";

} // namespace

std::string mlgcaLetItRide(const std::string& table) {
    return head("mlgca-let-it-ride", table, "hand", kUsualLimits) + shuffler(true) +
           "[wagers]\nbase = \"A\"\nfive_card = \"C\"\nthree_card = \"B\"\nsix_card = \"A\"\n"
           "[progressive]\npaytable = \"E\"\nlink = \"LINK1\"\nwagers = [100, 500]\n" +
           level("mega", "1000000") + level("major", "100000") + level("minor", "25000");
}

std::string comarLetItRide(const std::string& table) {
    return head("comar-let-it-ride", table, "hand", "min_bet = 1000\nmax_bet = 100000\n") +
           shuffler(false) +
           "[wagers]\nbase = \"A\"\nfive_card = \"A\"\nthree_card = \"A\"\n"
           "[progressive]\npaytable = \"A\"\nlink = \"LINK2\"\nwagers = [100, 500]\n" +
           level("main", "100000");
}

std::string runEmTwice(const std::string& table) {
    return head("mlgca-run-em-twice", table, "hand", kUsualLimits) + shuffler(true) +
           "[wagers]\nbase = \"A\"\nfive_card = \"A\"\nultimate_pairs = \"A\"\n"
           "[progressive]\npaytable = \"A\"\nlink = \"LINK3\"\nwagers = [100, 500]\n" +
           level("main", "1000000");
}

std::string california(const std::string& table) {
    return head("california-let-it-ride", table, "automated_shoe", kUsualLimits) + shuffler(true) +
           "[wagers]\nbase = \"LIRX-01\"\n"
           "[collection]\nplayer_fee_per_bet = 100\nplayer_dealer_fee_per_hand = 200\n";
}

std::string houseRules(const std::string& table) {
    return head("house-let-it-ride", table, "hand", "min_bet = 100\nmax_bet = 1000\n") +
           "[wagers]\nbase = \"A\"\nthree_card = \"A\"\n";
}

} // namespace pitwatch::console
