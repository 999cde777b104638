#include "pit-console/scenes/scripts.h"

#include "pit-console/scenes/scene_submissions.h"
#include "shared/events/link_events.h"
#include "shared/table/reasons.h"

#include <array>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;
using events::Choice;
using events::Wager;

// An evening: every rule set, each table somewhere in a round.
SceneTable& letItRide(ScenePit& pit, const std::string& name = "T01", core::Millis age = 55min) {
    SceneTable& table = pit.add(name, mlgcaLetItRide(name), age);
    table.open();
    table.playUntil(sceneTime() - 1min, {1, 2, 4, 6});
    return table;
}

SceneTable& comar(ScenePit& pit, const std::string& name = "T02", core::Millis age = 80min) {
    SceneTable& table = pit.add(name, comarLetItRide(name), age);
    table.open();
    table.playUntil(sceneTime() - 4min, {2, 3, 7});
    // The round to come is not one whose stub is counted.
    if (table.state().roundsSinceStubCount + 1 >= table.state().rules().stubCount->everyRounds)
        table.playRound({2, 3, 7});
    table.waitUntil(sceneTime() - 1min);
    return table;
}

SceneTable& twice(ScenePit& pit, const std::string& name = "T03", core::Millis age = 2h) {
    SceneTable& table = pit.add(name, runEmTwice(name), age);
    table.open();
    table.playUntil(sceneTime() - 1min, {1, 3, 5});
    return table;
}

SceneTable& banked(ScenePit& pit, const std::string& name = "T04") {
    SceneTable& table = pit.add(name, california(name), 12min);
    table.open(5);
    table.waitUntil(sceneTime() - 3min);
    return table;
}

SceneTable& house(ScenePit& pit, const std::string& name = "T05", core::Millis age = 40min) {
    SceneTable& table = pit.add(name, houseRules(name), age);
    table.open();
    table.playUntil(sceneTime() - 1min, {4, 5});
    return table;
}

