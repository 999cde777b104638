#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::doctor {

enum class State { Good, Warning, Fault, Skipped };

// What one check found out about one thing, and what to do where it is not good.
struct Verdict {
    State state = State::Good;
    std::string check;   // "clock", "disk", "certificates", …
    std::string subject; // Which clock, disk, party.
    std::string detail;
    std::string remedy; // Empty where it is good.
};
using Verdicts = std::vector<Verdict>;

std::string_view nameOf(State state);
bool hasFault(const Verdicts& verdicts);

// A line for a person: "FAULT    broker  localhost: …", and below it what to do.
std::vector<std::string> toText(const Verdict& verdict);
// {"faults":0,"warnings":1,"checks":[{"check":…,"subject":…,"state":…,"detail":…,"remedy":…}]}
std::string toJson(const Verdicts& verdicts);

} // namespace pitwatch::doctor
