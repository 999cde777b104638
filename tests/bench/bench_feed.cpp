#include "shared/core/clock.h"
#include "shared/events/party_events.h"
#include "shared/feed/follower.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/feed/publisher.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wire/event_codec.h"
#include "tests/support/sites/broker.h"
#include "tests/support/sites/party_keys.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <mqtt/async_client.h>
#include <SQLiteCpp/SQLiteCpp.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <thread>

// Entries per second from one journal on disk to another through a real broker, against the two
// loops that cannot be avoided: the bare MQTT library with the same payloads, and bare SQLite with
// the same rows. Each is run with one entry per message and transaction, and with batches; the feed
// without and with signatures, in turn.

namespace {

using namespace pitwatch;
using core::Millis;

// About 300 bytes on the wire, as a typical event is.
events::Event sampleEvent(std::uint64_t number) {
    return events::PartyStarted{std::string(180, 'x') + std::to_string(number)};
}

std::vector<events::Event> sampleEvents(std::size_t count) {
    std::vector<events::Event> batch;
    for (std::size_t i = 0; i < count; ++i)
        batch.push_back(sampleEvent(i));
    return batch;
}

std::unique_ptr<journal::SqliteJournal> openJournal(const QString& file) {
    return std::move(*journal::SqliteJournal::open(file.toStdString(), {}));
}

support::Broker& broker() {
    static support::Broker instance;
    static const bool started = instance.start();
    PW_ASSERT(started);
    return instance;
}

feed::MqttOptions mqttFor(const std::string& client) {
    feed::MqttOptions options;
    options.port = broker().port();
    options.clientId = client;
    return options;
}

const core::PartyId kWriter = *core::PartyId::parse("writer");

enum class Words : std::uint8_t { Unsigned, Signed };

// Appends and publishes until it holds `total` entries, then serves until told to stop.
void write(const QString& file, std::uint64_t total, std::size_t batch, Words words,
           const std::atomic<bool>& go, const std::atomic<bool>& stop) {
    const core::SystemClock clock;
    const auto journal = openJournal(file);
    journal->append(sampleEvents(1), clock.wall());
    feed::MqttConnection connection(mqttFor("writer"));
    feed::PublisherOptions options;
    options.process = 1;
    if (words == Words::Signed)
        options.signer = support::signerOf(kWriter.text());
    feed::Publisher publisher(kWriter, *journal, 1, connection, options);
    const auto events = sampleEvents(batch);
    while (!stop) {
        const auto now = clock.steady();
        while (const auto event = connection.take()) {
            if (std::holds_alternative<feed::Connected>(*event))
                publisher.connected();
            else if (const auto* message = std::get_if<feed::Message>(&*event))
                publisher.handle(*message, now);
        }
        const bool writing = go && journal->head().sequence < total;
        if (writing)
            journal->append(events, clock.wall());
        const auto next = publisher.tick(now, clock.wall());
        if (!writing)
            connection.wait(std::clamp(next - now, Millis(0), Millis(20)));
    }
}

class CopyingReader final : public feed::Reader {
public:
    explicit CopyingReader(const QString& file) : m_journal(openJournal(file)) {}

