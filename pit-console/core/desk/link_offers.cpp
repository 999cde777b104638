#include "pit-console/core/desk/link_offers.h"

#include "shared/desk/meter_actions.h"
#include "shared/events/party_events.h"
#include "shared/meter/decide.h"
#include "shared/wording/wording.h"

namespace pitwatch::console {

namespace {

using staff::Action;

// An order changes nothing before a second person approves it; what the meters would say to it then
// is asked when it is given.
staff::Statement approvalOf(const staff::Statement& order) {
    staff::Statement approval = order;
    approval.action = Action::ApproveOrder;
    approval.person = *events::PersonId::parse("another");
    return approval;
}

core::Result<std::optional<meter::Input>> inputOf(const staff::Statement& draft,
                                                  const staff::Ledger& ledger) {
    if (draft.action == Action::ChangeParameters || draft.action == Action::CorrectMeter)
        return desk::meterInput(approvalOf(draft), &draft);
    return desk::meterInput(draft, ledger.order(draft.object));
}

DryRun askMeters(const meter::State* meters, const staff::Ledger& ledger, core::Instant now) {
    return [meters, &ledger, now](const staff::Statement& draft) -> std::optional<Objection> {
        const auto input = inputOf(draft, ledger);
        if (!input)
            return Objection{input.error().text};
        if (!*input || meters == nullptr)
            return std::nullopt;
        for (const events::Event& event : meter::decide(*meters, **input, now))
            if (const auto* refused = event.as<events::CommandRefused>())
                return Objection{wording::sentence(refused->reason), refused->section.value()};
        return std::nullopt;
    };
}

// "mega to $9,999.99: lost power (s-vera)"
std::string textOf(const staff::Statement& order) {
    std::string text;
    if (const core::Text* level = order.argument("level"))
        text = level->value() + " to " + core::toDollars(order.amount) + ": ";
    if (const core::Text* reason = order.argument("reason"))
        text += reason->value();
    return text + " (" + order.person.text() + ")";
}

void offerOrders(OfferList& offers, const LinkPicture& link, const staff::Ledger& ledger) {
    for (const auto& [object, order] : ledger.orders()) {
        if (order.object != staff::objectOf(link.link))
            continue;
        offers.add(Action::ApproveOrder, object, textOf(order));
        offers.add(Action::DenyOrder, object, textOf(order), {}, {words("reason")});
    }
}

} // namespace

std::vector<ActionOffer> linkOffers(const LinkPicture& link, const meter::State* meters,
                                    const staff::Ledger& ledger, const Asking& asking,
                                    core::Instant now) {
    OfferList offers(link.controller, asking, askMeters(meters, ledger, now));
    const staff::Object object = staff::objectOf(link.link);
    const std::string name = link.link.text();
    offerOrders(offers, link, ledger);
    // Where it is not known whether the link is in service, either can be ordered.
    const auto service = link.service;
    if (!service || *service == events::LinkService::Closed) {
        offers.add(Action::OpenLink, object, name);
        offers.add(Action::ChangeParameters, object, name, {}, {words("reason")});
    }
    if (!service || *service != events::LinkService::Closed)
        offers.add(Action::CloseLink, object, name, {}, {words("reason")});
    for (const LevelPicture& level : link.levels)
        offers.add(Action::CorrectMeter, object, name + " " + level.level.text(),
                   {{"level", level.level.text()}}, {money(), words("reason")});
    return offers.take();
}

} // namespace pitwatch::console
