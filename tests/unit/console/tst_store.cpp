#include "pit-console/core/store.h"
#include "shared/journal/memory_journal.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

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
        store->apply(journal.append(events, kNow), {m_table, journal.head()});
        const auto decks = store->decksOf(m_table);
        QCOMPARE(decks.size(), std::size_t{1});
        QVERIFY(decks[0].colour == DeckColour::Blue);
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
