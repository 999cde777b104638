#include "shared/feed/seeded_random.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/table/decide.h"
#include "shared/wire/event_codec.h"
#include "table-agent/agent/table_setup.h"
#include "table-agent/devices/device_message.h"
#include "tests/support/sites/broker.h"
#include "tests/support/sites/device_connection.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace pitwatch;

// kill -9 at any moment of a round: the agent comes back with everything it had said, and the round
// goes on from there.
class TestAgentKills : public QObject {
    Q_OBJECT

    // Hundreds on a machine that has nothing else to do; a busy one stops after a minute.
    static constexpr int kKills = 300;
    static constexpr int kBudgetMs = 60'000;
    static constexpr int kDeadlineMs = 20'000;

    QTemporaryDir m_folder;
    support::Broker m_broker;
    table::SetupPtr m_setup;

    struct Word {
        std::string device;
        std::string text;
    };
    // The journal as the dead process left it.
    struct Past {
        table::State state;
        journal::Head head;
        std::vector<wire::Hash> chain;
    };

    std::string path() const { return m_folder.filePath("T01.db").toStdString(); }

    std::unique_ptr<QProcess> runAgent() const {
        auto process = std::make_unique<QProcess>();
        process->setStandardOutputFile(QProcess::nullDevice());
        process->start(QStringLiteral(PITWATCH_BIN "/table-agent"),
                       {"--submission", PITWATCH_SUBMISSIONS "/T01.toml", "--journal",
                        QString::fromStdString(path()), "--broker-port",
                        QString::number(m_broker.port())});
        if (!process->waitForStarted())
            qFatal("the agent did not start");
        return process;
    }

    Past readPast() const {
        Past past{table::State(m_setup), {}, {}};
        auto journal = journal::SqliteJournal::open(path(), {});
        if (!journal)
            qFatal("%s", journal.error().text.c_str());
        past.head = (*journal)->head();
        for (std::uint64_t next = 1; next <= past.head.sequence;)
            for (const wire::Envelope& entry : (*journal)->read(next, 1024, 1 << 20)) {
                table::apply(past.state, *wire::decodeEvent(entry.type, entry.body), entry.at);
                past.chain.push_back(entry.chain);
                next = entry.sequence + 1;
            }
        return past;
    }

    using Json = nlohmann::ordered_json;

    static Word pad(const char* command, const Json& fields = Json::object()) {
        Json message{{"v", 1}, {"command", command}};
        message.update(fields);
        return {"pad", message.dump()};
    }
    static Word tell(const char* device, const char* name, const Json& fields) {
        Json message{{"v", 1}, {"event", name}};
        message.update(fields);
        return {device, message.dump()};
    }

    static Word preparation(const table::State& state) {
        const Json dealer{{"person", "d-ines"}, {"role", "dealer"}};
        const Json floorperson{{"person", "f-omar"}, {"role", "floorperson"}};
        if (state.opening == table::Opening::Closed)
            return pad("open_table", {{"by", floorperson}, {"dealer", "d-ines"}});
        for (const table::Deck& deck : state.decks) {
            const std::string colour(core::enumName(deck.colour));
            if (!deck.shuffled && deck.place != table::DeckPlace::Play)
                return tell("shuffler", "shuffle_finished", {{"deck", colour}, {"cards", 52}});
            if (deck.needsCut && !deck.cut)
                return pad("cut_deck",
                           {{"by", dealer}, {"deck", colour}, {"cover_card_depth", 20}});
        }
        const char* colour = state.decks.empty() ? "red" : "blue";
        return pad("receive_deck",
                   {{"by", dealer}, {"deck", colour}, {"id", colour}, {"preinspected", true}});
    }

    static bool isPrepared(const table::State& state) {
        return state.isOpenForPlay() &&
               std::all_of(state.decks.begin(), state.decks.end(),
                           [](const auto& deck) { return deck.isReady(); });
    }

    // What a dealer who sees the table as it is does next.
    static Word nextWord(const table::State& state) {
        if (!state.round && !isPrepared(state))
            return preparation(state);
        const table::SeatState seat = state.round ? state.round->seat({1}) : table::SeatState{};
        for (const auto wager : {events::Wager::Bet1, events::Wager::Bet2, events::Wager::Bet3})
            if ((!state.round || state.round->phase == table::Phase::Betting) &&
                seat.at(wager) == core::Cents{})
                return tell("wagers", "wager",
                            {{"seat", 1}, {"wager", core::enumName(wager)}, {"amount", 500}});
        switch (state.round->phase) {
        case table::Phase::Betting:
            return pad("call_no_more_bets");
        case table::Phase::Locked:
            return pad("dealt", {{"packets",
                                  {{{"place", "six_card_box"}, {"count", 3}},
                                   {{"place", "player"}, {"seat", 1}, {"count", 1}},
                                   {{"place", "community"}, {"count", 1}},
                                   {{"place", "player"}, {"seat", 1}, {"count", 1}},
                                   {{"place", "community"}, {"count", 1}},
                                   {{"place", "player"}, {"seat", 1}, {"count", 1}}}}});
        case table::Phase::Dealt:
            return play(*state.round, seat);
        case table::Phase::Settled:
            break;
        }
        return pad("end_round");
    }

