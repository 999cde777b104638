#include "shared/core/ids.h"

#include <QTest>

using namespace pitwatch::core;

class TestIds : public QObject {
    Q_OBJECT

private slots:
    void acceptsNamesThatAreSafeInATopic_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("table") << "T01" << true;
        QTest::newRow("dash and underscore") << "pit-2_north" << true;
        QTest::newRow("empty") << "" << false;
        QTest::newRow("wildcard") << "T+" << false;
        QTest::newRow("level separator") << "a/b" << false;
        QTest::newRow("space") << "T 01" << false;
        QTest::newRow("not ASCII") << QString::fromUtf8("Tä") << false;
        QTest::newRow("longest") << QString(32, 'a') << true;
        QTest::newRow("too long") << QString(33, 'a') << false;
    }
    void acceptsNamesThatAreSafeInATopic() {
        QFETCH(QString, text);
        QFETCH(bool, accepted);
        const auto table = TableId::parse(text.toStdString());
        QCOMPARE(table.ok(), accepted);
        if (accepted)
            QCOMPARE(table->text(), text.toStdString());
        else
            QVERIFY(!table.error().text.empty());
    }

    void aTableAndItsPartyTellEachOther() {
        const auto table = TableId::parse("T01").value();
        QCOMPARE(partyOf(table).text(), std::string("T01"));
        QVERIFY(tableNamed(partyOf(table)) == table);
        QVERIFY(partyOf(TableId()).empty());
    }
};

QTEST_APPLESS_MAIN(TestIds)
#include "tst_ids.moc"