    std::optional<journal::Anchor> position(const core::PartyId&) const override {
        const auto anchors = m_journal->anchors();
        return anchors.empty() ? std::nullopt : std::optional(anchors.front());
    }
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override {
        std::vector<events::Event> copies;
        for (const auto& entry : entries)
            copies.push_back(*wire::decodeEvent(entry.type, entry.body));
        m_journal->append(copies, m_clock.wall(), std::span(&after, 1));
    }

private:
    core::SystemClock m_clock;
    std::unique_ptr<journal::SqliteJournal> m_journal;
};

void throughTheFeed(benchmark::State& state, Words words) {
    const auto batch = static_cast<std::size_t>(state.range(0));
    const auto total = static_cast<std::uint64_t>(state.range(1));
    const core::SystemClock clock;
    for (auto _ : state) {
        QTemporaryDir folder;
        std::atomic<bool> go = false;
        std::atomic<bool> stop = false;
        std::thread writer([&] { write(folder.filePath("w.db"), total, batch, words, go, stop); });
        CopyingReader reader(folder.filePath("r.db"));
        feed::MqttConnection connection(mqttFor("reader"));
        support::NamedKeys keys;
        keys.add(kWriter);
        feed::FollowerOptions options;
        options.keys = words == Words::Signed ? &keys : nullptr;
        feed::Follower follower(*core::PartyId::parse("reader"), reader, connection, options);
        follower.follow(kWriter);
        const auto runUntil = [&](std::uint64_t position) {
            for (auto now = clock.steady(); follower.view(kWriter, now).position < position;
                 now = clock.steady()) {
                while (const auto event = connection.take())
                    if (const auto* message = std::get_if<feed::Message>(&*event))
                        follower.handle(*message, now);
                const auto next = follower.tick(now);
                connection.wait(std::clamp(next - now, Millis(0), Millis(20)));
            }
        };
        runUntil(1); // Both are connected and subscribed.
        const auto begin = std::chrono::steady_clock::now();
        go = true;
        runUntil(total);
        const auto end = std::chrono::steady_clock::now();
        state.SetIterationTime(std::chrono::duration<double>(end - begin).count());
        stop = true;
        writer.join();
    }
    state.SetItemsProcessed(state.iterations() * state.range(1));
}

core::Bytes samplePayload(std::size_t batch) {
    wire::Envelope entry;
    const auto event = sampleEvent(0);
    entry.sequence = 1;
    entry.type = wire::typeOf(event);
    entry.body = wire::encodeEvent(event);
    return wire::encodeBatch(std::vector(batch, entry));
}

// The library's own loop: a bounded number in flight, and a callback that counts.
void bareMqtt(benchmark::State& state) {
    const auto payload = samplePayload(static_cast<std::size_t>(state.range(0)));
    const auto messages = state.range(1) / state.range(0);
    const auto uri = "tcp://127.0.0.1:" + std::to_string(broker().port());
    for (auto _ : state) {
        std::mutex mutex;
        std::condition_variable changed;
        std::int64_t received = 0;
        mqtt::create_options create(MQTTVERSION_5);
        create.set_max_buffered_messages(100'000);
        mqtt::async_client sender(uri, "bare-sender", create, nullptr);
        mqtt::async_client receiver(uri, "bare-receiver", create, nullptr);
        receiver.set_message_callback([&](const mqtt::const_message_ptr&) {
            const std::lock_guard lock(mutex);
            ++received;
            changed.notify_one();
        });
        mqtt::connect_options connect;
        connect.set_mqtt_version(MQTTVERSION_5);
        connect.set_clean_start(true);
        connect.set_max_inflight(1000);
        sender.connect(connect)->wait();
        receiver.connect(connect)->wait();
        receiver.subscribe("bare", 1)->wait();
        const auto begin = std::chrono::steady_clock::now();
        for (std::int64_t i = 0; i < messages; ++i) {
            sender.publish("bare", payload.data(), payload.size(), 1, false);
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return i + 1 - received < 500; });
        }
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return received >= messages; });
        const auto end = std::chrono::steady_clock::now();
        lock.unlock();
        state.SetIterationTime(std::chrono::duration<double>(end - begin).count());
        sender.disconnect()->wait();
        receiver.disconnect()->wait();
    }
    state.SetItemsProcessed(state.iterations() * state.range(1));
}

void bareSqlite(benchmark::State& state) {
    const auto body = wire::encodeEvent(sampleEvent(0));
    for (auto _ : state) {
        QTemporaryDir folder;
        SQLite::Database database(folder.filePath("bare.db").toStdString(),
                                  SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; "
                      "PRAGMA synchronous=FULL; CREATE TABLE entries(sequence INTEGER PRIMARY "
                      "KEY, at INTEGER, type INTEGER, body BLOB, chain BLOB) STRICT");
        SQLite::Statement insert(database, "INSERT INTO entries VALUES(?, 1, 1, ?, ?)");
        const wire::Hash chain{};
        const auto begin = std::chrono::steady_clock::now();
        for (std::int64_t i = 0; i < state.range(1); i += state.range(0)) {
            SQLite::Transaction transaction(database);
            for (std::int64_t j = 0; j < state.range(0); ++j) {
                insert.bind(1, i + j + 1);
                insert.bindNoCopy(2, body.data(), static_cast<int>(body.size()));
                insert.bindNoCopy(3, chain.data(), static_cast<int>(chain.size()));
                insert.exec();
                insert.reset();
            }
            transaction.commit();
        }
        const auto end = std::chrono::steady_clock::now();
        state.SetIterationTime(std::chrono::duration<double>(end - begin).count());
    }
    state.SetItemsProcessed(state.iterations() * state.range(1));
}

// Entries per message and transaction, entries in all.
void sizes(benchmark::internal::Benchmark* bench) {
    bench->Args({1, 1000})->Args({100, 50'000})->UseManualTime()->Iterations(2);
    bench->Unit(benchmark::kMillisecond);
}

BENCHMARK(bareMqtt)->Apply(sizes);
BENCHMARK(bareSqlite)->Apply(sizes);
BENCHMARK_CAPTURE(throughTheFeed, unsigned, Words::Unsigned)->Apply(sizes);
BENCHMARK_CAPTURE(throughTheFeed, signed, Words::Signed)->Apply(sizes);

} // namespace
