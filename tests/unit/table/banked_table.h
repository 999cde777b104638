#pragma once

#include "tests/unit/table/rule_set_rows.h"

// A table of California, where a player banks the game.

namespace pitwatch::support {

// The bank is at the last seat.
inline TableFixture opened(const QString& ruleSet = "california-let-it-ride") {
    return openedFor(ruleSet);
}

// Called with bets and without a bank: found, and the floorperson is asked.
inline bool isMissed(const TableFixture& fixture) {
    const auto* found = fixture.told<events::ComplianceFound>();
    return fixture.told<events::NoMoreBetsCalled>() != nullptr && found != nullptr &&
           found->kind == events::FindingKind::BankMissing &&
           found->section.value() == fixture.rules().bank->section &&
           fixture.state().round->question.has_value();
}

} // namespace pitwatch::support
