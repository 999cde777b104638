#pragma once

#include "shared/events/claims/document_events.h"
#include "shared/events/round_events.h"
#include "shared/meter/refusals.h"
#include "tests/support/sites/staff_site.h"
#include "tests/unit/meter/meter_fixture.h"

namespace pitwatch::tests {

using staff::Action;
using support::StaffSite;

// A controller that checks signatures, or does not, and people who sign for a claim of T01.
struct SignedClaims : MeterFixture {
    explicit SignedClaims(bool signatures = true) : MeterFixture(setupWith(signatures)) {
        open({"T01", "T02"});
        docket.apply(claim(), now);
    }
    static meter::Setup setupWith(bool signatures) {
        meter::Setup setup;
        setup.signatures = signatures;
        return setup;
    }
    static events::ClaimRaised claim() { return StaffSite::claim(1); }

    staff::Statement statement(std::string_view who, Action action) {
        auto one = site.statement(action, who, staff::objectOf(claim().claim), docket);
        one.id[0] = ++m_actions;
        if (action == Action::VerifyClaim)
            one.arguments[*staff::ArgumentName::parse("checks")] = StaffSite::text("cards");
        if (action == Action::DenyClaim || action == Action::VoidClaim ||
            action == Action::VoidDocument)
            one.arguments[*staff::ArgumentName::parse("reason")] = StaffSite::text("why");
        return one;
    }
    // Round 12 of T01, as its people know it.
    staff::Statement roundStatement(std::string_view who, std::uint64_t round) {
        events::RoundOpened opened;
        opened.round = {round};
        staff::Docket rounds;
        rounds.apply(opened, now);
        auto one = site.statement(Action::VoidRound, who, staff::objectOf(opened.round), rounds);
        one.id[0] = ++m_actions;
        one.arguments[*staff::ArgumentName::parse("reason")] = StaffSite::text("cards exposed");
        return one;
    }
    // A ruling on it, with a consequence or none.
    staff::Statement ruling(std::string_view who, const char* consequence) {
        staff::Statement one = roundStatement(who, 12);
        one.action = Action::RuleOnIrregularity;
        one.arguments.clear();
        one.arguments[*staff::ArgumentName::parse("decision")] = StaffSite::text("so it is");
        if (*consequence != '\0')
            one.arguments[*staff::ArgumentName::parse("consequence")] =
                StaffSite::text(consequence);
        return one;
    }
    std::vector<events::Event> read(const staff::Statement& statement, std::string_view key,
                                    const char* from = "T01", core::Millis later = {}) {
        const auto action = staff::signStatement(statement, StaffSite::keyOf(key));
        return take(meter::SignatureRead{
            tableId(from),
            {action.action, action.person, action.name, action.statement, action.signature},
            &site.roster(),
            now + later});
    }
    std::vector<events::Event> sign(std::string_view who, Action action) {
        return read(statement(who, action), who);
    }
    events::PayoutDocumentRequested request() {
        events::PayoutDocumentRequested asked;
        asked.claim = claim().claim;
        asked.wonAt = now;
        asked.combination = claim().hand;
        asked.amount = claim().fixedAmount;
        asked.preparer = person("s-vera");
        asked.witness = person("f-omar");
        return asked;
    }
    bool issued(const events::PayoutDocumentRequested& asked) {
        return only<events::PayoutDocumentIssued>(say("T01", asked)) != nullptr;
    }

    StaffSite site;
    staff::Docket docket;

private:
    std::uint8_t m_actions = 0;
};

} // namespace pitwatch::tests