    static Word play(const table::Round& round, const table::SeatState& seat) {
        for (std::size_t stage = 0; stage < 2; ++stage) {
            if (!seat.decisions[stage])
                return pad(
                    "decide",
                    {{"seat", 1}, {"wager", stage == 0 ? "bet1" : "bet2"}, {"choice", "ride"}});
            if (!round.board[stage])
                return tell("cards", "board",
                            {{"place", "community"},
                             {"first", stage + 1},
                             {"cards", Json::array({stage == 0 ? "Td" : "4c"})}});
        }
        return tell("cards", "hand", {{"seat", 1}, {"cards", Json::array({"3s", "8h", "Qd"})}});
    }

    // The agent's first word about itself after a start, or nothing in time.
    nlohmann::json firstReport(support::DeviceConnection& devices, std::uint64_t entries) const {
        nlohmann::json report;
        devices.until([&] {
            report = nlohmann::json::parse(devices.state(), nullptr, false);
            return report.is_object() && report["health"]["journal_entries"] >= entries;
        });
        return report;
    }

private slots:
    void initTestCase() {
        QVERIFY(m_broker.start());
        const auto setup = agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {});
        QVERIFY(setup.ok());
        m_setup = *setup;
    }
    void cleanupTestCase() { m_broker.stop(); }

    void everyKillLeavesTheTableWhereItWas() {
        const std::uint64_t seed = std::random_device{}();
        feed::SeededRandom random(seed);
        support::DeviceConnection devices(m_broker.port());
        QElapsedTimer spent;
        spent.start();
        Past past{table::State(m_setup), {}, {}};
        int kills = 0;
        for (; kills < kKills && spent.elapsed() < kBudgetMs; ++kills) {
            auto agent = runAgent();
            const auto report = firstReport(devices, past.head.sequence + 1);
            QVERIFY2(report.is_object(), std::to_string(seed).c_str());
            QCOMPARE(report["last_round"].get<std::uint64_t>(), past.state.lastRound);
            QCOMPARE(report["round"].is_object(), past.state.round.has_value());
            // Every life moves the table on by a few words; the last of them may be cut off.
            table::State expected = past.state;
            const auto words = 1 + random.below(6);
            for (std::uint64_t word = 0; word < words; ++word) {
                const Word next = nextWord(expected);
                QVERIFY(devices.say(next.device, next.text));
                const core::Bytes payload(next.text.begin(), next.text.end());
                follow(expected, next.device, payload);
            }
            devices.wait(core::Millis{static_cast<std::int64_t>(random.below(30))});
            agent->kill();
            QVERIFY(agent->waitForFinished(kDeadlineMs));
            const Past now = readPast();
            QVERIFY2(now.head.sequence > past.head.sequence, std::to_string(seed).c_str());
            QVERIFY2(std::equal(past.chain.begin(), past.chain.end(), now.chain.begin()),
                     std::to_string(seed).c_str());
            past = now;
        }
        qInfo("%d kills in %lld ms, %llu rounds, seed %llu", kills, spent.elapsed(),
              static_cast<unsigned long long>(past.state.lastRound),
              static_cast<unsigned long long>(seed));
        QVERIFY(kills >= 10);
        QVERIFY2(past.state.lastRound >= 1, std::to_string(seed).c_str());
        finishARound(devices, past);
    }

private:
    void follow(table::State& state, const std::string& device, const core::Bytes& payload) const {
        const auto input = devices::parseDeviceMessage(device, payload);
        QVERIFY(input.ok());
        for (const events::Event& event : table::decide(state, *input, core::Instant{}))
            table::apply(state, event, core::Instant{});
    }

    // Without further kills the table plays on to the end of a round.
    void finishARound(support::DeviceConnection& devices, const Past& past) {
        auto agent = runAgent();
        QVERIFY(firstReport(devices, past.head.sequence + 1).is_object());
        table::State expected = past.state;
        const std::uint64_t round = past.state.lastRound + (past.state.round ? 0 : 1);
        // No round takes this many words; without an end a refused word would be said for ever.
        constexpr int kMostWords = 50;
        for (int word = 0; expected.lastRound < round || expected.round; ++word) {
            const Word next = nextWord(expected);
            QVERIFY2(word < kMostWords, next.text.c_str());
            QVERIFY(devices.say(next.device, next.text));
            follow(expected, next.device, core::Bytes(next.text.begin(), next.text.end()));
        }
        QVERIFY(devices.until([&] {
            const auto report = nlohmann::json::parse(devices.state(), nullptr, false);
            return report.is_object() && report["last_round"] == round && report["round"].is_null();
        }));
        agent->terminate();
        QVERIFY(agent->waitForFinished(kDeadlineMs));
        QCOMPARE(agent->exitCode(), 0);
    }
};

QTEST_GUILESS_MAIN(TestAgentKills)
#include "tst_agent_kills.moc"
