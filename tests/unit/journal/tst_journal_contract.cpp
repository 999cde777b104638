#include "shared/journal/memory_journal.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wire/event_codec.h"
#include "tests/support/journals/sample_events.h"

#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;
using journal::Anchor;
using journal::Head;

// What every kind of journal promises.
class TestJournalContract : public QObject {
    Q_OBJECT

private:
    static constexpr core::JournalId kId{{1, 2, 3}};

    QTemporaryDir m_folder;
    int m_files = 0;

    std::unique_ptr<journal::Journal> make(const QString& kind) {
        if (kind == "memory")
            return std::make_unique<journal::MemoryJournal>(kId);
        journal::SqliteJournal::Options options;
        options.newId = [] { return kId; };
        options.signer = std::make_shared<journal::Ed25519Signer>(journal::Ed25519Signer::Seed{});
        const QString path = m_folder.filePath(QString::number(++m_files) + ".db");
        auto opened = journal::SqliteJournal::open(path.toStdString(), options);
        if (!opened)
            qFatal("%s", opened.error().text.c_str());
        return *std::move(opened);
    }

    static Anchor anchorOf(const char* party, std::uint64_t sequence) {
        return {*core::PartyId::parse(party), Head{{{9}}, sequence, {7, 7}}};
    }

    static void kinds() {
        QTest::addColumn<QString>("kind");
        QTest::newRow("memory") << "memory";
        QTest::newRow("sqlite") << "sqlite";
    }

private slots:
    void beginsEmptyWithItsId_data() { kinds(); }
    void beginsEmptyWithItsId() {
        QFETCH(QString, kind);
        const auto journal = make(kind);
        QCOMPARE(journal->head(), (Head{kId, 0, {}}));
        QVERIFY(journal->read(1, 10, 1000).empty());
        QVERIFY(journal->anchors().empty());
    }

    void numbersAndChainsWhatItAppends_data() { kinds(); }
    void numbersAndChainsWhatItAppends() {
        QFETCH(QString, kind);
        const auto journal = make(kind);
        const auto events = sampleEvents(1, 9);
        auto written = journal->append(std::span(events).first(4), kSomeTime);
        const auto more = journal->append(std::span(events).subspan(4), kSomeTime);
        written.insert(written.end(), more.begin(), more.end());
        wire::Hash previous{};
        for (std::size_t i = 0; i < events.size(); ++i) {
            const wire::Envelope& entry = written.at(i);
            QCOMPARE(entry.journal, kId);
            QCOMPARE(entry.sequence, i + 1);
            QCOMPARE(entry.at, kSomeTime);
            QVERIFY(wire::decodeEvent(entry.type, entry.body).value() == events[i]);
            QVERIFY(entry.chain == wire::chainHash(previous, entry));
            previous = entry.chain;
        }
        QCOMPARE(journal->head(), (Head{kId, 9, previous}));
        QVERIFY(journal->read(1, 100, 1'000'000) == written);
    }

    void readsFromAnywhereWithinLimits_data() { kinds(); }
    void readsFromAnywhereWithinLimits() {
        QFETCH(QString, kind);
        const auto journal = make(kind);
        const auto written = journal->append(sampleEvents(1, 40), kSomeTime);
        const auto sliceOf = [&](std::size_t first, std::size_t count) {
            return std::vector(written.begin() + static_cast<std::ptrdiff_t>(first - 1),
                               written.begin() + static_cast<std::ptrdiff_t>(first - 1 + count));
        };
        QVERIFY(journal->read(0, 2, 1000) == sliceOf(1, 2));
        QVERIFY(journal->read(7, 5, 100'000) == sliceOf(7, 5));
        QVERIFY(journal->read(38, 5, 100'000) == sliceOf(38, 3));
        QVERIFY(journal->read(41, 5, 100'000).empty());
        QVERIFY(journal->read(~std::uint64_t{0}, 5, 100'000).empty());
        QVERIFY(journal->read(7, 0, 100'000).empty());
        // The first entry comes whatever its size; the next ones only while there is room.
        QVERIFY(journal->read(7, 5, 0) == sliceOf(7, 1));
        const std::size_t twoBodies = written[6].body.size() + written[7].body.size();
        QVERIFY(journal->read(7, 5, twoBodies) == sliceOf(7, 2));
        QVERIFY(journal->read(7, 5, twoBodies - 1) == sliceOf(7, 1));
    }

    void movesAnchorsWithOrWithoutEvents_data() { kinds(); }
    void movesAnchorsWithOrWithoutEvents() {
        QFETCH(QString, kind);
        const auto journal = make(kind);
        const std::vector first{anchorOf("T02", 5), anchorOf("T01", 3)};
        journal->append(sampleEvents(1, 1), kSomeTime, first);
        QVERIFY(journal->anchors() == (std::vector{first[1], first[0]}));
        const std::vector second{anchorOf("T02", 6)};
        QVERIFY(journal->append({}, kSomeTime, second).empty());
        QVERIFY(journal->anchors() == (std::vector{first[1], second[0]}));
        QCOMPARE(journal->head().sequence, 1U);
    }

    void doesNothingWhenGivenNothing_data() { kinds(); }
    void doesNothingWhenGivenNothing() {
        QFETCH(QString, kind);
        const auto journal = make(kind);
        journal->append(sampleEvents(1, 1), kSomeTime);
        const Head before = journal->head();
        QVERIFY(journal->append({}, kSomeTime).empty());
        QCOMPARE(journal->head(), before);
    }

    void writesTheSameEntriesAsAnyOtherKind() {
        const auto memory = make("memory");
        const auto sqlite = make("sqlite");
        for (std::uint64_t batch = 1; batch < 30; ++batch) {
            const auto events = sampleEvents(batch * 100, batch);
            QVERIFY(memory->append(events, kSomeTime) == sqlite->append(events, kSomeTime));
        }
        QCOMPARE(memory->head(), sqlite->head());
        QVERIFY(memory->read(1, 1000, 1'000'000) == sqlite->read(1, 1000, 1'000'000));
    }
};

QTEST_APPLESS_MAIN(TestJournalContract)
#include "tst_journal_contract.moc"
