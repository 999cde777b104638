#pragma once

#include "shared/events/phrase.h"
#include "shared/meter/decide.h"

#include <optional>
#include <string_view>

namespace pitwatch::meter {

// Collects the events that follow from one input; state() shows where they will lead. The copy this
// takes is made only when asked for after an emit(), which contributions never do.
class Draft {
public:
    Draft(const State& base, core::Instant now) : m_base(base), m_now(now) {}

    core::Instant now() const { return m_now; }
    const State& base() const { return m_base; }
    // After everything emitted so far. The reference is good until emit().
    const State& state();
    const Setup& setup() const { return *m_base.setup; }

    void emit(events::Event event) { m_events.push_back(std::move(event)); }
    void refuse(std::string_view command, events::Phrase reason);

    std::vector<events::Event> take() && { return std::move(m_events); }

private:
    const State& m_base;
    core::Instant m_now;
    std::vector<events::Event> m_events;
    std::optional<State> m_copy;
    std::size_t m_applied = 0;
};

core::Text text(std::string_view words);

} // namespace pitwatch::meter
