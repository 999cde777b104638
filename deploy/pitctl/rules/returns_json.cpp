#include "deploy/pitctl/rules/returns_report.h"

#include <nlohmann/json.hpp>

namespace pitwatch::pitctl {

using Json = nlohmann::ordered_json;
using returns::Ratio;

namespace {

constexpr unsigned kDigits = 12;

Json toJson(const Ratio& ratio) {
    return {{"numerator", ratio.numerator()},
            {"denominator", ratio.denominator()},
            {"decimal", ratio.decimal(kDigits)}};
}

Json toJson(const std::vector<returns::PaidLine>& lines) {
    Json json = Json::array();
    for (const auto& line : lines)
        json.push_back({{"hand", line.hand},
                        {"pays", line.pays},
                        {"section", line.section},
                        {"probability", toJson(line.probability)}});
    return json;
}

Json toJson(const returns::WagerReturn& wager) {
    Json json{{"wager", core::enumName(wager.wager)},
              {"paytable", wager.letter},
              {"section", wager.section},
              {"return", toJson(wager.net + Ratio(1))},
              {"house_edge", toJson(wager.houseEdge())}};
    if (wager.stake)
        json["stake"] = wager.stake->value();
    if (wager.averageWager) {
        json["average_wager"] = toJson(*wager.averageWager);
        json["element_of_risk"] = toJson(*wager.elementOfRisk());
    } else {
        json["lines"] = toJson(wager.lines);
    }
    return json;
}

Json toJson(const returns::ProgressiveReturn& progressive) {
    Json json{{"wager", progressive.wager.value()},
              {"fixed_return", toJson(progressive.fixed)},
              {"return_at_reset", toJson(progressive.netAtReset + Ratio(1))},
              {"house_edge_at_reset", toJson(-progressive.netAtReset)},
              {"envy_return_per_further_seat", toJson(progressive.envyPerSeat)}};
    for (const auto& level : progressive.levels) {
        Json entry{{"level", core::enumName(level.level)}, {"share_of_meter", toJson(level.share)}};
        entry["break_even_meter"] = level.breakEvenCents ? toJson(*level.breakEvenCents) : Json();
        json["levels"].push_back(entry);
    }
    return json;
}

} // namespace

std::string returnsAsJson(const rules::Submission& submission, const returns::Returns& returns) {
    Json json{{"rule_set", submission.ruleSet}, {"table", submission.table.text()}};
    for (const auto& wager : returns.wagers)
        json["wagers"].push_back(toJson(wager));
    if (!returns.progressive.empty()) {
        Json& progressive = json["progressive"];
        progressive = {{"paytable", returns.progressiveLetter},
                       {"lines", toJson(returns.progressiveLines)}};
        for (const auto& wager : returns.progressive)
            progressive["wagers"].push_back(toJson(wager));
    }
    if (returns.feePerRound)
        json["fee_per_round"] = returns.feePerRound->value();
    json["notes"] = returns.notes;
    return json.dump(2);
}

} // namespace pitwatch::pitctl
