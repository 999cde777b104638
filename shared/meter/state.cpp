#include "shared/meter/state.h"

#include <algorithm>

namespace pitwatch::meter {

core::MicroCents Account::balance() const {
    return initial + contributed - reversed + reseeded + returned + corrected - fixed;
}

const Level* ProgressiveLink::find(const events::LevelName& level) const {
    const auto at = std::find_if(levels.begin(), levels.end(),
                                 [&](const Level& one) { return one.parameters.level == level; });
    return at == levels.end() ? nullptr : &*at;
}

Level* ProgressiveLink::find(const events::LevelName& level) {
    return const_cast<Level*>(std::as_const(*this).find(level));
}

bool ProgressiveLink::wasOpened() const {
    return std::any_of(levels.begin(), levels.end(),
                       [](const Level& level) { return level.seeded; });
}

bool OpenClaim::has(const events::ActionId& action) const {
    const auto verifies = [&](const auto& one) { return one.second == action; };
    const auto approves = [&](const auto& one) { return one.second.action == action; };
    return others.contains(action) || std::any_of(verified.begin(), verified.end(), verifies) ||
           std::any_of(approved.begin(), approved.end(), approves);
}

void TableRounds::notePaid(events::RoundId round, core::Seat seat) {
    paid[round].insert(seat.number);
    if (paid.size() <= kMostPaid)
        return;
    forgotten = std::max(forgotten.value_or(events::RoundId{}), paid.begin()->first);
    paid.erase(paid.begin());
}

void TableRounds::noteLeft(LeftEnvy envy) {
    left.push_back(std::move(envy));
    if (left.size() > kMostLeft)
        left.erase(left.begin());
}

void TableRounds::noteEnding(const events::ActionId& action) {
    if (std::find(endings.begin(), endings.end(), action) != endings.end())
        return;
    endings.push_back(action);
    if (endings.size() > kMostEndings)
        endings.erase(endings.begin());
}

bool TableRounds::wasPaid(events::RoundId round, core::Seat seat) const {
    const auto at = paid.find(round);
    return (forgotten && round <= *forgotten) ||
           (at != paid.end() && at->second.contains(seat.number));
}

const OpenClaim* State::find(const events::ClaimId& claim) const {
    const auto at = claims.find(claim);
    return at == claims.end() ? nullptr : &at->second;
}

const TableRounds& State::roundsOf(const core::TableId& table) const {
    static const TableRounds kNone;
    const auto at = rounds.find(table);
    return at == rounds.end() ? kNone : at->second;
}

bool State::wasNoted(const events::ClaimId& claim) const {
    const auto last = lastClaim.find(claim.table);
    return last != lastClaim.end() && claim.number <= last->second;
}

const ProgressiveLink* State::find(const events::LinkId& link) const {
    const auto at = links.find(link);
    return at == links.end() ? nullptr : &at->second;
}

const Level* State::find(const events::LinkId& link, const events::LevelName& level) const {
    const ProgressiveLink* found = find(link);
    return found == nullptr ? nullptr : found->find(level);
}

std::optional<events::LinkId> State::linkOf(const core::TableId& table) const {
    for (const auto& [name, link] : links)
        if (link.tables.contains(table))
            return name;
    return std::nullopt;
}

namespace {

auto told(const State& s) {
    return std::tie(s.links, s.contributions, s.rounds, s.fixed, s.claims, s.lastClaim, s.documents,
                    s.lastDocument, s.lost, s.doubted, s.mismatched);
}

} // namespace

bool operator==(const State& a, const State& b) {
    return told(a) == told(b);
}

} // namespace pitwatch::meter
