#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/feed/complaints.h"
#include "shared/feed/connection.h"
#include "shared/feed/replay.h"
#include "shared/feed/seeded_random.h"
#include "shared/feed/status.h"
#include "shared/journal/journal.h"
#include "shared/journal/signer.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pitwatch::feed {

struct PublisherOptions {
    Delivery delivery = Delivery::AtLeastOnce;
    core::Millis heartbeat{1000};
    std::uint64_t liveWindow = 4096; // Further behind than this: skip, and let readers ask.
    std::size_t batchEntries = 256;
    std::size_t batchBytes = std::size_t{48} * 1024;
    std::uint64_t replayWindow = 2048; // The most entries one question is answered with.
    core::Millis replayPause{100};     // Before a reader is sent the same entries once more.
    std::size_t maxReaders = 64;       // Answered at one time.
    unsigned messagesPerTick = 32;
    std::uint64_t process = 0; // newProcess(), by which readers tell this start from every other.
    // With which everything that is said is signed; null: nothing is.
    std::shared_ptr<const journal::Signer> signer{};
    LogSink log;
};

// A number for one start of a party; never 0, which says nothing.
std::uint64_t newProcess(const RandomSource& random);

// Speaks for one journal: its entries as they are committed, its status, and replays for whoever
// asks. It only ever reads the journal, so nothing is said that is not durable. Whatever it cannot
// send now it sends later or leaves to replay; it never queues anything itself beyond one question
// per reader. One thread; time comes with the calls. Journal and connection belong to the owner,
// who passes on what the connection delivers and calls tick() after each commit and whenever tick()
// asked for it.
class Publisher {
public:
    // `epoch` is the sequence of the PartyStarted event of this process, already committed. Takes
    // the will of the connection and subscribes to the questions of readers.
    Publisher(core::PartyId self, const journal::Journal& journal, std::uint64_t epoch,
              Connection& connection, PublisherOptions options = {});

    // The connection came up: says so at the next tick.
    void connected();

    // Whether the message was for the publisher. Rubbish is dropped and counted.
    bool handle(const Message& message, core::Tick now);

    // Sends what there is to send. Returns when it wants to be called again, at the latest.
    core::Tick tick(core::Tick now, core::Instant wall);

    // The last word before a clean stop; close the connection afterwards.
    void sayOffline(core::Instant wall);

    std::uint64_t rubbishCount() const { return m_complaints.total(); }
    std::uint64_t skippedCount() const { return m_skipped; } // Entries not sent live.

private:
    // A question that is not answered in full yet.
    struct Turn {
        Ask ask;
        bool answered = false;
        std::uint64_t next = 0;
        std::uint64_t last = 0;
        wire::Hash before{}; // The chain of the entry before the next.
    };

    // What a reader was sent last.
    struct Served {
        std::uint64_t through = 0;
        core::Tick at{};
    };

    bool asksAgainTooSoon(const core::PartyId& reader, const Ask& ask, core::Tick now) const;
    void noteServed(const core::PartyId& reader, std::uint64_t through);
    Message will();
    Message status(Life life, core::Instant wall);
    core::Bytes batchOf(const std::vector<wire::Envelope>& entries, const wire::Hash& before) const;
    wire::Moment moment() const;
    Answer prepared(const core::PartyId& reader, const Ask& ask) const;
    bool send(Message message);
    void sendLive();
    void sendHeartbeat(core::Tick now, core::Instant wall);
    void serveReaders();
    bool serve(const core::PartyId& reader, Turn& turn);
    bool answer(const core::PartyId& reader, Turn& turn);
    void noteContradicted(const core::PartyId& reader, std::uint64_t entry,
                          const journal::Head& head);
    Verdict judge(const Ask& ask, const journal::Head& head) const;

    core::PartyId m_self;
    const journal::Journal& m_journal;
    std::uint64_t m_epoch;
    Connection& m_connection;
    PublisherOptions m_options;
    Complaints m_complaints;
    std::string m_askPrefix;

    std::uint64_t m_session = 0;
    std::uint64_t m_beat = 0;
    core::Instant m_wall{};
    std::optional<core::Tick> m_firstTick;
    core::Millis m_up{0};
    std::optional<core::Tick> m_nextBeat;
    std::uint64_t m_live; // The last entry sent live, or skipped.
    wire::Hash m_liveChain{};
    std::uint64_t m_skipped = 0;
    std::map<core::PartyId, Turn> m_turns;
    core::PartyId m_lastServed;
    std::map<core::PartyId, Served> m_served; // At most maxReaders.
    core::Tick m_now{};
    std::set<core::PartyId> m_contradicted; // Readers that hold what the journal does not.
    unsigned m_budget = 0;                  // Messages this tick may still send.
    bool m_blocked = false;                 // The connection took no more this tick.
};

} // namespace pitwatch::feed
