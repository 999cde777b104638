#include "table-agent/devices/pad_message.h"

#include <QTest>

using namespace pitwatch;

class TestPadMessage : public QObject {
    Q_OBJECT

    static core::Result<table::Input> parse(const std::string& text) {
        return devices::parsePadMessage(core::Bytes(text.begin(), text.end()));
    }

private slots:
    void readsWhoDoesIt() {
        const auto input = parse(
            R"({"v":1,"command":"clear_jam","by":{"person":"f-omar","role":"shift_manager"}})");
        QVERIFY(input.ok());
        const auto& command = std::get<table::ClearJam>(*input);
        QCOMPARE(command.by.person.text(), std::string("f-omar"));
        QVERIFY(command.by.role == table::Role::ShiftManager);
    }

    void readsPacketsInTheirOrder() {
        const auto input = parse(R"({"v":1,"command":"dealt","packets":[)"
                                 R"({"place":"player","seat":7,"count":3},)"
                                 R"({"place":"burned","count":1}]})");
        QVERIFY(input.ok());
        const auto& deal = std::get<table::DealReported>(*input);
        QVERIFY(!deal.deck && deal.complete);
        QCOMPARE(deal.packets.size(), std::size_t{2});
        QVERIFY((deal.packets[0] == events::DealtPacket{events::Place::Player, core::Seat{7}, 3}));
        QVERIFY((deal.packets[1] == events::DealtPacket{events::Place::Burned, std::nullopt, 1}));
    }

    void readsTheSeatsWhoseWagerWasNeverMade() {
        const auto withdrawn = [](const std::string& seats) {
            const auto input = parse(R"({"v":1,"command":"resolve_chip_count","by":)"
                                     R"({"person":"f-omar","role":"floorperson"},)"
                                     R"("wager":"progressive","agreed":1)" +
                                     seats + "}");
            return input.ok() ? int(std::get<table::ResolveChipCount>(*input).withdrawn.size())
                              : -1;
        };
        QCOMPARE(withdrawn(""), 0);
        QCOMPARE(withdrawn(R"(,"withdrawn":[])"), 0);
        QCOMPARE(withdrawn(R"(,"withdrawn":[2,5])"), 2);
        QCOMPARE(withdrawn(R"(,"withdrawn":[16])"), 1);
        for (const char* wrong : {"5", "[0]", "[17]", "[\"2\"]", "[2.5]", "null"})
            QCOMPARE(withdrawn(R"(,"withdrawn":)" + std::string(wrong)), -1);
    }

    void readsTheLinesThatAreConfirmed() {
        const auto lines = [](const std::string& named) {
            const auto input = parse(R"({"v":1,"command":"confirm_opening_check","by":)"
                                     R"({"person":"f-omar","role":"floorperson"})" +
                                     named + "}");
            return input.ok() ? int(std::get<table::ConfirmOpeningCheck>(*input).lines.size()) : -1;
        };
        QCOMPARE(lines(""), 0);
        QCOMPARE(lines(R"(,"lines":["base_areas","payout_odds"])"), 2);
        for (const char* wrong : {"[]", "[\"carpet\"]", "[1]", "\"base_areas\"", "null"})
            QCOMPARE(lines(R"(,"lines":)" + std::string(wrong)), -1);
    }

    void refusesWithTheReason_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* tag, const char* message, const char* reason) {
            QTest::newRow(tag) << QByteArray(message) << QByteArray(reason);
        };
        row("no such command", R"({"v":1,"command":"rob_bank"})", "\"command\"");
        row("command no text", R"({"v":1,"command":7})", "\"command\"");
        row("no person", R"({"v":1,"command":"clear_jam"})", "\"by\" is missing");
        row("person alone", R"({"v":1,"command":"clear_jam","by":"f-omar"})", "\"by\"");
        row("no role", R"({"v":1,"command":"clear_jam","by":{"person":"f-omar"}})", "\"by\"");
        row("unknown role", R"({"v":1,"command":"clear_jam","by":{"person":"x","role":"owner"}})",
            "\"by\"");
        row("bad name", R"({"v":1,"command":"clear_jam","by":{"person":"x y","role":"dealer"}})",
            "\"by\"");
        row("key too many",
            R"({"v":1,"command":"clear_jam","by":{"person":"x","role":"dealer","a":1}})", "\"by\"");
        row("seat that no record can hold", R"({"v":1,"command":"report_player_left","seat":17})",
            "\"seat\"");
        row("seat 0", R"({"v":1,"command":"report_player_left","seat":0})", "\"seat\"");
        row("multiple 4",
            R"({"v":1,"command":"decide","seat":1,"wager":"run1","choice":"bet","multiple":4})",
            "\"multiple\"");
        row("multiple of a ride",
            R"({"v":1,"command":"decide","seat":1,"wager":"bet1","choice":"ride","multiple":1})",
            "\"multiple\" is not a key");
        row("packets no list", R"({"v":1,"command":"dealt","packets":{}})", "\"packets\"");
        row("packet of nothing", R"({"v":1,"command":"dealt","packets":[{}]})", "\"packets\"");
        row("packet of 0 cards",
            R"({"v":1,"command":"dealt","packets":[{"place":"burned","count":0}]})", "\"packets\"");
        row("packet of 53 cards",
            R"({"v":1,"command":"dealt","packets":[{"place":"burned","count":53}]})",
            "\"packets\"");
        row("packet elsewhere",
            R"({"v":1,"command":"dealt","packets":[{"place":"pocket","count":1}]})", "\"packets\"");
        QTest::newRow("too long") << QByteArray(5000, ' ') << QByteArray("longer than");
        row("control character", R"({"v":1,"command":"lock_progressive","detail":"a\u0007b"})",
            "\"detail\"");
    }
    void refusesWithTheReason() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const auto input = parse(text.toStdString());
        QVERIFY(!input.ok());
        QVERIFY2(QByteArray::fromStdString(input.error().text).contains(reason),
                 input.error().text.c_str());
    }
};

QTEST_APPLESS_MAIN(TestPadMessage)
#include "tst_pad_message.moc"
