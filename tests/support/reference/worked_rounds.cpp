#include "tests/support/reference/worked_rounds.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace pitwatch::reference {

namespace {

using nlohmann::json;

json readFile(const std::string& name) {
    std::ifstream file(std::string(PITWATCH_WORKED_ROUNDS) + "/" + name);
    if (!file)
        throw std::runtime_error("no such file of worked rounds: " + name);
    return json::parse(file);
}

json writtenOutSeat(const json& brief) {
    json lines = json::array();
    for (const json& line : brief.at("lines"))
        lines.push_back({{"wager", line.at(0)},
                         {"stake", line.at(1)},
                         {"result", line.at(2)},
                         {"paid", line.at(3)},
                         {"returned", line.at(4)}});
    json envy = json::array();
    for (const json& line : brief.value("envy", json::array()))
        envy.push_back({{"for_seat", line.at(0)}, {"hand", line.at(1)}, {"paid", line.at(2)}});
    return {{"seat", brief.at("seat")},
            {"hand", brief.at("hand")},
            {"lines", lines},
            {"envy", envy},
            {"fee", brief.value("fee", 0)},
            {"total_paid", brief.at("total").at(0)},
            {"total_returned", brief.at("total").at(1)}};
}

json writtenOutAnswer(const json& brief) {
    json answer = {{"order", brief.at("order")}, {"seats", json::array()}};
    for (const json& seat : brief.at("seats"))
        answer["seats"].push_back(writtenOutSeat(seat));
    if (brief.contains("meters")) {
        answer["meters"] = json::object();
        for (const auto& meter : brief["meters"].items())
            answer["meters"][meter.key()] = {{"before", meter.value().at(0)},
                                             {"after", meter.value().at(1)}};
    }
    if (brief.contains("player_dealer")) {
        const json& dealer = brief["player_dealer"];
        answer["player_dealer"] = {{"wager", dealer.at(0)},
                                   {"collected", dealer.at(1)},
                                   {"paid", dealer.at(2)},
                                   {"fee", dealer.at(3)}};
    }
    return answer;
}

json changed(json submission, const json& entry) {
    if (entry.contains("with"))
        submission.merge_patch(entry["with"]);
    return submission;
}

WorkedRound writtenOut(const json& entry, const json& submissions) {
    return {entry.at("name"), changed(submissions.at(entry.at("submission")), entry),
            entry.at("round"), false, writtenOutAnswer(entry.at("answer"))};
}

WorkedRound refusal(const json& entry, const std::vector<WorkedRound>& settled) {
    const auto like = std::find_if(settled.begin(), settled.end(), [&](const WorkedRound& round) {
        return round.name == entry.at("like");
    });
    if (like == settled.end())
        throw std::runtime_error("no worked round is named " + entry.at("like").dump());
    return {entry.at("name"), changed(like->submission, entry),
            like->round.patch(entry.at("patch")), true, nullptr};
}

} // namespace

std::vector<WorkedRound> workedRounds() {
    const json submissions = readFile("submissions.json");
    std::vector<WorkedRound> rounds;
    for (const char* name : {"comar.json", "comar_progressive.json", "mlgca.json",
                             "run_em_twice.json", "california.json", "house.json"}) {
        for (const json& entry : readFile(name))
            rounds.push_back(writtenOut(entry, submissions));
    }
    const std::vector<WorkedRound> settled = rounds;
    for (const json& entry : readFile("refusals.json"))
        rounds.push_back(refusal(entry, settled));
    return rounds;
}

} // namespace pitwatch::reference
