#include "shared/table/devices/progressive.h"

#include "shared/table/internal/handlers.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/device_refusals.h"
#include "shared/table/wagers/wager_faults.h"

namespace pitwatch::table {

namespace {

// Checked when the submission was made: links are names.
std::optional<events::LinkId> linkOf(const rules::Submission& submission) {
    if (!submission.progressive)
        return std::nullopt;
    const auto link = events::LinkId::parse(submission.progressive->link);
    PW_ASSERT(link.ok());
    return *link;
}

std::string sectionOf(const rules::RuleSet& rules) {
    const auto* rule = rules.find(rules::WagerKind::Progressive);
    return rule != nullptr ? rule->section : std::string();
}

bool isLocked(const State& state, events::ProgressiveLock reason) {
    return state.progressiveLocks.contains(reason);
}

// What the controller's word or silence locks, no person at the table can open.
bool isTheControllers(events::ProgressiveLock reason) {
    using events::ProgressiveLock;
    return reason == ProgressiveLock::MeterLost || reason == ProgressiveLock::MeterDoubted ||
           reason == ProgressiveLock::LinkClosed || reason == ProgressiveLock::LinkSuspended;
}

} // namespace

bool filesTheSameLink(const rules::Submission& a, const rules::Submission& b) {
    return a.ruleSet == b.ruleSet && a.progressive == b.progressive;
}

void lockUnknownLink(State& state) {
    using events::ProgressiveLock;
    if (!state.submission().progressive) {
        state.progressiveLocks = {};
        return;
    }
    if (!state.round)
        state.progressiveLocks.erase(ProgressiveLock::NoMoreBets);
    // That another link was suspended says nothing of this one; other reasons stay.
    state.progressiveLocks.erase(ProgressiveLock::LinkSuspended);
    state.progressiveLocks.insert(ProgressiveLock::LinkClosed);
}

void tellLocksOver(Draft& draft, const State& after) {
    const auto link = linkOf(draft.base().submission());
    if (!link)
        return;
    for (const auto reason : core::kEnumValues<events::ProgressiveLock>)
        if (isLocked(draft.base(), reason) && !isLocked(after, reason))
            draft.emit(events::ProgressiveUnlocked{*link, reason, {}});
}

void tellLinkLock(Draft& draft) {
    const auto link = linkOf(draft.state().submission());
    const bool before = isLocked(draft.base(), events::ProgressiveLock::LinkClosed);
    if (link && !before && isLocked(draft.state(), events::ProgressiveLock::LinkClosed))
        draft.emit(events::ProgressiveLocked{*link, events::ProgressiveLock::LinkClosed,
                                             LockDetail::NotToldOpen});
}

void lockWagers(Draft& draft) {
    const auto link = linkOf(draft.submission());
    if (!link)
        return;
    const Round& round = *draft.state().round;
    events::ContributionsMade made{*link, round.id, {}};
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const core::Cents wager = round.seat({number}).at(events::Wager::Progressive);
        if (sideTakesPart(draft.state(), {number}, events::Wager::Progressive))
            made.wagers.push_back({{number}, wager});
    }
    draft.emit(events::ProgressiveLocked{*link, events::ProgressiveLock::NoMoreBets, {}});
    if (!made.wagers.empty())
        draft.emit(std::move(made));
}

void unlockWagers(Draft& draft) {
    const auto link = linkOf(draft.submission());
    if (link && isLocked(draft.state(), events::ProgressiveLock::NoMoreBets))
        draft.emit(events::ProgressiveUnlocked{*link, events::ProgressiveLock::NoMoreBets, {}});
}

// Any doubt about the meter suspends the wager, whatever else has it locked; base play goes on.
void decideOn(Draft& draft, const LockProgressive& input) {
    const auto link = linkOf(draft.submission());
    if (!link)
        return draft.refuse(input.kName, DeviceRefusal::NoProgressive);
    if (input.reason == events::ProgressiveLock::NoMoreBets)
        return draft.refuse(input.kName, DeviceRefusal::DealerCalls, sectionOf(draft.rules()));
    if (isLocked(draft.state(), input.reason))
        return;
    draft.emit(events::ProgressiveLocked{*link, input.reason, input.detail});
}

void decideOn(Draft& draft, const UnlockProgressive& input) {
    const auto link = linkOf(draft.submission());
    if (!link || !isLocked(draft.state(), input.reason) ||
        input.reason == events::ProgressiveLock::NoMoreBets)
        return draft.refuse(input.kName, DeviceRefusal::NotLocked);
    if (input.by && isTheControllers(input.reason))
        return draft.refuse(input.kName, DeviceRefusal::ControllerUnlocks,
                            sectionOf(draft.rules()));
    std::optional<events::PersonId> by;
    if (input.reason == events::ProgressiveLock::FloorpersonOrder || input.by) {
        if (!needsFloorperson(draft, input.by.value_or(Actor{}), input.kName,
                              sectionOf(draft.rules())))
            return;
        by = input.by->person;
    }
    draft.emit(events::ProgressiveUnlocked{*link, input.reason, by});
}

void applyOne(State& state, const events::ProgressiveLocked& event, core::Instant) {
    state.progressiveLocks.insert(event.reason);
}

void applyOne(State& state, const events::ProgressiveUnlocked& event, core::Instant) {
    state.progressiveLocks.erase(event.reason);
}

} // namespace pitwatch::table
