#include "pit-console/core/store/store.h"
#include "shared/events/party_events.h"
#include "shared/journal/memory_journal.h"
#include "shared/journal/witness_file.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <SQLiteCpp/Database.h>
#include <sys/stat.h>

using namespace pitwatch;
using namespace std::chrono_literals;
using events::DeckColour;

class TestStore : public QObject {
    Q_OBJECT

    static constexpr core::Instant kNow{1'794'821'400'000ms};
    const core::PartyId m_table = core::PartyId::parse("T01").value();
    QTemporaryDir m_folder;

    std::string pathOf(const char* name) const { return m_folder.filePath(name).toStdString(); }

    static std::unique_ptr<console::Store> open(const std::string& path) {
        auto store = console::Store::open(path);
        if (!store)
            qFatal("%s", store.error().text.c_str());
        return std::move(*store);
    }

    void append(console::Store& store, journal::MemoryJournal& journal,
                const std::vector<events::Event>& events) const {
        const auto entries = journal.append(events, kNow);
        store.apply(entries, {m_table, journal.head()});
    }

    // Two decks enter play, as a table would record it.
    journal::Anchor fill(console::Store& store) const {
        journal::MemoryJournal journal{core::JournalId{}};
        const std::vector<events::Event> events{events::DeckEnteredPlay{DeckColour::Red},
                                                events::DeckDueSet{DeckColour::Red, kNow + 4h},
                                                events::DeckEnteredPlay{DeckColour::Blue}};
        const auto entries = journal.append(events, kNow);
        const journal::Anchor after{m_table, journal.head()};
        store.apply(entries, after);
        return after;
    }

private slots:
    void keepsDecksAndPositionAcrossARestart() {
        const std::string path = pathOf("restart.db");
        const journal::Anchor after = fill(*open(path));
        const auto store = open(path);
        QVERIFY(store->position(m_table) == after);
        const auto decks = store->decksOf(m_table);
        QCOMPARE(decks.size(), std::size_t{2});
        QVERIFY((decks[0] == console::DeckInPlay{DeckColour::Red, kNow, kNow + 4h}));
        QVERIFY((decks[1] == console::DeckInPlay{DeckColour::Blue, kNow, std::nullopt}));
    }

    void forgetsADeckThatLeftTheTable() {
        const auto store = open(pathOf("removed.db"));
        journal::MemoryJournal journal{core::JournalId{}};
        const auto person = events::PersonId::parse("f-omar").value();
        events::DeckRemoved removed;
        removed.deck = DeckColour::Red;
        removed.id = events::DeckId::parse("R-1").value();
        removed.by = person;
        removed.bag = {core::TableId::parse("T01").value(), kNow, person, person};
        const std::vector<events::Event> events{events::DeckEnteredPlay{DeckColour::Red},
                                                events::DeckEnteredPlay{DeckColour::Blue}, removed};
        append(*store, journal, events);
        const auto decks = store->decksOf(m_table);
        QCOMPARE(decks.size(), std::size_t{1});
        QVERIFY(decks[0].colour == DeckColour::Blue);
    }

    void keepsEveryEntryAsItCame() {
        const std::string path = pathOf("entries.db");
        journal::MemoryJournal journal{core::JournalId{{7}}};
        const std::vector<events::Event> events{events::PartyStarted{"pitwatch"},
                                                events::DeckEnteredPlay{DeckColour::Red},
                                                events::DeckEnteredPlay{DeckColour::Blue}};
        auto written = journal.append(events, kNow);
        open(path)->apply(written, {m_table, journal.head()});
        const auto store = open(path);
        QCOMPARE(store->entryCount(), std::uint64_t{3});
        QVERIFY(store->parties() == std::vector{m_table});
        for (wire::Envelope& entry : written)
            entry.chain = {};
        QVERIFY(store->entries(m_table, 1, 3) == written);
        QVERIFY(store->entries(m_table, 2, 2) == std::vector{written[1]});
        QCOMPARE(store->entries(m_table, 1, 3, 2).size(), std::size_t{2});
        QVERIFY(store->entries(core::PartyId::parse("T99").value(), 1, 3).empty());
    }

    // What an auditor holds a table's journal against (pitctl verify --against).
    void isAWitnessForTheJournalsItFollowed() {
        const std::string path = pathOf("witness.db");
        journal::MemoryJournal journal{core::JournalId{{7}}};
        const std::vector<events::Event> events{events::DeckEnteredPlay{DeckColour::Red}};
        const auto inUse = open(path);
        append(*inUse, journal, events);
        const auto anchors = journal::anchorsIn(path);
        QVERIFY2(anchors.ok(), anchors.ok() ? "" : anchors.error().text.c_str());
        QVERIFY((*anchors == std::vector{journal::Anchor{m_table, journal.head()}}));
    }

