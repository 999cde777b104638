#include "table-agent/simulators/table_report.h"

#include <QTest>

using namespace pitwatch;
using simulators::parseTableReport;

class TestTableReport : public QObject {
    Q_OBJECT

private:
    static constexpr auto kClosed =
        R"({"v":1,"opening":"closed","round":null,"decks":[],"bank":null,"shuffler":null,)"
        R"("faults":[],"progressive_locked":false,"rounds_since_stub_count":0})";
    static constexpr auto kDealt =
        R"({"opening":"open","round":{"phase":"settled","seats":[{"wagers":{"main":1500}},)"
        R"({"wagers":{"main":500,"progressive":100}}],"disputed_chips":["progressive","main"],)"
        R"("stub_wrong":true,"question":"misdeal"},)"
        R"("decks":[{"deck":"red","stage":"washed","ready":true,"due_at":null,)"
        R"("must_leave":"damaged"}],"bank":{"holder":3,"offered_to":null},)"
        R"("shuffler":{"jammed":true,"out_of_order":false},"faults":[{"fault":7}],)"
        R"("progressive_locked":true,"rounds_since_stub_count":12})";

    static core::Result<simulators::TableReport> parse(const QByteArray& text) {
        return parseTableReport(core::Bytes(text.begin(), text.end()));
    }

private slots:
    void readsAClosedTable() {
        const auto report = parse(kClosed);
        QVERIFY(report.ok());
        QCOMPARE(report->opening, std::string("closed"));
        QVERIFY(!report->round && !report->bank && !report->shuffler);
        QVERIFY(report->decks.empty() && report->faults.empty());
    }

    void readsWhatPeopleActOn() {
        const auto report = parse(kDealt);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().text.c_str());
        QVERIFY(report->round && report->round->stubWrong && report->round->question);
        QCOMPARE(report->round->disputes.size(), std::size_t{2});
        QCOMPARE(report->round->disputes[0].wager, std::string("progressive"));
        QCOMPARE(report->round->disputes[0].made, std::int64_t{1});
        QCOMPARE(report->round->disputes[1].made, std::int64_t{2});
        QCOMPARE(report->decks.at(0).mustLeave, std::optional<std::string>("damaged"));
        QVERIFY(!report->decks[0].dueAt);
        QVERIFY(report->bank && report->bank->holder == 3 && !report->bank->offeredTo);
        QVERIFY(report->shuffler && report->shuffler->jammed && !report->shuffler->outOfOrder);
        QCOMPARE(report->faults, std::vector<std::int64_t>{7});
        QVERIFY(report->progressiveLocked);
        QCOMPARE(report->roundsSinceStubCount, std::int64_t{12});
    }

    void refusesWhatNoTableSays_data() {
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("becomes");
        QTest::newRow("a key twice") << QByteArray(R"("v":1,)") << QByteArray(R"("v":1,"v":1,)");
        QTest::newRow("one missing") << QByteArray(R"("decks":[],)") << QByteArray();
        QTest::newRow("another kind")
            << QByteArray(R"("faults":[])") << QByteArray(R"("faults":{})");
        QTest::newRow("no object") << QByteArray(kClosed) << QByteArray("[]");
    }
    void refusesWhatNoTableSays() {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, becomes);
        QVERIFY(!parse(QByteArray(kClosed).replace(was, becomes)).ok());
    }
};

QTEST_APPLESS_MAIN(TestTableReport)
#include "tst_table_report.moc"
