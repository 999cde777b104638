#include "shared/rules/returns/returns.h"

#include "shared/core/assertion.h"
#include "shared/rules/returns/internal/better_run.h"
#include "shared/rules/returns/internal/hand_counts.h"
#include "shared/rules/returns/internal/let_it_ride.h"
#include "shared/rules/returns/internal/notes.h"
#include "shared/rules/returns/internal/run_em_twice.h"

#include <algorithm>

namespace pitwatch::returns {

using rules::Game;
using rules::Payout;
using rules::WagerKind;

namespace {

cards::AceLow aceLowOf(const rules::Submission& submission) {
    return submission.aceLowStraight ? cards::AceLow::Allowed : cards::AceLow::Refused;
}

// How often each class of the cards a paytable looks at comes up. The five cards of the Run 'Em
// Twice progressive are the better run; those of its bonus are the board.
HandCounts countsFor(const rules::RuleSet& rules, const rules::Submission& submission,
                     WagerKind wager, rules::CardsUsed used) {
    switch (used) {
    case rules::CardsUsed::Two:
        return countTwo();
    case rules::CardsUsed::Three:
        return countThree();
    case rules::CardsUsed::Five:
        if (rules.game == Game::RunEmTwice && wager == WagerKind::Progressive)
            return countBetterRun(aceLowOf(submission));
        return countFive(aceLowOf(submission));
    case rules::CardsUsed::Six:
        return countSix();
    }
    PW_ASSERT(!"a paytable looks at two, three, five or six cards");
    return {};
}

std::vector<PaidLine> linesOf(const rules::Paytable& paytable, const HandCounts& counts) {
    const rules::PayoutTable payouts = rules::compile(paytable);
    std::vector<PaidLine> lines;
    for (std::size_t row = 0; row < paytable.rows.size(); ++row) {
        std::int64_t deals = 0;
        for (std::size_t at = 0; at < payouts.size(); ++at)
            if (payouts[at].kind != Payout::Kind::Nothing && payouts[at].row == row)
                deals += counts.byClass[at];
        const rules::PaytableRow& printed = paytable.rows[row];
        lines.push_back({rules::describe(printed), rules::describe(printed.payout), printed.section,
                         Ratio(deals, counts.total)});
    }
    return lines;
}

// Expected win of one unit staked. Meters are no part of it.
Ratio netOf(const Payout& payout, core::Cents stake) {
    switch (payout.kind) {
    case Payout::Kind::Nothing:
    case Payout::Kind::Percent:
        return -1;
    case Payout::Kind::To1:
        return payout.value;
    case Payout::Kind::For1:
        return payout.value - 1;
    case Payout::Kind::Push:
        return 0;
    case Payout::Kind::Amount:
        return Ratio(payout.value, stake.value()) - Ratio(payout.keepsStake ? 1 : 0);
    }
    PW_ASSERT(!"a payout is of a known kind");
    return {};
}

Ratio expectedNet(const rules::PayoutTable& payouts, const HandCounts& counts, core::Cents stake) {
    Ratio net;
    for (std::size_t at = 0; at < payouts.size(); ++at)
        net = net + Ratio(counts.byClass[at], counts.total) * netOf(payouts[at], stake);
    return net;
}

bool paysAmounts(const rules::Paytable& paytable) {
    for (const rules::PaytableRow& row : paytable.rows)
        if (row.payout.kind == Payout::Kind::Amount)
            return true;
    return false;
}

WagerReturn sideWager(const rules::RuleSet& rules, const rules::Submission& submission,
                      WagerKind wager) {
    const rules::Paytable& paytable = *rules::offeredPaytable(rules, submission, wager);
    const HandCounts counts = countsFor(rules, submission, wager, paytable.cards);
    const core::Cents stake = submission.limitsOf(wager).least.value_or(
        rules.find(wager)->least.value_or(submission.minBet));
    WagerReturn result;
    result.wager = wager;
    result.letter = paytable.letter;
    result.section = paytable.section;
    result.net = expectedNet(rules::compile(paytable), counts, stake);
    if (paysAmounts(paytable))
        result.stake = stake;
    result.lines = linesOf(paytable, counts);
    return result;
}

WagerReturn baseWager(const rules::RuleSet& rules, const rules::Submission& submission,
                      const Progress& progress) {
    const rules::Paytable& paytable = *rules::offeredPaytable(rules, submission, WagerKind::Base);
    const NetPayouts payouts(paytable);
    const auto anteTo1 = static_cast<std::int32_t>(rules.settlement.anteTo1);
    const BaseResult base = rules.game == Game::LetItRide
                                ? letItRide(payouts)
                                : runEmTwice({payouts, anteTo1, aceLowOf(submission)}, progress);
    WagerReturn result;
    result.letter = paytable.letter;
    result.section = paytable.section;
    result.net = base.net;
    result.averageWager = base.averageWager;
    return result;
}

// Expected cents paid for each cent on the meter of that level.
Ratio shareOf(const rules::PayoutTable& payouts, const HandCounts& counts,
              rules::MeterLevel level) {
    Ratio share;
    for (std::size_t at = 0; at < payouts.size(); ++at)
        if (payouts[at].kind == Payout::Kind::Percent && payouts[at].meter == level)
            share = share + Ratio(counts.byClass[at], counts.total) * Ratio(payouts[at].value, 100);
    return share;
}

Ratio envyOf(const rules::Paytable& paytable, const HandCounts& counts, core::Cents wager) {
    Ratio cents;
    rules::HandClasses taken = 0;
    for (const rules::EnvyRow& row : paytable.envy) {
        if (row.wager != wager)
            continue;
        const rules::HandClasses covered =
            rules::classesOf(row.hand, paytable.cards, cards::Rank::Two, cards::Rank::Ace) & ~taken;
        taken |= covered;
        for (std::size_t at = 0; at < counts.byClass.size(); ++at)
            if ((covered >> at & 1U) != 0)
                cents = cents + Ratio(counts.byClass[at], counts.total) * Ratio(row.amount.value());
    }
    return cents / Ratio(wager.value());
}

ProgressiveReturn progressiveWager(const rules::ProgressiveFiling& filing,
                                   const rules::Paytable& paytable, const HandCounts& counts,
                                   core::Cents wager) {
    const rules::PayoutTable payouts = rules::compile(paytable);
    ProgressiveReturn result;
    result.wager = wager;
    result.fixed = expectedNet(payouts, counts, wager) + Ratio(1);
    result.envyPerSeat = envyOf(paytable, counts, wager);
    Ratio paidAtReset = result.fixed * Ratio(wager.value());
    for (const rules::LevelFiling& level : filing.levels) {
        const Ratio share = shareOf(payouts, counts, level.level);
        paidAtReset = paidAtReset + share * Ratio(level.reset.value());
        result.levels.push_back({level.level, share, std::nullopt});
    }
    result.netAtReset = paidAtReset / Ratio(wager.value()) - Ratio(1);
    for (std::size_t at = 0; at < result.levels.size(); ++at) {
        LevelReturn& level = result.levels[at];
        if (level.share.isZero())
            continue;
        // What is missing at the reset amounts, made up by this level alone.
        const Ratio missing = Ratio(wager.value()) - paidAtReset;
        const Ratio meter = Ratio(filing.levels[at].reset.value()) + missing / level.share;
        level.breakEvenCents = std::max(meter, Ratio());
    }
    return result;
}

} // namespace

std::optional<Ratio> WagerReturn::elementOfRisk() const {
    if (!averageWager)
        return std::nullopt;
    return -net / *averageWager;
}

Returns expectedReturns(const rules::RuleSet& rules, const rules::Submission& submission,
                        const Progress& progress) {
    Returns returns = sideReturns(rules, submission);
    returns.wagers.insert(returns.wagers.begin(), baseWager(rules, submission, progress));
    if (submission.collection)
        returns.feePerRound = submission.collection->lowest.perBet * 3;
    returns.notes = notesOn(rules, submission);
    return returns;
}

Returns sideReturns(const rules::RuleSet& rules, const rules::Submission& submission) {
    Returns returns;
    for (const WagerKind wager :
         {WagerKind::FiveCard, WagerKind::ThreeCard, WagerKind::SixCard, WagerKind::UltimatePairs})
        if (submission.offers(wager))
            returns.wagers.push_back(sideWager(rules, submission, wager));
    if (submission.progressive) {
        const auto& paytable = *rules::offeredPaytable(rules, submission, WagerKind::Progressive);
        const HandCounts counts =
            countsFor(rules, submission, WagerKind::Progressive, paytable.cards);
        returns.progressiveLetter = paytable.letter;
        returns.progressiveLines = linesOf(paytable, counts);
        for (const core::Cents wager : submission.progressive->wagers)
            returns.progressive.push_back(
                progressiveWager(*submission.progressive, paytable, counts, wager));
    }
    return returns;
}

} // namespace pitwatch::returns
