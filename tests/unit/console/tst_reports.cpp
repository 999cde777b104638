#include "pit-console/core/reports/csv.h"
#include "pit-console/core/reports/reports.h"
#include "pit-console/core/reports/shift_calendar.h"
#include "tests/unit/console/recorder.h"

#include <QTest>

#include <cstdlib>
#include <ctime>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;
using support::named;

namespace {

core::Instant utc(int year, int month, int day, std::chrono::minutes time) {
    return core::Instant{std::chrono::sys_days{std::chrono::year{year} / month / day}} + time;
}

} // namespace

class TestReports : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        setenv("TZ", "EST5EDT,M3.2.0,M11.1.0", 1);
        tzset();
    }

    void quotesWhatCsvNeedsQuoted_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("field");
        QTest::newRow("plain") << "red deck"
                               << "red deck";
        QTest::newRow("comma") << "a,b"
                               << "\"a,b\"";
        QTest::newRow("quote") << "a \"b\""
                               << "\"a \"\"b\"\"\"";
        QTest::newRow("line break") << "a\nb"
                                    << "\"a\nb\"";
        QTest::newRow("blank at the end") << "a "
                                          << "\"a \"";
        QTest::newRow("empty") << ""
                               << "";
        QTest::newRow("formula") << "=HYPERLINK(\"x\")"
                                 << "\"'=HYPERLINK(\"\"x\"\")\"";
        QTest::newRow("plus") << "+1"
                              << "'+1";
        QTest::newRow("minus") << "-1+A1"
                               << "'-1+A1";
        QTest::newRow("negative figure") << "-1.50 %"
                                         << "-1.50 %";
        QTest::newRow("at") << "@SUM(A1)"
                            << "'@SUM(A1)";
        QTest::newRow("formula after blanks") << "  =1"
                                              << "'  =1";
        QTest::newRow("pipe") << "|cmd"
                              << "'|cmd";
    }
    void quotesWhatCsvNeedsQuoted() {
        QFETCH(QString, words);
        QFETCH(QString, field);
        QCOMPARE(QString::fromStdString(csvField(words.toStdString())), field);
    }

    void writesFiguresAsFigures() {
        ReportSection section;
        section.columns = {{"A"}, {"B"}, {"C"}, {"D"}, {"E"}};
        section.rows = {{std::int64_t{-3}, core::Cents{-5}, core::MicroCents{1'250'000},
                         utc(2026, 11, 16, 21h), Cell()}};
        section.totals = {std::string("all"), core::Cents{123'456}, Cell(), Cell(), Cell()};
        QCOMPARE(QString::fromStdString(toCsv(section)),
                 QString("A,B,C,D,E\r\n-3,-0.05,0.01250000,2026-11-16T21:00:00.000Z,\r\n"
                         "all,1234.56,,,\r\n"));
    }

    void showsFiguresToPeople() {
        QCOMPARE(cellText(core::Cents{123'456}), std::string("$1,234.56"));
        QCOMPARE(cellText(core::MicroCents{123'456'250'000}), std::string("$1,234.56250000"));
        QCOMPARE(cellText(utc(2026, 11, 16, 21h)), std::string("2026-11-16 16:00"));
    }

    void divideTheDayIntoShifts() {
        const ShiftPlan plan;
        // 21:15 in the pit, EST.
        const core::Instant now = utc(2026, 11, 17, 2h + 15min);
        const NamedPeriod shift = namedPeriodAt(plan, PeriodKind::Shift, now);
        QCOMPARE(shift.name, std::string("2026-11-16 shift 3"));
        QVERIFY((shift.period == Period{utc(2026, 11, 17, 1h), utc(2026, 11, 17, 9h)}));
        const NamedPeriod day = namedPeriodAt(plan, PeriodKind::GamingDay, now);
        QCOMPARE(day.name, std::string("2026-11-16 gaming day"));
        QVERIFY((day.period == Period{utc(2026, 11, 16, 9h), utc(2026, 11, 17, 9h)}));
        // After midnight it is still the same gaming day.
        QCOMPARE(namedPeriodAt(plan, PeriodKind::Shift, now + 5h).name, shift.name);
        QCOMPARE(namedPeriodAt(plan, PeriodKind::Shift, now + 7h).name,
                 std::string("2026-11-17 shift 1"));
    }

    void aDayOnWhichTheClocksChangeIsLonger() {
        const ShiftPlan plan;
        const Period day = plan.gamingDayAt(utc(2026, 10, 31, 20h));
        QVERIFY(day.to - day.from == 25h);
        const Period shift = plan.shiftAt(utc(2026, 11, 1, 5h));
        QVERIFY(shift.to - shift.from == 9h);
        const Period spring = plan.gamingDayAt(utc(2026, 3, 7, 20h));
        QVERIFY(spring.to - spring.from == 23h);
    }

    void periodsFollowEachOtherWithoutGap() {
        const auto shifts = recentPeriods(ShiftPlan(), PeriodKind::Shift, utc(2026, 11, 3, 0h), 20);
        QCOMPARE(shifts.size(), std::size_t{20});
        for (std::size_t i = 1; i < shifts.size(); ++i)
            QVERIFY(shifts[i].period.to == shifts[i - 1].period.from);
    }

    void readsAShiftPlan_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("shifts");
        QTest::newRow("three") << "06:00,14:00,22:00" << 3;
        QTest::newRow("over midnight") << "08:00,16:00,00:00" << 3;
        QTest::newRow("one") << "06:00" << 1;
        QTest::newRow("no time") << "" << 0;
        QTest::newRow("no quarter") << "06:10" << 0;
        QTest::newRow("no hour") << "24:00" << 0;
        QTest::newRow("rubbish") << "6 o'clock" << 0;
        QTest::newRow("twice") << "06:00,06:00" << 0;
        QTest::newRow("out of order") << "06:00,22:00,14:00" << 0;
        QTest::newRow("round twice") << "06:00,02:00,01:00" << 0;
    }
    void readsAShiftPlan() {
        QFETCH(QString, text);
        QFETCH(int, shifts);
        const auto plan = ShiftPlan::parse(text.toStdString());
        QCOMPARE(plan.ok() ? static_cast<int>(plan->starts().size()) : 0, shifts);
    }

    void reportsWhatATableDid() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        const std::string text = support::submissionText("comar-let-it-ride");
        support::TableFixture fixture(support::makeSetup(text));
        recorder.write(fixture.now(),
                       {events::ConfigurationLoaded{
                           named<events::RuleSetId>("comar-let-it-ride"), {text}, {}, 0}});
        fixture.open();
        fixture.wholeRound({1, 2, 3});
        fixture.wholeRound({1, 2});
        recorder.write(fixture);
        const NamedPeriod shift = namedPeriodAt(ShiftPlan(), PeriodKind::Shift, fixture.now());
        const Report report = periodReport(*store, shift, fixture.now());
        QVERIFY(!report.complete);
        QCOMPARE(report.title, std::string("Shift report"));
        const ReportSection& tables = report.sections.at(0);
        QCOMPARE(tables.rows.size(), std::size_t{1});
        QCOMPARE(cellText(tables.rows[0][0]), std::string("T01"));
        QCOMPARE(cellText(tables.rows[0][1]), std::string("2"));
        QCOMPARE(cellText(tables.rows[0][4]), std::string("5"));
        // Five hands of three $5 bets each.
        QCOMPARE(cellText(tables.rows[0][5]), std::string("$75.00"));
        for (const ReportSection& section : report.sections) {
            for (const auto& row : section.rows)
                QCOMPARE(row.size(), section.columns.size());
            if (!section.totals.empty())
                QCOMPARE(section.totals.size(), section.columns.size());
            QVERIFY(!section.none.empty());
        }
        const Report day =
            periodReport(*store, namedPeriodAt(ShiftPlan(), PeriodKind::GamingDay, fixture.now()),
                         fixture.now() + 48h);
        QVERIFY(day.complete);
    }

    void saysThatNothingHappened() {
        const auto store = openStore();
        const NamedPeriod shift =
            namedPeriodAt(ShiftPlan(), PeriodKind::Shift, utc(2026, 11, 16, 12h));
        for (const ReportSection& section : periodReport(*store, shift, shift.period.to).sections)
            QVERIFY(section.rows.empty());
    }
};

QTEST_APPLESS_MAIN(TestReports)
#include "tst_reports.moc"
