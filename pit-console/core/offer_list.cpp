#include "pit-console/core/offer_list.h"

#include "shared/desk/table_actions.h"
#include "shared/events/staff_events.h"
#include "shared/staff/check.h"
#include "shared/table/decide.h"

namespace pitwatch::console {

namespace {

Blank blank(const char* argument, BlankKind kind, std::vector<std::string> choices = {}) {
    return {*events::ActionName::parse(argument), kind, std::move(choices)};
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
    case BlankKind::Money:
        return "1";
    case BlankKind::Choice:
        return blank.choices.empty() ? std::string() : blank.choices.front();
    case BlankKind::Checks:
        return joined(blank.choices);
    }
    return {};
}

staff::Waiting waitingFor(const staff::Object& object, const Asking& asking) {
    const staff::Waiting* known = asking.docket != nullptr ? asking.docket->find(object) : nullptr;
    return known != nullptr ? *known : staff::Waiting{};
}

} // namespace

Blank words(const char* argument) {
    return blank(argument, BlankKind::Words);
}

Blank count(const char* argument) {
    return blank(argument, BlankKind::Count);
}

Blank choice(const char* argument, std::vector<std::string> choices) {
    return blank(argument, BlankKind::Choice, std::move(choices));
}

Blank money() {
    return blank("amount", BlankKind::Money);
}

std::string objectionTo(const desk::Request& request, const Asking& asking) {
    if (asking.rights == nullptr)
        return {};
    const staff::Waiting waiting = waitingFor(request.object, asking);
    const auto objection =
        staff::objectionTo(desk::draftOf(request, waiting, asking.person, asking.rights->role),
                           waiting, *asking.rights);
    return objection ? staff::sentenceFor(*objection) : std::string();
}

void OfferList::add(staff::Action action, const staff::Object& object, std::string about,
                    const Given& given, std::vector<Blank> blanks) {
    ActionOffer offer;
    offer.request.action = action;
    offer.request.addressee = m_table;
    offer.request.object = object;
    for (const auto& [name, value] : given)
        offer.request.arguments[*events::ActionName::parse(name)] = core::Text::fitted(value);
    offer.blanks = std::move(blanks);
    offer.about = std::move(about);
    judge(offer);
    m_offers.push_back(std::move(offer));
}

void OfferList::judge(ActionOffer& offer) const {
    desk::Request request = offer.request;
    for (const Blank& blank : offer.blanks)
        request.arguments[blank.argument] = core::Text::fitted(sample(blank));
    offer.reason = objectionTo(request, m_asking);
    if (!offer.reason.empty())
        return;
    const events::PersonId& person =
        m_asking.person.empty() ? *events::PersonId::parse("nobody") : m_asking.person;
    const staff::Role role =
        m_asking.rights != nullptr ? m_asking.rights->role : staff::Role::ShiftManager;
    const staff::Statement draft =
        desk::draftOf(request, waitingFor(request.object, m_asking), person, role);
    const auto input = desk::tableInput(draft);
    if (!input) {
        offer.reason = input.error().text;
        return;
    }
    for (const events::Event& event : table::decide(m_state, *input, m_now))
        if (const auto* refused = event.as<events::CommandRefused>()) {
            offer.reason = refused->reason.value();
            offer.section = refused->section.value();
            return;
        }
    offer.allowed = true;
}

} // namespace pitwatch::console
