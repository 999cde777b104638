#include "pit-console/core/desk/link_offers.h"

#include "shared/desk/meter_actions.h"
#include "shared/events/party_events.h"
#include "shared/meter/decide.h"
#include "shared/wording/wording.h"

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
    if (draft.action == Action::ChangeParameters || draft.action == Action::CorrectMeter)
        return desk::meterInput(approvalOf(draft), &draft);
    return desk::meterInput(draft, ledger.order(draft.object));
}

DryRun askMeters(const meter::State* meters, const staff::Ledger& ledger, core::Instant now) {
    return [meters, &ledger, now](const staff::Statement& draft) -> std::optional<desk::Objection> {
        const auto input = inputOf(draft, ledger);
        if (!input)
            return desk::Objection(input.error());
        if (!*input || meters == nullptr)
            return std::nullopt;
        for (const events::Event& event : meter::decide(*meters, **input, now))
            if (const auto* refused = event.as<events::CommandRefused>())
                return desk::Objection(refused->reason, refused->section);
        return std::nullopt;
    };
}

void offerOrders(OfferList& offers, const LinkPicture& link, const staff::Ledger& ledger) {
    for (const auto& [object, order] : ledger.orders()) {
        if (order.object != staff::objectOf(link.link))
            continue;
        offers.add(Action::ApproveOrder, object).order = order;
        offers.add(Action::DenyOrder, object, {}, {words(Argument::Reason)}).order = order;
    }
}

} // namespace

std::vector<ActionOffer> linkOffers(const LinkPicture& link, const meter::State* meters,
                                    const staff::Ledger& ledger, const Requester& requester,
                                    core::Instant now) {
    OfferList offers(link.controller, requester, askMeters(meters, ledger, now));
    const staff::Object object = staff::objectOf(link.link);
    offerOrders(offers, link, ledger);
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
                   {money(), words(Argument::Reason)});
    return offers.take();
}

} // namespace pitwatch::console
