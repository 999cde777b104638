// A party that only writes or only reads, over a real broker and with a journal on a real disk. It
// is there to be killed: tst_feed_kills runs several of them and compares what is left.
//
//   feed-peer write NAME JOURNAL.db PORT QOS RED|BLUE    SIGUSR1: write no more, and say the head
//   feed-peer read  NAME JOURNAL.db PORT QOS WRITER...   SIGTERM: stop in good order
//
// A line on standard output says how far it has come.

#include "shared/core/clock.h"
#include "shared/events/deck_events.h"
#include "shared/events/party_events.h"
#include "shared/feed/follower.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/feed/publisher.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wire/event_codec.h"

#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace pitwatch;
using core::Millis;

namespace {

volatile std::sig_atomic_t g_stop = 0;
volatile std::sig_atomic_t g_writeNoMore = 0;

constexpr int kMessagesPerTurn = 500;
constexpr Millis kWritePause{4};
constexpr Millis kLinePause{50};

struct Arguments {
    core::PartyId name;
    std::string file;
    feed::MqttOptions mqtt;
    feed::Delivery delivery;
    std::vector<std::string> rest;
};

std::unique_ptr<journal::SqliteJournal> openJournal(const std::string& file) {
    auto journal = journal::SqliteJournal::open(file, {});
    if (!journal) {
        std::fprintf(stderr, "%s\n", journal.error().text.c_str());
        std::exit(1);
    }
    return std::move(*journal);
}

class Writer {
public:
    explicit Writer(const Arguments& arguments)
        : m_journal(openJournal(arguments.file))
        , m_connection(arguments.mqtt)
        , m_random(static_cast<std::uint64_t>(getpid()))
        , m_colour(arguments.rest.at(0) == "RED" ? events::DeckColour::Red
                                                 : events::DeckColour::Blue) {
        feed::PublisherOptions options;
        options.delivery = arguments.delivery;
        const std::vector<events::Event> started{events::PartyStarted{arguments.name.text()}};
        const auto epoch = m_journal->append(started, m_clock.wall()).back().sequence;
        m_publisher = std::make_unique<feed::Publisher>(arguments.name, *m_journal, epoch,
                                                        m_connection, options);
    }

    void run() {
        while (g_stop == 0) {
            const auto now = m_clock.steady();
            for (int i = 0; i < kMessagesPerTurn; ++i) {
                const auto event = m_connection.take();
                if (!event)
                    break;
                if (std::holds_alternative<feed::Connected>(*event))
                    m_publisher->connected();
                else if (const auto* message = std::get_if<feed::Message>(&*event))
                    m_publisher->handle(*message, now);
            }
            write(now);
            const auto next = m_publisher->tick(now, m_clock.wall());
            m_connection.wait(std::max(Millis(0), std::min(next - now, kWritePause)));
        }
        m_publisher->sayOffline(m_clock.wall());
        m_connection.close(Millis(2000));
    }

private:
    void write(core::Tick now) {
        report(now);
        if (g_writeNoMore != 0)
            return;
        if (now < m_nextWrite)
            return;
        m_nextWrite = now + kWritePause;
        std::vector<events::Event> batch;
        // Mostly a few entries, now and then more than the live window.
        const auto count = m_random.below(m_random.percent(1) ? 6000 : 6);
        for (std::uint64_t i = 0; i < count; ++i) {
            events::DeckDueSet event;
            event.deck = m_colour;
            event.dueAt = core::Instant(Millis(m_journal->head().sequence + 1 + i));
            batch.emplace_back(event);
        }
        if (!batch.empty())
            m_journal->append(batch, m_clock.wall());
    }

    void report(core::Tick now) {
        if (now < m_nextLine)
            return;
        m_nextLine = now + kLinePause;
        std::printf("%s %llu\n", g_writeNoMore != 0 ? "final" : "head",
                    static_cast<unsigned long long>(m_journal->head().sequence));
        std::fflush(stdout);
    }

