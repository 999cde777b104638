#include "shared/events/document_events.h"
#include "shared/events/party_events.h"
#include "shared/meter/decide.h"
#include "shared/meter/internal/account_moves.h"
#include "shared/staff/actions/action.h"

#include <algorithm>

namespace pitwatch::meter {

namespace {

core::Error contradiction(const std::string& what) {
    return core::Error{what};
}

Link* find(State& state, const events::LinkId& link) {
    const auto at = state.links.find(link);
    return at == state.links.end() ? nullptr : &at->second;
}

std::optional<core::Cents> limitIn(const std::vector<events::LevelLimit>& limits,
                                   const events::LevelName& level) {
    for (const events::LevelLimit& one : limits)
        if (one.level == level)
            return one.limit;
    return std::nullopt;
}

// The link has exactly these levels from now on; money that lies in another one would be lost.
core::Outcome setLevels(Link& link, const std::vector<events::LevelParameters>& parameters,
                        const std::vector<events::LevelLimit>& limits) {
    std::vector<Level> levels;
    for (const events::LevelParameters& one : parameters) {
        const Level* before = link.find(one.level);
        Level level = before == nullptr ? Level{} : *before;
        level.parameters = one;
        level.limit = limitIn(limits, one.level);
        levels.push_back(std::move(level));
    }
    for (const Level& level : link.levels) {
        const bool stays = std::any_of(levels.begin(), levels.end(), [&](const Level& one) {
            return one.parameters.level == level.parameters.level;
        });
        if (!stays && level.account.balance() != core::MicroCents{})
            return contradiction("level " + level.parameters.level.text() + " still holds money");
    }
    link.levels = std::move(levels);
    return core::Done{};
}

core::Outcome open(State& state, const events::LinkOpened& event) {
    Link* link = find(state, event.link);
    if (link == nullptr || link->service != Service::Closed)
        return contradiction("link " + event.link.text() + " opened that was not closed");
    if (auto set = setLevels(*link, event.levels, event.limits); !set)
        return set;
    for (Level& level : link->levels) {
        if (level.seeded)
            continue;
        level.seeded = true;
        level.account.initial += core::MicroCents::fromCents(level.parameters.initial);
        level.value += core::MicroCents::fromCents(level.parameters.initial);
    }
    link->service = Service::Open;
    link->reason = {};
    return core::Done{};
}

core::Outcome serve(State& state, const events::LinkId& name, Service service,
                    const core::Text& reason) {
    Link* link = find(state, name);
    if (link == nullptr)
        return contradiction("there is no link " + name.text());
    link->service = service;
    link->reason = reason;
    return core::Done{};
}

struct Applying {
    State& state;

