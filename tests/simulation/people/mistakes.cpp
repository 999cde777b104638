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
PersonsRequest anything(const ClaimLook& look, feed::SeededRandom& random) {
    auto person = look.roster.people.begin();
    std::advance(person, static_cast<std::ptrdiff_t>(random.below(look.roster.people.size())));
    const std::string seat = std::to_string(1 + random.below(8));
    const std::array deeds{
        look.ask(Action::VerifyClaim, {{named("checks"), words("cards,hand")}}),
        look.ask(Action::ApproveClaim),
        look.ask(Action::DenyClaim, {{named("reason"), words("no")}}),
        look.ask(Action::PayClaim, {{named("method"), words("chips")}}),
        look.ask(Action::PayEnvyLine, {{named("seat"), words(seat)}}),
    };
    return {person->first, deeds[random.below(deeds.size())]};
}

// Surveillance may be told at any time; then it is the verification alone that is missing.
PersonsRequest toldEarly(const ClaimLook& look, feed::SeededRandom& random) {
    return {floorperson(random), look.ask(Action::NotifySurveillance,
                                          {{named("answered_by"), words("the control room")}})};
}

// By somebody who might, only not yet.
std::optional<PersonsRequest> approvedTooSoon(const ClaimLook& look, feed::SeededRandom& random) {
    const auto able = whoMay(look.roster, Action::ApproveClaim, look.waiting, look.approverRank());
    if (able.empty())
        return std::nullopt;
    return PersonsRequest{oneOf(able, random), look.ask(Action::ApproveClaim)};
}

// Those whose limit or whose rank does not reach, but of whom nothing else can be said.
std::vector<events::PersonId> tooSmall(const ClaimLook& look) {
    const staff::ActionRule& rule = staff::ruleOf(Action::ApproveClaim);
    const core::Cents atStake = look.waiting.amount + look.waiting.alongside;
    std::vector<events::PersonId> some;
    for (const auto& [id, person] : look.roster.people)
        if (person.active && rule.roles.contains(person.role) &&
            !look.waiting.involved.contains(id) &&
            (atStake > person.limit) != (person.role < look.approverRank()))
            some.push_back(id);
    return some;
}

std::optional<PersonsRequest> approvedWrongly(const ClaimLook& look, feed::SeededRandom& random) {
    const auto small = tooSmall(look);
    if (look.surveillanceMissing() || small.empty())
        return approvedTooSoon(look, random);
    return PersonsRequest{oneOf(small, random), look.ask(Action::ApproveClaim)};
}

// By somebody who might, had nothing been paid.
std::optional<PersonsRequest> takenBackTooLate(const ClaimLook& look, feed::SeededRandom& random) {
    const std::array actions{Action::VoidDocument, Action::DenyClaim, Action::VoidClaim};
    const Action action = actions[random.below(actions.size())];
    const auto able = whoMay(look.roster, action, look.waiting, Role::Supervisor);
    if (!look.claim.anythingPaid() || able.empty())
        return std::nullopt;
    return PersonsRequest{oneOf(able, random),
                          look.ask(action, {{named("reason"), words("found out later")}})};
}

// Once more what has been paid or put aside, or cash where it takes a cheque.
std::optional<PersonsRequest> paidWrongly(const ClaimLook& look, feed::SeededRandom& random) {
    std::vector<desk::Request> deeds;
    const payout::Claim& claim = look.claim;
    const bool cheque = look.policy.tierOf(claim.amount).cheque;
    if (claim.amount > core::Cents{} && (claim.payment != Payment::Due || cheque))
        deeds.push_back(
            look.ask(Action::PayClaim,
                     {{named("method"),
                       words(claim.payment != Payment::Due && cheque ? "cheque" : "cash")}}));
    for (const payout::EnvyDue& due : claim.envy)
        if (due.payment != Payment::Due)
            deeds.push_back(
                look.ask(Action::PayEnvyLine,
                         {{named("seat"), words(std::to_string(due.line.seat.number))}}));
    const bool tooLate = claim.anythingPaid() && random.percent(30);
    if (tooLate || deeds.empty())
        return takenBackTooLate(look, random);
    return PersonsRequest{floorperson(random), oneOf(deeds, random)};
}

// What would be right if nobody objected.
std::optional<PersonsRequest> inDispute(const ClaimLook& look, feed::SeededRandom& random) {
    const payout::Claim& claim = look.claim;
    if (!claim.verified)
        return PersonsRequest{
            floorperson(random),
            look.ask(Action::VerifyClaim, {{named("checks"), words("cards,hand,seat,wager")}})};
    if (!claim.documentRequested)
        return approvedTooSoon(look, random);
    return PersonsRequest{floorperson(random),
                          look.ask(Action::PayClaim, {{named("method"), words("cheque")}})};
}

} // namespace

std::optional<PersonsRequest> mistakeAbout(const ClaimLook& look, feed::SeededRandom& random) {
    if (random.percent(30))
        return anything(look, random);
    switch (look.claim.waitsFor()) {
    case payout::Stage::Verification:
        if (look.surveillanceMissing())
            return toldEarly(look, random);
        return approvedTooSoon(look, random);
    case payout::Stage::Approval:
        return approvedWrongly(look, random);
    case payout::Stage::Payment:
        return paidWrongly(look, random);
    case payout::Stage::Dispute:
        return inDispute(look, random);
    case payout::Stage::Amount:
    case payout::Stage::Document:
    case payout::Stage::None:
        break;
    }
    return anything(look, random);
}

} // namespace pitwatch::simulation
