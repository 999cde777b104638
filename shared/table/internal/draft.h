#pragma once

#include "shared/events/all_events.h"
#include "shared/events/draft.h"
#include "shared/table/decide.h"

#include <optional>
#include <string_view>

namespace pitwatch::table {

class Draft : public events::Draft<State, apply> {
public:
    using events::Draft<State, apply>::Draft;

    const rules::RuleSet& rules() const { return base().rules(); }
    const rules::Submission& submission() const { return base().submission(); }

    // A breach of a rule, with the deck's id and the round where there are any.
    void report(events::FindingKind kind, std::optional<events::DeckColour> deck,
                std::string_view section, const events::Phrase& detail);
    // The same of another round than the one that is open, or of none.
    void report(events::FindingKind kind, std::optional<events::DeckColour> deck,
                std::string_view section, const events::Phrase& detail,
                std::optional<events::RoundId> round);
};

core::Text text(std::string_view words);

// Whoever did it, for the record; nobody where nobody is named.
std::optional<events::PersonId> doer(const Actor& by);

// Whoever the record names where no person but the table itself noticed something.
const events::PersonId& tableItself();

// Whether the actor is a floorperson or above; refuses the command otherwise.
bool needsFloorperson(Draft& draft, const Actor& by, std::string_view command,
                      std::string_view section = {});

} // namespace pitwatch::table
