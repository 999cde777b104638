#include "tests/simulation/checks/journal_checks.h"

#include "shared/table/decide.h"
#include "shared/wire/event_codec.h"
#include "tests/simulation/checks/compliance_check.h"
#include "tests/simulation/checks/money/bank_check.h"
#include "tests/simulation/checks/money/claim_check.h"
#include "tests/simulation/checks/money/payout_check.h"
#include "tests/simulation/checks/money/pricing_check.h"
#include "tests/simulation/checks/money/wager_check.h"
#include "tests/simulation/checks/people_check.h"
#include "tests/simulation/checks/procedure_check.h"
#include "tests/simulation/checks/violation.h"
#include "tests/support/tables/round_ledger.h"

namespace pitwatch::simulation {

namespace {

void checkChain(const std::string& table, const std::vector<wire::Envelope>& entries) {
    wire::Hash previous{};
    std::uint64_t sequence = 0;
    core::Instant at{};
    for (const wire::Envelope& entry : entries) {
        const std::string which = table + " entry " + std::to_string(entry.sequence);
        require(entry.sequence == ++sequence, "contiguous", which + " follows a gap");
        require(entry.chain == wire::chainHash(previous, entry), "chain",
                which + " is not chained");
        require(entry.at >= at, "time", which + " is earlier than the one before");
        previous = entry.chain;
        at = entry.at;
    }
}

} // namespace

void checkJournal(const std::vector<wire::Envelope>& entries, const table::SetupPtr& setup,
                  const table::State& state) {
    const std::string table = setup->submission.table.text();
    checkChain(table, entries);
    table::State fold(setup);
    support::RoundLedger ledger;
    ComplianceCheck compliance(*setup);
    ProcedureCheck procedure(*setup);
    PeopleCheck people(table);
    WagerCheck wagers(table);
    BankCheck bank(*setup);
    LostWagerCheck lost(*setup);
    ClaimCheck claims(table);
    PayoutCheck payouts(*setup);
    PricingCheck prices(table);
    for (const wire::Envelope& entry : entries) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        require(event.ok(), "readable", table + " entry " + std::to_string(entry.sequence));
        table::apply(fold, *event, entry.at);
        const std::string which = table + " entry " + std::to_string(entry.sequence) + " (" +
                                  std::string(event->name()) + "): ";
        if (const auto problem = ledger.follow(*event); !problem.empty())
            throw Violation("money", which + problem);
        if (const auto problem = support::misplacedCards(fold); !problem.empty())
            throw Violation("cards", which + problem);
        compliance.follow(*event, entry.at);
        procedure.follow(*event);
        people.follow(*event, entry.at);
        wagers.follow(*event);
        bank.follow(*event);
        lost.follow(*event);
        claims.follow(*event);
        payouts.follow(*event, entry.at);
        prices.follow(*event);
    }
    prices.finish();
    require(fold == state, "fold", table + "'s state is not the fold of its journal");
    compliance.finish();
    people.finish();
}

} // namespace pitwatch::simulation
