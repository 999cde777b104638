#include "shared/desk/roster_source.h"
#include "shared/desk/secret_files.h"
#include "shared/staff/roster_file.h"
#include "shared/text/file.h"
#include "tests/support/sites/staff_site.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/prctl.h>
#include <sys/stat.h>

using namespace pitwatch;

class TestSecretFiles : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    std::string secretFile(const char* name, unsigned mode) const {
        const auto written = text::writeFile(path(name), std::string(64, 'a'), 0600);
        if (!written || ::chmod(path(name).c_str(), mode) != 0)
            qFatal("cannot write the file");
        return path(name);
    }

private slots:
    void onlyItsOwnerMayReadASecret_data() {
        QTest::addColumn<unsigned>("mode");
        QTest::addColumn<bool>("good");
        QTest::newRow("0600") << 0600U << true;
        QTest::newRow("0400") << 0400U << true;
        QTest::newRow("0640") << 0640U << false;
        QTest::newRow("0604") << 0604U << false;
        QTest::newRow("0620") << 0620U << false;
        QTest::newRow("0644") << 0644U << false;
    }
    void onlyItsOwnerMayReadASecret() {
        QFETCH(unsigned, mode);
        QFETCH(bool, good);
        const auto secret = desk::readConsoleSecret(secretFile("console.secret", mode));
        QCOMPARE(secret.ok(), good);
        if (!good)
            QVERIFY(secret.error().text.find("0600") != std::string::npos);
    }

    void siteKeysAndRostersThatOthersMayChangeAreRefused() {
        for (const char* name : {"site-keys.json", "roster.json"}) {
            QVERIFY(text::writeFile(path(name), "{}", 0664).ok());
            const core::Error why = name[0] == 's' ? desk::readSiteKeys(path(name)).error()
                                                   : desk::readRoster(path(name)).error();
            QVERIFY2(why.text.find("chmod go-w") != std::string::npos, why.text.c_str());
        }
        const auto source = desk::rosterSource(path("roster.json"), path("site-keys.json"));
        QVERIFY(!source.ok());
        QVERIFY(source.error().text.find("roster.json") != std::string::npos);
    }

    // Nothing, a roster, or why it is none.
    void aSourceReadsWhatIsNew() {
        desk::RosterSource source;
        QVERIFY(!source.read());
        std::optional<std::string> file = staff::rosterText(support::StaffSite().signedRoster());
        source.newRoster = [&] { return std::exchange(file, std::nullopt); };
        const auto first = source.read();
        QVERIFY(first && first->ok());
        QVERIFY(**first == support::StaffSite().signedRoster());
        QVERIFY(!source.read());
        file = "spoilt";
        const auto spoilt = source.read();
        QVERIFY(spoilt && !spoilt->ok());
    }

    void aLinkOrAFolderIsNoSecret() {
        const std::string file = secretFile("real.secret", 0600);
        QVERIFY(QFile::link(QString::fromStdString(file), m_folder.filePath("link.secret")));
        QVERIFY(!desk::readConsoleSecret(path("link.secret")).ok());
        QVERIFY(!desk::readConsoleSecret(m_folder.path().toStdString()).ok());
        QVERIFY(!desk::readConsoleSecret(path("none")).ok());
    }

    void wrongContentIsRefused() {
        for (const std::string text : {"", "abc", "zz", "a"}) {
            std::string content = text;
            if (text == "zz")
                content = std::string(64, 'z');
            if (text == "a")
                content = std::string(65, 'a');
            QVERIFY(text::writeFile(path("bad.secret"), content, 0600).ok());
            QVERIFY(!desk::readConsoleSecret(path("bad.secret")).ok());
        }
    }

    void whatIsWrittenHasItsModeFromTheStart() {
        const std::string file = secretFile("fresh.secret", 0600);
        struct stat facts {};
        QCOMPARE(::stat(file.c_str(), &facts), 0);
        QCOMPARE(facts.st_mode & 0777U, 0600U);
        QVERIFY(!QFile::exists(QString::fromStdString(file + ".new")));
    }

    void aProcessWithSecretsLeavesNoCore() {
        desk::protectProcess();
        QCOMPARE(::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 0);
    }
};

QTEST_GUILESS_MAIN(TestSecretFiles)

#include "tst_secret_files.moc"
