#pragma once

#include "shared/rules/round_json.h"
#include "tests/unit/rules/submissions.h"

#include <nlohmann/json.hpp>

#include <string>

namespace pitwatch::rules::test {

// The answer to a round, or {"error": …}, exactly as the command line gives it.
inline nlohmann::json settleJson(const std::string& submission, const std::string& roundText) {
    const TableRules table = tableOf(submission);
    const auto round = parseRound(roundText, table);
    if (!round)
        return nlohmann::json::parse(errorJson(round.error().text));
    const auto settlement = settle(table, *round);
    if (!settlement)
        return nlohmann::json::parse(errorJson(settlement.error().text));
    return nlohmann::json::parse(toJson(*settlement));
}

// The seat's part of an answer.
inline const nlohmann::json& seatIn(const nlohmann::json& answer, int seat) {
    for (const auto& settled : answer.at("seats"))
        if (settled.at("seat") == seat)
            return settled;
    static const nlohmann::json none;
    return none;
}

// "bet1 win 500+500, …": wager, result, paid+returned of every line.
inline std::string linesOf(const nlohmann::json& seat) {
    std::string text;
    for (const auto& line : seat.at("lines"))
        text += (text.empty() ? "" : ", ") + line.at("wager").get<std::string>() + ' ' +
                line.at("result").get<std::string>() + ' ' +
                std::to_string(line.at("paid").get<std::int64_t>()) + '+' +
                std::to_string(line.at("returned").get<std::int64_t>());
    return text;
}

} // namespace pitwatch::rules::test

// QCOMPARE cannot print JSON; its text it can.
#define COMPARE_JSON(actual, expected)                                                             \
    QCOMPARE(QString::fromStdString((actual).dump()),                                              \
             QString::fromStdString(nlohmann::json(expected).dump()))
#define COMPARE_LINES(seat, expected) QCOMPARE(QString::fromStdString(linesOf(seat)), expected)
