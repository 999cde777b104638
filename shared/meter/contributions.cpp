#include "shared/meter/internal/handlers.h"
#include "shared/meter/refusals.h"

#include <algorithm>
#include <map>
#include <set>

namespace pitwatch::meter {

using core::MicroCents;

namespace {

core::Cents sumOf(const std::vector<events::SeatAmount>& wagers) {
    core::Cents sum;
    for (const events::SeatAmount& wager : wagers)
        sum += wager.amount;
    return sum;
}

// Cents times parts per million are micro-cents, exactly.
MicroCents shareOf(core::Cents wagered, std::uint32_t ratePpm) {
    return MicroCents{wagered.value() * ratePpm};
}

MicroCents valueOf(const ProgressiveLink& link, const events::LevelName& level) {
    const Level* found = link.find(level);
    return found == nullptr ? MicroCents{} : found->value;
}

// An opened link goes by its own parameters, whatever its tables may file meanwhile; before that
// there is only the table's word. The rates of one wager are the same for all of a link.
std::vector<events::LevelParameters> ratesFor(const ProgressiveLink& link,
                                              const core::TableId& table) {
    std::vector<events::LevelParameters> rates;
    if (link.wasOpened()) {
        for (const Level& level : link.levels)
            rates.push_back(level.parameters);
    } else if (const auto filed = link.tables.find(table); filed != link.tables.end()) {
        rates = filed->second.levels;
    }
    return rates;
}

// A table whose filing cannot be read goes by what the others of its link have filed.
bool isFiled(const ProgressiveLink& link, const core::TableId& table, core::Cents wager) {
    const auto own = link.tables.find(table);
    const auto files = [&](const Filing& filing) {
        return std::find(filing.wagers.begin(), filing.wagers.end(), wager) != filing.wagers.end();
    };
    if (own != link.tables.end())
        return files(own->second);
    return std::any_of(link.tables.begin(), link.tables.end(),
                       [&](const auto& one) { return files(one.second); });
}

// Why the table cannot have taken these wagers, or nothing. What it says is not believed beyond
// what was filed: no other amounts, one a seat, each round once.
std::optional<MeterRefusal> objectionTo(const State& state, const core::TableId& table,
                                        const events::ContributionsMade& made) {
    const ProgressiveLink* link = state.find(made.link);
    if (link == nullptr || ratesFor(*link, table).empty())
        return MeterRefusal::LinkNeverNamed;
    std::set<std::uint8_t> seats;
    for (const events::SeatAmount& wager : made.wagers) {
        if (!isFiled(*link, table, wager.amount))
            return MeterRefusal::AmountNotFiled;
        if (!seats.insert(wager.seat.number).second)
            return MeterRefusal::SeatTwice;
    }
    const auto& last = state.roundsOf(table).lastTold;
    if (last && made.round <= *last)
        return MeterRefusal::RoundToldBefore;
    return std::nullopt;
}

// The table's word for the time of its entry, within what is known here: not before the round told
// last, nor before the table last said that there was no such entry yet, nor to come. What people
// sign about the round is held against it.
core::Instant toldAt(const Draft& draft, const TableSaid& input) {
    const core::Instant before =
        draft.base().roundsOf(input.table).lastToldAt.value_or(core::Instant{});
    return std::min(std::max({input.at, input.notBefore, before}), draft.now());
}

} // namespace

void moveExcess(Draft& draft, const events::LinkId& link, const Level& level, MicroCents after) {
    if (!level.limit)
        return;
    const MicroCents limit = MicroCents::fromCents(*level.limit);
    if (after <= limit)
        return;
    const MicroCents excess = after - limit;
    draft.emit(
        events::OverflowMoved{link, level.parameters.level, excess, level.pot + excess, limit});
}

void moveAllExcess(Draft& draft, const events::LinkId& link) {
    const std::vector<Level> levels = draft.state().find(link)->levels;
    for (const Level& level : levels)
        moveExcess(draft, link, level, level.value);
}

// Whatever the link's service: the wagers were locked at the table, so their share is the meters'.
void contribute(Draft& draft, const TableSaid& input, const events::ContributionsMade& made) {
    const core::TableId& table = input.table;
    if (const auto why = objectionTo(draft.base(), table, made))
        return draft.refuse("contribute", {*why, table, made.link});
    const ProgressiveLink* link = draft.base().find(made.link);
    const auto rates = ratesFor(*link, table);
    const core::Cents wagered = sumOf(made.wagers);
    events::ContributionApplied applied{made.link, table,       made.round,          wagered,
                                        {},        made.wagers, toldAt(draft, input)};
    for (const events::LevelParameters& rate : rates) {
        const MicroCents share = shareOf(wagered, rate.ratePpm);
        applied.changes.push_back({rate.level, share, valueOf(*link, rate.level) + share});
    }
    const auto changes = applied.changes;
    draft.emit(std::move(applied));
    for (const events::LevelChange& change : changes)
        if (const Level* level = link->find(change.level))
            moveExcess(draft, made.link, *level, change.after);
}

namespace {

// The winner of the whole meter had these shares already: taken out of the meter that began anew,
// they would be the next winner's loss, so the house puts them in (reading L70).
void makeGood(Draft& draft, const events::ContributionReversed& reversed,
              const LastContribution& last, const std::map<events::LevelName, MicroCents>& before) {
    for (const LastContribution::Share& share : last.shares) {
        if (!share.paidOutBy)
            continue;
        for (const events::LevelChange& change : reversed.changes)
            if (change.level == share.level && change.after < before.at(share.level))
                draft.emit(events::MeterReseeded{last.link, share.level, share.paidOutBy,
                                                 change.after, before.at(share.level)});
    }
}

// What had gone over the limit comes out of the pot, if it is still there.
void takeOut(Draft& draft, const core::TableId& table, const LastContribution& last,
             std::optional<core::Cents> withdrawn, std::optional<core::Seat> seat) {
    events::ContributionReversed reversed{last.link, table, last.round, {}, withdrawn, seat};
    std::map<events::LevelName, MicroCents> before;
    for (const LastContribution::Share& share : last.shares) {
        const Level& level = *draft.base().find(last.link, share.level);
        // A share is a whole number of micro-cents per cent wagered.
        const MicroCents out =
            withdrawn ? MicroCents{share.change.value() / last.wagered.value() * withdrawn->value()}
                      : share.change;
        before[share.level] = level.value;
        const MicroCents back = std::min({out, share.overflowed, level.pot});
        if (back > MicroCents{})
            draft.emit(events::OverflowMoved{last.link, share.level, MicroCents{} - back,
                                             level.pot - back, level.value + back});
        reversed.changes.push_back({share.level, MicroCents{} - out, level.value + back - out});
    }
    draft.emit(reversed);
    makeGood(draft, reversed, last, before);
}

// What the table contributed in that round, or null.
const LastContribution* contributionOf(const State& state, const core::TableId& table,
                                       events::RoundId round) {
    const auto found = state.contributions.find(table);
    const bool known = found != state.contributions.end() && found->second.round == round;
    return known ? &found->second : nullptr;
}

} // namespace

void reverse(Draft& draft, const core::TableId& table, events::RoundId round) {
    const LastContribution* last = contributionOf(draft.base(), table, round);
    if (last != nullptr)
        takeOut(draft, table, *last, std::nullopt, std::nullopt);
}

void withdraw(Draft& draft, const core::TableId& table, const events::WagerWithdrawn& withdrawn) {
    const LastContribution* last = contributionOf(draft.base(), table, withdrawn.round);
    // A wager that was not allowed never contributed.
    if (last == nullptr || withdrawn.wager != events::Wager::Progressive ||
        withdrawn.cause == events::WithdrawalCause::NotAllowed)
        return;
    if (withdrawn.amount <= core::Cents{} || withdrawn.amount > last->wagered)
        return draft.refuse("withdraw", {MeterRefusal::WithdrawsTooMuch, table, withdrawn.round});
    takeOut(draft, table, *last, withdrawn.amount, withdrawn.seat);
}

} // namespace pitwatch::meter
