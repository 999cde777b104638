#include "shared/events/party_events.h"
#include "shared/events/staff_events.h"
#include "shared/journal/memory_journal.h"
#include "table-agent/daemon/own_files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace pitwatch;

// What a party does not start with.
class TestOwnFiles : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::string make(const char* name) const {
        const QString path = m_folder->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("%s cannot be written", qPrintable(path));
        return path.toStdString();
    }
    static void permit(const std::string& path, mode_t mode) {
        QCOMPARE(::chmod(path.c_str(), mode), 0);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatOthersMayChangeIsRefused_data() {
        QTest::addColumn<bool>("folder");
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("taken");
        QTest::newRow("the owner's") << false << 0644 << true;
        QTest::newRow("everybody's") << false << 0666 << false;
        QTest::newRow("our group's") << false << 0664 << true;
        QTest::newRow("a folder of everybody's") << true << 0777 << false;
        QTest::newRow("a folder of our group's") << true << 0775 << true;
        QTest::newRow("a folder where files stay their owners'") << true << 01777 << true;
    }
    void whatOthersMayChangeIsRefused() {
        QFETCH(bool, folder);
        QFETCH(int, mode);
        QFETCH(bool, taken);
        const std::string file = make("a file");
        permit(folder ? m_folder->path().toStdString() : file, static_cast<mode_t>(mode));
        daemon::PartyOptions settings;
        settings.config = file;
        daemon::PartyOptions journal;
        journal.journal.file = file;
        for (const auto& outcome :
             {daemon::refuseFilesOfOthers(settings, {}), daemon::refuseFilesOfOthers(journal, {}),
              daemon::refuseFilesOfOthers({}, {"", file})}) {
            QCOMPARE(outcome.ok(), taken);
            if (!taken)
                QVERIFY(outcome.error().text.find("others than its owner") != std::string::npos);
        }
    }

    void whatAnotherGroupMayChangeIsRefused() {
        const std::string file = make("a file");
        permit(file, 0664);
        if (::chown(file.c_str(), static_cast<uid_t>(-1), ::getegid() + 1) != 0)
            QSKIP("only root gives a file to another group");
        QVERIFY(!daemon::refuseFilesOfOthers({}, {file}));
    }

    void aPartyThatHadARosterDoesNotStartWithoutOne() {
        journal::MemoryJournal journal{core::JournalId{}};
        const events::Event started = events::PartyStarted{"table-agent"};
        journal.append({&started, 1}, {});
        daemon::StaffOptions without;
        QVERIFY(daemon::refuseWithoutRoster(journal, without).ok());
        const events::Event adopted = events::RosterAdopted{5, {}, {}};
        journal.append({&adopted, 1}, {});
        const auto refused = daemon::refuseWithoutRoster(journal, without);
        QVERIFY(!refused);
        QVERIFY(refused.error().text.find("since entry 2: start with --roster") !=
                std::string::npos);
        daemon::StaffOptions with;
        with.roster = "roster.json";
        with.siteKeys = "site-keys.json";
        QVERIFY(daemon::refuseWithoutRoster(journal, with).ok());
    }

    void itsJournalIsOpenedWithTheRosterOrNotAtAll() {
        daemon::PartyOptions options;
        options.journal.file = m_folder->filePath("party.journal").toStdString();
        {
            const auto kept = daemon::openOwnJournal(options);
            QVERIFY(kept.ok());
            QVERIFY(kept->signer == nullptr);
            const events::Event adopted = events::RosterAdopted{5, {}, {}};
            kept->journal->append({&adopted, 1}, {});
        }
        const auto refused = daemon::openOwnJournal(options);
        QVERIFY(!refused);
        QVERIFY(refused.error().text.find("since entry 1") != std::string::npos);
        options.staff.roster = "roster.json";
        QVERIFY(daemon::openOwnJournal(options).ok());
        options.journal.file = m_folder->filePath("no folder/party.journal").toStdString();
        QVERIFY(!daemon::openOwnJournal(options).ok());
    }
};

QTEST_APPLESS_MAIN(TestOwnFiles)
#include "tst_own_files.moc"
