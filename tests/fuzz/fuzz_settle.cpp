#include "shared/rules/round_json.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// Any bytes as a round, at a table of each rule set: refused, or settled with every cent accounted
// for. The first byte chooses the table.

using namespace pitwatch;
using namespace pitwatch::rules;

namespace {

TableRules table(const std::string& toml) {
    const auto submission = parseSubmission(toml, RuleBook::builtIn());
    PW_ASSERT(submission.ok());
    return {*RuleBook::builtIn().find(submission->ruleSet), *submission};
}

std::string head(const std::string& ruleSet, const std::string& dealing, int most) {
    return "rule_set = \"" + ruleSet + "\"\ntable = \"T01\"\ndealing = \"" + dealing +
           "\"\nmin_bet = 100\nmax_bet = " + std::to_string(most) +
           "\nadjacent_boxes = 1\npayout_limit = 900000\n";
}

const std::vector<TableRules>& tables() {
    static const std::string shuffler =
        "[shuffler]\ncounts_cards = true\ndecks = 2\nreshuffles = false\n";
    static const std::string progressive =
        "[progressive]\npaytable = \"A\"\nlink = \"L\"\nwagers = [100, 500]\n"
        "[progressive.levels.main]\nrate = 0.1\ninitial = 1000000\nreset = 1000000\n";
    static const std::vector<TableRules> all{
        table(head("mlgca-let-it-ride", "hand", 50000) + shuffler +
              "[wagers]\nbase = \"A\"\nfive_card = \"A\"\nthree_card = \"A\"\nsix_card = \"A\"\n" +
              progressive),
        table(head("mlgca-run-em-twice", "hand", 50000) + shuffler +
              "[wagers]\nbase = \"A\"\nfive_card = \"A\"\nultimate_pairs = \"C\"\n" + progressive),
        table(head("california-let-it-ride", "automated_shoe", 50000) + shuffler +
              "[wagers]\nbase = \"LIRX-01\"\n[collection]\nplayer_fee_per_bet = 100\n"
              "player_dealer_fee_per_hand = 200\n"),
        table(head("house-let-it-ride", "hand", 1000) +
              "[wagers]\nbase = \"A\"\nthree_card = \"A\"\n"),
    };
    return all;
}

void checkSeat(const SettledSeat& seat) {
    std::int64_t paid = 0;
    std::int64_t returned = 0;
    for (const SettledLine& line : seat.lines) {
        PW_ASSERT(line.paid.value() >= 0);
        PW_ASSERT(line.returned.value() >= 0 && line.returned <= line.stake);
        PW_ASSERT(line.result != LineResult::Lose || line.paid.value() == 0);
        paid += line.paid.value();
        returned += line.returned.value();
    }
    for (const EnvyLine& line : seat.envy) {
        PW_ASSERT(line.forSeat != seat.seat && line.paid.value() > 0);
        paid += line.paid.value();
    }
    PW_ASSERT(paid == seat.totalPaid.value() && returned == seat.totalReturned.value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const TableRules& at = tables()[data[0] % tables().size()];
    const auto round = parseRound({reinterpret_cast<const char*>(data + 1), size - 1}, at);
    if (!round)
        return 0;
    const auto settlement = settle(at, *round);
    if (!settlement)
        return 0;
    PW_ASSERT(settlement->seats.size() == round->seats.size());
    for (const SettledSeat& seat : settlement->seats)
        checkSeat(seat);
    if (settlement->bank) {
        PW_ASSERT(settlement->bank->collected.value() - settlement->bank->paid.value() <=
                  settlement->bank->wager.value());
        PW_ASSERT(settlement->bank->paid.value() - settlement->bank->collected.value() <=
                  settlement->bank->wager.value());
    }
    const auto again = parseRound(toJson(*round, at.game), at);
    PW_ASSERT(again.ok());
    PW_ASSERT(toJson(*settle(at, *again)) == toJson(*settlement));
    return 0;
}
