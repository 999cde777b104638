#pragma once

#include "tests/unit/table/rule_set_rows.h"

// What "no more bets" made of wagers that the rules do not allow.

namespace pitwatch::support {

// The section of what the lock found wrong with them; empty where it found nothing.
inline std::string faultSection(const TableFixture& fixture) {
    const auto* found = fixture.told<events::ComplianceFound>();
    return found != nullptr && found->kind == events::FindingKind::WagerNotAllowed
               ? found->section.value()
               : std::string();
}

// Locked all the same, and handed to the floorperson.
inline bool isHandedOver(const TableFixture& fixture) {
    return fixture.told<events::NoMoreBetsCalled>() != nullptr && fixture.refusal().empty() &&
           fixture.state().round->question == events::Irregularity::Other;
}

} // namespace pitwatch::support