void showMeters(ScenePit& pit) {
    pit.openLink("LINK1", {{"mega", 1'000'000}, {"major", 100'000}, {"minor", 25'000}});
    pit.openLink("LINK2", {{"main", 100'000}});
    pit.openLink("LINK3", {{"main", 1'000'000}});
    pit.meter("LINK1", "mega", 6'234'567);
    pit.meter("LINK1", "major", 131'220);
    pit.meter("LINK1", "minor", 27'915);
    pit.meter("LINK2", "main", 152'608);
    pit.meter("LINK3", "main", 1'004'350);
}

void betting(SceneTable& table, const std::vector<int>& seats, std::int64_t cents) {
    for (const int seat : seats)
        table.bet(seat, cents);
}

void dealt(SceneTable& table, const std::vector<int>& seats, std::int64_t cents) {
    betting(table, seats, cents);
    table.lock();
    table.deal();
}

void quietFloor(ScenePit& pit) {
    showMeters(pit);
    betting(letItRide(pit), {1, 2, 4, 6}, 1000);
    SceneTable& second = comar(pit);
    dealt(second, {2, 3, 7}, 1000);
    second.decideAll(Wager::Bet1, Choice::Ride);
    betting(twice(pit), {1, 3}, 500);
    betting(banked(pit), {1, 2, 3}, 500);
    betting(house(pit), {4}, 500);
    pit.add("T06", mlgcaLetItRide("T06"), 20min);
    SceneTable& idle = letItRide(pit, "T07", 35min);
    idle.give(table::IdleTable{sceneFloorperson()});
}

void deckOverdue(ScenePit& pit) {
    showMeters(pit);
    betting(letItRide(pit), {1, 2, 4}, 1000);
    betting(comar(pit, "T02", 4h + 7min), {2, 3}, 1000);
    betting(twice(pit, "T03", 3h + 51min), {1, 3, 5}, 500);
    betting(house(pit), {4, 5}, 500);
}

void stubCountDue(ScenePit& pit) {
    showMeters(pit);
    betting(letItRide(pit), {1, 2, 4}, 1000);
    SceneTable& table = comar(pit);
    const int every = table.state().rules().stubCount->everyRounds;
    for (int round = table.state().roundsSinceStubCount + 1; round < every; ++round)
        table.playRound({2, 3, 7});
    table.waitUntil(sceneTime() - 30s);
    dealt(table, {2, 3, 7}, 1000);
    table.decideAll(Wager::Bet1, Choice::Ride);
    table.board(1, "Kd");
    table.decideAll(Wager::Bet2, Choice::Ride);
}

void shufflerJam(ScenePit& pit) {
    showMeters(pit);
    SceneTable& table = letItRide(pit);
    betting(table, {1, 2, 4}, 1000);
    table.give(table::JamReported{false, core::Text::fitted("transport 2 blocked")});
    betting(comar(pit), {2, 3}, 1000);
    betting(twice(pit), {1, 3, 5}, 500);
}

void wrongCount(ScenePit& pit) {
    showMeters(pit);
    SceneTable& table = twice(pit);
    table.give(table::ShuffleFinished{events::DeckColour::Blue, 51});
    betting(table, {1, 3}, 500);
    betting(letItRide(pit), {1, 2}, 1000);
}

void royal(ScenePit& pit, SceneTable& table) {
    for (const int seat : {1, 3, 5, 6}) {
        table.bet(seat, 1000);
        table.wager(seat, Wager::Progressive, seat == 3 ? 500 : 100);
    }
    table.lock();
    table.deal();
    table.decideAll(Wager::Bet1, Choice::Ride);
    table.board(1, "Ks");
    table.decideAll(Wager::Bet2, Choice::Ride);
    table.board(2, "Js");
    table.box("2c 7d 9h");
    table.show(6, "8c 8d 2s");
    table.show(5, "4h 9d Qc");
    table.show(3, "As Qs Ts");
    table.show(1, "5h 6h 3c");
    const std::vector<table::PendingClaim> claims = table.state().claims;
    for (const table::PendingClaim& pending : claims)
        if (pending.raised.link)
            table.give(table::FixClaimAmount{pending.number,
                                             pit.hit("LINK1", "mega", pending.raised.claim)});
}

void jackpotWaiting(ScenePit& pit) {
    showMeters(pit);
    royal(pit, letItRide(pit));
    betting(comar(pit), {2, 3, 7}, 1000);
    betting(twice(pit), {1, 3}, 500);
    betting(house(pit), {4, 5}, 500);
}

void twoJackpots(ScenePit& pit) {
    showMeters(pit);
    royal(pit, letItRide(pit));
    SceneTable& table = comar(pit);
    for (const int seat : {2, 3, 7}) {
        table.bet(seat, 1000);
        table.wager(seat, Wager::Progressive, seat == 3 ? 100 : 500);
    }
    table.lock();
    table.deal();
    table.decideAll(Wager::Bet1, Choice::Ride);
    table.board(1, "8h");
    table.decideAll(Wager::Bet2, Choice::Ride);
    table.board(2, "7h");
    table.show(7, "2c 2d Ah");
    table.show(3, "6h 5h 4h");
    table.show(2, "Kc Qd 3s");
    betting(twice(pit), {1, 3, 5}, 500);
}

void progressiveSuspended(ScenePit& pit) {
    showMeters(pit);
    for (SceneTable* table : {&letItRide(pit), &comar(pit)}) {
        table->give(table::LockProgressive{events::ProgressiveLock::MeterLost,
                                           table::LockDetail::ControllerSilent});
        betting(*table, {2, 4}, 1000);
    }
    betting(house(pit), {4, 5}, 500);
    pit.hear("METER", feed::Standing::Stale, 8s);
}

void linkSuspended(ScenePit& pit) {
    showMeters(pit);
    const auto reason = events::Phrase::quoted(core::Text::fitted("T06 filed another rate"));
    SceneTable& table = letItRide(pit);
    table.give(table::LockProgressive{events::ProgressiveLock::LinkSuspended, reason});
    betting(table, {1, 2, 4}, 1000);
    betting(comar(pit), {2, 3}, 1000);
    pit.meterEvent(events::LinkSuspended{*events::LinkId::parse("LINK1"), reason});
}

void brokerLost(ScenePit& pit) {
    quietFloor(pit);
    pit.loseBroker(47s);
}

void mixedLinks(ScenePit& pit) {
    quietFloor(pit);
    pit.hear("T01", feed::Standing::Offline, 5min);
    pit.hear("T02", feed::Standing::Doubtful, 0ms);
    pit.hear("T03", feed::Standing::Stale, 4s);
    pit.hear("T08", feed::Standing::NeverHeard, 1min);
}

void sixtyTables(ScenePit& pit) {
    showMeters(pit);
    using Filed = std::string (*)(const std::string&);
    static constexpr std::array<Filed, 4> kFiled{mlgcaLetItRide, comarLetItRide, runEmTwice,
                                                 houseRules};
    for (int number = 1; number <= 60; ++number) {
        const std::string name = (number < 10 ? "T0" : "T") + std::to_string(number);
        const auto kind = static_cast<std::size_t>(number) % kFiled.size();
        SceneTable& table = pit.add(name, kFiled[kind](name), 10min + number * 210s);
        table.open();
        table.waitUntil(sceneTime() - 8min);
        table.playUntil(sceneTime() - 1min, {1, 2, 3 + number % 3});
        if (number % 5 != 0)
            betting(table, {1, 2, 4}, kind == 1 ? 1000 : 500);
        if (number == 23)
            table.give(table::JamReported{false, core::Text::fitted("exit blocked")});
    }
}

void emptyPit(ScenePit& /*pit*/) {}

void californiaBank(ScenePit& pit) {
    SceneTable& table = banked(pit);
    dealt(table, {1, 2, 3, 7}, 500);
    table.decideAll(Wager::Bet1, Choice::Ride);
    table.board(1, "Td");
    betting(banked(pit, "T05"), {1, 2}, 1000);
}

void runEmTwiceMidRound(ScenePit& pit) {
    showMeters(pit);
    SceneTable& table = twice(pit);
    for (const int seat : {1, 2, 3, 5})
        table.bet(seat, 1000);
    table.wager(3, Wager::UltimatePairs, 500);
    table.wager(5, Wager::Progressive, 500);
    table.lock();
    table.deal();
    table.give(table::Decide{{1}, Wager::Run1, Choice::Bet, 2});
    table.give(table::Decide{{2}, Wager::Run1, Choice::Fold, 0});
    table.give(table::Decide{{3}, Wager::Run1, Choice::Bet, 3});
    table.give(table::Decide{{5}, Wager::Run1, Choice::Bet, 1});
    table.board(1, "Qh 9h");
    table.give(table::Decide{{1}, Wager::Run2, Choice::Bet, 1});
    betting(letItRide(pit), {1, 2, 4}, 1000);
}

void tableOpening(ScenePit& pit) {
    SceneTable& table = pit.add("T01", mlgcaLetItRide("T01"), 6min);
    table.give(table::OpenTable{sceneFloorperson(), sceneDealer().person});
    table.give(table::ReceiveDeck{sceneDealer(), events::DeckColour::Red,
                                  *events::DeckId::parse("D-4471"), false});
    table.give(
        table::DoDeckStep{sceneDealer(), events::DeckColour::Red, table::DeckStep::Inspect, {}});
    pit.add("T02", comarLetItRide("T02"), 6min);
    betting(house(pit), {4, 5}, 500);
}

constexpr std::array<Scene, 16> kScenes{{
    {"quiet-floor", quietFloor},
    {"deck-overdue", deckOverdue},
    {"stub-count-due", stubCountDue},
    {"shuffler-jam", shufflerJam},
    {"wrong-count", wrongCount},
    {"jackpot-waiting", jackpotWaiting},
    {"two-jackpots", twoJackpots},
    {"progressive-suspended", progressiveSuspended},
    {"link-suspended", linkSuspended},
    {"broker-lost", brokerLost},
    {"mixed-links", mixedLinks},
    {"sixty-tables", sixtyTables},
    {"empty-pit", emptyPit},
    {"california-bank", californiaBank},
    {"run-em-twice", runEmTwiceMidRound},
    {"table-opening", tableOpening},
}};

} // namespace

std::span<const Scene> scenes() {
    return kScenes;
}

} // namespace pitwatch::console
