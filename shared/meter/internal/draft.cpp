#include "shared/meter/internal/draft.h"

#include "shared/events/staff_events.h"

namespace pitwatch::meter {

const State& Draft::state() {
    if (m_events.empty())
        return m_base;
    if (!m_copy)
        m_copy = m_base;
    for (; m_applied < m_events.size(); ++m_applied)
        apply(*m_copy, m_events[m_applied]);
    return *m_copy;
}

void Draft::refuse(std::string_view command, events::Phrase reason) {
    const auto name = events::ActionName::parse(command);
    PW_ASSERT(name.ok());
    emit(events::CommandRefused{*name, std::move(reason), {}});
}

core::Text text(std::string_view words) {
    return core::Text::fitted(words);
}

} // namespace pitwatch::meter
