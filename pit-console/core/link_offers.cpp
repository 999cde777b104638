#include "pit-console/core/link_offers.h"

#include "shared/core/money.h"

namespace pitwatch::console {

namespace {

using staff::Action;

ActionOffer offer(const LinkPicture& link, Action action, const staff::Object& object,
                  std::string about, std::vector<Blank> blanks) {
    ActionOffer one;
    one.request.action = action;
    one.request.addressee = link.controller;
    one.request.object = object;
    one.blanks = std::move(blanks);
    one.about = std::move(about);
    return one;
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

void addOrders(std::vector<ActionOffer>& offers, const LinkPicture& link,
               const staff::Ledger& ledger) {
    for (const auto& [object, order] : ledger.orders()) {
        if (order.object != staff::objectOf(link.link))
            continue;
        offers.push_back(offer(link, Action::ApproveOrder, object, textOf(order), {}));
        offers.push_back(offer(link, Action::DenyOrder, object, textOf(order), {words("reason")}));
    }
}

} // namespace

std::vector<ActionOffer> linkOffers(const LinkPicture& link, const staff::Ledger& ledger,
                                    const Asking& asking) {
    std::vector<ActionOffer> offers;
    const staff::Object object = staff::objectOf(link.link);
    const std::string name = link.link.text();
    addOrders(offers, link, ledger);
    if (link.state == LinkState::Closed) {
        offers.push_back(offer(link, Action::OpenLink, object, name, {}));
        offers.push_back(offer(link, Action::ChangeParameters, object, name, {words("reason")}));
    } else {
        offers.push_back(offer(link, Action::CloseLink, object, name, {words("reason")}));
    }
    for (const LevelPicture& level : link.levels) {
        offers.push_back(offer(link, Action::CorrectMeter, object, name + " " + level.level.text(),
                               {money(), words("reason")}));
        offers.back().request.arguments[*events::ActionName::parse("level")] =
            core::Text::fitted(level.level.text());
    }
    for (ActionOffer& one : offers) {
        one.reason = objectionTo(one.request, asking);
        one.allowed = one.reason.empty();
    }
    return offers;
}

} // namespace pitwatch::console
