#include "shared/core/text.h"

#include <QTest>

using namespace pitwatch::core;

class TestText : public QObject {
    Q_OBJECT

private slots:
    void knowsUtf8_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("valid");
        QTest::newRow("empty") << QByteArray("") << true;
        QTest::newRow("two bytes") << QByteArray("\xc3\xa4") << true;
        QTest::newRow("three bytes") << QByteArray("\xe2\x82\xac") << true;
        QTest::newRow("four bytes") << QByteArray("\xf0\x9f\x82\xa1") << true;
        QTest::newRow("last code point") << QByteArray("\xf4\x8f\xbf\xbf") << true;
        QTest::newRow("beyond the last") << QByteArray("\xf4\x90\x80\x80") << false;
        QTest::newRow("overlong in two") << QByteArray("\xc1\xbf") << false;
        QTest::newRow("overlong in three") << QByteArray("\xe0\x9f\xbf") << false;
        QTest::newRow("overlong in four") << QByteArray("\xf0\x8f\xbf\xbf") << false;
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << false;
        QTest::newRow("continuation alone") << QByteArray("\x80") << false;
        QTest::newRow("cut short") << QByteArray("a\xe2\x82") << false;
        QTest::newRow("broken third byte") << QByteArray("\xe2\x82g") << false;
    }
    void knowsUtf8() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, valid);
        QCOMPARE(isUtf8(bytes.toStdString()), valid);
        QCOMPARE(Text::parse(bytes.toStdString()).ok(), valid);
    }

    void refusesControlCharactersAndLength() {
        QVERIFY(!Text::parse("line\nbreak").ok());
        QVERIFY(!Text::parse("del\x7f").ok());
        QVERIFY(!Text::parse("\xc2\x9b"
                             "31m")
                     .ok());
        QVERIFY(Text::parse(std::string(Text::kMaxBytes, 'a')).ok());
        QVERIFY(!Text::parse(std::string(Text::kMaxBytes + 1, 'a')).ok());
    }

    void fitsWhateverItIsGiven() {
        QCOMPARE(Text::fitted("door\nopen \xff!").value(), std::string("door?open ?!"));
        const std::string longWords = std::string(Text::kMaxBytes - 1, 'a') + "\xc3\xa4";
        QCOMPARE(Text::fitted(longWords).value(), std::string(Text::kMaxBytes - 1, 'a'));
        QVERIFY(Text::parse(Text::fitted(longWords).value()).ok());
    }
};

QTEST_APPLESS_MAIN(TestText)
#include "tst_text.moc"
