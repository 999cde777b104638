#include "shared/journal/journal_file.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/journal/verify.h"
#include "tests/support/journals/sample_events.h"

#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>
#include <sys/stat.h>

using namespace pitwatch;
using namespace pitwatch::tests;
using journal::Anchor;
using journal::Ed25519Signer;
using journal::Head;
using journal::SqliteJournal;

// The journal as a file: what survives, what is guarded, who else may touch it.
class TestSqliteJournal : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;

    static SqliteJournal::Options signedBy(std::uint8_t key) {
        SqliteJournal::Options options;
        options.signer = std::make_shared<Ed25519Signer>(Ed25519Signer::Seed{key});
        return options;
    }

    std::unique_ptr<SqliteJournal> open(SqliteJournal::Options options = signedBy(1)) const {
        auto opened = SqliteJournal::open(m_path, std::move(options));
        if (!opened)
            qFatal("%s", opened.error().text.c_str());
        return *std::move(opened);
    }

    // Runs statements as anybody with a database tool would. Returns SQLite's message.
    std::string sql(const char* statements) const {
        sqlite3* database = nullptr;
        sqlite3_open(m_path.c_str(), &database);
        char* message = nullptr;
        sqlite3_exec(database, statements, nullptr, nullptr, &message);
        std::string said = message == nullptr ? "" : message;
        sqlite3_free(message);
        sqlite3_close(database);
        return said;
    }

    std::int64_t countOf(const char* query) const {
        sqlite3* database = nullptr;
        sqlite3_open(m_path.c_str(), &database);
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(database, query, -1, &statement, nullptr);
        const bool found = sqlite3_step(statement) == SQLITE_ROW;
        const std::int64_t count = found ? sqlite3_column_int64(statement, 0) : -1;
        sqlite3_finalize(statement);
        sqlite3_close(database);
        return count;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath("journal.db").toStdString();
    }

    void keepsEverythingAcrossARestart() {
        const std::vector anchors{Anchor{*core::PartyId::parse("T01"), Head{{{5}}, 12, {1, 2, 3}}}};
        std::vector<wire::Envelope> written;
        Head head;
        {
            const auto journal = open();
            written = journal->append(sampleEvents(1, 300), kSomeTime, anchors);
            head = journal->head();
        }
        const auto journal = open();
        QCOMPARE(journal->head(), head);
        QVERIFY(journal->read(1, 1000, 10'000'000) == written);
        QVERIFY(journal->anchors() == anchors);
    }

    void givesEveryNewJournalAnotherId() {
        const Head first = open()->head();
        std::remove(m_path.c_str());
        QVERIFY(open()->head().journal != first.journal);
    }

    void isReadableByItsOwnerOnly() {
        const auto journal = open();
        journal->append(sampleEvents(1, 1), kSomeTime);
        for (const char* suffix : {"", "-wal", "-reserve"}) {
            struct stat status {};
            QCOMPARE(::stat((m_path + suffix).c_str(), &status), 0);
            QCOMPARE(status.st_mode & 0777U, 0600U);
        }
    }

    void leavesNoSideFilesButTheReserveAfterClosing() {
        open()->append(sampleEvents(1, 1), kSomeTime);
        const QStringList files =
            QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
        QCOMPARE(files, (QStringList{"journal.db", "journal.db-reserve"}));
    }

    void refusesASecondKeeper() {
        const auto journal = open();
        const auto second = SqliteJournal::open(m_path, {});
        QVERIFY(!second);
        QVERIFY(second.error().text.find("in use by another program") != std::string::npos);
        journal->append(sampleEvents(1, 1), kSomeTime);
    }

    void waitsForAReaderToBeDone() {
        open()->append(sampleEvents(1, 1), kSomeTime);
        static std::unique_ptr<journal::JournalFile> reader;
        reader = *journal::JournalFile::open(m_path);
        sqlite3_vfs vfs = *sqlite3_vfs_find(nullptr);
        vfs.zName = "reader-is-done";
        vfs.xSleep = [](sqlite3_vfs*, int micros) {
            reader.reset();
            return micros;
        };
        QCOMPARE(sqlite3_vfs_register(&vfs, 0), SQLITE_OK);
        SqliteJournal::Options options = signedBy(1);
        options.vfs = vfs.zName;
        const auto journal = SqliteJournal::open(m_path, std::move(options));
        sqlite3_vfs_unregister(&vfs);
        QVERIFY(!reader);
        QVERIFY2(journal.ok(), journal.ok() ? "" : journal.error().text.c_str());
        QCOMPARE((*journal)->head().sequence, 1U);
    }

    void refusesToChangeOrDeleteWhatIsWritten_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::newRow("update entry") << QByteArray("UPDATE entries SET at = 0 WHERE sequence = 1");
        QTest::newRow("delete entry") << QByteArray("DELETE FROM entries WHERE sequence = 2");
        QTest::newRow("delete all entries") << QByteArray("DELETE FROM entries");
        QTest::newRow("replace head")
            << QByteArray("REPLACE INTO heads SELECT 1, 1, chain, key, signature, form, anchors "
                          "FROM heads");
        QTest::newRow("replace identity")
            << QByteArray("REPLACE INTO identity VALUES (1, zeroblob(16))");
        QTest::newRow("update head") << QByteArray("UPDATE heads SET sequence = 1");
        QTest::newRow("delete head") << QByteArray("DELETE FROM heads");
        QTest::newRow("update identity")
            << QByteArray("UPDATE identity SET journal = zeroblob(16)");
        QTest::newRow("delete identity") << QByteArray("DELETE FROM identity");
        QTest::newRow("delete anchor") << QByteArray("DELETE FROM anchors");
    }
    void refusesToChangeOrDeleteWhatIsWritten() {
        QFETCH(QByteArray, statement);
        const std::vector anchors{Anchor{*core::PartyId::parse("T01"), Head{{{5}}, 12, {1}}}};
        std::vector<wire::Envelope> written;
        {
            const auto journal = open();
            written = journal->append(sampleEvents(1, 3), kSomeTime, anchors);
        }
        QVERIFY(!sql(statement.constData()).empty());
        const auto journal = open();
        QVERIFY(journal->read(1, 10, 100'000) == written);
        QVERIFY(journal->anchors() == anchors);
    }

    void signsTheHeadAtTheEndAtOpenAndEverySoManyCommits() {
        auto options = signedBy(1);
        options.signEveryCommits = 10;
        {
            const auto journal = open(options);
            for (std::uint64_t i = 1; i <= 25; ++i)
                journal->append(sampleEvents(i, 1), kSomeTime);
        }
        QCOMPARE(countOf("SELECT count(*) FROM heads"), 4);
        QCOMPARE(countOf("SELECT count(*) FROM heads WHERE sequence IN (1, 11, 21, 25)"), 4);
        open(options)->append({}, kSomeTime);
        QCOMPARE(countOf("SELECT count(*) FROM heads"), 4);
    }

    void signsWhereManyEntriesCameAtOnce() {
        {
            const auto journal = open();
            journal->append(sampleEvents(1, 1), kSomeTime);
            journal->append(sampleEvents(2, journal::kMostUnsignedEntries - 1), kSomeTime);
            journal->append(sampleEvents(2, 1), kSomeTime);
            journal->append(sampleEvents(3, 5), kSomeTime);
        }
        QCOMPARE(countOf("SELECT count(*) FROM heads"), 3);
        QCOMPARE(countOf("SELECT count(*) FROM heads WHERE sequence = 1025"), 1);
    }

    // Whoever verifies a journal at rest knows that its anchors are the keeper's; while they move
    // without entries, the last head says so, once.
    void signsTheAnchorsOfAJournalAtRest() {
        const auto anchor = [](std::uint64_t sequence) {
            return std::vector{Anchor{*core::PartyId::parse("T01"), Head{{{5}}, sequence, {1}}}};
        };
        {
            const auto journal = open();
            journal->append(sampleEvents(1, 1), kSomeTime, anchor(1));
            journal->signHead();
            for (std::uint64_t i = 2; i < 9; ++i)
                journal->append({}, kSomeTime, anchor(i));
            const auto report = journal::verifyJournal(m_path, {});
            QVERIFY(report.ok() && !report->bad && report->unproven);
        }
        QCOMPARE(countOf("SELECT count(*) FROM heads"), 4);
        QCOMPARE(countOf("SELECT count(*) FROM heads WHERE anchors = zeroblob(32)"), 2);
        const auto report = journal::verifyJournal(m_path, {});
        QVERIFY(report.ok() && !report->bad && !report->unproven);
        QCOMPARE(open()->anchors().front().head.sequence, 8U);
    }

    void signsTheHeadOnDemand() {
        const auto journal = open();
        journal->append(sampleEvents(1, 5), kSomeTime);
        const journal::SignedHead signedHead = journal->signHead();
        QCOMPARE(signedHead.head, journal->head());
        QVERIFY(journal::isGenuine(signedHead));
        auto forged = signedHead;
        forged.head.sequence = 6;
        QVERIFY(!journal::isGenuine(forged));
        QVERIFY(journal->signHead() == signedHead);
    }

    void refusesAJournalThatAnotherDeviceSigned() {
        open()->append(sampleEvents(1, 1), kSomeTime);
        const auto other = SqliteJournal::open(m_path, signedBy(2));
        QVERIFY(!other);
        QVERIFY(other.error().text.find("another device's key") != std::string::npos);
        QCOMPARE(open()->head().sequence, 1U);
    }

    void refusesToOpenWhatWasTamperedWith_data() {
        QTest::addColumn<QByteArray>("tampering");
        QTest::addColumn<QString>("complaint");
        const auto without = [](const char* trigger, const char* restore, const char* change) {
            return QByteArray("DROP TRIGGER ") + trigger + ";" + change + ";" + restore;
        };
        const char* noChange =
            "CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries\n"
            "BEGIN SELECT RAISE(ABORT, 'entries are never changed: a correction is a new entry'); "
            "END";
        const char* noDelete = "CREATE TRIGGER entries_never_go BEFORE DELETE ON entries\n"
                               "BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END";
        QTest::newRow("edited") << without("entries_never_change", noChange,
                                           "UPDATE entries SET at = at + 1 WHERE sequence = 3")
                                << "at entry 3";
        QTest::newRow("deleted") << without("entries_never_go", noDelete,
                                            "DELETE FROM entries WHERE sequence = 4")
                                 << "at entry 4";
        QTest::newRow("cut behind the signature")
            << without("entries_never_go", noDelete, "DELETE FROM entries WHERE sequence > 4")
            << "the device's signature has seen entry 5";
        QTest::newRow("entry number zero")
            << QByteArray("INSERT INTO entries SELECT 0, at, type, body, chain FROM entries "
                          "WHERE sequence = 1")
            << "at entry 1";
        QTest::newRow("replaced")
            << QByteArray("REPLACE INTO entries SELECT sequence, 0, type, body, chain FROM entries "
                          "WHERE sequence = 2")
            << "at entry 2";
        QTest::newRow("trigger dropped")
            << QByteArray("DROP TRIGGER entries_never_go") << "tables and triggers are not those";
        QTest::newRow("table added")
            << QByteArray("CREATE TABLE mine (a)") << "tables and triggers are not those";
        QTest::newRow("anchor edited")
            << QByteArray("UPDATE anchors SET sequence = 13 WHERE party = 'T01'") << "seal";
        QTest::newRow("second identity")
            << QByteArray("PRAGMA ignore_check_constraints = ON; DROP TRIGGER identity_is_one; "
                          "INSERT INTO identity VALUES (2, zeroblob(16)); CREATE TRIGGER "
                          "identity_is_one BEFORE INSERT ON identity WHEN EXISTS (SELECT 1 FROM "
                          "identity)\nBEGIN SELECT RAISE(ABORT, 'a journal keeps its identity'); "
                          "END")
            << "second identity";
        QTest::newRow("anchor added")
            << QByteArray("INSERT INTO anchors SELECT 'T02', journal, sequence, chain FROM anchors "
                          "WHERE party = 'T01'")
            << "seal";
    }
    void refusesToOpenWhatWasTamperedWith() {
        QFETCH(QByteArray, tampering);
        QFETCH(QString, complaint);
        const std::vector anchors{Anchor{*core::PartyId::parse("T01"), Head{{{5}}, 12, {1}}}};
        open()->append(sampleEvents(1, 5), kSomeTime, anchors);
        QCOMPARE(sql(tampering.constData()), std::string());
        const auto opened = SqliteJournal::open(m_path, signedBy(1));
        QVERIFY(!opened);
        QVERIFY2(opened.error().text.find(complaint.toStdString()) != std::string::npos,
                 opened.error().text.c_str());
    }
};

QTEST_APPLESS_MAIN(TestSqliteJournal)
#include "tst_sqlite_journal.moc"
