#include "tests/simulation/people/console_people.h"

#include "tests/simulation/people/mistakes.h"

#include <algorithm>

namespace pitwatch::simulation {

using staff::Action;
using staff::Role;

namespace {

// How often somebody who is not in earnest is wrong about a claim: mostly where money is decided on
// or already out of the tray.
unsigned mistakePercent(const payout::Claim& claim) {
    if (claim.anythingPaid())
        return 70;
    return claim.waitsFor() == payout::Stage::Approval ? 35 : 20;
}

const core::PartyId& meterParty() {
    static const core::PartyId kMeter = *core::PartyId::parse("METER");
    return kMeter;
}

} // namespace

std::optional<PersonsRequest> ConsolePeople::next(const ConsoleView& console, bool wild,
                                                  core::Tick now) {
    if (m_random.percent(8))
        return atMeters(console, wild);
    if (wild && m_random.percent(6))
        return atTable(console);
    return aboutClaim(console, wild, now);
}

std::optional<PersonsRequest> ConsolePeople::aboutClaim(const ConsoleView& console, bool wild,
                                                        core::Tick now) {
    std::vector<const payout::Claim*> open;
    for (const console::ClaimPicture& shown : console.shown.claims) // Begun ones first, as a rule.
        open.insert(open.end(), shown.claim.anythingPaid() ? 3 : 1, &shown.claim);
    if (open.empty())
        return std::nullopt;
    const payout::Claim& claim = *open[m_random.below(open.size())];
    const auto party = core::PartyId::parse(claim.id().table.text());
    const staff::Waiting* waiting = console.docketOf(*party).find(staff::objectOf(claim.id()));
    if (waiting == nullptr)
        return std::nullopt;
    const ClaimView view{claim, console.roster, *waiting, m_setups.at(claim.id().table)->payout};
    const bool mistaken = wild && m_random.percent(mistakePercent(claim));
    auto command = mistaken ? mistakeAbout(view, m_random) : forClaim(view, wild);
    const bool impatient = wild && m_random.percent(10);
    if (!command || (!impatient && waits(command->request, now)))
        return std::nullopt;
    command->mistaken = mistaken;
    return command;
}

void ConsolePeople::acted(const PersonsRequest& command, std::uint64_t id, core::Tick until) {
    m_pending.insert_or_assign({command.request.addressee, command.request.object},
                               Pending{id, until});
}

void ConsolePeople::answered(const std::vector<console::ActionOutcome>& outcomes) {
    for (const console::ActionOutcome& outcome : outcomes)
        std::erase_if(m_pending,
                      [&](const auto& pending) { return pending.second.id == outcome.id; });
}

bool ConsolePeople::waits(const desk::Request& request, core::Tick now) const {
    const auto pending = m_pending.find({request.addressee, request.object});
    return pending != m_pending.end() && pending->second.until > now;
}

std::optional<events::PersonId> ConsolePeople::pick(const staff::Roster& roster, Action action,
                                                    const staff::Waiting& waiting, Role least) {
    const auto able = whoMay(roster, action, waiting, least);
    if (able.empty())
        return std::nullopt;
    return able[m_random.below(able.size())];
}

std::optional<PersonsRequest> ConsolePeople::forClaim(const ClaimView& view, bool wild) {
    const auto stage = view.claim.waitsFor();
    const auto by = [&](Action action, staff::Arguments arguments,
                        Role least = Role::Floorperson) -> std::optional<PersonsRequest> {
        const auto person = pick(view.roster, action, view.waiting, least);
        if (!person)
            return std::nullopt;
        return PersonsRequest{*person, view.ask(action, std::move(arguments))};
    };
    if (wild && stage != payout::Stage::Dispute && m_random.percent(3))
        // By the floorpersons: a supervisor who records it cannot resolve it, and there are few.
        return PersonsRequest{
            *events::PersonId::parse(m_random.percent(50) ? "f-omar" : "f-lisa"),
            view.ask(Action::DisputeClaim, {{named("reason"), words("the player objects")}})};
    switch (stage) {
    case payout::Stage::Dispute:
        return by(Action::ResolveDispute, {{named("decision"), words("the cards were shown")}});
    case payout::Stage::Verification: {
        // Managers keep away, so that enough of them are left to approve.
        auto command = by(Action::VerifyClaim, {{named("checks"), words("cards,hand,seat,wager")}});
        const bool manager =
            command && view.roster.find(command->person)->role != Role::Floorperson && !wild;
        if (manager)
            command->person = *events::PersonId::parse("f-omar");
        return command;
    }
    case payout::Stage::Approval:
        return review(view, wild);
    case payout::Stage::Payment:
        return pay(view, wild);
    case payout::Stage::Amount:
    case payout::Stage::Document:
    case payout::Stage::None:
        break;
    }
    return std::nullopt;
}

std::optional<PersonsRequest> ConsolePeople::review(const ClaimView& view, bool wild) {
    if (view.surveillanceMissing()) {
        const auto person =
            pick(view.roster, Action::NotifySurveillance, view.waiting, Role::Floorperson);
        return PersonsRequest{*person,
                              view.ask(Action::NotifySurveillance,
                                       {{named("answered_by"), words("the control room")}})};
    }
    const auto approver =
        pick(view.roster, Action::ApproveClaim, view.waiting, view.approverRank());
    if (approver && !m_random.percent(wild ? 20 : 3))
        return PersonsRequest{*approver, view.ask(Action::ApproveClaim)};
    // Denied, too, where nobody is left who may approve it.
    const auto denier = pick(view.roster, Action::DenyClaim, view.waiting, Role::Supervisor);
    if (!denier)
        return std::nullopt;
    const Action end = m_random.percent(70) ? Action::DenyClaim : Action::VoidClaim;
    return PersonsRequest{*denier,
                          view.ask(end, {{named("reason"), words("not as it was shown")}})};
}

std::optional<PersonsRequest> ConsolePeople::pay(const ClaimView& view, bool wild) {
    const payout::Claim& claim = view.claim;
    const auto by = [&](Action action,
                        staff::Arguments arguments) -> std::optional<PersonsRequest> {
        const auto person = pick(view.roster, action, view.waiting, Role::Floorperson);
        if (!person)
            return std::nullopt;
        return PersonsRequest{*person, view.ask(action, std::move(arguments))};
    };
    if (wild && !claim.anythingPaid() && m_random.percent(8))
        return by(Action::VoidDocument, {{named("reason"), words("a name is misspelt")}});
    // A round that was cut short is not over before somebody signs that what was claimed of it is
    // void: a pad does not undo what was verified.
    if (!claim.anythingPaid() && m_random.percent(10))
        if (const auto person =
                pick(view.roster, Action::VoidClaim, view.waiting, Role::Supervisor))
            return PersonsRequest{
                *person, view.ask(Action::VoidClaim, {{named("reason"), words("cut short")}})};
    const bool holds = m_random.percent(10);
    const bool envyDue = std::any_of(claim.envy.begin(), claim.envy.end(), [](const auto& due) {
        return due.payment == payout::Payment::Due;
    });
    // Whoever stands there first is paid first.
    if (claim.payment == payout::Payment::Due && claim.amount > core::Cents{} &&
        !(envyDue && m_random.percent(35))) {
        if (holds)
            return by(Action::HoldClaim, {{named("reason"), words("the player has left")}});
        const bool cheque = view.policy.tierOf(claim.amount).cheque;
        staff::Arguments arguments{{named("method"), words(cheque ? "cheque" : "cash")}};
        if (m_random.percent(50))
            arguments[named("document")] = words(std::to_string(claim.document->value));
        return by(Action::PayClaim, std::move(arguments));
    }
    for (const payout::EnvyDue& due : claim.envy) {
        const core::Text seat = words(std::to_string(due.line.seat.number));
        if (due.payment != payout::Payment::Due)
            continue;
        if (holds)
            return by(Action::HoldClaim,
                      {{named("reason"), words("the player has left")}, {named("seat"), seat}});
        return by(Action::PayEnvyLine, {{named("seat"), seat}});
    }
    return std::nullopt;
}

// Links are opened again soon after somebody closed one; a correction takes a second person.
std::optional<PersonsRequest> ConsolePeople::atMeters(const ConsoleView& console, bool wild) {
    Action action = Action::OpenLink;
    if (m_random.percent(40))
        action = m_random.percent(70) ? Action::ApproveOrder : Action::DenyOrder;
    else if (wild && m_random.percent(8))
        action = Action::CloseLink;
    else if (wild && m_random.percent(15))
        action = Action::CorrectMeter;
    std::vector<const console::ActionOffer*> offers;
    for (const console::LinkPicture& link : console.shown.links)
        for (const console::ActionOffer& offer : link.actions)
            if (offer.request.action == action)
                offers.push_back(&offer);
    if (offers.empty())
        return std::nullopt;
    desk::Request request = offers[m_random.below(offers.size())]->request;
    const staff::Waiting* waiting = console.docketOf(meterParty()).find(request.object);
    if (waiting == nullptr)
        return std::nullopt;
    if (action == Action::CloseLink || action == Action::DenyOrder)
        request.arguments[named("reason")] = words("a display is dark");
    if (action == Action::CorrectMeter) {
        request.arguments[named("reason")] = words("a display showed another amount");
        // Somebody tries what is far beyond anybody's limit.
        request.amount = core::Cents{static_cast<std::int64_t>(
            m_random.percent(30) ? 500'000'000 : 1'000'000 + m_random.below(20))};
    }
    // Whoever ordered may try to approve it as well.
    if (wild && m_random.percent(20) && !waiting->involved.empty())
        return PersonsRequest{*waiting->involved.begin(), std::move(request), true};
    const auto person = pick(console.roster, action, *waiting, Role::Supervisor);
    if (!person)
        return std::nullopt;
    return PersonsRequest{*person, std::move(request)};
}

// A round is void, or a deck shuffled, because a floorperson says so, allowed or not.
std::optional<PersonsRequest> ConsolePeople::atTable(const ConsoleView& console) {
    if (!console.shown.watched)
        return std::nullopt;
    const Action action = m_random.percent(60) ? Action::VoidRound : Action::OrderShuffle;
    std::vector<const console::ActionOffer*> offers;
    for (const console::ActionOffer& offer : console.shown.watched->actions)
        if (offer.request.action == action)
            offers.push_back(&offer);
    if (offers.empty())
        return std::nullopt;
    desk::Request request = offers[m_random.below(offers.size())]->request;
    const staff::Waiting* waiting = console.docketOf(request.addressee).find(request.object);
    const auto person = waiting == nullptr
                            ? std::nullopt
                            : pick(console.roster, action, *waiting, Role::Floorperson);
    if (!person)
        return std::nullopt;
    request.arguments[named("reason")] = words("a card fell on the floor");
    return PersonsRequest{*person, std::move(request), true};
}

} // namespace pitwatch::simulation
