#include "shared/party/record.h"

#include "shared/core/assertion.h"
#include "shared/wire/event_codec.h"

#include <algorithm>
#include <string>
#include <vector>

namespace pitwatch::party {

namespace {

constexpr std::size_t kReplayEntries = 1024;
constexpr std::size_t kReplayBytes = std::size_t{1024} * 1024;

} // namespace

Record::Record(journal::Journal& journal, const core::Clock& clock)
    : m_journal(journal), m_clock(clock), m_time(clock) {
    for (journal::Anchor& anchor : m_journal.anchors())
        m_positions.insert_or_assign(anchor.party, anchor);
    if (const auto last = m_journal.read(head().sequence, 1, 0); !last.empty())
        m_lastAt = last.front().at;
    m_time.goOnFrom(m_lastAt);
}

void Record::replay(const Apply& apply) const {
    for (std::uint64_t next = 1; next <= head().sequence;)
        for (const wire::Envelope& entry : m_journal.read(next, kReplayEntries, kReplayBytes)) {
            const auto event = wire::decodeEvent(entry.type, entry.body);
            if (!event)
                throw journal::StorageFailure(
                    "entry " + std::to_string(entry.sequence) +
                    " of the journal cannot be read: " + event.error().text);
            apply(*event, entry.at);
            next = entry.sequence + 1;
        }
}

bool Record::holdToClock(const Apply& apply, const ClockLeave& leave) {
    const core::Instant wall = m_clock.wall();
    if (wall + core::RecordTime::kStartTolerance >= m_lastAt)
        return false;
    if (!leave)
        throw ClockBehind("the clock says " + core::toIso(wall) +
                          ", but the journal was written to at " + core::toIso(m_lastAt) +
                          "; set the clock right or, if it is right, bring a clock order "
                          "(docs/operations.md, Clocks)");
    const events::ClockPutBack event = leave(head(), m_lastAt, wall);
    PW_ASSERT(event.from == m_lastAt && event.to == wall);
    m_lastAt = wall;
    m_time.goBackTo(wall);
    add(event, wall);
    apply(event, wall);
    return true;
}

core::Instant Record::now() const {
    if (!m_pending.empty())
        return m_pendingAt;
    return std::max(m_time.now(), m_lastAt);
}

std::optional<events::Event> Record::takeClockJump() {
    m_time.now();
    const auto leap = m_time.takeLeap();
    if (!leap)
        return std::nullopt;
    return events::ClockJumped{leap->before, leap->after};
}

void Record::add(events::Event event, core::Instant at) {
    PW_ASSERT(m_pending.empty() || at == m_pendingAt);
    m_pendingAt = at;
    m_pending.push_back(std::move(event));
}

void Record::commit() {
    if (!m_pending.empty())
        write(m_pendingAt);
}

core::Instant Record::append(std::span<const events::Event> events) {
    const core::Instant at = now();
    for (const events::Event& event : events)
        add(event, at);
    commit();
    return at;
}

std::optional<journal::Anchor> Record::position(const core::PartyId& party) const {
    const auto found = m_positions.find(party);
    return found == m_positions.end() ? std::nullopt : std::optional(found->second);
}

void Record::moveTo(const journal::Anchor& anchor) {
    m_positions.insert_or_assign(anchor.party, anchor);
    m_moved.insert_or_assign(anchor.party, anchor);
    m_held.erase(anchor.party);
}

void Record::hold(const journal::Anchor& anchor) {
    m_positions.insert_or_assign(anchor.party, anchor);
    m_held.insert_or_assign(anchor.party, anchor);
}

void Record::release(const core::PartyId& party) {
    if (const auto held = m_held.extract(party))
        m_moved.insert_or_assign(party, held.mapped());
}

void Record::flush() {
    if (!m_pending.empty() || !m_moved.empty())
        write(now());
}

void Record::write(core::Instant at) {
    std::vector<journal::Anchor> anchors;
    for (const auto& [party, anchor] : m_moved)
        anchors.push_back(anchor);
    m_journal.append(m_pending, at, anchors);
    m_moved.clear();
    if (!m_pending.empty())
        m_lastAt = at;
    m_pending.clear();
}

} // namespace pitwatch::party
