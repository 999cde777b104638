#include "shared/table/setup/configuration.h"

#include "shared/table/decks/deck_clocks.h"
#include "shared/table/devices/progressive.h"
#include "shared/table/internal/handlers.h"

#include <sstream>

namespace pitwatch::table {

namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

// Version 1 of the event kept nothing of the submission but its digest.
bool tellsNothing(const events::ConfigurationLoaded& loaded) {
    return loaded.submission.empty();
}

bool isInForce(const Setup& setup, const events::ConfigurationLoaded& loaded) {
    return setup.submissionText == joined(loaded.submission) &&
           setup.siteText == joined(loaded.site);
}

bool dealsTheSame(const rules::Submission& a, const rules::Submission& b) {
    return a.ruleSet == b.ruleSet && a.dealing == b.dealing && a.shuffler == b.shuffler;
}

std::string stateOf(const State& state) {
    if (state.round)
        return "round " + std::to_string(state.round->id.value) + " is open";
    return "the table is " + std::string(core::enumName(state.opening));
}

std::string listed(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += (text.empty() ? "" : "; ") + line;
    return text;
}

// Empty where it may be taken.
std::string whyNot(const State& state, const Setup& wanted) {
    if (!state.configured)
        return {};
    if (wanted.submission.table != state.submission().table)
        return "the journal is that of table " + state.submission().table.text() +
               ", the submission is for table " + wanted.submission.table.text();
    const bool closed = state.opening == Opening::Closed && !state.round;
    if (closed)
        return {};
    if (!state.setupProblem.empty())
        return stateOf(state) + " under a configuration that this software cannot read (" +
               state.setupProblem + "): close the table with the software that wrote it";
    if (meanTheSame(*state.setup, wanted))
        return {};
    return stateOf(state) + " under another configuration than the files say: " +
           listed(differences(*state.setup, wanted)) +
           ". Start with the files that are in force and close the table first; a closed table "
           "takes another configuration";
}

} // namespace

events::ConfigurationLoaded configurationOf(const Setup& setup) {
    const auto ruleSet = events::RuleSetId::parse(setup.submission.ruleSet);
    PW_ASSERT(ruleSet.ok());
    return {*ruleSet, linesOf(setup.submissionText), linesOf(setup.siteText), 0};
}

core::Result<SetupPtr, rules::FileProblems> setupIn(const events::ConfigurationLoaded& loaded,
                                                    events::ActionId nonceSeed) {
    return makeSetup(joined(loaded.submission), joined(loaded.site), nonceSeed);
}

bool meanTheSame(const Setup& a, const Setup& b) {
    return a.submission == b.submission && a.claimThreshold == b.claimThreshold &&
           a.idleAfter == b.idleAfter && a.signalled == b.signalled && a.pad == b.pad &&
           a.payout == b.payout;
}

core::Result<std::vector<events::Event>> takeConfiguration(const State& state, const Setup& wanted,
                                                           core::Instant now) {
    if (const std::string why = whyNot(state, wanted); !why.empty())
        return core::Error{why};
    const events::ConfigurationLoaded loaded = configurationOf(wanted);
    State after = state;
    applyOne(after, loaded, now);
    Draft draft(state, now);
    tellLocksOver(draft, after);
    draft.emit(loaded);
    tellLinkLock(draft);
    // A deck that stays at the table goes by the limit that is in force from now on.
    if (deckLimit(state, state.dealing) != deckLimit(draft.state(), draft.state().dealing))
        resetDueTimes(draft);
    return std::move(draft).take();
}

void applyOne(State& state, const events::ConfigurationLoaded& event, core::Instant) {
    if (tellsNothing(event))
        return;
    auto setup = isInForce(*state.setup, event)
                     ? core::Result<SetupPtr, rules::FileProblems>(state.setup)
                     : setupIn(event, state.setup->nonceSeed);
    if (!setup) {
        state.setupProblem = setup.error().front().text();
        return;
    }
    const SetupPtr before = std::exchange(state.setup, std::move(*setup));
    state.setupProblem.clear();
    // A method that people changed to stays theirs, unless another one was filed.
    if (!dealsTheSame(before->submission, state.submission()))
        state.dealing = state.submission().dealing;
    if (!state.configured || !filesTheSameLink(before->submission, state.submission()))
        lockUnknownLink(state);
    state.configured = true;
}

} // namespace pitwatch::table
