#include "shared/meter/internal/claim_moves.h"

#include "shared/staff/actions/action.h"

#include <algorithm>
#include <utility>

namespace pitwatch::meter {

core::Outcome applyOne(State& state, const events::PayoutDocumentIssued& event) {
    if (event.number.value != state.lastDocument + 1)
        return core::Error{"document " + std::to_string(event.number.value) + " follows " +
                           std::to_string(state.lastDocument)};
    state.lastDocument = event.number.value;
    state.documents[event.number] = event.claim;
    if (const auto claim = state.claims.find(event.claim); claim != state.claims.end())
        claim->second.document = event.number;
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::PayoutDocumentVoided& event) {
    const auto found = state.documents.find(event.number);
    if (found == state.documents.end())
        return core::Done{}; // Of a journal that tells of no issue: nothing to take back.
    const auto claim = state.claims.find(found->second);
    if (claim != state.claims.end() && claim->second.document == event.number) {
        claim->second.document.reset();
        claim->second.voiding = false; // It was for this one.
        claim->second.voidTold.reset();
    }
    state.documents.erase(found);
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::ClaimNoted& event) {
    if (event.tiers.empty() || event.tiers.front().from > core::Cents{})
        return core::Error{"a claim is noted, but not who approves it"};
    std::uint64_t& last = state.lastClaim[event.claim.table];
    last = std::max(last, event.claim.number);
    OpenClaim& open = state.claims[event.claim];
    open.noted = event;
    if (!event.round)
        return core::Done{};
    const auto told = state.contributions.find(event.claim.table);
    if (told != state.contributions.end() && told->second.round == *event.round)
        open.wageredAt = told->second.toldAt;
    if (event.wager == events::Wager::Progressive)
        std::erase_if(state.rounds[event.claim.table].left, [&](const auto& left) {
            return left.round == *event.round && left.seat == event.seat;
        });
    return core::Done{};
}

namespace {

void forgetKept(OpenClaim& open, const events::ActionId& action) {
    std::erase_if(open.kept, [&](const auto& one) { return one.action == action; });
}

} // namespace

core::Outcome applyOne(State& state, const events::ClaimSignatureTaken& event) {
    const auto claim = state.claims.find(event.claim);
    const auto role = core::enumFromName<staff::Role>(event.role.text());
    const auto action = core::enumFromName<staff::Action>(event.name.text());
    if (claim == state.claims.end() || !role || !action)
        return core::Error{"a signature for a claim that is not open"};
    OpenClaim& open = claim->second;
    forgetKept(open, event.action);
    if (action == staff::Action::VerifyClaim) {
        open.verified[event.person] = event.action;
    } else if (action == staff::Action::ApproveClaim) {
        open.approved[event.person] = {event.action, *role};
    } else {
        open.others.insert(event.action);
        (action == staff::Action::VoidDocument ? open.voiding : open.ending) = true;
        if (staff::ruleOf(*action).object == staff::ObjectKind::Round)
            state.rounds[event.claim.table].noteEnding(event.action);
    }
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::ClaimSignatureRefused& event) {
    if (const auto claim = state.claims.find(event.claim); claim != state.claims.end())
        forgetKept(claim->second, event.action);
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::ClaimSignatureKept& event) {
    const auto claim = state.claims.find(event.claim);
    if (claim == state.claims.end())
        return core::Error{"a signature is kept for a claim that is not open"};
    claim->second.kept.push_back(event);
    return core::Done{};
}

core::Outcome applyOne(State& state, const events::ClaimEndingKept& event) {
    const auto claim = state.claims.find(event.claim);
    if (claim == state.claims.end())
        return core::Error{"the end of a claim is kept that is not open"};
    if (event.document)
        claim->second.voidTold = event.document;
    else
        claim->second.endTold = true;
    return core::Done{};
}

namespace {

// What becomes of the wager whose hand it was.
void noteEnd(State& state, const events::ClaimNoted& noted, bool paid) {
    if (!noted.round || !noted.seat || noted.wager != events::Wager::Progressive)
        return;
    TableRounds& rounds = state.rounds[noted.claim.table];
    if (paid)
        return rounds.notePaid(*noted.round, *noted.seat);
    if (noted.envy.empty() || noted.stake == core::Cents{})
        return;
    TableRounds::LeftEnvy left{*noted.round, *noted.seat, noted.envy};
    for (events::EnvyLine& line : left.lines)
        line.claim = 0;
    rounds.noteLeft(std::move(left));
}

} // namespace

core::Outcome applyOne(State& state, const events::ClaimEnded& event) {
    if (const OpenClaim* open = std::as_const(state).find(event.claim))
        noteEnd(state, open->noted, event.paid);
    state.claims.erase(event.claim);
    if (event.paid)
        std::erase_if(state.documents, [&](const auto& one) { return one.second == event.claim; });
    if (const auto fixed = state.fixed.find(event.claim); fixed != state.fixed.end())
        fixed->second.ended = true;
    return core::Done{};
}

} // namespace pitwatch::meter
