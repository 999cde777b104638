#include "shared/core/printable.h"
#include "shared/core/text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace pitwatch;

class TestPrintable : public QObject {
    Q_OBJECT

private slots:
    void showsWhatWouldSteerATerminal_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("plain") << QByteArray("Vera, 5 €") << QByteArray("Vera, 5 €");
        QTest::newRow("empty") << QByteArray("") << QByteArray("");
        QTest::newRow("escape") << QByteArray("a\x1b[2Jb") << QByteArray("a\\x1b[2Jb");
        QTest::newRow("end of line") << QByteArray("a\r\nb") << QByteArray("a\\x0d\\x0ab");
        QTest::newRow("bell, delete") << QByteArray("\a\x7f") << QByteArray("\\x07\\x7f");
        QTest::newRow("zero") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
        QTest::newRow("control of eight bits") << QByteArray("\xc2\x9b") << QByteArray("\\x9b");
        QTest::newRow("direction") << QByteArray("\xe2\x80\xae"
                                                 "gnp.exe")
                                   << QByteArray("\\u{202e}gnp.exe");
        QTest::newRow("isolate, mark")
            << QByteArray("\xe2\x81\xa6\xd8\x9c") << QByteArray("\\u{2066}\\u{61c}");
        QTest::newRow("end of a line by another name")
            << QByteArray("\xe2\x80\xa8") << QByteArray("\\u{2028}");
        QTest::newRow("takes no room")
            << QByteArray("\xe2\x80\x8b\xef\xbb\xbf") << QByteArray("\\u{200b}\\u{feff}");
        QTest::newRow("tag") << QByteArray("\xf3\xa0\x80\x81") << QByteArray("\\u{e0001}");
        QTest::newRow("no UTF-8") << QByteArray("\xff\xc3(\xe2\x80")
                                  << QByteArray("\\xff\\xc3(\\xe2\\x80");
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << QByteArray("\\xed\\xa0\\x80");
    }
    void showsWhatWouldSteerATerminal() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, shown);
        const std::string line = core::printable(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(line), shown);
        QVERIFY(core::isUtf8(line));
    }

    // Whatever the bytes are, the line is one line of text.
    void makesALineOfAnyByte() {
        for (int first = 0; first < 256; ++first)
            for (int second = 0; second < 256; ++second) {
                const std::string line = core::printable(
                    std::string{static_cast<char>(first), static_cast<char>(second)});
                QVERIFY(core::Text::parse(line).ok());
            }
    }

    void keepsWhatJsonSays() {
        const QByteArray json("{\n \"a\": \"\xe2\x80\xae x \xc2\x9b \x7f \xf3\xa0\x80\x81 é\"\n}");
        const std::string shown = core::printableJson(json.toStdString());
        QCOMPARE(QByteArray::fromStdString(shown),
                 QByteArray("{\n \"a\": \"\\u202e x \\u009b \\u007f \\udb40\\udc01 é\"\n}"));
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(shown)).object(),
                 QJsonDocument::fromJson(json).object());
    }
};

QTEST_APPLESS_MAIN(TestPrintable)
#include "tst_printable.moc"
