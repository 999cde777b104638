#include "pit-console/core/projections/claim_history.h"
#include "pit-console/core/projections/meter_history.h"
#include "pit-console/core/projections/table_figures.h"
#include "pit-console/core/reports/report_cells.h"
#include "pit-console/core/reports/report_sections.h"
#include "pit-console/core/store/store.h"

#include <map>

namespace pitwatch::console {

using core::Cents;

namespace {

// What the house kept of what was staked, in hundredths of a percent, without a double for money.
std::string holdText(Cents kept, Cents staked) {
    if (staked == Cents{})
        return {};
    const std::int64_t basis = kept.value() * 10'000 / staked.value();
    const std::int64_t size = basis < 0 ? -basis : basis;
    const std::string rest = std::to_string(size % 100);
    return (basis < 0 ? "-" : "") + std::to_string(size / 100) + "." +
           (rest.size() < 2 ? "0" + rest : rest) + " %";
}

std::string endText(ClaimEnd end) {
    switch (end) {
    case ClaimEnd::None:
        return "open";
    case ClaimEnd::Paid:
        return "paid";
    case ClaimEnd::Denied:
        return "denied";
    case ClaimEnd::Voided:
        return "voided";
    case ClaimEnd::Unclaimed:
        return "held, unclaimed";
    case ClaimEnd::Closed:
        return "closed";
    }
    return {};
}

} // namespace

ReportSection tableSection(const Store& store, const Period& period) {
    std::map<core::PartyId, WagerFigures> money;
    for (const WagerFigures& one : store.figures().wagers(period)) {
        WagerFigures& sum = money[one.table];
        sum.staked += one.staked;
        sum.paid += one.paid;
        sum.returned += one.returned;
    }
    ReportSection section{"tables",
                          "Tables",
                          {{"Table", 1.2},
                           {"Rounds", 1, true},
                           {"Void", 1, true},
                           {"Not settled", 1.2, true},
                           {"Hands", 1, true},
                           {"Handle", 1.6, true},
                           {"Paid", 1.6, true},
                           {"Returned", 1.6, true},
                           {"Envy paid", 1.4, true},
                           {"Fees", 1.2, true},
                           {"Kept", 1.6, true}},
                          {},
                          {},
                          {},
                          "No round was played."};
    TableCounts all;
    WagerFigures sums;
    for (const TableCounts& one : store.figures().counts(period)) {
        const WagerFigures& sum = money[one.table];
        section.rows.push_back({one.table.text(), one.rounds, one.voided, one.notSettled, one.hands,
                                sum.staked, sum.paid, sum.returned, one.envyPaid, one.fees,
                                sum.kept() - one.envyPaid});
        all.rounds += one.rounds;
        all.voided += one.voided;
        all.notSettled += one.notSettled;
        all.hands += one.hands;
        all.envyPaid += one.envyPaid;
        all.fees += one.fees;
        sums.staked += sum.staked;
        sums.paid += sum.paid;
        sums.returned += sum.returned;
    }
    if (!section.rows.empty())
        section.totals = {std::string("All"),
                          all.rounds,
                          all.voided,
                          all.notSettled,
                          all.hands,
                          sums.staked,
                          sums.paid,
                          sums.returned,
                          all.envyPaid,
                          all.fees,
                          sums.kept() - all.envyPaid};
    section.note = "Handle is what was staked in settled rounds; kept is handle less what was "
                   "returned and paid at once. Claims are listed apart. At a table that a player "
                   "banks, only the fees are the house's. The drop is counted elsewhere.";
    return section;
}

ReportSection wagerSection(const Store& store, const Period& period) {
    ReportSection section{"wagers",
                          "Wagers",
                          {{"Table"},
                           {"Wager", 1.4},
                           {"Bets", 1, true},
                           {"Handle", 1.4, true},
                           {"Paid", 1.4, true},
                           {"Returned", 1.4, true},
                           {"Kept", 1.4, true},
                           {"Hold", 1, true}},
                          {},
                          {},
                          {},
                          "No wager was settled."};
    WagerFigures sum;
    for (const WagerFigures& one : store.figures().wagers(period)) {
        section.rows.push_back({one.table.text(), words(core::enumName(one.wager)), one.bets,
                                one.staked, one.paid, one.returned, one.kept(),
                                holdText(one.kept(), one.staked)});
        sum.bets += one.bets;
        sum.staked += one.staked;
        sum.paid += one.paid;
        sum.returned += one.returned;
    }
    if (!section.rows.empty())
        section.totals = {
            std::string("All"), Cell(),       sum.bets,   sum.staked,
            sum.paid,           sum.returned, sum.kept(), holdText(sum.kept(), sum.staked)};
    return section;
}

ReportSection claimSection(const Store& store, const Period& period) {
    ReportSection section{"claims",
                          "Jackpots and other claims",
                          {{"Claim"},
                           {"Raised", 1.6},
                           {"Round", 0.8, true},
                           {"Seat", 0.6, true},
                           {"Wager", 1.2},
                           {"Hand", 1.4},
                           {"Amount", 1.4, true},
                           {"Envy", 1.2, true},
                           {"Verified by", 1.2},
                           {"Approved by", 1.4},
                           {"Document", 1, true},
                           {"End", 1.1}},
                          {},
                          {},
                          {},
                          "No claim was raised or ended."};
    Cents paid;
    for (const ClaimSummary& one : store.claims().claims(period)) {
        section.rows.push_back({one.claim.table.text() + "-" + std::to_string(one.claim.number),
                                valueOr(one.raisedAt), static_cast<std::int64_t>(one.round.value),
                                std::int64_t{one.seat.number}, words(core::enumName(one.wager)),
                                words(one.hand.text()), valueOr(one.amount), one.envyTotal,
                                textOr(one.verifiedBy), one.approvedBy, numberCell(one.document),
                                endText(one.end)});
        if (one.end == ClaimEnd::Paid && one.amount)
            paid += *one.amount;
    }
    if (!section.rows.empty())
        section.totals = {std::string("Paid"),
                          Cell(),
                          Cell(),
                          Cell(),
                          Cell(),
                          Cell(),
                          paid,
                          Cell(),
                          Cell(),
                          Cell(),
                          Cell(),
                          Cell()};
    return section;
}

ReportSection meterSection(const Store& store, const Period& period) {
    ReportSection section{"meters",
                          "Progressive meters",
                          {{"Link"},
                           {"Level"},
                           {"At the start", 1.6, true},
                           {"At the end", 1.6, true},
                           {"Hits", 0.6, true},
                           {"Paid from it", 1.4, true},
                           {"Adds up", 1}},
                          {},
                          {},
                          {},
                          "There is no progressive meter."};
    for (const LinkSummary& link : store.meters().links()) {
        const auto hits = store.meters().hits(link.link, period);
        for (const LevelSummary& level : store.meters().levels(link.link)) {
            const auto points = store.meters().points(link.link, level.level, period);
            std::int64_t count = 0;
            Cents paid;
            for (const MeterHit& hit : hits)
                if (hit.level == level.level && !hit.returned) {
                    ++count;
                    paid += hit.amount;
                }
            section.rows.push_back({link.link.text(), level.level.text(),
                                    points.empty() ? Cell() : Cell(points.front().value),
                                    points.empty() ? Cell() : Cell(points.back().value), count,
                                    paid, std::string(level.brokenAt ? "NO" : "yes")});
        }
    }
    return section;
}

} // namespace pitwatch::console
