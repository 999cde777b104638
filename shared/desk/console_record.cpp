#include "shared/desk/console_record.h"

#include "shared/events/party_events.h"
#include "shared/wire/event_codec.h"

#include <algorithm>
#include <string>

namespace pitwatch::desk {

namespace {

constexpr std::size_t kReplayEntries = 1024;
constexpr std::size_t kReplayBytes = 1024 * 1024;

} // namespace

ConsoleRecord::ConsoleRecord(journal::Journal& journal, const core::Clock& clock)
    : m_journal(journal), m_clock(clock), m_time(clock) {
    if (const auto last = m_journal.read(m_journal.head().sequence, 1, 0); !last.empty())
        m_lastAt = last.front().at;
    m_time.goOnFrom(m_lastAt);
}

void ConsoleRecord::replay(const Apply& apply) const {
    for (std::uint64_t next = 1; next <= m_journal.head().sequence;)
        for (const wire::Envelope& entry : m_journal.read(next, kReplayEntries, kReplayBytes)) {
            const auto event = wire::decodeEvent(entry.type, entry.body);
            if (!event)
                throw journal::StorageFailure(
                    "entry " + std::to_string(entry.sequence) +
                    " of the console's journal cannot be read: " + event.error().text);
            apply(*event, entry.at);
            next = entry.sequence + 1;
        }
}

core::Instant ConsoleRecord::now() const {
    return std::max(m_time.now(), m_lastAt);
}

core::Instant ConsoleRecord::append(std::span<const events::Event> events) {
    const core::Instant at = now();
    m_journal.append(events, at);
    m_lastAt = at;
    return at;
}

std::optional<core::Millis> ConsoleRecord::appendLeap() {
    m_time.now();
    const auto leap = m_time.takeLeap();
    if (!leap)
        return std::nullopt;
    append(events::ClockJumped{leap->before, leap->after});
    return m_time.wallAhead();
}

} // namespace pitwatch::desk
