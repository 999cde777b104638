#include "shared/journal/journal_file.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/journal/verify.h"
#include "tests/support/journals/sample_events.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::tests;
using journal::JournalFile;
using journal::SqliteJournal;
using journal::verifyJournal;

// Reading journals that belong to somebody else, who may be at work or may have crashed.
class TestJournalFile : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;

    static SqliteJournal::Options options() {
        SqliteJournal::Options options;
        options.signer = std::make_shared<journal::Ed25519Signer>(journal::Ed25519Signer::Seed{1});
        return options;
    }

    static std::unique_ptr<SqliteJournal> keep(const std::string& path) {
        auto opened = SqliteJournal::open(path, options());
        if (!opened)
            qFatal("%s", opened.error().text.c_str());
        return *std::move(opened);
    }

    static std::vector<wire::Envelope> entriesOf(const std::string& path) {
        std::vector<wire::Envelope> entries;
        const auto file = JournalFile::open(path);
        if (!file)
            qFatal("%s", file.error().text.c_str());
        const auto visited = (*file)->visit(1, [&](const wire::Envelope& entry) {
            entries.push_back(entry);
            return true;
        });
        return visited ? entries : std::vector<wire::Envelope>();
    }

    // Every file of a folder with its bytes and time.
    static QStringList pictureOf(const QString& folder) {
        QStringList picture;
        for (const QFileInfo& info : QDir(folder).entryInfoList(QDir::Files, QDir::Name)) {
            QFile file(info.filePath());
            const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            picture << info.fileName() + info.lastModified().toString(Qt::ISODateWithMs) +
                           QString::fromLatin1(bytes.toHex());
        }
        return picture;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath("journal.db").toStdString();
    }

    void readsAJournalInUse() {
        const auto journal = keep(m_path);
        const auto written = journal->append(sampleEvents(1, 50), kSomeTime);
        QVERIFY(entriesOf(m_path) == written);
        const auto report = verifyJournal(m_path, {});
        QVERIFY(report.ok() && !report->bad);
        QVERIFY(report->inUse);
        QCOMPARE(report->head, journal->head());
        // The keeper did not notice.
        journal->append(sampleEvents(51, 5), kSomeTime);
        QCOMPARE(entriesOf(m_path).size(), 55U);
    }

    void readsWhatACrashedKeeperLeftAndChangesNothing() {
        QTemporaryDir crashed;
        std::vector<wire::Envelope> written;
        {
            const auto journal = keep(m_path);
            written = journal->append(sampleEvents(1, 80), kSomeTime);
            for (const char* suffix : {"", "-wal"})
                QVERIFY(QFile::copy(QString::fromStdString(m_path + suffix),
                                    crashed.filePath(QString("journal.db") + suffix)));
        }
        const std::string path = crashed.filePath("journal.db").toStdString();
        const QStringList before = pictureOf(crashed.path());
        QCOMPARE(before.size(), 2);
        const auto report = verifyJournal(path, {});
        QVERIFY(report.ok() && !report->bad);
        QCOMPARE(report->head.sequence, 80U);
        QVERIFY(entriesOf(path) == written);
        QCOMPARE(pictureOf(crashed.path()), before);
        // Closed by its keeper it has no log; looking at it must not create one.
        const QStringList closed = pictureOf(m_folder->path());
        QVERIFY(!verifyJournal(m_path, {})->bad);
        QCOMPARE(pictureOf(m_folder->path()), closed);
    }

    void visitsFromAnywhereUntilToldToStop() {
        keep(m_path)->append(sampleEvents(1, 20), kSomeTime);
        const auto file = *JournalFile::open(m_path);
        QCOMPARE(*file->lastSequence(), 20U);
        std::vector<std::uint64_t> seen;
        QVERIFY(file->visit(7, [&](const wire::Envelope& entry) {
            seen.push_back(entry.sequence);
            return seen.size() < 3;
        }));
        QCOMPARE(seen, (std::vector<std::uint64_t>{7, 8, 9}));
        QVERIFY(file->visit(~std::uint64_t{0}, [](const wire::Envelope&) { return true; }));
    }

    void tellsTheAnchors() {
        const std::vector anchors{
            journal::Anchor{*core::PartyId::parse("T01"), journal::Head{{{5}}, 12, {1}}}};
        keep(m_path)->append({}, kSomeTime, anchors);
        QVERIFY(*(*JournalFile::open(m_path))->anchors() == anchors);
    }

    void copiesAJournalInUse() {
        const auto journal = keep(m_path);
        const auto written = journal->append(sampleEvents(1, 500), kSomeTime);
        const std::string byKeeper = m_folder->filePath("keeper.db").toStdString();
        const std::string byReader = m_folder->filePath("reader.db").toStdString();
        QVERIFY((*JournalFile::open(m_path))->copyTo(byReader));
        QVERIFY(journal->backup(byKeeper));
        for (const std::string& copy : {byKeeper, byReader}) {
            const auto report = verifyJournal(copy, {});
            QVERIFY(report.ok() && !report->bad);
            QVERIFY(entriesOf(copy) == written);
            QCOMPARE(QFileInfo(QString::fromStdString(copy)).permissions() &
                         (QFile::ReadGroup | QFile::ReadOther),
                     QFile::Permissions());
            // A copy never replaces anything.
            QVERIFY(!journal->backup(copy));
            QVERIFY(!(*JournalFile::open(m_path))->copyTo(copy));
        }
        QCOMPARE(verifyJournal(byKeeper, {})->signedUpTo, 500U);
        journal->append(sampleEvents(1, 1), kSomeTime);
        // A copy is a journal like any other.
        QCOMPARE(keep(byKeeper)->head().sequence, 500U);
    }

    void leavesNoHalfCopy() {
        const auto journal = keep(m_path);
        journal->append(sampleEvents(1, 5), kSomeTime);
        QVERIFY(!journal->backup("/nowhere/at/all.db"));
        QVERIFY(!(*JournalFile::open(m_path))->copyTo("/nowhere/at/all.db"));
        journal->append(sampleEvents(6, 1), kSomeTime);
        QCOMPARE(QDir(m_folder->path()).entryList({"*.creating*"}), QStringList());
    }
};

QTEST_APPLESS_MAIN(TestJournalFile)
#include "tst_journal_file.moc"
