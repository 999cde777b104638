#include "shared/core/mutant.h"
#include "shared/meter/internal/topics.h"

#include <algorithm>

namespace pitwatch::meter {

using core::MicroCents;

namespace {

core::Cents sumOf(const std::vector<events::SeatAmount>& wagers) {
    core::Cents sum;
    for (const events::SeatAmount& wager : wagers)
        sum += PW_MUTANT("one_wager_contributes") && sum > core::Cents{} ? core::Cents{}
                                                                         : wager.amount;
    return sum;
}

// Cents times parts per million are micro-cents, exactly.
MicroCents shareOf(core::Cents wagered, std::uint32_t ratePpm) {
    return MicroCents{wagered.value() * ratePpm};
}

MicroCents valueOf(const Link& link, const events::LevelName& level) {
    const Level* found = link.find(level);
    return found == nullptr ? MicroCents{} : found->value;
}

// An opened link goes by its own parameters, whatever its tables may file meanwhile; before that
// there is only the table's word. The rates of one wager are the same for all of a link.
std::vector<events::LevelParameters> ratesFor(const Link& link, const core::TableId& table) {
    std::vector<events::LevelParameters> rates;
    if (link.wasOpened()) {
        for (const Level& level : link.levels)
            rates.push_back(level.parameters);
    } else if (const auto filed = link.tables.find(table); filed != link.tables.end()) {
        rates = filed->second.levels;
    }
    return rates;
}

} // namespace

void moveExcess(Draft& draft, const events::LinkId& link, const Level& level, MicroCents after) {
    if (!level.limit)
        return;
    const MicroCents limit = MicroCents::fromCents(*level.limit);
    if (after <= limit || PW_MUTANT("meter_above_its_limit"))
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
void contribute(Draft& draft, const core::TableId& table, const events::ContributionsMade& made) {
    const Link* link = draft.base().find(made.link);
    const auto rates =
        link == nullptr ? std::vector<events::LevelParameters>{} : ratesFor(*link, table);
    if (rates.empty())
        return draft.refuse("contribute", "table " + table.text() + " contributes to link " +
                                              made.link.text() + ", which it never named");
    const core::Cents wagered = sumOf(made.wagers);
    events::ContributionApplied applied{made.link, table, made.round, wagered, {}};
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

// What had gone over the limit comes out of the pot, if it is still there.
void reverse(Draft& draft, const core::TableId& table, events::RoundId round) {
    const auto found = draft.base().contributions.find(table);
    if (found == draft.base().contributions.end() || found->second.round != round ||
        PW_MUTANT("void_keeps_its_contribution"))
        return;
    const LastContribution& last = found->second;
    events::ContributionReversed reversed{last.link, table, round, {}};
    for (const LastContribution::Share& share : last.shares) {
        const Level& level = *draft.base().find(last.link, share.level);
        const MicroCents back = std::min(share.overflowed, level.pot);
        if (back > MicroCents{})
            draft.emit(events::OverflowMoved{last.link, share.level, MicroCents{} - back,
                                             level.pot - back, level.value + back});
        reversed.changes.push_back(
            {share.level, MicroCents{} - share.change, level.value + back - share.change});
    }
    draft.emit(std::move(reversed));
}

} // namespace pitwatch::meter
