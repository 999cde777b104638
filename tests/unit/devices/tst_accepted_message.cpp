#include "table-agent/devices/accepted_message.h"
#include "tests/unit/table/rule_set_rows.h"

#include <nlohmann/json.hpp>

using namespace pitwatch;
using namespace pitwatch::support;
using events::Wager;

class TestAcceptedMessage : public QObject {
    Q_OBJECT

    // A table and the sensors at it, as an agent has them.
    struct Sensors {
        TableFixture table;
        devices::RefusedWagers refused{};

        bool tell(const table::Input& input) {
            table.give(input);
            return refused.note(table.state(), input, table.last());
        }
        bool tell(int seat, Wager wager, std::int64_t cents) {
            return tell(
                table::WagerSensed{{static_cast<std::uint8_t>(seat)}, wager, core::Cents{cents}});
        }
        nlohmann::json heard() const {
            return nlohmann::json::parse(devices::writeAcceptedMessage(table.state(), refused));
        }
        // What is said of one place; null where nothing is.
        nlohmann::json at(int seat, const char* wager) const {
            const nlohmann::json message = heard();
            for (const auto& place : message["wagers"])
                if (place["seat"] == seat && place["wager"] == wager)
                    return place;
            return nullptr;
        }
    };

    static Sensors opened(const QString& ruleSet = "mlgca-let-it-ride") {
        Sensors sensors{benchFor(ruleSet)};
        sensors.table.open();
        return sensors;
    }
    static nlohmann::json refusalOf(std::int64_t told, const char* code) {
        return {{"told", told}, {"code", code}};
    }

private slots:
    void acknowledgesAProgressiveWager_data() {
        addRows({{"comar-let-it-ride", ".02C(1)"},
                 {"mlgca-let-it-ride", "ch. 2C(1)/2"},
                 {"mlgca-run-em-twice", "ch. 2B(6)(1)/2"}});
    }
    void acknowledgesAProgressiveWager() {
        QFETCH(QString, ruleSet);
        Sensors sensors = opened(ruleSet);
        sensors.table.bet(3, 500);
        QVERIFY(sensors.at(3, "progressive").is_null());
        sensors.tell(3, Wager::Progressive, 100);
        QCOMPARE(sensors.at(3, "progressive")["accepted"].get<int>(), 100);
        QCOMPARE(sensors.heard()["locked"].get<bool>(), false);
        QCOMPARE(sensors.heard()["progressive"].get<std::string>(), std::string("open"));
        sensors.tell(table::CallNoMoreBets{});
        QCOMPARE(sensors.heard()["locked"].get<bool>(), true);
        // A coin that comes later is none of the round, and its player sees it.
        QVERIFY(sensors.tell(4, Wager::Progressive, 100));
        const nlohmann::json late{{"seat", 4},
                                  {"wager", "progressive"},
                                  {"accepted", 0},
                                  {"refused", refusalOf(100, "late")}};
        QVERIFY(sensors.at(4, "progressive") == late);
        QCOMPARE(sensors.at(3, "progressive")["accepted"].get<int>(), 100);
    }

    void tellsWhyAWagerWasRefused() {
        Sensors sensors = opened();
        sensors.tell(table::LockProgressive{events::ProgressiveLock::MeterLost, {}});
        QVERIFY(sensors.tell(2, Wager::Progressive, 100));
        QVERIFY(sensors.at(2, "progressive")["refused"] == refusalOf(100, "progressive_suspended"));
        QCOMPARE(sensors.heard()["progressive"].get<std::string>(), std::string("suspended"));
        QVERIFY(sensors.heard()["round"].is_null());
        // It stays while another place opens the round, and goes with the chips.
        QVERIFY(!sensors.tell(3, Wager::Bet1, 500));
        QVERIFY(sensors.at(2, "progressive")["refused"].is_object());
        QVERIFY(sensors.tell(2, Wager::Progressive, 0));
        QVERIFY(sensors.at(2, "progressive").is_null());
    }

    void keepsWhatWasAcceptedBesideWhatWasRefused() {
        Sensors sensors = opened();
        sensors.table.bet(3, 500);
        sensors.tell(table::CallNoMoreBets{});
        sensors.tell(3, Wager::Bet3, 700);
        QCOMPARE(sensors.at(3, "bet3")["accepted"].get<int>(), 500);
        QVERIFY(sensors.at(3, "bet3")["refused"] == refusalOf(700, "late"));
        sensors.tell(3, Wager::Bet3, 500);
        QVERIFY(!sensors.at(3, "bet3").contains("refused"));
    }

    void aRefusalIsOverWithItsRound() {
        Sensors sensors = opened();
        sensors.table.bet(3, 500);
        sensors.tell(table::CallNoMoreBets{});
        sensors.tell(4, Wager::Progressive, 100);
        sensors.tell(table::VoidRound{kFloor, words("fire alarm")});
        QVERIFY(sensors.heard()["wagers"].empty());
        sensors.table.reshuffle();
        sensors.tell(3, Wager::Bet1, 500);
        QCOMPARE(sensors.heard()["wagers"].size(), std::size_t{1});
        QCOMPARE(sensors.refused.places().size(), std::size_t{0});
    }

    void collectedChipsStayAcceptedAndWithdrawnBetsDoNot() {
        Sensors sensors = opened();
        sensors.table.bet(3, 500);
        sensors.tell(3, Wager::Progressive, 100);
        sensors.tell(table::CallNoMoreBets{});
        sensors.tell(3, Wager::Progressive, 0);
        QVERIFY(sensors.table.told<events::WagerCollected>() != nullptr);
        QCOMPARE(sensors.at(3, "progressive")["accepted"].get<int>(), 100);
        sensors.tell(table::CountChips{Wager::Progressive, 1, {}});
        sensors.table.deal();
        sensors.tell(3, Wager::Bet1, 0);
        QVERIFY(sensors.at(3, "bet1").is_null());
        QCOMPARE(sensors.at(3, "bet2")["accepted"].get<int>(), 500);
    }

    void tellsThePlayerDealersWager() {
        Sensors sensors = opened("california-let-it-ride");
        const core::Seat holder = *sensors.table.state().bank.holder;
        sensors.tell(table::PlaceBankWager{holder, core::Cents{200'000}});
        QCOMPARE(sensors.at(holder.number, "bank")["accepted"].get<int>(), 200'000);
        QVERIFY(sensors.tell(table::PlaceBankWager{{1}, core::Cents{200'000}}));
        QVERIFY(sensors.at(1, "bank")["refused"].is_object());
    }

    // Every place that a message can name is refused: those that the table has are told.
    void isBounded() {
        Sensors sensors = opened();
        sensors.table.bet(3, 500);
        sensors.tell(table::CallNoMoreBets{});
        for (int seat = 1; seat <= 99; ++seat)
            for (const auto wager : core::kEnumValues<Wager>)
                sensors.tell(seat, wager, core::kMaxAmount.value());
        QCOMPARE(sensors.refused.places().size(), table::kSeats * core::kEnumCount<Wager>);
        QVERIFY(devices::writeAcceptedMessage(sensors.table.state(), sensors.refused).size() <
                16'384);
    }
};

QTEST_APPLESS_MAIN(TestAcceptedMessage)
#include "tst_accepted_message.moc"
