#include "shared/journal/journal_file.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/journal/verify.h"
#include "tests/support/journals/journal_tampering.h"
#include "tests/support/journals/sample_events.h"

#include <QTest>

#include <random>

using namespace pitwatch;
using namespace pitwatch::tests;
using journal::Ed25519Signer;
using journal::Head;
using journal::SqliteJournal;
using journal::verifyJournal;
using journal::VerifyOptions;
using journal::VerifyReport;

// A journal of 120 entries on a simulated disk, tampered with in every way, again and again.
class TestVerify : public QObject {
    Q_OBJECT

private:
    static constexpr const char* kPath = "/journal.db";
    static constexpr std::uint64_t kEntries = 120;
    static constexpr std::uint64_t kSignedEvery = 30; // One head a commit of this many entries.

    SimulatedDisk m_disk;
    std::unique_ptr<CrashVfs> m_vfs;
    core::Bytes m_original;
    std::vector<wire::Envelope> m_entries;
    Head m_head;
    std::shared_ptr<Ed25519Signer> m_signer;

    SqliteJournal::Options options() const {
        SqliteJournal::Options options;
        options.vfs = m_vfs->name();
        options.signer = m_signer;
        options.signEveryCommits = 1;
        options.reserveBytes = 0;
        return options;
    }

    core::Result<VerifyReport> verify(VerifyOptions with = {}) const {
        with.vfs = m_vfs->name();
        return verifyJournal(kPath, with);
    }

    VerifyOptions seenUpTo(std::uint64_t sequence) const {
        return {
            {{"C01", Head{m_head.journal, sequence, m_entries.at(sequence - 1).chain}}}, {}, {}};
    }

    // Puts the untouched journal back.
    void restore() { m_disk.put(kPath, m_original); }

    void tamper(const std::string& statements) {
        TamperedJournal journal(kPath, m_vfs->name());
        journal.run(statements);
    }

    // The chain hashes from `sequence` on, computed anew over what the entries say now: what
    // somebody who knows the format would do.
    void rechainFrom(std::uint64_t sequence, std::vector<wire::Envelope> entries) {
        TamperedJournal journal(kPath, m_vfs->name());
        for (std::size_t i = sequence - 1; i < entries.size(); ++i) {
            entries[i].chain =
                wire::chainHash(i == 0 ? wire::Hash{} : entries[i - 1].chain, entries[i]);
            const QByteArray chain(reinterpret_cast<const char*>(entries[i].chain.data()), 32);
            journal.run("UPDATE entries SET at = " +
                        std::to_string(entries[i].at.time_since_epoch().count()) + ", chain = x'" +
                        chain.toHex().toStdString() +
                        "' WHERE sequence = " + std::to_string(i + 1));
        }
    }

    // One random change of a kind, and the sequence number that must be named for it.
    struct Change {
        std::string statements;
        std::uint64_t firstBad;
    };
    using Kind = std::function<Change(std::mt19937_64&)>;

    static std::uint64_t pick(std::mt19937_64& random, std::uint64_t from, std::uint64_t to) {
        return std::uniform_int_distribution(from, to)(random);
    }

    static std::string at(std::uint64_t sequence) {
        return " WHERE sequence = " + std::to_string(sequence) + ";";
    }

    // Adds `by` to the numbers of the entries above `after`, by way of numbers nobody has.
    static std::string shift(std::uint64_t after, int by) {
        return "UPDATE entries SET sequence = -sequence WHERE sequence > " + std::to_string(after) +
               "; UPDATE entries SET sequence = -sequence + " + std::to_string(by) +
               " WHERE sequence < 0;";
    }