    void belongsToItsOwner() {
        const std::string path = pathOf("owner.db");
        struct stat facts {};
        {
            const auto store = open(path);
            journal::MemoryJournal journal{core::JournalId{{7}}};
            const std::vector<events::Event> events{events::DeckEnteredPlay{DeckColour::Red}};
            append(*store, journal, events);
            for (const char* suffix : {"", "-wal"}) {
                QCOMPARE(::stat((path + suffix).c_str(), &facts), 0);
                QCOMPARE(facts.st_mode & 0777U, 0600U);
            }
        }
        QCOMPARE(::chmod(path.c_str(), 0666), 0);
        const auto opened = console::Store::open(path);
        QVERIFY(!opened);
        QVERIFY(opened.error().text.find("chmod go-w") != std::string::npos);
    }

    void showsAnAttachedProjectionEveryEntryOnce() {
        struct Seen : console::Projection {
            void apply(const core::PartyId& party, const wire::Envelope& entry,
                       const events::Event& event) override {
                all.push_back(party.text() + " " + std::to_string(entry.sequence) + " " +
                              std::string(event.name()));
            }
            std::vector<std::string> all;
        } seen;
        const auto store = open(":memory:");
        journal::MemoryJournal journal{core::JournalId{}};
        const std::vector<events::Event> first{events::DeckEnteredPlay{DeckColour::Red}};
        const std::vector<events::Event> second{events::DeckEnteredPlay{DeckColour::Blue}};
        append(*store, journal, first);
        std::vector<std::uint64_t> reports;
        store->attach(seen, [&](std::uint64_t done, std::uint64_t) { reports.push_back(done); });
        QVERIFY((reports == std::vector<std::uint64_t>{0, 1}));
        append(*store, journal, second);
        QVERIFY((seen.all ==
                 std::vector<std::string>{"T01 1 deck_entered_play", "T01 2 deck_entered_play"}));
        store->detach(seen);
        append(*store, journal, first);
        QCOMPARE(seen.all.size(), std::size_t{2});
    }

    void keepsAnEntryOfAnUnknownType() {
        const auto store = open(":memory:");
        wire::Envelope entry;
        entry.sequence = 1;
        entry.at = kNow;
        entry.type = {65'000};
        entry.body = {1, 2, 3};
        store->apply(std::vector{entry}, {m_table, {{}, 1, {}}});
        QVERIFY(store->entries(m_table, 1, 1) == std::vector{entry});
    }

    // A console of an older or newer build left the projections in another shape.
    void fillsAStaleProjectionFromTheStoredEntries() {
        const std::string path = pathOf("stale.db");
        const journal::Anchor after = fill(*open(path));
        {
            SQLite::Database file(path, SQLite::OPEN_READWRITE);
            file.exec("UPDATE projections SET version = 999");
            file.exec("DELETE FROM deck_stays");
        }
        std::uint64_t told = 0;
        auto store = console::Store::openUnfilled(path);
        QVERIFY(store.ok());
        // Whoever waits may give up; the next time begins from nothing.
        struct Enough {};
        QVERIFY_EXCEPTION_THROWN(
            (*store)->fill([](std::uint64_t, std::uint64_t) { throw Enough{}; }), Enough);
        QVERIFY((*store)->fill([&](std::uint64_t done, std::uint64_t all) {
            told = done;
            QCOMPARE(all, std::uint64_t{3});
        }));
        QCOMPARE(told, std::uint64_t{3});
        QVERIFY(!(*store)->fill());
        QVERIFY((*store)->position(m_table) == after);
        QCOMPARE((*store)->decksOf(m_table).size(), std::size_t{2});
    }

    void throwsAwayAFileOfAnotherLayout() {
        const std::string path = pathOf("layout.db");
        fill(*open(path));
        {
            SQLite::Database file(path, SQLite::OPEN_READWRITE);
            file.exec("PRAGMA user_version = 999");
        }
        QVERIFY(!open(path)->position(m_table));
    }

    void knowsNothingOfATableItNeverRead() {
        const auto store = open(pathOf("empty.db"));
        QVERIFY(!store->position(m_table));
        QVERIFY(store->decksOf(m_table).empty());
    }

    void refusesAFileThatIsNoStore() {
        const std::string path = pathOf("rubbish.db");
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(8192, 'x'));
        file.close();
        const auto store = console::Store::open(path);
        QVERIFY(!store.ok());
        QVERIFY(QString::fromStdString(store.error().text).contains("rubbish.db"));
    }

    void refusesAFolderThatDoesNotExist() {
        QVERIFY(!console::Store::open(pathOf("none/such.db")).ok());
    }
};

QTEST_APPLESS_MAIN(TestStore)
#include "tst_store.moc"
