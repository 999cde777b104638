#pragma once

#include "shared/feed/publisher.h"
#include "shared/party/health.h"
#include "shared/party/loss_counter.h"
#include "shared/party/peer_reader.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::party {

struct Settings {
    core::PartyId self;
    feed::LogSink log{};
    feed::RandomSource jitter{};   // Spreads questions to other parties; none in a simulation.
    std::uint64_t process = 0;     // feed::newProcess(): tells this start from every other.
    core::Millis staleAfter{3000}; // A party not heard for so long is not fresh.
    // With which everything the party says is signed; null: nothing is.
    std::shared_ptr<const journal::Signer> signer{};
    // By which everything others say is checked; null: nothing is. Belongs to the owner.
    const feed::KeyBook* keys = nullptr;
};

// The machine that every party is: it keeps a record, follows others' journals, publishes its own,
// and works in steps; what is decided in one is appended before anything is said of it. A step is
// bounded, so the party speaks and time passes whatever others say. What it is all for are the
// duties of one kind of party. Duties, journal, connection and clock belong to the owner. One
// thread; a StorageFailure passes through and ends the process.
class Party {
public:
    // `reader` is for a party that keeps others' entries elsewhere; null: they are read into the
    // party's own record, by its duties.
    Party(Settings settings, journal::Journal& journal, feed::Connection& connection,
          const core::Clock& clock, Duties& duties, feed::Reader* reader = nullptr);

    // Applies what is in the journal and holds the record to the clock (Record::holdToClock), with
    // the journal untouched. Before everything else, for a party whose state is the fold of it.
    void replay(const ClockLeave& leave);

    // Notes the start of `program`, with what else follows from it, decided `at`; from then on the
    // journal is published.
    void start(std::string_view program, core::Instant at,
               const std::vector<events::Event>& more = {});
    // From where the party stands in the other's journal.
    void follow(const core::PartyId& party);

    // Somebody looked into the doubt about the party: it is judged anew from where it was read.
    void reconsider(const core::PartyId& party) { m_follower.reconsider(party); }

    // Takes what the connection has, as much as one step takes, and sends what there is to send.
    // Returns when it wants to be called again, at the latest; at once while the connection has
    // more.
    core::Tick step();

    // Notes the stop and says the last word.
    void stop(events::StopReason reason);

    // Applied at once, durable with the step; `at` is record().now() when it was decided.
    void add(const std::vector<events::Event>& events, core::Instant at);
    // A message was dropped; said aloud at most now and then.
    void complain(const feed::Message& message, std::string_view what, core::Tick tick) {
        m_complaints.add(message.topic, what, tick);
    }
    void log(std::string_view line) const {
        if (m_settings.log)
            m_settings.log(line);
    }

    const core::PartyId& self() const { return m_settings.self; }
    Record& record() { return m_record; }
    const Record& record() const { return m_record; }
    core::Instant now() const { return m_record.now(); }
    // The party as it is heard, and doubtful where its entries cannot be read.
    feed::PartyView view(const core::PartyId& party) const;
    std::uint64_t droppedMessages() const { return m_complaints.total(); }
    const feed::LostMessages& lostMessages() const { return m_losses.total(); }
    Health health() const;

private:
    void passTime(core::Tick tick);
    void noteClock();
    void handle(const feed::ConnectionEvent& event);
    void hear(const feed::Message& message);
    void countLosses(core::Tick tick);
    core::Tick speak(core::Tick tick);

    Settings m_settings;
    journal::Journal& m_journal;
    feed::Connection& m_connection;
    const core::Clock& m_clock;
    Duties& m_duties;
    Record m_record;
    feed::Complaints m_complaints;
    LossCounter m_losses;
    PeerReader m_peers;
    feed::Follower m_follower;
    std::optional<feed::Publisher> m_publisher; // None before the start.
    std::optional<core::Tick> m_nextTime;
    core::Instant m_startedAt{};
    bool m_toldUnchecked = false;
};

} // namespace pitwatch::party
