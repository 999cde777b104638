#include "shared/events/party_events.h"
#include "shared/journal/key_file.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/journal/verify.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::journal;

class TestKeyFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    void write(const char* name, const std::string& text,
               QFile::Permissions mode = QFile::ReadOwner | QFile::WriteOwner) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(text.data(), static_cast<qint64>(text.size())) >= 0);
        file.close();
        QVERIFY(file.setPermissions(mode));
    }

private slots:
    void aMadeKeyIsReadBack() {
        const KeyTexts made = makeKey();
        write("key", made.secret);
        const auto signer = readSigner(path("key"));
        QVERIFY2(signer.ok(), signer.ok() ? "" : signer.error().text.c_str());
        QCOMPARE(textOf((*signer)->publicKey()) + "\n", made.open);
        QVERIFY(makeKey().secret != made.secret);
    }

    // What pitctl verify --key compares.
    void aJournalSignedWithItIsOfThatDevice() {
        write("own", makeKey().secret);
        write("other", makeKey().secret);
        const auto own = *readSigner(path("own"));
        const auto other = *readSigner(path("other"));
        const std::vector<events::Event> events{events::PartyStarted{"test"}};
        {
            SqliteJournal::Options options;
            options.signer = own;
            const auto journal = SqliteJournal::open(path("T01.db"), options);
            QVERIFY(journal.ok());
            (*journal)->append(events, core::Instant{});
        }
        const auto right = verifyJournal(path("T01.db"), {{}, own->publicKey(), {}});
        QVERIFY(right.ok() && !right->bad);
        QCOMPARE(right->signedUpTo, std::uint64_t{1});
        const auto wrong = verifyJournal(path("T01.db"), {{}, other->publicKey(), {}});
        QVERIFY(wrong.ok() && wrong->bad);
        SqliteJournal::Options options;
        options.signer = other;
        QVERIFY(!SqliteJournal::open(path("T01.db"), options).ok());
    }

    void refusesWhatIsNoKey_data() {
        QTest::addColumn<QByteArray>("text");
        const QByteArray digits(64, 'a');
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("too short") << digits.left(62);
        QTest::newRow("one digit short") << digits.left(63) + "\n";
        QTest::newRow("too long") << digits + "aa";
        QTest::newRow("two lines") << digits + "\n\n";
        QTest::newRow("no digits") << QByteArray(64, 'x');
        QTest::newRow("zeros among them") << digits.left(10) + QByteArray(54, '\0');
    }
    void refusesWhatIsNoKey() {
        QFETCH(QByteArray, text);
        write("odd", text.toStdString());
        const auto signer = readSigner(path("odd"));
        QVERIFY(!signer.ok());
        QVERIFY2(signer.error().text.find("64 hexadecimal digits") != std::string::npos,
                 signer.error().text.c_str());
    }

    void refusesAKeyThatOthersMayRead() {
        write("shown", makeKey().secret, QFile::ReadOwner | QFile::ReadGroup);
        const auto signer = readSigner(path("shown"));
        QVERIFY(!signer.ok() && signer.error().text.find("chmod 600") != std::string::npos);
        // Unless the service manager says that the folder is nobody else's.
        qputenv("CREDENTIALS_DIRECTORY", m_folder.path().toUtf8());
        QVERIFY(readSigner(path("shown")).ok());
        qunsetenv("CREDENTIALS_DIRECTORY");
    }

    void refusesWhatIsNoFile() {
        QVERIFY(!readSigner(path("nowhere")).ok());
        QVERIFY(!readSigner(m_folder.path().toStdString()).ok());
    }
};

QTEST_APPLESS_MAIN(TestKeyFile)
#include "tst_key_file.moc"