    core::Outcome operator()(const events::LinkTableFiled& event) const {
        state.links[event.link].tables[event.table] = {event.ruleSet, event.paytable, event.wagers,
                                                       event.levels};
        return core::Done{};
    }
    core::Outcome operator()(const events::LinkTableLeft& event) const {
        if (Link* link = find(state, event.link))
            link->tables.erase(event.table);
        return core::Done{};
    }
    core::Outcome operator()(const events::LinkOpened& event) const { return open(state, event); }
    core::Outcome operator()(const events::LinkClosed& event) const {
        return serve(state, event.link, Service::Closed, event.reason);
    }
    core::Outcome operator()(const events::LinkSuspended& event) const {
        return serve(state, event.link, Service::Suspended, event.reason);
    }
    core::Outcome operator()(const events::LinkResumed& event) const {
        return serve(state, event.link, Service::Open, {});
    }
    core::Outcome operator()(const events::LinkParametersChanged& event) const {
        Link* link = find(state, event.link);
        if (link == nullptr || link->service != Service::Closed)
            return contradiction("parameters changed of a link that was not closed");
        return setLevels(*link, event.after, event.limits);
    }
    core::Outcome operator()(const events::PeerLost& event) const {
        state.lost.insert(event.peer);
        return core::Done{};
    }
    core::Outcome operator()(const events::JournalDoubted& event) const {
        state.doubted.insert(event.peer);
        return core::Done{};
    }
    core::Outcome operator()(const events::PeerReturned& event) const {
        state.lost.erase(event.peer);
        state.doubted.erase(event.peer);
        return core::Done{};
    }
    core::Outcome operator()(const events::DisplayMismatched& event) const {
        state.mismatched.insert({event.link, event.level, event.display});
        return core::Done{};
    }
    core::Outcome operator()(const events::DisplayMatchedAgain& event) const {
        state.mismatched.erase({event.link, event.level, event.display});
        return core::Done{};
    }
    core::Outcome operator()(const events::PayoutDocumentIssued& event) const {
        if (event.number.value != state.lastDocument + 1)
            return contradiction("document " + std::to_string(event.number.value) + " follows " +
                                 std::to_string(state.lastDocument));
        state.lastDocument = event.number.value;
        state.documents[event.number] = event.claim;
        if (const auto claim = state.claims.find(event.claim); claim != state.claims.end())
            claim->second.document = event.number;
        return core::Done{};
    }
    core::Outcome operator()(const events::PayoutDocumentVoided& event) const {
        const auto found = state.documents.find(event.number);
        if (found == state.documents.end())
            return core::Done{}; // Of a journal that tells of no issue: nothing to take back.
        const auto claim = state.claims.find(found->second);
        if (claim != state.claims.end() && claim->second.document == event.number)
            claim->second.document.reset();
        state.documents.erase(found);
        return core::Done{};
    }
    core::Outcome operator()(const events::ClaimNoted& event) const {
        if (event.tiers.empty() || event.tiers.front().from > core::Cents{})
            return contradiction("a claim is noted, but not who approves it");
        std::uint64_t& last = state.lastClaim[event.claim.table];
        last = std::max(last, event.claim.number);
        state.claims[event.claim].noted = event;
        return core::Done{};
    }
    core::Outcome operator()(const events::ClaimSignatureTaken& event) const {
        const auto claim = state.claims.find(event.claim);
        const auto role = core::enumFromName<staff::Role>(event.role.text());
        if (claim == state.claims.end() || !role)
            return contradiction("a signature for a claim that is not open");
        if (event.name.text() == core::enumName(staff::Action::VerifyClaim))
            claim->second.verified[event.person] = event.action;
        else
            claim->second.approved[event.person] = {event.action, *role};
        return core::Done{};
    }
    core::Outcome operator()(const events::ClaimEnded& event) const {
        state.claims.erase(event.claim);
        if (event.paid)
            std::erase_if(state.documents,
                          [&](const auto& one) { return one.second == event.claim; });
        if (const auto fixed = state.fixed.find(event.claim); fixed != state.fixed.end())
            fixed->second.ended = true;
        return core::Done{};
    }
    // Everything that moves money.
    template <typename Event>
    core::Outcome operator()(const Event& event) const {
        return move(state, event);
    }
};

template <typename... Event>
struct Kinds {
    // Each with its own type; types that tell the meters nothing change nothing.
    static core::Outcome apply(State& state, const events::Event& event) {
        core::Outcome outcome = core::Done{};
        static_cast<void>(
            ((event.as<Event>() != nullptr ? (outcome = Applying{state}(*event.as<Event>()), true)
                                           : false) ||
             ...));
        return outcome;
    }
};

using MeterEvents =
    Kinds<events::ContributionApplied, events::OverflowMoved, events::ContributionReversed,
          events::MeterAmountFixed, events::MeterReseeded, events::MeterAmountReturned,
          events::MeterCorrected, events::ClaimDeferred, events::LinkTableFiled,
          events::LinkTableLeft, events::LinkOpened, events::LinkClosed, events::LinkSuspended,
          events::LinkResumed, events::LinkParametersChanged, events::PeerLost,
          events::PeerReturned, events::JournalDoubted, events::DisplayMismatched,
          events::DisplayMatchedAgain, events::PayoutDocumentIssued, events::PayoutDocumentVoided,
          events::ClaimNoted, events::ClaimSignatureTaken, events::ClaimEnded>;

} // namespace

core::Outcome tryApply(State& state, const events::Event& event) {
    return MeterEvents::apply(state, event);
}

void apply(State& state, const events::Event& event) {
    PW_ASSERT(tryApply(state, event).ok());
}

} // namespace pitwatch::meter
