#include "pit-console/core/desk/link_offers.h"

#include "shared/desk/meter_actions.h"
#include "shared/events/party_events.h"
#include "shared/meter/decide.h"
#include "shared/staff/actions/misstatement.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using staff::Action;
using staff::Argument;

// An order changes nothing before a second person approves it; what the meters would say to it then
// is asked when it is given.
staff::Statement approvalOf(const staff::Statement& order) {
    staff::Statement approval = order;
    approval.action = Action::ApproveOrder;
    approval.person = *events::PersonId::parse("another");
    return approval;
}

core::Result<std::optional<meter::Input>, events::Phrase> inputOf(const staff::Statement& draft,
                                                                  const staff::Ledger& ledger) {
    if (draft.action == Action::ChangeParameters || draft.action == Action::CorrectMeter ||
        draft.action == Action::ReadmitParty)
        return desk::meterInput(approvalOf(draft), &draft);
    return desk::meterInput(draft, ledger.order(draft.object));
}

// What a meter shall show is not filled in yet: what it shows will do.
staff::Statement asItIs(staff::Statement draft, const meter::State& meters) {
    const auto link = events::LinkId::parse(draft.object.id.value());
    const core::Text* level = draft.argument(Argument::Level);
    const auto name = events::LevelName::parse(level != nullptr ? level->value() : std::string());
    const meter::Level* found = link && name ? meters.find(*link, *name) : nullptr;
    if (draft.action == Action::CorrectMeter && found != nullptr)
        draft.amount = std::max(found->value.floorCents(), core::Cents{});
    return draft;
}

// What it changes is held against the limit of whoever would sign it.
std::optional<desk::Objection> tooHeavy(const meter::State& meters, const staff::Statement& draft,
                                        const staff::Ledger& ledger, const Requester& requester) {
    const auto weight = desk::weightOf(meters, draft, ledger.order(draft.object));
    if (!weight || requester.rights == nullptr || *weight <= requester.rights->limit)
        return std::nullopt;
    return desk::Objection(
        {staff::Misstatement::ChangeOverLimit, *weight, requester.rights->limit, requester.person});
}

DryRun askMeters(const meter::State* meters, const staff::Ledger& ledger,
                 const Requester& requester, core::Instant now) {
    return [meters, &ledger, &requester,
            now](const staff::Statement& given) -> std::optional<desk::Objection> {
        const staff::Statement draft = meters != nullptr ? asItIs(given, *meters) : given;
        const auto input = inputOf(draft, ledger);
        if (!input)
            return desk::Objection(input.error());
        if (!*input || meters == nullptr)
            return std::nullopt;
        if (auto objection = tooHeavy(*meters, draft, ledger, requester))
            return objection;
        for (const events::Event& event : meter::decide(*meters, **input, now))
            if (const auto* refused = event.as<events::CommandRefused>())
                return desk::Objection(refused->reason, refused->section);
        return std::nullopt;
    };
}

MoneyBounds boundsOf(const events::LinkId& link, const LevelPicture& level,
                     const meter::State* meters, const Requester& requester) {
    MoneyBounds bounds{level.value, {}, {}};
    if (const meter::Level* known = meters != nullptr ? meters->find(link, level.level) : nullptr)
        bounds.reset = known->parameters.reset;
    if (requester.rights != nullptr)
        bounds.mostChange = requester.rights->limit;
    return bounds;
}

// The tables of the link whose record the controller doubts.
std::vector<core::PartyId> doubtedOf(const events::LinkId& link, const meter::State* meters) {
    std::vector<core::PartyId> doubted;
    const meter::ProgressiveLink* known = meters != nullptr ? meters->find(link) : nullptr;
    if (known != nullptr)
        for (const auto& [table, filing] : known->tables)
            if (const auto party = core::PartyId::parse(table.text());
                party && meters->doubted.contains(*party))
                doubted.push_back(*party);
    return doubted;
}

void offerOrders(OfferList& offers, const LinkPicture& link,
                 const std::vector<core::PartyId>& doubted, const staff::Ledger& ledger) {
    const auto isOf = [&](const staff::Object& object) {
        return object == staff::objectOf(link.link) ||
               std::any_of(doubted.begin(), doubted.end(), [&](const core::PartyId& party) {
                   return object == staff::objectOf(party);
               });
    };
    for (const auto& [object, order] : ledger.orders()) {
        if (!isOf(order.object))
            continue;
        offers.add(Action::ApproveOrder, object).order = order;
        offers.add(Action::DenyOrder, object, {}, {words(Argument::Reason)}).order = order;
    }
}

} // namespace

std::vector<ActionOffer> linkOffers(const LinkPicture& link, const meter::State* meters,
                                    const staff::Ledger& ledger, const Requester& requester,
                                    core::Instant now) {
    OfferList offers(link.controller, requester, askMeters(meters, ledger, requester, now));
    const staff::Object object = staff::objectOf(link.link);
    const std::vector<core::PartyId> doubted = doubtedOf(link.link, meters);
    offerOrders(offers, link, doubted, ledger);
    for (const core::PartyId& party : doubted)
        offers.add(Action::ReadmitParty, staff::objectOf(party), {}, {words(Argument::Reason)});
    // Where it is not known whether the link is in service, either can be ordered.
    const auto service = link.service;
    if (!service || *service == events::LinkService::Closed) {
        offers.add(Action::OpenLink, object);
        offers.add(Action::ChangeParameters, object, {}, {words(Argument::Reason)});
    }
    if (!service || *service != events::LinkService::Closed)
        offers.add(Action::CloseLink, object, {}, {words(Argument::Reason)});
    for (const LevelPicture& level : link.levels)
        offers.add(Action::CorrectMeter, object, {{Argument::Level, level.level.text()}},
                   {money(boundsOf(link.link, level, meters, requester)), words(Argument::Reason)});
    return offers.take();
}

} // namespace pitwatch::console
