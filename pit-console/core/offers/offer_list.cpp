#include "pit-console/core/offers/offer_list.h"

#include "shared/core/assertion.h"
#include "shared/staff/actions/check.h"
#include "shared/wording/wording.h"

namespace pitwatch::console {

namespace {

Blank blank(std::optional<staff::Argument> argument, BlankKind kind,
            std::vector<std::string> choices = {}) {
    return {argument, kind, std::move(choices), 1, {}};
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ",") + word;
    return text;
}

// In a dry run the blanks are not filled in yet; anything that could be will do.
std::string sample(const Blank& blank) {
    switch (blank.kind) {
    case BlankKind::Words:
        return "anything";
    case BlankKind::Count:
        return "1";
    case BlankKind::Money: // No argument: the amount is a part of its own, and may be nothing.
        return {};
    case BlankKind::Choice:
        return blank.choices.empty() ? std::string() : blank.choices.front();
    case BlankKind::Checks:
        return joined(blank.choices);
    case BlankKind::Seats:
        return joined({blank.choices.begin(), blank.choices.begin() + std::ptrdiff_t(blank.many)});
    }
    return {};
}

staff::Waiting waitingFor(const staff::Object& object, const Requester& requester) {
    const staff::Waiting* known =
        requester.docket != nullptr ? requester.docket->find(object) : nullptr;
    return known != nullptr ? *known : staff::Waiting{};
}

} // namespace

Blank words(staff::Argument argument) {
    return blank(argument, BlankKind::Words);
}

Blank count(staff::Argument argument) {
    return blank(argument, BlankKind::Count);
}

Blank choice(staff::Argument argument, std::vector<std::string> choices) {
    return blank(argument, BlankKind::Choice, std::move(choices));
}

Blank seats(staff::Argument argument, std::vector<std::string> choices, std::size_t many) {
    PW_ASSERT(many <= choices.size());
    Blank made = blank(argument, BlankKind::Seats, std::move(choices));
    made.many = many;
    return made;
}

Blank money(const MoneyBounds& bounds) {
    Blank made = blank(std::nullopt, BlankKind::Money);
    made.bounds = bounds;
    return made;
}

ActionOffer& OfferList::add(staff::Action action, const staff::Object& object, const Given& given,
                            std::vector<Blank> blanks) {
    ActionOffer offer;
    desk::Request& request = offer.request;
    request.action = action;
    request.addressee = m_addressee;
    request.object = object;
    for (const auto& [argument, value] : given)
        request.arguments[argument] = core::Text::fitted(value);
    request = desk::asSeen(std::move(request), waitingFor(object, m_requester));
    offer.blanks = std::move(blanks);
    const auto objection = objectionToAnyChoice(offer);
    offer.allowed = !objection;
    if (objection)
        offer.objection = *objection;
    return m_offers.emplace_back(std::move(offer));
}

std::optional<desk::Objection> OfferList::objectionToAnyChoice(ActionOffer& offer) const {
    const auto objection = objectionTo(offer);
    for (std::size_t at = 0; objection && at < offer.blanks.size(); ++at) {
        if (offer.blanks[at].kind != BlankKind::Choice)
            continue;
        ActionOffer tried = offer;
        std::vector<std::string> taken;
        for (const std::string& choice : offer.blanks[at].choices) {
            tried.blanks[at].choices = {choice};
            if (!objectionTo(tried))
                taken.push_back(choice);
        }
        if (taken.empty())
            continue;
        offer.blanks[at].choices = std::move(taken);
        return std::nullopt;
    }
    return objection;
}

std::optional<desk::Objection> OfferList::objectionTo(const ActionOffer& offer) const {
    desk::Request request = offer.request;
    for (const Blank& blank : offer.blanks)
        if (blank.argument)
            request.arguments[*blank.argument] = core::Text::fitted(sample(blank));
    const staff::Waiting waiting = waitingFor(request.object, m_requester);
    const events::PersonId& person =
        m_requester.person.empty() ? *events::PersonId::parse("nobody") : m_requester.person;
    const staff::Role role =
        m_requester.rights != nullptr ? m_requester.rights->role : staff::Role::ShiftManager;
    const staff::Statement draft = desk::draftOf(request, person, role);
    if (m_requester.rights != nullptr)
        if (const auto refusal = staff::objectionTo(draft, waiting, *m_requester.rights))
            return desk::Objection(*refusal);
    return m_dryRun(draft);
}

} // namespace pitwatch::console
