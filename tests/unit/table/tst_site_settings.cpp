#include "shared/table/setup/site_settings.h"

#include <QTest>

using namespace pitwatch;

class TestSiteSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyFileKeepsTheDefaults() {
        const auto settings = table::parseSiteSettings("");
        QVERIFY(settings.ok());
        QVERIFY(settings->claimThreshold == core::Cents{200'000});
        QVERIFY(settings->signalled.decisions && settings->signalled.shuffles);
        QVERIFY(!settings->signalled.openingChecks);
    }

    void readsEveryKey() {
        const auto settings = table::parseSiteSettings(
            "claim_threshold = 120000\nidle_minutes = 30\n[signals]\ndecisions = false\n"
            "shuffles = false\nchip_counts = false\nopening_checks = true\n");
        QVERIFY(settings.ok());
        QVERIFY(settings->claimThreshold == core::Cents{120'000});
        QVERIFY(settings->idleAfter == std::chrono::minutes(30));
        QVERIFY(!settings->signalled.decisions && !settings->signalled.shuffles &&
                !settings->signalled.chipCounts && settings->signalled.openingChecks);
    }

    void listsEveryFault_data() {
        QTest::addColumn<QString>("toml");
        QTest::addColumn<int>("problems");
        QTest::newRow("unknown key") << "colour = 1" << 1;
        QTest::newRow("unknown signal") << "[signals]\nsmoke = true" << 1;
        QTest::newRow("signals no table") << "signals = 1" << 1;
        QTest::newRow("no amount") << "claim_threshold = 0" << 1;
        QTest::newRow("fraction") << "claim_threshold = 1.5" << 1;
        QTest::newRow("no time at all") << "idle_minutes = 0" << 1;
        QTest::newRow("two") << "claim_threshold = -1\n[signals]\ndecisions = 1" << 2;
        QTest::newRow("no TOML") << "claim_threshold =" << 1;
    }
    void listsEveryFault() {
        QFETCH(QString, toml);
        QFETCH(int, problems);
        const auto settings = table::parseSiteSettings(toml.toStdString());
        QVERIFY(!settings.ok());
        QCOMPARE(static_cast<int>(settings.error().size()), problems);
    }
};

QTEST_APPLESS_MAIN(TestSiteSettings)
#include "tst_site_settings.moc"
