#include "deploy/doctor/verdict.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pitwatch::doctor {

namespace {

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

} // namespace

std::string_view nameOf(State state) {
    switch (state) {
    case State::Good:
        return "good";
    case State::Warning:
        return "warning";
    case State::Fault:
        return "fault";
    case State::Skipped:
        return "skipped";
    }
    return {};
}

bool hasFault(const Verdicts& verdicts) {
    return std::ranges::any_of(verdicts, [](const auto& v) { return v.state == State::Fault; });
}

std::vector<std::string> toText(const Verdict& verdict) {
    std::vector<std::string> lines{padded(std::string(nameOf(verdict.state)), 9) +
                                   padded(verdict.check, 14) + verdict.subject + ": " +
                                   verdict.detail};
    if (!verdict.remedy.empty())
        lines.push_back(padded("", 9) + "-> " + verdict.remedy);
    return lines;
}

std::string toJson(const Verdicts& verdicts) {
    nlohmann::ordered_json all;
    const auto count = [&](State state) {
        return std::ranges::count_if(verdicts, [&](const auto& v) { return v.state == state; });
    };
    all["faults"] = count(State::Fault);
    all["warnings"] = count(State::Warning);
    all["checks"] = nlohmann::ordered_json::array();
    for (const Verdict& verdict : verdicts)
        all["checks"].push_back({{"check", verdict.check},
                                 {"subject", verdict.subject},
                                 {"state", nameOf(verdict.state)},
                                 {"detail", verdict.detail},
                                 {"remedy", verdict.remedy}});
    return all.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace pitwatch::doctor
