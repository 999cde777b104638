#pragma once

#include "shared/events/event.h"
#include "shared/table/decide.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

// Where the events of other parties become inputs of the table.

namespace pitwatch::agent {

// Whose journals a table reads: the controller's, for amounts and documents, and the consoles', for
// what their staff signed.
enum class Peer : std::uint8_t { Meter, Console };

// One event out of another party's journal.
struct PeerEntry {
    core::PartyId party;
    std::uint64_t sequence = 0;
    core::Instant at{}; // By the other party's clock.
};

// What follows at this table from entries read together. They are committed together with the place
// the table has then come to in the other's journal, so each entry has its consequence exactly
// once.
class PeerStep {
public:
    PeerStep(const table::State& base, core::Instant now) : m_base(base), m_now(now) {}

    // The table as it will be after everything so far.
    const table::State& state() const { return m_copy ? *m_copy : m_base; }
    core::Instant now() const { return m_now; }

    // What the table makes of the input: its events, a CommandRefused among them where it is not
    // allowed now.
    std::vector<events::Event> take(const table::Input& input);
    void emit(events::Event event);

    const std::vector<events::Event>& events() const { return m_events; }

private:
    const table::State& m_base;
    core::Instant m_now;
    std::optional<table::State> m_copy;
    std::vector<events::Event> m_events;
};

// One handler per kind of peer and type of event; what has none leads to nothing here.
class PeerEvents {
public:
    using Handler =
        std::function<void(PeerStep& step, const PeerEntry& entry, const events::Event& event)>;

    // handler(step, entry, event) with the event as an Event.
    template <events::EventValue Event, typename Function>
    void on(Peer peer, Function handler) {
        m_handlers[{peer, Event::kType}] = [handler](PeerStep& step, const PeerEntry& entry,
                                                     const events::Event& event) {
            handler(step, entry, *event.as<Event>());
        };
    }

    const Handler* find(Peer peer, events::EventType type) const;

    // Called after the last of the entries that were read together, before they are committed.
    using EndHandler = std::function<void(PeerStep& step, const core::PartyId& party)>;
    void atEnd(Peer peer, EndHandler handler) { m_endHandlers[peer] = std::move(handler); }
    const EndHandler* findEnd(Peer peer) const;

private:
    std::map<Peer, EndHandler> m_endHandlers;
    std::map<std::pair<Peer, events::EventType>, Handler> m_handlers;
};

} // namespace pitwatch::agent
