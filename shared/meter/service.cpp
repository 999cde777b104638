#include "shared/events/party_events.h"
#include "shared/meter/internal/handlers.h"
#include "shared/meter/internal/parameters.h"
#include "shared/meter/refusals.h"

#include <algorithm>

// Links going in and out of service.

namespace pitwatch::meter {

namespace {

using events::LevelLimit;
using events::LevelParameters;

std::vector<LevelParameters> parametersOf(const ProgressiveLink& link) {
    std::vector<LevelParameters> parameters;
    for (const Level& level : link.levels)
        parameters.push_back(level.parameters);
    return parameters;
}

std::vector<LevelLimit> limitsInForce(const ProgressiveLink& link) {
    std::vector<LevelLimit> limits;
    for (const Level& level : link.levels)
        if (level.limit)
            limits.push_back({level.parameters.level, *level.limit});
    return limits;
}

// A level that is not filed any more must not take its money with it.
std::optional<events::LevelName> heldBy(const ProgressiveLink& link,
                                        const std::vector<LevelParameters>& filed) {
    for (const Level& level : link.levels) {
        const bool stays = std::any_of(filed.begin(), filed.end(), [&](const auto& one) {
            return one.level == level.parameters.level;
        });
        if (!stays && level.account.balance() != core::MicroCents{})
            return level.parameters.level;
    }
    return std::nullopt;
}

bool parametersDiffer(const State& state, const events::LinkId& name, const ProgressiveLink& link) {
    return link.wasOpened() &&
           (parametersOf(link) != agreedFiling(link).levels || limitsDiffer(state, name, link));
}

bool areTwo(Draft& draft, std::string_view command, const events::PersonId& a,
            const events::PersonId& b) {
    if (!a.empty() && !b.empty() && a != b)
        return true;
    draft.refuse(command, MeterRefusal::TakesTwo);
    return false;
}

FilingPart difference(const Filing& a, const Filing& b) {
    if (a.ruleSet != b.ruleSet || a.paytable != b.paytable)
        return FilingPart::Paytable;
    return a.wagers != b.wagers ? FilingPart::Wagers : FilingPart::Levels;
}

// A table whose journal is not read takes wagers that reach no meter.
std::vector<core::TableId> unreadOf(const State& state, const ProgressiveLink& link) {
    std::vector<core::TableId> unread;
    for (const auto& [table, filing] : link.tables)
        if (state.setup->read && !state.setup->read->contains(table))
            unread.push_back(table);
    return unread;
}

// A closed link takes no wagers: a table that is not read any more is not of it any more.
void letUnreadGo(Draft& draft, const events::LinkId& name) {
    for (const core::TableId& table : unreadOf(draft.state(), *draft.state().find(name)))
        draft.emit(events::LinkTableLeft{name, table});
}

} // namespace

const Filing& agreedFiling(const ProgressiveLink& link) {
    return link.tables.begin()->second;
}

std::vector<LevelLimit> limitsOf(const Setup& setup, const events::LinkId& link,
                                 const std::vector<LevelParameters>& levels) {
    std::vector<LevelLimit> limits;
    const auto found = setup.limits.find(link);
    if (found == setup.limits.end())
        return limits;
    for (const LevelParameters& level : levels)
        for (const LevelLimit& one : found->second)
            if (one.level == level.level)
                limits.push_back(one);
    return limits;
}

bool limitsDiffer(const State& state, const events::LinkId& name, const ProgressiveLink& link) {
    return state.setup->limitsKnown && link.wasOpened() &&
           limitsInForce(link) != limitsOf(*state.setup, name, parametersOf(link));
}

events::Phrase problemOf(const State& state, const ProgressiveLink& link) {
    if (link.tables.empty())
        return LinkProblem::NoTable;
    const auto& [first, filing] = *link.tables.begin();
    for (const auto& [table, other] : link.tables)
        if (!(other == filing))
            return {LinkProblem::TablesDiffer, first, table, difference(filing, other)};
    if (link.service != Service::Closed && parametersOf(link) != filing.levels)
        return LinkProblem::FiledOtherwise;
    for (const auto& [table, other] : link.tables)
        if (state.doubted.contains(core::partyOf(table)))
            return {LinkProblem::JournalDoubted, table};
    for (const core::TableId& table : unreadOf(state, link))
        return {LinkProblem::NotRead, table};
    return {};
}

namespace {

void judge(Draft& draft, const State& state, const events::LinkId& name,
           const ProgressiveLink& link) {
    const events::Phrase problem = problemOf(state, link);
    switch (link.service) {
    case Service::Open:
        if (!problem.empty())
            draft.emit(events::LinkSuspended{name, problem});
        return;
    case Service::Suspended:
        if (problem.empty())
            draft.emit(events::LinkResumed{name});
        else if (problem != link.reason)
            draft.emit(events::LinkSuspended{name, problem});
        return;
    case Service::Closed:
        if (!problem.empty() && problem != link.reason)
            draft.emit(events::LinkClosed{name, controllerItself(), problem});
        return;
    }
}

} // namespace

void review(Draft& draft, const events::LinkId& name) {
    if (const ProgressiveLink* found = draft.state().find(name))
        judge(draft, draft.state(), name, ProgressiveLink(*found));
}

void review(Draft& draft, const events::LinkId& name, const ProgressiveLink& link) {
    judge(draft, draft.base(), name, link);
}

void decideOn(Draft& draft, const TableStood& input) {
    const State& state = draft.base();
    const bool lost = state.lost.contains(input.table);
    const bool doubted = state.doubted.contains(input.table);
    switch (input.presence) {
    case Presence::Present:
        if (!lost && !doubted)
            return;
        draft.emit(events::PeerReturned{input.table});
        break;
    case Presence::Silent:
        if (!lost)
            draft.emit(events::PeerLost{input.table, input.lastHeard});
        return;
    case Presence::Doubted:
        if (doubted)
            return;
        draft.emit(events::JournalDoubted{input.table, input.journal, input.sequence, input.doubt});
        break;
    }
    if (const auto link = draft.base().linkOf(core::tableNamed(input.table)))
        review(draft, *link);
}

void decideOn(Draft& draft, const OpenLink& input) {
    const ProgressiveLink* link = draft.base().find(input.link);
    if (link == nullptr)
        return draft.refuse(input.kName, MeterRefusal::NotNamed);
    if (link->service != Service::Closed)
        return draft.refuse(input.kName, MeterRefusal::IsOpen);
    if (const events::Phrase problem = problemOf(draft.base(), *link); !problem.empty())
        return draft.refuse(input.kName, problem);
    if (parametersDiffer(draft.base(), input.link, *link))
        return draft.refuse(input.kName, MeterRefusal::ParametersChanged);
    std::vector<core::TableId> tables;
    for (const auto& [table, filing] : link->tables)
        tables.push_back(table);
    const Filing& filing = agreedFiling(*link);
    draft.emit(events::LinkOpened{input.link, filing.levels, std::move(tables), input.by,
                                  limitsOf(draft.setup(), input.link, filing.levels),
                                  filing.ruleSet, filing.paytable, filing.wagers});
    moveAllExcess(draft, input.link);
    fixDeferred(draft, input.link);
}

void decideOn(Draft& draft, const CloseLink& input) {
    const ProgressiveLink* link = draft.base().find(input.link);
    if (link == nullptr || link->service == Service::Closed)
        return draft.refuse(input.kName, MeterRefusal::NotOpen);
    draft.emit(events::LinkClosed{input.link, input.by, events::Phrase::quoted(input.reason)});
    letUnreadGo(draft, input.link);
}

void decideOn(Draft& draft, const ControllerStarted& /*input*/) {
    const State before = draft.base();
    for (const auto& [name, link] : before.links) {
        if (link.service == Service::Closed)
            letUnreadGo(draft, name);
        review(draft, name);
    }
}

void decideOn(Draft& draft, const ChangeParameters& input) {
    const ProgressiveLink* link = draft.base().find(input.link);
    if (link == nullptr || link->service != Service::Closed)
        return draft.refuse(input.kName, MeterRefusal::ParametersLocked);
    if (!areTwo(draft, input.kName, input.orderedBy, input.approvedBy))
        return;
    if (const events::Phrase problem = problemOf(draft.base(), *link); !problem.empty())
        return draft.refuse(input.kName, problem);
    const bool limitsMayDiffer = link->wasOpened() && !draft.setup().limitsKnown;
    if (!limitsMayDiffer && !parametersDiffer(draft.base(), input.link, *link))
        return draft.refuse(input.kName, MeterRefusal::NothingChanged);
    const auto& filed = agreedFiling(*link).levels;
    if (const auto level = heldBy(*link, filed))
        return draft.refuse(input.kName, {MeterRefusal::LevelHoldsMoney, *level});
    draft.emit(events::LinkParametersChanged{input.link, parametersOf(*link), filed,
                                             input.orderedBy, input.approvedBy,
                                             limitsOf(draft.setup(), input.link, filed)});
    moveAllExcess(draft, input.link);
}

void decideOn(Draft& draft, const ReadmitParty& input) {
    if (!draft.base().doubted.contains(input.party))
        return draft.refuse(input.kName, {MeterRefusal::NotDoubted, input.party});
    if (!areTwo(draft, input.kName, input.orderedBy, input.approvedBy))
        return;
    draft.emit(events::PeerReturned{input.party});
    if (const auto table = core::TableId::parse(input.party.text()))
        if (const auto link = draft.base().linkOf(*table))
            review(draft, *link);
}

} // namespace pitwatch::meter