    // Changes one bit of a blob column.
    static std::string flipBit(std::mt19937_64& random, const std::string& column,
                               std::size_t length, std::uint64_t sequence) {
        const std::string place = std::to_string(pick(random, 1, length));
        // SQL has no bit flip on blobs: cut the blob in three and put another byte in the middle.
        static constexpr const char* kHex[] = {"00", "5a", "a5", "ff"};
        const std::string other = kHex[pick(random, 0, 3)];
        const std::string rest = "substr(" + column + ", " + place + " + 1)";
        const std::string before = "substr(" + column + ", 1, " + place + " - 1)";
        const std::string replaced =
            "CAST(" + before + " || x'" + other + "' || " + rest + " AS BLOB)";
        const std::string last = "CAST(" + before + " || x'" + "11" + "' || " + rest + " AS BLOB)";
        // Whatever stands there, one of the two is a change.
        return "UPDATE entries SET " + column + " = CASE WHEN " + replaced + " = " + column +
               " THEN " + last + " ELSE " + replaced + " END" + at(sequence);
    }

    std::vector<std::pair<const char*, Kind>> kinds() const {
        return {
            {"time edited",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{"UPDATE entries SET at = at + " +
                                   std::to_string(pick(random, 1, 100'000)) + at(i),
                               i};
             }},
            {"time out of range",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{"UPDATE entries SET at = -at" + at(i), i};
             }},
            {"type edited",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{"UPDATE entries SET type = type + 1" + at(i), i};
             }},
            {"type out of range",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{"UPDATE entries SET type = type + 65536" + at(i), i};
             }},
            {"body edited",
             [this](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{flipBit(random, "body", m_entries[i - 1].body.size(), i), i};
             }},
            {"body longer",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{"UPDATE entries SET body = CAST(body || x'00' AS BLOB)" + at(i), i};
             }},
            {"body shorter",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{"UPDATE entries SET body = substr(body, 2)" + at(i), i};
             }},
            {"chain edited",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{flipBit(random, "chain", 32, i), i};
             }},
            {"deleted",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{"DELETE FROM entries" + at(i), i};
             }},
            {"deleted and closed up",
             [](auto& random) {
                 const auto i = pick(random, 1, kEntries);
                 return Change{"DELETE FROM entries" + at(i) + shift(i, -1), i};
             }},
            {"swapped",
             [](auto& random) {
                 auto i = pick(random, 1, kEntries);
                 auto j = pick(random, 1, kEntries - 1);
                 j += j >= i ? 1 : 0;
                 return Change{"UPDATE entries SET sequence = -1" + at(i) +
                                   "UPDATE entries SET sequence = " + std::to_string(i) + at(j) +
                                   "UPDATE entries SET sequence = " + std::to_string(j) +
                                   " WHERE sequence = -1;",
                               std::min(i, j)};
             }},
            {"inserted",
             [](auto& random) {
                 const auto after = pick(random, 0, kEntries);
                 const auto copied = pick(random, 1, kEntries);
                 // An entry copied to the place of itself changes nothing before the next one.
                 return Change{shift(after, 1) + "INSERT INTO entries SELECT " +
                                   std::to_string(after + 1) +
                                   ", at, type, body, chain FROM entries WHERE sequence = " +
                                   std::to_string(copied > after ? copied + 1 : copied) + ";",
                               copied == after + 1 ? after + 2 : after + 1};
             }},
            {"inserted below the first",
             [](auto& random) {
                 return Change{"INSERT INTO entries SELECT -" + std::to_string(pick(random, 0, 5)) +
                                   ", at, type, body, chain FROM entries WHERE sequence = 1;",
                               1};
             }},
        };
    }

