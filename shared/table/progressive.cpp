#include "shared/table/internal/progressive.h"

#include "shared/table/internal/topics.h"

namespace pitwatch::table {

namespace {

constexpr std::uint16_t bitOf(events::ProgressiveLock reason) {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(reason));
}

// Checked when the submission was made: links are names.
std::optional<events::LinkId> linkOf(const rules::Submission& submission) {
    if (!submission.progressive)
        return std::nullopt;
    const auto link = events::LinkId::parse(submission.progressive->link);
    PW_ASSERT(link.ok());
    return *link;
}

std::string sectionOf(const rules::RuleSet& rules) {
    const auto* rule = rules.find(rules::Wager::Progressive);
    return rule != nullptr ? rule->section : std::string();
}

} // namespace

void lockWagers(Draft& draft) {
    const auto link = linkOf(draft.submission());
    if (!link)
        return;
    const Round& round = *draft.state().round;
    events::ContributionsMade made{*link, round.id, {}};
    for (std::uint8_t number = 1; number <= kSeats; ++number) {
        const core::Cents wager = round.seat({number}).at(events::Wager::Progressive);
        if (wager > core::Cents{})
            made.wagers.push_back({{number}, wager});
    }
    draft.emit(events::ProgressiveLocked{*link, events::ProgressiveLock::NoMoreBets, {}});
    if (!made.wagers.empty())
        draft.emit(std::move(made));
}

void unlockWagers(Draft& draft) {
    const auto link = linkOf(draft.submission());
    if (link && (draft.state().progressiveLocks & bitOf(events::ProgressiveLock::NoMoreBets)) != 0)
        draft.emit(events::ProgressiveUnlocked{*link, events::ProgressiveLock::NoMoreBets, {}});
}

// Any doubt about the meter suspends the wager, whatever else has it locked; base play goes on.
void decideOn(Draft& draft, const LockProgressive& input) {
    const auto link = linkOf(draft.submission());
    if (!link)
        return draft.refuse(input.kName, "no progressive is offered at this table");
    if (input.reason == events::ProgressiveLock::NoMoreBets)
        return draft.refuse(input.kName, "the dealer calls \"no more bets\"",
                            sectionOf(draft.rules()));
    if ((draft.state().progressiveLocks & bitOf(input.reason)) != 0)
        return;
    draft.emit(events::ProgressiveLocked{*link, input.reason, input.detail});
}

void decideOn(Draft& draft, const UnlockProgressive& input) {
    const auto link = linkOf(draft.submission());
    const bool locked = (draft.state().progressiveLocks & bitOf(input.reason)) != 0;
    if (!link || !locked || input.reason == events::ProgressiveLock::NoMoreBets)
        return draft.refuse(input.kName, "nothing of that kind has locked the progressive");
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
    state.progressiveLocks =
        static_cast<std::uint16_t>(state.progressiveLocks | bitOf(event.reason));
}

void applyOne(State& state, const events::ProgressiveUnlocked& event, core::Instant) {
    state.progressiveLocks =
        static_cast<std::uint16_t>(state.progressiveLocks & ~bitOf(event.reason));
}

} // namespace pitwatch::table
