#include "shared/journal/journal_file.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/journal/verify.h"
#include "tests/support/journals/crash_vfs.h"
#include "tests/support/journals/sample_events.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

using namespace pitwatch;
using namespace pitwatch::tests;
using journal::JournalFile;
using journal::SqliteJournal;
using journal::verifyJournal;

// Whatever is found where a journal should be: a clear sentence, and nothing done to it.
class TestBadFiles : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    using Maker = std::function<void(const QString& path)>;

    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    static QByteArray contents(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void sql(const QString& path, const char* statements) {
        sqlite3* database = nullptr;
        sqlite3_open(path.toUtf8().constData(), &database);
        QCOMPARE(sqlite3_exec(database, statements, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
    }

    static void makeJournal(const QString& path) {
        auto journal = SqliteJournal::open(path.toStdString(), {});
        QVERIFY(journal.ok());
        (*journal)->append(sampleEvents(1, 10), kSomeTime);
    }

    static bool mentions(const core::Error& error, const QString& words) {
        return QString::fromStdString(error.text).contains(words);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath("journal.db");
    }

    void saysWhatIsWrong_data() {
        QTest::addColumn<Maker>("make");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("folder") << Maker([](const QString& path) { QVERIFY(QDir().mkdir(path)); })
                                << "is a folder";
        QTest::newRow("empty file")
            << Maker([](const QString& path) { write(path, ""); }) << "is empty";
        QTest::newRow("text") << Maker([](const QString& path) {
            write(path, QByteArray("These are not the pages you are looking for.\n").repeated(200));
        }) << "is no SQLite database";
        QTest::newRow("one byte") << Maker([](const QString& path) { write(path, "S"); })
                                  << "not a journal";
        QTest::newRow("another program's database")
            << Maker([](const QString& path) { sql(path, "CREATE TABLE songs (title)"); })
            << "some other program";
        QTest::newRow("device") << Maker([](const QString& path) {
            QVERIFY(QFile::link("/dev/null", path));
        }) << "no ordinary file";
        QTest::newRow("dangling link to a missing folder")
            << Maker([](const QString& path) { QVERIFY(QFile::link("/nowhere/at/all.db", path)); })
            << "";
        QTest::newRow("newer format") << Maker([](const QString& path) {
            makeJournal(path);
            sql(path, "PRAGMA user_version = 3");
        }) << "install the newer version";
    }
    void saysWhatIsWrong() {
        QFETCH(Maker, make);
        QFETCH(QString, sentence);
        make(m_path);
        const QByteArray before = contents(m_path);
        const std::string path = m_path.toStdString();
        const auto opened = SqliteJournal::open(path, {});
        QVERIFY(!opened);
        QVERIFY2(mentions(opened.error(), sentence), opened.error().text.c_str());
        QVERIFY(mentions(opened.error(), m_path));
        const auto verified = verifyJournal(path, {});
        QVERIFY(!verified);
        const auto file = JournalFile::open(path);
        QVERIFY(!file);
        if (!sentence.isEmpty()) {
            QVERIFY2(mentions(verified.error(), sentence), verified.error().text.c_str());
            QVERIFY2(mentions(file.error(), sentence), file.error().text.c_str());
        }
        QCOMPARE(contents(m_path), before);
        QCOMPARE(QDir(m_folder->path()).entryList({"*-wal", "*-shm", "*.creating"}), QStringList());
    }

    void saysThatNothingIsThere() {
        SqliteJournal::Options options;
        options.mayCreate = false;
        const std::string path = m_path.toStdString();
        QVERIFY(mentions(SqliteJournal::open(path, options).error(), "does not exist"));
        QVERIFY(mentions(verifyJournal(path, {}).error(), "does not exist"));
        QVERIFY(mentions(JournalFile::open(path).error(), "does not exist"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
        const auto nowhere = SqliteJournal::open("/nowhere/at/all.db", {});
        QVERIFY2(mentions(nowhere.error(), "its folder exists"), nowhere.error().text.c_str());
    }

    void saysThatTheDiskCannotBeWritten() {
        SimulatedDisk disk;
        const CrashVfs vfs(disk);
        SqliteJournal::Options options;
        options.vfs = vfs.name();
        (*SqliteJournal::open("/j.db", options))->append(sampleEvents(1, 3), kSomeTime);
        disk.setReadOnly(true);
        const auto opened = SqliteJournal::open("/j.db", options);
        QVERIFY(!opened);
        QVERIFY2(mentions(opened.error(), "cannot be written"), opened.error().text.c_str());
        // Looking is still possible.
        const auto report = verifyJournal("/j.db", {{}, {}, vfs.name()});
        QVERIFY(report.ok() && !report->bad);
        QCOMPARE(report->head.sequence, 3U);
    }

    void saysThatTheDiskIsFull() {
        SimulatedDisk disk;
        const CrashVfs vfs(disk);
        SqliteJournal::Options options;
        options.vfs = vfs.name();
        disk.setCapacity(20'000);
        const auto created = SqliteJournal::open("/j.db", options);
        QVERIFY(!created);
        QVERIFY2(mentions(created.error(), "is full"), created.error().text.c_str());
        disk.setCapacity(500'000);
        const auto withoutReserve = SqliteJournal::open("/j.db", options);
        QVERIFY(!withoutReserve);
        QVERIFY2(mentions(withoutReserve.error(), "is full"), withoutReserve.error().text.c_str());
        disk.setCapacity(5'000'000);
        QVERIFY(SqliteJournal::open("/j.db", options).ok());
    }

    void refusesADamagedIdentity() {
        makeJournal(m_path);
        QByteArray bytes = contents(m_path);
        bytes.truncate(4096 * 2);
        write(m_path, bytes);
        const auto opened = SqliteJournal::open(m_path.toStdString(), {});
        QVERIFY(!opened);
        QVERIFY2(mentions(opened.error(), "is damaged"), opened.error().text.c_str());
        const auto report = verifyJournal(m_path.toStdString(), {});
        QVERIFY(report.ok());
        QCOMPARE(report->bad->sequence, 1U);
    }
};

QTEST_APPLESS_MAIN(TestBadFiles)
#include "tst_bad_files.moc"
