#pragma once

#include "shared/core/clock.h"
#include "shared/events/event.h"
#include "shared/events/staff_events.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace pitwatch::events {

// Collects the events that follow from one input of a core. What was emitted can be looked at
// through state(), so that one step may build on another; the copy this takes is made only when
// asked for after an emit().
template <typename State, void (*kApply)(State& state, const Event& event, core::Instant at)>
class Draft {
public:
    Draft(const State& base, core::Instant now) : m_base(base), m_now(now) {}

    core::Instant now() const { return m_now; }
    const State& base() const { return m_base; }
    // As it will be after everything emitted so far. The reference is good until emit().
    const State& state() {
        if (m_events.empty())
            return m_base;
        if (!m_copy)
            m_copy = m_base;
        for (; m_applied < m_events.size(); ++m_applied)
            kApply(*m_copy, m_events[m_applied], m_now);
        return *m_copy;
    }

    void emit(Event event) { m_events.push_back(std::move(event)); }
    void refuse(std::string_view command, Phrase reason, std::string_view section = {}) {
        const auto name = CommandName::parse(command);
        PW_ASSERT(name.ok());
        emit(CommandRefused{*name, std::move(reason), core::Text::fitted(section)});
    }

    const std::vector<Event>& events() const { return m_events; }
    std::vector<Event> take() && { return std::move(m_events); }

private:
    const State& m_base;
    core::Instant m_now;
    std::vector<Event> m_events;
    std::optional<State> m_copy;
    std::size_t m_applied = 0;
};

} // namespace pitwatch::events
