#pragma once

#include "shared/events/all_events.h"
#include "shared/table/decide.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::table {

// Collects the events that follow from one input. What was emitted can be looked at through
// state(), so that one step may build on another; the copy this takes is made only when asked for.
class Draft {
public:
    Draft(const State& base, core::Instant now) : m_base(base), m_now(now) {}

    core::Instant now() const { return m_now; }
    const State& base() const { return m_base; }
    // The table as it will be after everything emitted so far. The reference is good until emit().
    const State& state();
    const rules::RuleSet& rules() const { return m_base.rules(); }
    const rules::Submission& submission() const { return m_base.submission(); }

    void emit(events::Event event) { m_events.push_back(std::move(event)); }
    void refuse(std::string_view command, events::Phrase reason, std::string_view section = {});
    // A breach of a rule, with the deck's id and the round where there are any.
    void report(events::FindingKind kind, std::optional<events::DeckColour> deck,
                std::string_view section, std::string_view detail);
    // The same of another round than the one that is open, or of none.
    void report(events::FindingKind kind, std::optional<events::DeckColour> deck,
                std::string_view section, std::string_view detail,
                std::optional<events::RoundId> round);

    std::vector<events::Event> take() && { return std::move(m_events); }

private:
    const State& m_base;
    core::Instant m_now;
    std::vector<events::Event> m_events;
    std::optional<State> m_copy;
    std::size_t m_applied = 0;
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
