#include "shared/meter/internal/account_moves.h"

#include <algorithm>

namespace pitwatch::meter {

using core::MicroCents;

namespace {

// No meter and no single move comes near this; sums of what passes cannot overflow.
bool inRange(MicroCents amount) {
    const MicroCents most = MicroCents::fromCents(core::kMaxAmount);
    return amount <= most && MicroCents{} - most <= amount && amount > MicroCents{INT64_MIN};
}

core::Error wrong(const events::LinkId& link, const events::LevelName& level,
                  const std::string& what) {
    return core::Error{"meter " + link.text() + "/" + level.text() + ": " + what};
}

std::string micro(MicroCents amount) {
    return std::to_string(amount.value()) + " micro-cents";
}

Level* find(State& state, const events::LinkId& link, const events::LevelName& level) {
    const auto at = state.links.find(link);
    return at == state.links.end() ? nullptr : at->second.find(level);
}

// One move of one meter: `side` is the account it is booked to, with the sign it has there.
struct Move {
    const events::LinkId& link;
    const events::LevelName& level;
    MicroCents change;
    MicroCents after;
    MicroCents Account::*side;
    bool outgoing = false;
};

core::Outcome book(State& state, const Move& move) {
    Level* level = find(state, move.link, move.level);
    if (level == nullptr)
        return wrong(move.link, move.level, "there is none");
    if (!inRange(move.change) || !inRange(move.after) || level->value + move.change != move.after)
        return wrong(move.link, move.level,
                     "holds " + micro(level->value) + ", moves by " + micro(move.change) +
                         " and is said to hold " + micro(move.after) + " afterwards");
    if (!inRange(level->account.*move.side))
        return wrong(move.link, move.level, "more went through it than can be");
    level->value = move.after;
    if (move.outgoing)
        level->account.*move.side -= move.change;
    else
        level->account.*move.side += move.change;
    if (level->balances())
        return core::Done{};
    level->value -= move.change;
    return wrong(move.link, move.level, "its accounts do not balance");
}

// Before the first opening the meters of a link are made by what flows into them.
Level& levelFor(ProgressiveLink& link, const core::TableId& table, const events::LevelName& name) {
    if (Level* level = link.find(name))
        return *level;
    Level level;
    level.parameters.level = name;
    if (const auto filed = link.tables.find(table); filed != link.tables.end())
        for (const events::LevelParameters& one : filed->second.levels)
            if (one.level == name)
                level.parameters = one;
    return link.levels.emplace_back(std::move(level));
}

// A table whose own filing cannot be read goes by what the others of its link have filed.
std::optional<Filing> filingOf(const ProgressiveLink& link, const core::TableId& table) {
    if (link.tables.empty())
        return std::nullopt;
    const auto own = link.tables.find(table);
    return own != link.tables.end() ? own->second : link.tables.begin()->second;
}

std::optional<std::map<std::uint8_t, core::Cents>>
wagersIn(const events::ContributionApplied& event) {
    if (event.wagers.empty() && event.wagered > core::Cents{})
        return std::nullopt;
    std::map<std::uint8_t, core::Cents> wagers;
    for (const events::SeatAmount& wager : event.wagers)
        wagers[wager.seat.number] = wager.amount;
    return wagers;
}

MicroCents overLimit(const Level& level, MicroCents change) {
    if (!level.limit)
        return {};
    return std::clamp(level.value - MicroCents::fromCents(*level.limit), MicroCents{},
                      std::max(change, MicroCents{}));
}

// What went over the limit last is what came back first.
void lessen(LastContribution& last, const events::ContributionReversed& event) {
    last.wagered -= *event.withdrawn;
    if (event.seat && last.wagers)
        last.wagers->erase(event.seat->number);
    for (LastContribution::Share& share : last.shares)
        for (const events::LevelChange& one : event.changes)
            if (one.level == share.level) {
                share.change += one.change;
                share.overflowed = std::max(share.overflowed + one.change, MicroCents{});
            }
}

template <typename Change>
void eachShare(State& state, const events::LinkId& link, const events::LevelName& level,
               const Change& change) {
    for (auto& [table, last] : state.contributions)
        for (LastContribution::Share& share : last.shares)
            if (last.link == link && share.level == level)
                change(share);
}

// What the tables put in so far went to the winner.
void notePaidOut(State& state, const events::MeterAmountFixed& event) {
    eachShare(state, event.link, event.level, [&](LastContribution::Share& share) {
        if (!share.paidOutBy)
            share.paidOutBy = event.claim;
    });
}

void noteBackIn(State& state, const events::MeterAmountReturned& event) {
    eachShare(state, event.link, event.level, [&](LastContribution::Share& share) {
        if (share.paidOutBy == event.claim)
            share.paidOutBy.reset();
    });
}

} // namespace

core::Outcome applyOne(State& state, const events::ContributionApplied& event) {
    const auto found = state.links.find(event.link);
    if (found == state.links.end())
        return core::Error{"a contribution to link " + event.link.text() + ", which is not known"};
    LastContribution last{
        event.link,      event.round, {}, event.wagered, filingOf(found->second, event.table),
        wagersIn(event), event.toldAt};
    for (const events::LevelChange& one : event.changes) {
        Level& level = levelFor(found->second, event.table, one.level);
        if (level.parameters.ratePpm > kWholePpm)
            return wrong(event.link, one.level, "its rate is above the whole wager");
        const MicroCents expected{event.wagered.value() *
                                  static_cast<std::int64_t>(level.parameters.ratePpm)};
        if (one.change != expected)
            return wrong(event.link, one.level,
                         "its share is " + micro(expected) + ", not " + micro(one.change));
        if (auto booked =
                book(state, {event.link, one.level, one.change, one.after, &Account::contributed});
            !booked)
            return booked;
        level.byTable[event.table] += one.change;
        last.shares.push_back({one.level, one.change, overLimit(level, one.change), {}});
    }
    TableRounds& rounds = state.rounds[event.table];
    rounds.lastTold = std::max(rounds.lastTold.value_or(event.round), event.round);
    if (event.toldAt)
        rounds.lastToldAt = event.toldAt;
    state.contributions.insert_or_assign(event.table, std::move(last));
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::ContributionReversed& event) {
    const auto last = state.contributions.find(event.table);
    if (last == state.contributions.end() || last->second.round != event.round ||
        last->second.link != event.link)
        return core::Error{"round " + std::to_string(event.round.value) + " of " +
                           event.table.text() + " is taken back without having contributed"};
    if (event.withdrawn && *event.withdrawn > last->second.wagered)
        return core::Error{"more is withdrawn from round " + std::to_string(event.round.value) +
                           " of " + event.table.text() + " than was wagered"};
    for (const events::LevelChange& one : event.changes) {
        if (auto booked = book(
                state, {event.link, one.level, one.change, one.after, &Account::reversed, true});
            !booked)
            return booked;
        find(state, event.link, one.level)->byTable[event.table] += one.change;
    }
    if (event.withdrawn)
        lessen(last->second, event);
    else
        state.contributions.erase(last);
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::OverflowMoved& event) {
    Level* level = find(state, event.link, event.level);
    if (level == nullptr || !inRange(event.change) || !inRange(event.pot) ||
        level->value - event.change != event.after || level->pot + event.change != event.pot ||
        event.pot < MicroCents{})
        return wrong(event.link, event.level, "its pot does not balance");
    level->value = event.after;
    level->pot = event.pot;
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::MeterAmountFixed& event) {
    if (state.fixed.contains(event.claim))
        return wrong(event.link, event.level,
                     "claim " + std::to_string(event.claim.number) + " of " +
                         event.claim.table.text() + " is fixed twice");
    const MicroCents change = MicroCents{} - MicroCents::fromCents(event.amount);
    if (auto booked =
            book(state, {event.link, event.level, change, event.after, &Account::fixed, true});
        !booked)
        return booked;
    ++find(state, event.link, event.level)->hits;
    state.fixed[event.claim] = {event.link, event.level, event.amount, {}, false};
    if (event.percentPpm == kWholePpm)
        notePaidOut(state, event);
    std::erase_if(state.links.at(event.link).deferred,
                  [&](const DeferredClaim& one) { return one.claim == event.claim; });
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::MeterReseeded& event) {
    const MicroCents change = event.after - event.before;
    if (auto booked =
            book(state, {event.link, event.level, change, event.after, &Account::reseeded});
        !booked)
        return booked;
    if (event.claim)
        if (const auto claim = state.fixed.find(*event.claim); claim != state.fixed.end())
            claim->second.reseeded += change;
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::MeterAmountReturned& event) {
    const auto link = state.links.find(event.link);
    if (link != state.links.end() &&
        std::erase_if(link->second.deferred,
                      [&](const DeferredClaim& one) { return one.claim == event.claim; }) > 0)
        return core::Done{};
    const auto claim = state.fixed.find(event.claim);
    if (claim == state.fixed.end() || claim->second.returned ||
        claim->second.amount != event.amount)
        return wrong(event.link, event.level, "an amount is returned that was not taken");
    if (auto booked = book(state, {event.link, event.level, MicroCents::fromCents(event.amount),
                                   event.after, &Account::returned});
        !booked)
        return booked;
    claim->second.returned = true;
    noteBackIn(state, event);
    --find(state, event.link, event.level)->hits;
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::MeterCorrected& event) {
    return book(state, {event.link, event.level, event.after - event.before, event.after,
                        &Account::corrected});
}

core::Outcome applyOne(State& state, const events::ClaimDeferred& event) {
    state.links[event.link].deferred.push_back({event.level, event.claim, event.percentPpm});
    return core::Done{};
}

} // namespace pitwatch::meter
