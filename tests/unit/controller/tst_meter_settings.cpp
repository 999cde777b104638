#include "table-agent/controller/meter_settings.h"

#include <QTest>

using namespace pitwatch;

class TestMeterSettings : public QObject {
    Q_OBJECT

private slots:
    void readsEveryKey() {
        const auto setup = controller::parseMeterSettings(
            "[assets]\nT01 = \"A-1041\"\n[limits.LINK1]\nmega = 5000000\nminor = 100000\n");
        QVERIFY(setup.ok());
        QCOMPARE(setup->assets.at(*core::TableId::parse("T01")).text(), std::string("A-1041"));
        const auto& limits = setup->limits.at(*events::LinkId::parse("LINK1"));
        QCOMPARE(limits.size(), std::size_t{2});
        QCOMPARE(limits[0].limit.value(), 5'000'000LL);
    }

    void listsEveryFault_data() {
        QTest::addColumn<QString>("toml");
        QTest::addColumn<int>("problems");
        QTest::newRow("unknown key") << "colour = 1" << 1;
        QTest::newRow("assets no table") << "assets = 1" << 1;
        QTest::newRow("asset no name") << "[assets]\nT01 = \"a b\"\nT02 = 7" << 2;
        QTest::newRow("limit no amount") << "[limits.LINK1]\nmega = 0\nmajor = 1.5" << 2;
        QTest::newRow("limits no table") << "[limits]\nLINK1 = 5" << 1;
        QTest::newRow("no TOML") << "limits =" << 1;
    }
    void listsEveryFault() {
        QFETCH(QString, toml);
        QFETCH(int, problems);
        const auto setup = controller::parseMeterSettings(toml.toStdString());
        QVERIFY(!setup.ok());
        QCOMPARE(static_cast<int>(setup.error().size()), problems);
    }
};

QTEST_APPLESS_MAIN(TestMeterSettings)
#include "tst_meter_settings.moc"
