#include "shared/text/file.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace pitwatch;
using text::Secrecy;

class TestFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    bool readable(const std::string& file, Secrecy secrecy) const {
        std::array<std::uint8_t, 16> bytes{};
        return text::readFileInto(file, bytes, secrecy).ok();
    }

private slots:
    void whatIsWrittenIsRead() {
        const std::string content("a\n\0b", 4);
        QVERIFY(text::writeFile(path("one"), content, 0644).ok());
        QVERIFY(*text::readFile(path("one"), 4) == content);
        QVERIFY(text::writeFile(path("one"), "", 0644).ok());
        QVERIFY(text::readFile(path("one"), 4)->empty());
        QVERIFY(!text::writeFile(path("none/one"), content, 0644).ok());
    }

    void largeFilesComeWhole() {
        const std::string content(200'000, 'x');
        QVERIFY(text::writeFile(path("large"), content, 0644).ok());
        QVERIFY(*text::readFile(path("large"), 200'000) == content);
    }

    void whatOthersMayChangeIsNotBelieved() {
        const std::string file = path("trusted");
        QVERIFY(text::writeFile(file, "x", 0644).ok());
        for (const auto& [mode, good] : std::vector<std::pair<mode_t, bool>>{
                 {0600, true}, {0644, true}, {0664, false}, {0646, false}, {0620, false}}) {
            QCOMPARE(::chmod(file.c_str(), mode), 0);
            QCOMPARE(readable(file, Secrecy::Trusted), good);
            QCOMPARE(text::readFile(file, 9, Secrecy::Trusted).ok(), good);
            QCOMPARE(text::refuseIfOthersMayWrite(file).ok(), good);
            QVERIFY(text::readFile(file, 9).ok());
        }
        QVERIFY(text::refuseIfOthersMayWrite(path("nothing")).ok());
    }

    // The folder that a link leads to counts as well.
    void aLinkIntoAFolderOfOthersIsRefused() {
        const std::string open = path("open");
        QVERIFY(::mkdir(open.c_str(), 0755) == 0);
        QVERIFY(text::writeFile(open + "/file", "x", 0644).ok());
        QVERIFY(::symlink((open + "/file").c_str(), path("to-file").c_str()) == 0);
        QVERIFY(text::refuseIfOthersMayReplace(path("to-file")).ok());
        QVERIFY(::chmod(open.c_str(), 0777) == 0);
        QVERIFY(!text::refuseIfOthersMayReplace(open + "/file").ok());
        QVERIFY(!text::refuseIfOthersMayReplace(path("to-file")).ok());
    }

    void readsNoMoreThanItMay() {
        QVERIFY(text::writeFile(path("five"), "12345", 0644).ok());
        QVERIFY(text::readFile(path("five"), 5).ok());
        QVERIFY(QByteArray::fromStdString(text::readFile(path("five"), 4).error().text)
                    .endsWith("larger than 4 bytes"));
        QVERIFY(!text::readFile("/dev/zero", 100'000).ok());
        QVERIFY(!text::readFile(m_folder.path().toStdString(), 100).ok());
        QVERIFY(!text::readFile(path("none"), 100).ok());
        std::array<std::uint8_t, 3> bytes{};
        QVERIFY(*text::readFileInto(path("five"), bytes, Secrecy::Public) == 3);
        QVERIFY((bytes == std::array<std::uint8_t, 3>{'1', '2', '3'}));
    }

    void theModeIsTheOneAskedFor() {
        const mode_t before = ::umask(0077);
        QVERIFY(text::writeFile(path("public"), "x", 0644).ok());
        QVERIFY(text::writeFile(path("private"), "x", 0600).ok());
        ::umask(before);
        struct stat facts {};
        QVERIFY(::stat(path("public").c_str(), &facts) == 0 && (facts.st_mode & 0777U) == 0644);
        QVERIFY(::stat(path("private").c_str(), &facts) == 0 && (facts.st_mode & 0777U) == 0600);
    }

    void aSecretOthersMayReadIsRefused() {
        QVERIFY(text::writeFile(path("key"), "x", 0600).ok());
        QVERIFY(::symlink(path("key").c_str(), path("link").c_str()) == 0);
        QVERIFY(readable(path("key"), Secrecy::Ours));
        QVERIFY(readable(path("link"), Secrecy::OwnersOnly));
        QVERIFY(!readable(path("link"), Secrecy::Ours));
        for (const unsigned mode : {0640U, 0604U, 0660U, 0610U}) {
            QVERIFY(::chmod(path("key").c_str(), mode) == 0);
            QVERIFY(readable(path("key"), Secrecy::Public));
            QVERIFY(!readable(path("key"), Secrecy::OwnersOnly));
            QVERIFY(!readable(path("key"), Secrecy::Ours));
        }
        QVERIFY(!readable("/dev/null", Secrecy::OwnersOnly));
        QVERIFY(!readable(m_folder.path().toStdString(), Secrecy::Ours));
    }
};

QTEST_APPLESS_MAIN(TestFile)
#include "tst_file.moc"