    core::SystemClock m_clock;
    std::unique_ptr<journal::SqliteJournal> m_journal;
    feed::MqttConnection m_connection;
    feed::SeededRandom m_random;
    events::DeckColour m_colour;
    std::unique_ptr<feed::Publisher> m_publisher;
    core::Tick m_nextWrite{};
    core::Tick m_nextLine{};
};

class Reader final : public feed::Reader {
public:
    explicit Reader(const Arguments& arguments)
        : m_journal(openJournal(arguments.file))
        , m_connection(arguments.mqtt)
        , m_random(static_cast<std::uint64_t>(getpid())) {
        feed::FollowerOptions options;
        options.delivery = arguments.delivery;
        options.jitter = std::ref(m_random);
        m_follower = std::make_unique<feed::Follower>(arguments.name, *this, m_connection, options);
        for (const auto& name : arguments.rest) {
            m_parties.push_back(*core::PartyId::parse(name));
            m_follower->follow(m_parties.back());
        }
    }

    std::optional<journal::Anchor> position(const core::PartyId& party) const override {
        for (const auto& anchor : m_journal->anchors())
            if (anchor.party == party)
                return anchor;
        return std::nullopt;
    }

    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override {
        std::vector<events::Event> copies;
        for (const auto& entry : entries)
            copies.push_back(*wire::decodeEvent(entry.type, entry.body));
        m_journal->append(copies, m_clock.wall(), std::span(&after, 1));
    }

    void run() {
        while (g_stop == 0) {
            const auto now = m_clock.steady();
            for (int i = 0; i < kMessagesPerTurn; ++i) {
                const auto event = m_connection.take();
                if (!event)
                    break;
                if (const auto* message = std::get_if<feed::Message>(&*event))
                    m_follower->handle(*message, now);
            }
            const auto next = m_follower->tick(now);
            report(now);
            m_connection.wait(std::max(Millis(0), std::min(next - now, kLinePause)));
        }
        m_connection.close(Millis(2000));
    }

private:
    void report(core::Tick now) {
        if (now < m_nextLine)
            return;
        m_nextLine = now + kLinePause;
        for (const auto& party : m_parties) {
            const auto view = m_follower->view(party, now);
            if (view.standing == feed::Standing::Doubtful)
                std::printf("doubt %s\n", view.doubt.code.name.text().c_str());
            std::printf("at %s %llu\n", party.text().c_str(),
                        static_cast<unsigned long long>(view.position));
        }
        std::fflush(stdout);
    }

    core::SystemClock m_clock;
    std::unique_ptr<journal::SqliteJournal> m_journal;
    feed::MqttConnection m_connection;
    feed::SeededRandom m_random;
    std::vector<core::PartyId> m_parties;
    std::unique_ptr<feed::Follower> m_follower;
    core::Tick m_nextLine{};
};

} // namespace

int main(int argc, char** argv) {
    if (argc < 7) {
        std::fprintf(stderr, "feed-peer: see the head of its source\n");
        return 2;
    }
    std::signal(SIGTERM, [](int) { g_stop = 1; });
    std::signal(SIGUSR1, [](int) { g_writeNoMore = 1; });
    Arguments arguments;
    arguments.name = *core::PartyId::parse(argv[2]);
    arguments.file = argv[3];
    arguments.mqtt.clientId = argv[2];
    arguments.mqtt.port = static_cast<std::uint16_t>(std::atoi(argv[4]));
    arguments.mqtt.slowestRetry = Millis(500);
    arguments.delivery =
        std::string(argv[5]) == "0" ? feed::Delivery::AtMostOnce : feed::Delivery::AtLeastOnce;
    arguments.rest.assign(argv + 6, argv + argc);
    try {
        if (std::string(argv[1]) == "write")
            Writer(arguments).run();
        else
            Reader(arguments).run();
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
