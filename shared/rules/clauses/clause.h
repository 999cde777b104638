#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pitwatch::rules {

// What the software does about a clause.
enum class ClauseVerdict : std::uint8_t {
    // The contrary cannot happen through the software: it is refused, voided, or computed.
    Enforced,
    // A breach that the signals show is a finding or an alarm.
    Watched,
    // The journal holds who, when and what, and judges nothing.
    Recorded,
    // The software neither sees nor does it; the reason says why.
    Outside
};
constexpr auto enumNames(ClauseVerdict) {
    return core::names("enforced", "watched", "recorded", "outside");
}

// One thing that a document asks, permits, forbids or defines.
struct Clause {
    std::string ruleSet;
    std::string section;
    // Counts from 1 where one section asks several things; 0 where it asks one.
    int part = 0;
    std::string asks;
    // Who does it: "dealer", "operator", "software" ...
    std::string by;
    ClauseVerdict verdict = ClauseVerdict::Outside;
    // Of a clause outside only.
    std::string reason;
    // As ctest knows them. At least one, unless the clause is outside.
    std::vector<std::string> tests;

    // "comar-let-it-ride .05G/2"; no other clause has it.
    std::string id() const;
};

} // namespace pitwatch::rules