private slots:
    void initTestCase() {
        m_vfs = std::make_unique<CrashVfs>(m_disk);
        m_signer = std::make_shared<Ed25519Signer>(Ed25519Signer::Seed{7});
        auto journal = *SqliteJournal::open(kPath, options());
        for (std::uint64_t i = 0; i < kEntries; i += kSignedEvery) {
            const std::vector anchors{
                journal::Anchor{*core::PartyId::parse("T01"), Head{{{5}}, i + 1, {1}}},
                journal::Anchor{*core::PartyId::parse("T02"), Head{{{6}}, i + 2, {2}}}};
            const auto written = journal->append(sampleEvents(i, kSignedEvery), kSomeTime, anchors);
            m_entries.insert(m_entries.end(), written.begin(), written.end());
        }
        m_head = journal->head();
        journal.reset();
        m_original = m_disk.contents(kPath);
    }

    void init() { restore(); }

    void passesAnUntouchedJournal() {
        const auto report = verify({{}, m_signer->publicKey(), {}});
        QVERIFY(report.ok());
        QVERIFY2(!report->bad, report->bad ? report->bad->reason.c_str() : "");
        QCOMPARE(report->head, m_head);
        QCOMPARE(report->signedUpTo, kEntries);
        // The last one was signed when it was closed.
        QCOMPARE(report->signedHeads, kEntries / kSignedEvery + 1);
        QVERIFY(!report->unproven);
        QVERIFY(!report->inUse);
        QVERIFY(m_disk.contents(kPath) == m_original);
    }

    void namesTheFirstBadEntryOfEveryRandomChange_data() {
        QTest::addColumn<Kind>("kind");
        for (const auto& [name, kind] : kinds())
            QTest::newRow(name) << kind;
    }
    void namesTheFirstBadEntryOfEveryRandomChange() {
        QFETCH(Kind, kind);
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            std::mt19937_64 random(seed);
            const Change change = kind(random);
            restore();
            tamper(change.statements);
            const auto report = verify();
            QVERIFY2(report.ok() && report->bad,
                     qPrintable(QString("seed %1 was not found").arg(seed)));
            QVERIFY2(report->bad->sequence == change.firstBad,
                     qPrintable(QString("seed %1: named %2 (%3) instead of %4")
                                    .arg(seed)
                                    .arg(report->bad->sequence)
                                    .arg(QString::fromStdString(report->bad->reason))
                                    .arg(change.firstBad)));
        }
    }

    void findsAWrittenAnewJournalByItsSignatures() {
        for (std::uint64_t i = 1; i <= kEntries; i += 7) {
            restore();
            auto entries = m_entries;
            entries[i - 1].at += core::Millis{1};
            rechainFrom(i, entries);
            const auto report = verify();
            QVERIFY(report.ok() && report->bad);
            // The chain is right again; the next signed head is what it contradicts.
            const std::uint64_t nextHead = (i + kSignedEvery - 1) / kSignedEvery * kSignedEvery;
            QCOMPARE(report->bad->sequence, nextHead);
        }
    }

    void findsAWrittenAnewJournalByAnAnchorOrTheKey() {
        auto entries = m_entries;
        entries[50].at += core::Millis{1};
        rechainFrom(51, entries);
        tamper("DELETE FROM heads");
        QVERIFY(!verify()->bad);
        QCOMPARE(verify()->unproven->sequence, 1U);
        QCOMPARE(verify(seenUpTo(80))->bad->sequence, 80U);
        QVERIFY(!verify(seenUpTo(50))->bad);
        QCOMPARE(verify({{}, m_signer->publicKey(), {}})->bad->sequence, 1U);
    }

    void findsEveryCutTailBehindAnAnchor() {
        for (std::uint64_t last = 0; last < kEntries; ++last) {
            restore();
            tamper("DELETE FROM entries WHERE sequence > " + std::to_string(last) +
                   "; DELETE FROM heads WHERE sequence > " + std::to_string(last));
            // Without a witness nobody can know; that is what anchors are for.
            QVERIFY(!verify()->bad);
            for (const std::uint64_t seen : {last + 1, kEntries}) {
                const auto report = verify(seenUpTo(seen));
                QVERIFY(report->bad);
                QCOMPARE(report->bad->sequence, last + 1);
                QVERIFY(report->bad->reason.find("C01") != std::string::npos);
            }
            if (last > 0)
                QVERIFY(!verify(seenUpTo(last))->bad);
        }
    }

    void findsAnotherJournalInThePlaceOfTheOneFollowed() {
        VerifyOptions other = seenUpTo(3);
        other.witnesses[0].head.journal.bytes[0] ^= 1U;
        QCOMPARE(verify(other)->bad->sequence, 1U);
    }

    void findsForeignAndForgedSignatures() {
        const auto other = Ed25519Signer(Ed25519Signer::Seed{8}).publicKey();
        QCOMPARE(verify({{}, other, {}})->bad->sequence, kSignedEvery);
        tamper("UPDATE heads SET signature = zeroblob(64) WHERE number = 2");
        QCOMPARE(verify()->bad->sequence, 2 * kSignedEvery);
    }

    void findsChangesAroundTheEntries_data() {
        QTest::addColumn<QByteArray>("statements");
        const auto row = [](const char* statements) {
            QTest::newRow(statements) << QByteArray(statements);
        };
        row("DELETE FROM heads WHERE number = 2");
        row("DELETE FROM heads WHERE number = 1");
        row("UPDATE heads SET sequence = sequence + 1 WHERE number = 3");
        row("UPDATE heads SET key = zeroblob(32)");
        row("UPDATE heads SET signature = zeroblob(63) WHERE number = 1");
        row("UPDATE heads SET number = number + 1 WHERE number = 5");
        row("UPDATE heads SET form = 1 WHERE number = 5");
        row("UPDATE heads SET form = 3 WHERE number = 5");
        row("UPDATE heads SET anchors = zeroblob(32) WHERE number = 5");
        row("UPDATE heads SET anchors = x'' WHERE number = 5");
        row("UPDATE anchors SET sequence = sequence + 1 WHERE party = 'T01'");
        row("UPDATE anchors SET chain = zeroblob(32) WHERE party = 'T02'");
        row("UPDATE anchors SET journal = zeroblob(16) WHERE party = 'T01'");
        row("UPDATE anchors SET party = 'T03' WHERE party = 'T01'");
        row("UPDATE anchors SET chain = zeroblob(32) WHERE party = ''");
        row("DELETE FROM anchors WHERE party = 'T02'");
        row("DELETE FROM anchors WHERE party = ''");
        row("DELETE FROM anchors WHERE party <> ''");
        row("INSERT INTO anchors SELECT 'T09', journal, sequence, chain FROM anchors WHERE party = "
            "'T01'");
        row("UPDATE identity SET journal = zeroblob(16)");
        row("DELETE FROM identity");
        row("CREATE TABLE mine (a)");
        row("CREATE VIEW mine AS SELECT * FROM entries");
        row("CREATE TRIGGER mine AFTER INSERT ON entries BEGIN SELECT 1; END");
        row("DROP TABLE heads");
        row("ALTER TABLE entries ADD COLUMN note TEXT");
    }
    void findsChangesAroundTheEntries() {
        QFETCH(QByteArray, statements);
        if (statements == "DROP TABLE heads")
            tamper("DROP TABLE heads; CREATE TABLE heads (number INTEGER PRIMARY KEY, sequence, "
                   "chain, key, signature)");
        else
            tamper(statements.toStdString());
        const auto report = verify();
        QVERIFY(report.ok());
        QVERIFY(report->bad);
        QVERIFY(!SqliteJournal::open(kPath, options()).ok());
    }

    // Not every bit of a database file means something. What is promised: a file that passes
    // says in every table what it said when it was written.
    void findsEveryFlippedBitThatChangesWhatTheJournalSays() {
        const std::string before = contentsOf(kPath, m_vfs->name());
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 5200; ++seed) {
            std::mt19937_64 random(seed);
            core::Bytes bytes = m_original;
            const std::size_t place = pick(random, 0, bytes.size() - 1);
            bytes[place] = static_cast<std::uint8_t>(bytes[place] ^ (1U << (random() % 8)));
            m_disk.put(kPath, bytes);
            const auto report = verify();
            if (!report || report->bad) {
                ++found;
                continue;
            }
            QVERIFY2(contentsOf(kPath, m_vfs->name()) == before,
                     qPrintable(QString("seed %1, byte %2").arg(seed).arg(place)));
        }
        // A third of the file is entries, heads and schema, the rest room in pages.
        QVERIFY2(found > 1500, qPrintable(QString::number(found)));
    }

    void neverTrustsACutFile() {
        for (std::size_t size = 0; size < m_original.size(); size += 512) {
            m_disk.put(kPath, {m_original.begin(),
                               m_original.begin() + static_cast<std::ptrdiff_t>(size)});
            const auto report = verify();
            QVERIFY2(!report || report->bad, qPrintable(QString::number(size)));
        }
    }
};

QTEST_APPLESS_MAIN(TestVerify)
#include "tst_verify.moc"
