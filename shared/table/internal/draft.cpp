#include "shared/table/internal/draft.h"

#include "shared/table/refusals/actor_refusals.h"

namespace pitwatch::table {

void Draft::report(events::FindingKind kind, std::optional<events::DeckColour> deck,
                   std::string_view section, const events::Phrase& detail) {
    const State& now = state();
    report(kind, deck, section, detail,
           now.round ? std::optional(now.round->id) : std::optional<events::RoundId>());
}

void Draft::report(events::FindingKind kind, std::optional<events::DeckColour> deck,
                   std::string_view section, const events::Phrase& detail,
                   std::optional<events::RoundId> round) {
    const State& now = state();
    events::ComplianceFound found;
    found.finding = {now.lastFinding + 1};
    found.kind = kind;
    found.table = submission().table;
    found.deck = deck;
    if (const Deck* known = deck ? now.find(*deck) : nullptr)
        found.deckId = known->id;
    found.round = round;
    found.section = text(section);
    found.detail = detail;
    emit(std::move(found));
}

core::Text text(std::string_view words) {
    return core::Text::fitted(words);
}

std::optional<events::PersonId> doer(const Actor& by) {
    return by.person.empty() ? std::nullopt : std::optional(by.person);
}

const events::PersonId& tableItself() {
    static const events::PersonId kName = *events::PersonId::parse("table");
    return kName;
}

bool needsFloorperson(Draft& draft, const Actor& by, std::string_view command,
                      std::string_view section) {
    if (by.person.empty()) {
        draft.refuse(command, ActorRefusal::AskerUnknown, section);
        return false;
    }
    if (by.isFloorpersonOrAbove())
        return true;
    draft.refuse(command, ActorRefusal::TakesFloorperson, section);
    return false;
}

} // namespace pitwatch::table
