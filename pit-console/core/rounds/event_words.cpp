#include "pit-console/core/rounds/event_words.h"

#include "shared/wording/wording.h"

namespace pitwatch::console {

namespace {

// Fields that name the person who acted, in the order in which they are believed.
constexpr std::array<std::string_view, 7> kActors{"by",         "person",   "dealer", "floorperson",
                                                  "ordered_by", "preparer", "witness"};

} // namespace

std::string shownText(core::Cents amount) {
    return core::toDollars(amount);
}

std::string shownText(core::MicroCents amount) {
    return core::toDollars(amount.floorCents());
}

std::string shownText(core::Instant at) {
    return core::toIso(at);
}

std::string shownText(core::Millis duration) {
    return std::to_string(duration.count());
}

std::string shownText(core::Seat seat) {
    return std::to_string(seat.number);
}

std::string shownText(cards::Card card) {
    return card.text();
}

std::string shownText(const core::Text& words) {
    return words.value();
}

std::string shownText(const std::string& words) {
    return words;
}

std::string shownText(const events::Phrase& phrase) {
    return wording::sentence(phrase);
}

std::string shownText(bool yes) {
    return yes ? "yes" : "no";
}

void EventWords::add(const char* name, std::string shown, bool person) {
    // A line without a claim says so with a 0.
    if (!shown.empty() && (std::string_view(name) != "claim" || shown != "0"))
        m_fields.push_back({name, std::move(shown), person});
}

const EventField* EventWords::actor() const {
    for (const std::string_view actor : kActors)
        for (const EventField& field : m_fields)
            if (field.person && field.name == actor)
                return &field;
    return nullptr;
}

std::string EventWords::line(const EventField* left) const {
    std::string text;
    for (const EventField& field : m_fields)
        if (&field != left)
            text += (text.empty() ? "" : ", ") + words(field.name) + " " + field.shown;
    return text;
}

} // namespace pitwatch::console
