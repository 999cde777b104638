#include "shared/desk/secret_files.h"
#include "shared/text/hex.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;

// The operator's way through a site's staff files.
class TestPitctlStaff : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 240'000;
    static constexpr const char* kSiteKey = "only for showing it";

    struct Run {
        int exitCode = -1;
        QString out;
        QString err;
    };

    std::unique_ptr<QTemporaryDir> m_folder;

    QString site() const { return m_folder->filePath("site"); }
    QString file(const QString& name) const { return site() + "/" + name; }

    // `lines` are what is typed, or what a script gives.
    Run run(const QStringList& arguments, const QString& lines = {}) const {
        QProcess process;
        process.start(QStringLiteral(PITWATCH_BIN "/pitctl"),
                      QStringList{"staff"} + arguments + QStringList{"--site", site()});
        process.write(lines.toUtf8());
        process.closeWriteChannel();
        if (!process.waitForFinished(kDeadlineMs))
            qFatal("pitctl does not end");
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }
    staff::SignedRoster roster() const {
        auto given = desk::readRoster(file("roster.json").toStdString());
        if (!given)
            qFatal("%s", given.error().text.c_str());
        return std::move(*given);
    }
    static const staff::Person& person(const staff::SignedRoster& given, const char* id) {
        return given.roster.people.at(*events::PersonId::parse(id));
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const Run made = run({"demo"});
        QVERIFY2(made.exitCode == 0, qPrintable(made.err));
        QVERIFY(made.out.contains("rain over the harbour"));
    }

    void theDemoSiteIsWhole() {
        QCOMPARE(run({"verify"}).exitCode, 0);
        const Run shown = run({"show"});
        for (const char* word : {"s-vera", "supervisor", "$25,000.00", "C01", "T05", "METER"})
            QVERIFY2(shown.out.contains(word), word);
        for (const char* name : {"console.secret", "site-key-1.json", "people/s-vera.key.json"})
            QCOMPARE(QFileInfo(file(name)).permissions() & (QFile::ReadGroup | QFile::ReadOther |
                                                            QFile::WriteGroup | QFile::WriteOther),
                     QFile::Permissions{});
        // What it makes opens with what it prints, where weak keys are allowed.
        const auto secret = desk::readConsoleSecret(file("console.secret").toStdString());
        const auto key = desk::readSealedKey(file("people/s-vera.key.json").toStdString());
        QVERIFY(secret.ok() && key.ok());
        const auto words = staff::Secret::copyOf("rain over the harbour");
        QVERIFY(staff::unseal(*key, words, *secret, staff::WeakKeys::Allowed).ok());
        QVERIFY(!staff::unseal(*key, words, *secret, staff::WeakKeys::Refused).ok());
    }

    // A machine is known by the key it signs its journal with.
    void machinesOfTheSiteComeOnTheRosterWithTheirKeys() {
        const auto party = [](const char* name) { return *core::PartyId::parse(name); };
        QVERIFY(roster().roster.find(party("T01"))->key == staff::PublicKey{});
        QFile inventory(m_folder->filePath("inventory.toml"));
        QVERIFY(inventory.open(QIODevice::WriteOnly));
        inventory.write("site = \"x\"\nconsoles = [\"C07\"]\n[broker]\nhost = \"localhost\"\n"
                        "[[tables]]\nname = \"T01\"\nsubmission = \"T01.toml\"\n");
        inventory.close();
        const Run renewed = run({"renew"}, QString(kSiteKey) + "\n");
        QVERIFY2(renewed.exitCode == 0, qPrintable(renewed.err));
        const staff::SignedRoster given = roster();
        for (const char* name : {"T01", "C07"}) {
            QFile open(m_folder->filePath(QString("members/%1/journal.pub").arg(name)));
            QVERIFY(open.open(QIODevice::ReadOnly));
            QCOMPARE(QString::fromStdString(text::toHex(given.roster.find(party(name))->key)) +
                         "\n",
                     QString::fromLatin1(open.readAll()));
        }
        QVERIFY(given.roster.find(party("C07"))->kind == staff::DeviceKind::Console);
        const QString key = QString("ab").repeated(32);
        QVERIFY(
            run({"device", "T40", "--kind", "table_agent", "--key", key}, QString(kSiteKey) + "\n")
                .exitCode == 0);
        QCOMPARE(QString::fromStdString(text::toHex(roster().roster.find(party("T40"))->key)), key);
        QCOMPARE(run({"device", "T41", "--key", "ab"}, QString(kSiteKey) + "\n").exitCode, 2);
    }

    void aSecondSiteInTheSameFolderIsRefused() {
        const Run again = run({"demo"});
        QCOMPARE(again.exitCode, 2);
        QVERIFY(again.err.contains("already"));
    }

    void enrolRevokeRotate() {
        const auto before = roster();
        const QStringList enrol{"enrol",  "s-rosa",     "--name",  "Rosa Klein",
                                "--role", "supervisor", "--limit", "500000"};
        const Run enrolled = run(enrol, QString("wind in the reeds\n%1\n").arg(kSiteKey));
        QVERIFY2(enrolled.exitCode == 0, qPrintable(enrolled.err));
        QCOMPARE(roster().roster.version, before.roster.version + 1);
        QCOMPARE(person(roster(), "s-rosa").limit.value(), 500'000);
        QCOMPARE(run(enrol, QString("wind in the reeds\n%1\n").arg(kSiteKey)).exitCode, 2);

        const auto oldKey = person(roster(), "s-rosa").key;
        QCOMPARE(
            run({"rotate", "s-rosa"}, QString("stones in the brook\n%1\n").arg(kSiteKey)).exitCode,
            0);
        QVERIFY(person(roster(), "s-rosa").key != oldKey);

        QCOMPARE(run({"revoke", "s-rosa"}, QString("%1\n").arg(kSiteKey)).exitCode, 0);
        QVERIFY(!person(roster(), "s-rosa").active);
        QCOMPARE(run({"revoke", "s-nobody"}, QString("%1\n").arg(kSiteKey)).exitCode, 2);
        QCOMPARE(run({"revoke", "C02"}, QString("%1\n").arg(kSiteKey)).exitCode, 0);
        QCOMPARE(run({"verify"}).exitCode, 0);
        QCOMPARE(roster().roster.version, before.roster.version + 4);
    }

    void aWrongSitePassphraseChangesNothing() {
        const auto before = roster();
        const Run refused = run({"revoke", "s-vera"}, "not this one\n");
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(!refused.err.contains("not this one"));
        QVERIFY(roster() == before);
    }

    void aPoorPassphraseIsRefusedWithoutRepeatingIt() {
        const auto before = roster();
        const Run refused = run({"enrol", "f-max", "--name", "Max", "--role", "floorperson"},
                                "Password99\nPassword99\nPassword99\n");
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.err.contains("anyone would try"));
        QVERIFY(!refused.err.contains("Password99") && !refused.out.contains("Password99"));
        QVERIFY(roster() == before);
    }

    void passphrasesComeFromAFileOnlyItsOwnerReads() {
        QFile words(m_folder->filePath("words"));
        QVERIFY(words.open(QIODevice::WriteOnly));
        words.write(QByteArray(kSiteKey) + "\n");
        words.close();
        const QStringList renew{"renew", "--passphrase-file", m_folder->filePath("words")};
        words.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
        QCOMPARE(run(renew).exitCode, 2);
        words.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(run(renew).exitCode, 0);
    }

    void aChangedRosterDoesNotVerify() {
        QFile given(file("roster.json"));
        QVERIFY(given.open(QIODevice::ReadOnly));
        QByteArray text = given.readAll();
        given.close();
        text.replace("\"limit_cents\": 2500000", "\"limit_cents\": 9500000");
        QVERIFY(given.open(QIODevice::WriteOnly | QIODevice::Truncate));
        given.write(text);
        given.close();
        const Run refused = run({"verify"});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.err.contains("not signed"));
    }

    void badWordsAreBadInput() {
        QCOMPARE(run({"enrol", "x y", "--name", "X", "--role", "it"}, "a\n").exitCode, 2);
        QCOMPARE(run({"enrol", "x", "--name", "X", "--role", "king"}, "a\n").exitCode, 2);
        QCOMPARE(run({"device", "C77", "--kind", "toaster"}).exitCode, 2);
    }

    // In production strength, so this is the one that takes its time.
    void theWizardSetsUpASite() {
        QFile::remove(file("site-keys.json"));
        const Run made = run({"wizard"}, "Harbour Casino\n"
                                         "1\n"
                                         "1\n"
                                         "\n"
                                         "paper lanterns drift\n"
                                         "paper lanterns drift\n"
                                         "2\n"
                                         "3\n"
                                         "m-ada\n"
                                         "Ada Okafor\n"
                                         "shift_manager\n"
                                         "50000\n"
                                         "nine bridges of stone\n"
                                         "\n"
                                         "paper lanterns drift\n");
        QVERIFY2(made.exitCode == 0, qPrintable(made.err + made.out));
        QCOMPARE(run({"verify"}).exitCode, 0);
        QCOMPARE(person(roster(), "m-ada").limit.value(), 5'000'000);
        const auto key = desk::readSealedKey(file("people/m-ada.key.json").toStdString());
        QVERIFY(key.ok());
        QVERIFY(key->profile == staff::SealProfile::Production);
    }
};

QTEST_GUILESS_MAIN(TestPitctlStaff)
#include "tst_pitctl_staff.moc"
