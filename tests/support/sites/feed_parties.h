#pragma once

#include "shared/events/deck_events.h"
#include "shared/events/party_events.h"
#include "shared/feed/follower.h"
#include "shared/feed/memory_connection.h"
#include "shared/feed/publisher.h"
#include "shared/journal/memory_journal.h"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

// A writer and a reader over memory connections, for tests of the feed. What they keep in `journal`
// and `store` survives crash(), as a disk would; everything else does not.

namespace pitwatch::support {

inline core::PartyId party(const std::string& name) {
    return *core::PartyId::parse(name);
}

inline core::JournalId journalId(std::uint8_t number) {
    core::JournalId id;
    id.bytes.fill(number);
    return id;
}

inline core::Tick tickAt(std::int64_t ms) {
    return core::Tick(core::Millis(ms));
}

inline core::Instant wallAt(core::Tick tick) {
    return core::Instant(tick.time_since_epoch() + std::chrono::hours(24 * 365 * 56));
}

// An event whose number can be recognised.
inline events::Event numbered(std::uint64_t number) {
    events::DeckDueSet event;
    event.dueAt = core::Instant(core::Millis(number));
    return event;
}

// Keeps copies of all it is given and checks that the contract of Reader::apply() is kept.
class CopyStore final : public feed::Reader {
public:
    std::optional<journal::Anchor> position(const core::PartyId& from) const override {
        const auto found = m_anchors.find(from);
        return found == m_anchors.end() ? std::nullopt : std::optional(found->second);
    }
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override {
        auto& copy = m_copies[after.party];
        for (const auto& entry : entries) {
            const std::uint64_t next =
                copy.empty() ? m_first[after.party] + 1 : copy.back().sequence + 1;
            PW_ASSERT(entry.sequence == next);
            copy.push_back(entry);
        }
        PW_ASSERT(after.head.sequence == copy.back().sequence);
        PW_ASSERT(after.head.chain == copy.back().chain);
        m_anchors[after.party] = after;
        ++m_calls;
    }
    // Begins after that entry, as if everything up to it had been read.
    void startAt(const journal::Anchor& anchor) {
        m_anchors[anchor.party] = anchor;
        m_first[anchor.party] = anchor.head.sequence;
    }
    const std::vector<wire::Envelope>& copyOf(const core::PartyId& from) { return m_copies[from]; }
    std::size_t applyCalls() const { return m_calls; }

private:
    std::map<core::PartyId, journal::Anchor> m_anchors;
    std::map<core::PartyId, std::uint64_t> m_first;
    std::map<core::PartyId, std::vector<wire::Envelope>> m_copies;
    std::size_t m_calls = 0;
};

struct MemoryWriter {
    MemoryWriter(feed::MemoryBroker& network, const std::string& name, std::uint8_t number,
                 feed::PublisherOptions settings = {})
        : broker(network)
        , self(party(name))
        , options(std::move(settings))
        , journal(std::make_unique<journal::MemoryJournal>(journalId(number))) {}

    void start(core::Tick now) {
        const std::vector<events::Event> started{events::PartyStarted{"test"}};
        const auto epoch = journal->append(started, wallAt(now)).back().sequence;
        connection = std::make_unique<feed::MemoryConnection>(broker, self.text());
        ++starts;
        options.process = named ? starts : 0;
        publisher = std::make_unique<feed::Publisher>(self, *journal, epoch, *connection, options);
    }
    void crash() {
        publisher.reset();
        connection.reset();
    }
    void write(std::uint64_t count, core::Tick now) {
        std::vector<events::Event> batch;
        for (std::uint64_t i = 0; i < count; ++i)
            batch.push_back(numbered(++written));
        journal->append(batch, wallAt(now));
    }
    void run(core::Tick now) {
        if (!publisher)
            return;
        while (auto event = connection->take()) {
            if (std::holds_alternative<feed::Connected>(*event))
                publisher->connected();
            else if (const auto* message = std::get_if<feed::Message>(&*event))
                publisher->handle(*message, now);
        }
        // As an owner's loop does, which comes back at once when asked to.
        for (int i = 0; i < 1000 && publisher->tick(now, wallAt(now)) <= now; ++i) {
        }
    }
    std::vector<wire::Envelope> entries() const { return journal->read(1, SIZE_MAX, SIZE_MAX); }

    feed::MemoryBroker& broker;
    core::PartyId self;
    feed::PublisherOptions options;
    std::unique_ptr<journal::MemoryJournal> journal;
    std::uint64_t written = 0;
    bool named = true; // Whether it tells its processes apart.
    std::uint64_t starts = 0;
    std::unique_ptr<feed::MemoryConnection> connection;
    std::unique_ptr<feed::Publisher> publisher;
};

struct MemoryReader {
    MemoryReader(feed::MemoryBroker& network, const std::string& name,
                 std::vector<core::PartyId> followed, feed::FollowerOptions settings = {})
        : broker(network)
        , self(party(name))
        , parties(std::move(followed))
        , options(std::move(settings)) {}

    void start() {
        connection = std::make_unique<feed::MemoryConnection>(broker, self.text());
        follower = std::make_unique<feed::Follower>(self, store, *connection, options);
        for (const auto& followed : parties)
            follower->follow(followed);
    }
    void crash() {
        follower.reset();
        connection.reset();
    }
    void run(core::Tick now) {
        if (!follower)
            return;
        while (auto event = connection->take())
            if (const auto* message = std::get_if<feed::Message>(&*event))
                follower->handle(*message, now);
        follower->tick(now);
    }

    feed::MemoryBroker& broker;
    core::PartyId self;
    std::vector<core::PartyId> parties;
    feed::FollowerOptions options;
    CopyStore store;
    std::unique_ptr<feed::MemoryConnection> connection;
    std::unique_ptr<feed::Follower> follower;
};

} // namespace pitwatch::support
