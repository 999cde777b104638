#pragma once

#include "tests/support/sites/floor_staff.h"
#include "tests/support/sites/memory_controller.h"
#include "tests/support/tables/memory_table.h"

#include <array>
#include <list>

// A controller and tables that share one link, all of them the real ones, over memory. Killed
// parties are started again after a while.

namespace pitwatch::support {

// A table with one meter: 5% of each wager, $10,000 to begin with. It has no sensors for cards, so
// rounds end without being settled and claims are declared.
inline table::SetupPtr linkedSetup(const std::string& table) {
    return *table::makeSetup("rule_set = \"mlgca-let-it-ride\"\ntable = \"" + table +
                                 "\"\ndealing = \"manual_shoe\"\nmin_bet = 500\nmax_bet = 50000\n"
                                 "adjacent_boxes = 1\n[wagers]\nbase = \"A\"\n"
                                 "[progressive]\npaytable = \"A\"\nlink = \"LINK1\"\n"
                                 "wagers = [100, 500]\n[progressive.levels.main]\nrate = 0.05\n"
                                 "initial = 1000000\nreset = 1000000\n",
                             "[signals]\ndecisions = false\nshuffles = false\n"
                             "chip_counts = false\n");
}

enum class Staffed : std::uint8_t { No, Yes };

class MemoryFloor {
public:
    explicit MemoryFloor(unsigned count, Staffed staffed = Staffed::No, std::uint64_t seed = 1)
        : broker(seed) {
        std::vector<core::PartyId> names;
        for (unsigned i = 1; i <= count; ++i)
            names.push_back(*core::PartyId::parse("T0" + std::to_string(i)));
        meter.emplace(broker, clock, names);
        std::uint8_t number = 0;
        for (const core::PartyId& name : names)
            tables.emplace_back(broker, clock, linkedSetup(name.text()),
                                agent::PeerNames{*core::PartyId::parse("METER"), {}}, ++number);
        if (staffed == Staffed::Yes) {
            staff.emplace(broker, clock);
            const std::vector<core::PartyId> consoles{StaffSite::party("C02")};
            meter->admit(consoles, staff->source());
            for (MemoryTable& table : tables)
                table.admit(consoles, staff->source());
        }
        meter->start();
        for (MemoryTable& table : tables)
            table.start();
        pass(core::Millis{3000});
        for (MemoryTable& table : tables)
            openTable(table);
        pass(core::Millis{500});
    }

    MemoryTable& table(unsigned number) { return *std::next(tables.begin(), number - 1); }

    void pass(core::Millis time) {
        for (core::Millis passed{0}; passed < time; passed += kStep) {
            clock.pass(kStep);
            broker.advance(clock.steady());
            if (!meterIsAway && !meter->step())
                meter->start();
            for (MemoryTable& one : tables)
                if (!one.step())
                    one.start();
            if (staff)
                staff->step();
        }
    }
    // A floorperson verifies whatever the table raised and nobody verified.
    void verifyAll(unsigned number) {
        journal::MemoryJournal& journal = table(number).journal();
        std::vector<events::ClaimId> done;
        for (const auto& verified : eventsIn<events::ClaimVerified>(journal))
            done.push_back(verified.claim);
        for (const auto& raised : eventsIn<events::ClaimRaised>(journal))
            if (std::find(done.begin(), done.end(), raised.claim) == done.end())
                staff->sign("f-omar", staff::Action::VerifyClaim, raised.claim, journal);
        pass(core::Millis{2000});
    }
    // Says it and lets it arrive.
    void press(unsigned number, const std::string& command, const std::string& fields = {}) {
        table(number).say("pad", R"({"v":1,"command":")" + command + "\"" + fields + "}");
        pass(kStep * 2);
    }
    void wager(unsigned number, int seat, const std::string& spot, int amount) {
        table(number).say("wagers", R"({"v":1,"event":"wager","seat":)" + std::to_string(seat) +
                                        R"(,"wager":")" + spot + R"(","amount":)" +
                                        std::to_string(amount) + "}");
        pass(kStep * 2);
    }
    // Bets at seats 1, 2 ... with these progressive wagers, and "no more bets".
    void lock(unsigned number, const std::vector<int>& progressive) {
        int seat = 0;
        for (const int amount : progressive) {
            ++seat;
            for (const char* spot : {"bet1", "bet2", "bet3"})
                wager(number, seat, spot, 500);
            if (amount > 0)
                wager(number, seat, "progressive", amount);
        }
        press(number, "call_no_more_bets");
    }
    void declare(unsigned number, int seat, int stake, const std::string& hand) {
        press(number, "declare_claim",
              kFloorperson + R"(,"seat":)" + std::to_string(seat) +
                  R"(,"wager":"progressive","stake":)" + std::to_string(stake) + R"(,"hand":")" +
                  hand + "\"");
    }
    void endRound(unsigned number) { press(number, "end_round"); }
    void voidRound(unsigned number) {
        press(number, "void_round", kFloorperson + R"(,"reason":"test")");
    }

    const meter::Level& level() const {
        return *meter->state().find(*events::LinkId::parse("LINK1"),
                                    *events::LevelName::parse("main"));
    }

    SetClock clock;
    feed::MemoryBroker broker;
    std::optional<MemoryController> meter;
    std::list<MemoryTable> tables;
    std::optional<FloorStaff> staff;
    bool meterIsAway = false; // Killed, it is not started again.

private:
    static constexpr core::Millis kStep{50};
    static inline const std::string kFloorperson = R"(,"by":{"person":"f","role":"floorperson"})";
    static inline const std::string kDealer = R"(,"by":{"person":"d","role":"dealer"})";

    void openTable(MemoryTable& table) {
        for (const std::string& text :
             {R"({"v":1,"command":"open_table")" + kFloorperson + R"(,"dealer":"d"})",
              R"({"v":1,"command":"receive_deck")" + kDealer +
                  R"(,"deck":"red","id":"r1","preinspected":true})",
              R"({"v":1,"command":"cut_deck")" + kDealer +
                  R"(,"deck":"red","cover_card_depth":20})"}) {
            table.say("pad", text);
            pass(kStep * 2);
        }
    }
};

} // namespace pitwatch::support
