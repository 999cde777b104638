#include "deploy/site/broker_files.h"
#include "table-agent/controller/meter_report.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace pitwatch;

class TestMeterReport : public QObject {
    Q_OBJECT

    static std::string longName(std::size_t number) {
        std::string name = std::to_string(number);
        return std::string(32 - name.size(), 'W') + name;
    }

    // More of everything than anybody has.
    static meter::State crowded() {
        meter::State state(std::make_shared<const meter::Setup>());
        const auto largest = core::MicroCents::fromCents(core::kMaxAmount);
        for (std::size_t i = 0; i < 500; ++i) {
            meter::ProgressiveLink& link = state.links[*events::LinkId::parse(longName(i))];
            link.reason =
                events::Phrase::quoted(core::Text::fitted(std::string(core::Text::kMaxBytes, '"')));
            for (const char* name : {"main", "mega", "major", "minor"}) {
                meter::Level level;
                level.parameters.level = *events::LevelName::parse(name);
                level.value = largest;
                for (std::size_t table = 0; table < 10; ++table)
                    level.byTable[*core::TableId::parse(longName(table))] = largest;
                link.levels.push_back(level);
            }
        }
        for (std::size_t i = 0; i < 5000; ++i)
            state.mismatched.insert({*events::LinkId::parse("LINK1"),
                                     *events::LevelName::parse("main"),
                                     *events::DeviceId::parse(longName(i))});
        return state;
    }

private slots:
    void everyListAtItsLongestFitsTheBroker() {
        std::map<core::PartyId, feed::Standing> tables;
        party::Health health{UINT64_MAX, UINT64_MAX, {}, {}};
        for (std::size_t i = 0; i < 2000; ++i) {
            tables[*core::PartyId::parse(longName(i))] = feed::Standing::Doubtful;
            health.lostMessages["dev/" + longName(i) + "/meter-shown"] = UINT64_MAX;
        }
        const auto report = controller::meterReport(crowded(), tables, health);
        const std::string text = report.dump();
        QVERIFY2(text.size() < site::kMaxPacketBytes, std::to_string(text.size()).c_str());
        QCOMPARE(report["displays_wrong"].size(), controller::kMostTold);
        QCOMPARE(report["more_displays_wrong"].get<std::size_t>(), 5000 - controller::kMostTold);
        QCOMPARE(report["links"].size() + report["more_links"].get<std::size_t>(),
                 std::size_t{500});
    }

    void whatFitsIsToldWhole() {
        meter::State state(std::make_shared<const meter::Setup>());
        state.links[*events::LinkId::parse("LINK1")];
        const auto report = controller::meterReport(state, {}, {});
        QCOMPARE(report["links"].size(), std::size_t{1});
        QVERIFY(!report.contains("more_links"));
        QVERIFY(!report.contains("more_displays_wrong"));
    }
};

QTEST_APPLESS_MAIN(TestMeterReport)
#include "tst_meter_report.moc"
