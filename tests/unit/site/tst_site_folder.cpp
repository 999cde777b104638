#include "deploy/site/certificate.h"
#include "deploy/site/member_settings.h"
#include "deploy/site/site_folder.h"
#include "shared/journal/key_file.h"
#include "shared/staff/roster_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace pitwatch;
using namespace pitwatch::site;
using std::chrono::hours;

class TestSiteFolder : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    core::Instant m_now{std::chrono::seconds(1'794'800'000)};

    QTemporaryDir m_built;
    Path built() const { return m_built.path().toStdString(); }
    Path root() const { return m_folder->path().toStdString(); }
    QByteArray read(const QString& name) const {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& content) const {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    QByteArray everything() const {
        QByteArray all;
        for (const char* name : {"authority/ca.key", "authority/ca.crt", "broker/broker.key",
                                 "broker/acl", "members/T01/client.key", "members/T01/client.crt"})
            all += read(name);
        return all;
    }
    Certificate certificate(const QString& name) const {
        return *readCertificate(read(name).toStdString());
    }
    static bool has(const SiteProblems& problems, const std::string& subject, Severity severity) {
        return std::ranges::any_of(problems, [&](const SiteProblem& problem) {
            return problem.subject == subject && problem.severity == severity &&
                   !problem.remedy.empty();
        });
    }

private slots:
    // Built once, since every file is synced to the disk, and copied for each test; nothing in it
    // depends on where it lies.
    void initTestCase() {
        QVERIFY(site::init(built(), Places::Packaged).ok());
        QVERIFY(build(built(), {}, m_now).ok());
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        std::filesystem::copy(built(), root(), std::filesystem::copy_options::recursive);
    }

    void aBuiltSiteHasNoProblem() { QVERIFY(check(root(), m_now).empty()); }

    void initTouchesNothingThatIsThere() {
        write("inventory.toml", "mine");
        QVERIFY(!site::init(root(), Places::SiteFolder).ok());
        QCOMPARE(read("inventory.toml"), QByteArray("mine"));
    }

    void secondBuildDoesNothing() {
        const QByteArray before = everything();
        const auto again = build(root(), {}, m_now + hours(1));
        QVERIFY(again.ok() && again->empty());
        QCOMPARE(everything(), before);
    }

    // A journal belongs to one key: with another its table would not start.
    void aJournalsKeyIsMadeOnce() {
        const QByteArray key = read("members/T01/journal.key");
        QCOMPARE(key.size(), 65);
        QVERIFY(key != read("members/T02/journal.key"));
        BuildOptions anew;
        anew.newAuthority = true;
        QVERIFY(build(root(), anew, m_now).ok());
        QCOMPARE(read("members/T01/journal.key"), key);
        QVERIFY(QFile::remove(m_folder->filePath("members/T01/journal.key")));
        QVERIFY(build(root(), {}, m_now).ok());
        QVERIFY(!QFile::exists(m_folder->filePath("members/T01/journal.key")));
        QVERIFY(has(check(root(), m_now), "T01", Severity::Fault));
        write("members/T02/journal.pub", read("members/METER/journal.pub"));
        QVERIFY(has(check(root(), m_now), "T02", Severity::Fault));
    }

    void keysAreTheirOwnersAlone() {
        for (const char* name :
             {"authority/ca.key", "broker/broker.key", "members/T01/client.key",
              "members/C01/client.key", "members/T01/journal.key", "members/METER/journal.key"}) {
            const auto modes = QFile::permissions(m_folder->filePath(name));
            QCOMPARE(modes & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther |
                              QFile::WriteOther | QFile::ExeOwner),
                     QFile::Permissions());
        }
        QFile::setPermissions(m_folder->filePath("members/T01/client.key"),
                              QFile::ReadOwner | QFile::ReadOther);
        QVERIFY(has(check(root(), m_now), "members/T01/client.key", Severity::Fault));
    }

    void aNewTableGetsItsFilesAndTheOthersKeepTheirs() {
        const QByteArray key = read("members/T01/client.key");
        write("submissions/T03.toml", read("submissions/T01.toml").replace("\"T01\"", "\"T03\""));
        write("inventory.toml", read("inventory.toml") +
                                    "\n[[tables]]\nname = \"T03\"\nsubmission = "
                                    "\"submissions/T03.toml\"\n");
        QVERIFY(has(check(root(), m_now), "T03", Severity::Fault));
        QVERIFY(build(root(), {}, m_now).ok());
        QVERIFY(check(root(), m_now).empty());
        QCOMPARE(read("members/T01/client.key"), key);
        QCOMPARE(certificate("members/T03/client.crt").name, std::string("T03"));
        QVERIFY(read("broker/acl").contains("user T03\n"));
    }

    void aNameTakenOutIsToldAndLosesItsAccess() {
        write("inventory.toml", read("inventory.toml").replace("\"audit\"", ""));
        QVERIFY(build(root(), {}, m_now).ok());
        QVERIFY(!read("broker/acl").contains("user audit"));
        QVERIFY(has(check(root(), m_now), "members/audit", Severity::Warning));
    }

    void aSubmissionThatBreaksARuleStopsEverything() {
        const QByteArray before = everything();
        write("submissions/T02.toml", read("submissions/T02.toml").replace("500\n", "-1\n"));
        write("inventory.toml", read("inventory.toml").replace("\"C01\"", "\"C01\", \"C02\""));
        const auto built = build(root(), {}, m_now);
        QVERIFY(!built.ok());
        QCOMPARE(built.error().front().subject, std::string("submissions/T02.toml"));
        QCOMPARE(everything(), before);
        QVERIFY(!QDir(m_folder->filePath("members/C02")).exists());
    }

    void aSubmissionOfAnotherTableIsRefused() {
        write("submissions/T02.toml", read("submissions/T01.toml"));
        const auto built = build(root(), {}, m_now);
        QVERIFY(!built.ok());
        QVERIFY(built.error().front().problem.find("is for table T01") != std::string::npos);
    }

    void halfAnAuthorityIsNotReplaced() {
        QVERIFY(QFile::remove(m_folder->filePath("authority/ca.key")));
        const QByteArray before = read("authority/ca.crt");
        QVERIFY(!build(root(), {}, m_now).ok());
        QVERIFY(!renew(root(), {}, m_now).ok());
        QCOMPARE(read("authority/ca.crt"), before);
        QVERIFY(!QFile::exists(m_folder->filePath("authority/ca.key")));
    }

    void aNewAuthorityPutsTheOldAsideAndMakesAllAnew() {
        const QByteArray before = read("authority/ca.key");
        QVERIFY(build(root(), {.newAuthority = true}, m_now).ok());
        QVERIFY(read("authority/ca.key") != before);
        QVERIFY(check(root(), m_now).empty());
        const auto old = QDir(m_folder->path()).entryList({"authority-until-*"});
        QCOMPARE(old.size(), 1);
        QCOMPARE(read(old.front() + "/ca.key"), before);
    }

    void warnsBeforeACertificateRunsOutAndRenewsIt() {
        const core::Instant later = m_now + hours(24) * 380;
        QVERIFY(has(check(root(), later), "T01", Severity::Warning));
        QVERIFY(has(check(root(), later), "broker", Severity::Warning));
        const auto old = certificate("members/T01/client.crt");
        QVERIFY(renew(root(), {}, later).ok());
        QVERIFY(check(root(), later).empty());
        const auto fresh = certificate("members/T01/client.crt");
        QVERIFY(fresh.notAfter > old.notAfter && fresh.serial != old.serial);
        const auto again = renew(root(), {}, later);
        QVERIFY(again.ok() && again->empty());
    }

    void saysWhatRanOut() {
        QVERIFY(has(check(root(), m_now + hours(24) * 400), "T01", Severity::Fault));
    }

    void saysThatTheClockIsWrong() {
        QVERIFY(has(check(root(), m_now - hours(24)), "T01", Severity::Fault));
    }

    void renewsTheNamedOnly() {
        const QByteArray broker = read("broker/broker.crt");
        const QByteArray console = read("members/C01/client.crt");
        QVERIFY(renew(root(), {"C01"}, m_now).ok());
        QVERIFY(read("members/C01/client.crt") != console);
        QCOMPARE(read("broker/broker.crt"), broker);
        QVERIFY(!renew(root(), {"nobody"}, m_now).ok());
    }

    void aRevokedMemberGetsAnotherCertificate() {
        const std::string serial = certificate("members/C01/client.crt").serial;
        QVERIFY(revoke(root(), "C01", m_now).ok());
        QVERIFY(has(check(root(), m_now), "C01", Severity::Fault));
        QCOMPARE(read("broker/revoked.crl"), read("authority/revoked.crl"));
        QVERIFY(build(root(), {}, m_now).ok());
        QVERIFY(certificate("members/C01/client.crt").serial != serial);
        QVERIFY(check(root(), m_now).empty());
        QVERIFY(!revoke(root(), "nobody", m_now).ok());
        QVERIFY(!revoke(root(), "../authority", m_now).ok());
    }

    void revokesWhatWasReplacedToo() {
        const QByteArray old = read("members/C01/client.crt");
        const QByteArray key = read("members/C01/client.key");
        QVERIFY(renew(root(), {"C01"}, m_now).ok());
        QVERIFY(revoke(root(), "C01", m_now).ok());
        QVERIFY(build(root(), {}, m_now).ok());
        QVERIFY(check(root(), m_now).empty());
        // Whoever still has the old one would be refused.
        write("members/C01/client.crt", old);
        write("members/C01/client.key", key);
        QVERIFY(has(check(root(), m_now), "C01", Severity::Fault));
    }

    void aBrokerOfAnotherNameGetsAnotherCertificate() {
        write("inventory.toml", read("inventory.toml").replace("\"localhost\"", "\"10.1.2.3\""));
        QVERIFY(has(check(root(), m_now), "broker", Severity::Fault));
        QVERIFY(build(root(), {}, m_now).ok());
        QVERIFY(check(root(), m_now).empty());
    }

    void editedFilesAreToldAndPutRight() {
        write("broker/acl", read("broker/acl") + "topic readwrite #\n");
        QVERIFY(has(check(root(), m_now), "broker/acl", Severity::Fault));
        QVERIFY(build(root(), {}, m_now).ok());
        QVERIFY(check(root(), m_now).empty());
    }

    void noCertificateOutlivesTheAuthority() {
        const core::Instant late = m_now + hours(24) * (3650 - 100);
        QVERIFY(renew(root(), {"T01"}, late).ok());
        QVERIFY(certificate("members/T01/client.crt").notAfter <=
                certificate("authority/ca.crt").notAfter);
        QVERIFY(has(check(root(), late), "authority", Severity::Warning));
    }

    void theRosterGoesToEveryPartyAndAgainAfterAChange() {
        QVERIFY(QDir(m_folder->path()).mkdir("staff"));
        write("staff/roster.json", "first");
        write("staff/site-keys.json", "keys");
        QVERIFY(has(check(root(), m_now), "members/T01/roster.json", Severity::Fault));
        QVERIFY(build(root(), {}, m_now).ok());
        for (const char* name : {"T01", "METER", "C01"})
            QCOMPARE(read(QString("members/%1/roster.json").arg(name)), QByteArray("first"));
        QVERIFY(!QFile::exists(m_folder->filePath("members/T01-pad/roster.json")));
        // Whoever only reads journals checks them too.
        QCOMPARE(read("members/audit/roster.json"), QByteArray("first"));
        QCOMPARE(readLogin(root() / "members/audit")->roster,
                 (root() / "members/audit/roster.json").string());
        QVERIFY(read("members/T01/settings.toml").contains("/etc/pitwatch/T01/site-keys.json"));
        write("staff/roster.json", "second");
        QVERIFY(build(root(), {}, m_now).ok());
        QCOMPARE(read("members/C01/roster.json"), QByteArray("second"));
    }

    // It hangs where everybody passes: it checks what it shows, and can sign nothing.
    void aSignHasTheRosterAndNobodysKeys() {
        QVERIFY(QDir(m_folder->path()).mkpath("staff/people"));
        write("staff/roster.json", "roster");
        write("staff/site-keys.json", "keys");
        write("staff/console.secret", "secret");
        write("staff/people/f-omar.key", "sealed");
        write("inventory.toml",
              read("inventory.toml") + "\n[[signs]]\nname = \"S01\"\nlink = \"LINK1\"\n");
        QVERIFY(build(root(), {}, m_now).ok());
        QCOMPARE(QDir(m_folder->filePath("members/C01/people")).entryList(QDir::Files),
                 QStringList{"f-omar.key"});
        QStringList files = QDir(m_folder->filePath("members/S01"))
                                .entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        files.sort();
        QCOMPARE(files, (QStringList{"ca.crt", "client.crt", "client.key", "roster.json",
                                     "settings.toml", "site-keys.json"}));
        QVERIFY(read("members/S01/settings.toml").contains("roster = "));
    }

    // Whoever has the roster takes nothing of a party whose key is not on it.
    void theRosterHasTheKeyOfEveryKeeperOfAJournal() {
        const auto keepers = journalKeepers(root());
        QVERIFY(keepers.ok());
        QCOMPARE(keepers->size(), std::size_t(4));
        QVERIFY(read("members/C01/settings.toml").contains("journal-key"));
        staff::SignedRoster given;
        given.roster.version = 1;
        for (const JournalKeeper& keeper : *keepers) {
            QCOMPARE(journal::textOf(keeper.key) + "\n",
                     read(QString::fromStdString("members/" + keeper.name.text() + "/journal.pub"))
                         .toStdString());
            given.roster.devices[*core::PartyId::parse(keeper.name.text())] = {
                {}, keeper.key, true};
        }
        const auto file = [&] {
            write("staff/roster.json", QByteArray::fromStdString(staff::rosterText(given)));
            QVERIFY(build(root(), {}, m_now).ok());
        };
        QVERIFY(QDir(m_folder->path()).mkdir("staff"));
        write("staff/site-keys.json", "keys");
        file();
        QCOMPARE(check(root(), m_now).size(), std::size_t(0));
        given.roster.devices.at(*core::PartyId::parse("METER")).key[0] ^= 1;
        given.roster.devices.erase(*core::PartyId::parse("T02"));
        file();
        QVERIFY(has(check(root(), m_now), "METER", Severity::Fault));
        QVERIFY(has(check(root(), m_now), "T02", Severity::Fault));
        QVERIFY(!has(check(root(), m_now), "T01", Severity::Fault));
    }

    void theKeysOfAPlannedSiteAreMadeForTheRoster() {
        std::filesystem::remove_all(root() / "members");
        const auto keepers = journalKeepers(root());
        QVERIFY(keepers.ok());
        const QByteArray key = read("members/T01/journal.key");
        QCOMPARE(key.size(), 65);
        QVERIFY(build(root(), {}, m_now).ok());
        QCOMPARE(read("members/T01/journal.key"), key);
    }

    void anEmptyFolderIsExplained() {
        const QTemporaryDir empty;
        const auto problems = check(empty.path().toStdString(), m_now);
        QVERIFY(has(problems, "inventory.toml", Severity::Fault));
    }
};

QTEST_APPLESS_MAIN(TestSiteFolder)
#include "tst_site_folder.moc"
