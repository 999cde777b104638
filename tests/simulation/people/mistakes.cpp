#include "tests/simulation/people/mistakes.h"

#include <array>

namespace pitwatch::simulation {

using payout::Payment;
using staff::Action;
using staff::Role;

namespace {

template <typename T>
const T& oneOf(const std::vector<T>& some, feed::SeededRandom& random) {
    return some[random.below(some.size())];
}

events::PersonId floorperson(feed::SeededRandom& random) {
    return *events::PersonId::parse(random.percent(50) ? "f-omar" : "f-lisa");
}

// Anybody, anything.
PersonsRequest anything(const ClaimView& view, feed::SeededRandom& random) {
    auto person = view.roster.people.begin();
    std::advance(person, static_cast<std::ptrdiff_t>(random.below(view.roster.people.size())));
    const std::string seat = std::to_string(1 + random.below(8));
    const std::array deeds{
        view.ask(Action::VerifyClaim, {{named("checks"), words("cards,hand")}}),
        view.ask(Action::ApproveClaim),
        view.ask(Action::DenyClaim, {{named("reason"), words("no")}}),
        view.ask(Action::PayClaim, {{named("method"), words("chips")}}),
        view.ask(Action::PayEnvyLine, {{named("seat"), words(seat)}}),
    };
    return {person->first, deeds[random.below(deeds.size())]};
}

// Surveillance may be told at any time; then it is the verification alone that is missing.
PersonsRequest toldEarly(const ClaimView& view, feed::SeededRandom& random) {
    return {floorperson(random), view.ask(Action::NotifySurveillance,
                                          {{named("answered_by"), words("the control room")}})};
}

// By somebody who might, only not yet.
std::optional<PersonsRequest> approvedTooSoon(const ClaimView& view, feed::SeededRandom& random) {
    const auto able = whoMay(view.roster, Action::ApproveClaim, view.waiting, view.approverRank());
    if (able.empty())
        return std::nullopt;
    return PersonsRequest{oneOf(able, random), view.ask(Action::ApproveClaim)};
}

// Those whose limit or whose rank does not reach, but of whom nothing else can be said.
std::vector<events::PersonId> tooSmall(const ClaimView& view) {
    const staff::ActionRule& rule = staff::ruleOf(Action::ApproveClaim);
    const core::Cents atStake = view.waiting.amount + view.waiting.alongside;
    std::vector<events::PersonId> some;
    for (const auto& [id, person] : view.roster.people)
        if (person.active && rule.roles.contains(person.role) &&
            !view.waiting.involved.contains(id) &&
            (atStake > person.limit) != !isAtLeast(person.role, view.approverRank()))
            some.push_back(id);
    return some;
}

std::optional<PersonsRequest> approvedWrongly(const ClaimView& view, feed::SeededRandom& random) {
    const auto small = tooSmall(view);
    if (view.surveillanceMissing() || small.empty())
        return approvedTooSoon(view, random);
    return PersonsRequest{oneOf(small, random), view.ask(Action::ApproveClaim)};
}

// By somebody who might, had nothing been paid.
std::optional<PersonsRequest> takenBackTooLate(const ClaimView& view, feed::SeededRandom& random) {
    const std::array actions{Action::VoidDocument, Action::DenyClaim, Action::VoidClaim};
    const Action action = actions[random.below(actions.size())];
    const auto able = whoMay(view.roster, action, view.waiting, Role::Supervisor);
    if (!view.claim.anythingPaid() || able.empty())
        return std::nullopt;
    return PersonsRequest{oneOf(able, random),
                          view.ask(action, {{named("reason"), words("found out later")}})};
}

// Once more what has been paid or put aside, or cash where it takes a cheque.
std::optional<PersonsRequest> paidWrongly(const ClaimView& view, feed::SeededRandom& random) {
    std::vector<desk::Request> deeds;
    const payout::Claim& claim = view.claim;
    const bool cheque = view.policy.tierOf(claim.amount).cheque;
    if (claim.amount > core::Cents{} && (claim.payment != Payment::Due || cheque))
        deeds.push_back(
            view.ask(Action::PayClaim,
                     {{named("method"),
                       words(claim.payment != Payment::Due && cheque ? "cheque" : "cash")}}));
    for (const payout::EnvyDue& due : claim.envy)
        if (due.payment != Payment::Due)
            deeds.push_back(
                view.ask(Action::PayEnvyLine,
                         {{named("seat"), words(std::to_string(due.line.seat.number))}}));
    const bool tooLate = claim.anythingPaid() && random.percent(30);
    if (tooLate || deeds.empty())
        return takenBackTooLate(view, random);
    return PersonsRequest{floorperson(random), oneOf(deeds, random)};
}

// What would be right if nobody objected.
std::optional<PersonsRequest> inDispute(const ClaimView& view, feed::SeededRandom& random) {
    const payout::Claim& claim = view.claim;
    if (!claim.verified)
        return PersonsRequest{
            floorperson(random),
            view.ask(Action::VerifyClaim, {{named("checks"), words("cards,hand,seat,wager")}})};
    if (!claim.documentRequested)
        return approvedTooSoon(view, random);
    return PersonsRequest{floorperson(random),
                          view.ask(Action::PayClaim, {{named("method"), words("cheque")}})};
}

} // namespace

std::optional<PersonsRequest> mistakeAbout(const ClaimView& view, feed::SeededRandom& random) {
    if (random.percent(30))
        return anything(view, random);
    switch (view.claim.waitsFor()) {
    case payout::Stage::Verification:
        if (view.surveillanceMissing())
            return toldEarly(view, random);
        return approvedTooSoon(view, random);
    case payout::Stage::Approval:
        return approvedWrongly(view, random);
    case payout::Stage::Payment:
        return paidWrongly(view, random);
    case payout::Stage::Dispute:
        return inDispute(view, random);
    case payout::Stage::Amount:
    case payout::Stage::Document:
    case payout::Stage::None:
        break;
    }
    return anything(view, random);
}

} // namespace pitwatch::simulation
