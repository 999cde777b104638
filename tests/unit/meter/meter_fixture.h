#pragma once

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/staff_events.h"
#include "shared/events/wager_events.h"
#include "shared/meter/decide.h"

#include <set>
#include <string>
#include <tuple>
#include <vector>

// A controller without a journal file: decide and apply, and every event kept in order.

namespace pitwatch::tests {

inline events::LinkId linkId(const std::string& name = "LINK1") {
    return *events::LinkId::parse(name);
}
inline events::LevelName levelName(const std::string& name) {
    return *events::LevelName::parse(name);
}
inline events::PersonId person(const std::string& name) {
    return *events::PersonId::parse(name);
}
inline core::TableId tableId(const std::string& name) {
    return *core::TableId::parse(name);
}
inline core::MicroCents micro(std::int64_t value) {
    return core::MicroCents{value};
}

// A submission with one meter of $10,000 at 5%, or with three.
struct Submission {
    std::string table = "T01";
    std::string paytable = "A";
    std::string wagers = "[100, 500]";
    std::string link = "LINK1";
    std::string rate = "0.05";
    std::string initial = "1000000";
    std::string reset = "1000000";
    bool progressive = true;

    std::vector<std::string> lines() const {
        std::vector<std::string> lines{"rule_set = \"mlgca-let-it-ride\"",
                                       "table = \"" + table + "\"",
                                       "dealing = \"manual_shoe\"",
                                       "min_bet = 500",
                                       "max_bet = 50000",
                                       "adjacent_boxes = 1",
                                       "[wagers]",
                                       "base = \"A\""};
        if (!progressive)
            return lines;
        lines.insert(lines.end(), {"[progressive]", "paytable = \"" + paytable + "\"",
                                   "link = \"" + link + "\"", "wagers = " + wagers});
        const bool three = paytable == "E";
        for (const std::string& level : three ? std::vector<std::string>{"mega", "major", "minor"}
                                              : std::vector<std::string>{"main"})
            lines.insert(lines.end(), {"[progressive.levels." + level + "]", "rate = " + rate,
                                       "initial = " + initial, "reset = " + reset});
        return lines;
    }
};

class MeterFixture {
public:
    explicit MeterFixture(meter::Setup setup = {})
        : state(std::make_shared<const meter::Setup>(std::move(setup))) {}

    std::vector<events::Event> take(const meter::Input& input) {
        const auto led = meter::decide(state, input, now);
        for (const events::Event& event : led) {
            meter::apply(state, event);
            journal.push_back(event);
        }
        return led;
    }
    std::vector<events::Event> say(const std::string& table, events::Event event) {
        return take(meter::TableSaid{tableId(table), std::move(event), now});
    }
    std::vector<events::Event> file(const Submission& submission) {
        return say(submission.table,
                   events::ConfigurationLoaded{
                       *events::RuleSetId::parse("mlgca-let-it-ride"), submission.lines(), {}, 0});
    }
    // Tables with the same submission, and the link open.
    void open(std::initializer_list<const char*> tables, Submission submission = {}) {
        for (const char* table : tables) {
            submission.table = table;
            file(submission);
        }
        take(meter::OpenLink{linkId(), person("s-ana")});
    }
    // The controller starts again and reads these tables.
    void startReading(std::initializer_list<const char*> tables) {
        meter::Setup setup = *state.setup;
        setup.read.emplace();
        for (const char* table : tables)
            setup.read->insert(tableId(table));
        state.setup = std::make_shared<const meter::Setup>(std::move(setup));
        take(meter::ControllerStarted{});
    }
    std::vector<events::Event> contribute(const std::string& table, std::uint64_t round,
                                          const std::vector<std::int64_t>& wagers) {
        events::ContributionsMade made{linkId(), {round}, {}};
        std::uint8_t seat = 0;
        for (const std::int64_t wager : wagers)
            made.wagers.push_back({{++seat}, core::Cents{wager}});
        return say(table, made);
    }
    std::vector<events::Event> claim(const std::string& table, std::uint64_t number,
                                     std::uint32_t percent, const std::string& level = "main") {
        return say(table, won(table, number, percent, level));
    }
    // What the paytable gives for that share, at the next seat of the table's round that wagered.
    events::ClaimRaised won(const std::string& table, std::uint64_t number, std::uint32_t percent,
                            const std::string& level = "main") {
        const bool three = level != "main";
        const bool first = three ? level == "mega" : percent == 100;
        events::ClaimRaised raised;
        raised.claim = {tableId(table), number};
        std::tie(raised.round, raised.seat, raised.stake) = nextWager(tableId(table));
        raised.wager = events::Wager::Progressive;
        raised.paytable = *events::PaytableId::parse(three ? "E" : "A");
        raised.hand = *events::HandName::parse(level == "minor" ? "four_of_a_kind"
                                               : first          ? "royal_flush"
                                                                : "straight_flush");
        raised.basis = events::ClaimBasis::PercentOfMeter;
        raised.link = linkId();
        raised.level = levelName(level);
        raised.percentPpm = percent * 10'000;
        return raised;
    }
    // Wagers of the round at these seats that moved no meter: for tests of what comes after.
    void wagered(const core::TableId& table, std::uint64_t round, std::uint8_t seats = 7,
                 std::int64_t cents = 500) {
        events::ContributionApplied applied{linkId(), table, {round}, {}, {}, {}};
        for (std::uint8_t seat = 1; seat <= seats; ++seat)
            applied.wagers.push_back({{seat}, core::Cents{cents}});
        meter::apply(state, applied);
        journal.push_back(applied);
    }
    std::vector<events::Event> deny(const std::string& table, std::uint64_t number) {
        return say(table, events::ClaimDenied{{tableId(table), number}, person("s-ana"), {}, {}});
    }
    std::vector<events::Event> voidRound(const std::string& table, std::uint64_t round) {
        events::RoundVoided voided;
        voided.round = {round};
        return say(table, voided);
    }

    std::vector<events::Event> withdraw(const std::string& table, std::uint64_t round,
                                        std::int64_t cents,
                                        events::Wager wager = events::Wager::Progressive,
                                        events::WithdrawalCause cause = {}) {
        events::WagerWithdrawn withdrawn;
        withdrawn.cause = cause;
        withdrawn.round = {round};
        withdrawn.seat = {1};
        withdrawn.wager = wager;
        withdrawn.amount = core::Cents{cents};
        withdrawn.by = person("f-omar");
        return say(table, withdrawn);
    }

    const meter::ProgressiveLink& link() const { return *state.find(linkId()); }
    const meter::Level& level(const std::string& name = "main") const {
        return *state.find(linkId(), levelName(name));
    }
    std::int64_t amountOf(const std::string& table, std::uint64_t number) const {
        return state.fixed.at({tableId(table), number}).amount.value();
    }
    // What anybody gets who has the journal alone.
    meter::State replayed() const {
        meter::State again(state.setup);
        for (const events::Event& event : journal)
            if (!meter::tryApply(again, event))
                return meter::State(state.setup);
        return again;
    }

    core::Instant now{core::Millis{1'794'821'400'000}};
    meter::State state;
    std::vector<events::Event> journal;

private:
    // A wager of the table's last round for which nothing was claimed yet; of a next round where
    // there is none.
    std::tuple<events::RoundId, core::Seat, core::Cents> nextWager(const core::TableId& table) {
        const auto last = state.contributions.find(table);
        std::uint64_t round = 1;
        if (last != state.contributions.end()) {
            for (const auto& [seat, wager] : *last->second.wagers)
                if (m_claimed.insert({table, last->second.round, seat}).second)
                    return {last->second.round, {seat}, wager};
            round = last->second.round.value + 1;
        }
        wagered(table, round);
        return nextWager(table);
    }

    std::set<std::tuple<core::TableId, events::RoundId, std::uint8_t>> m_claimed;
};

template <typename T>
const T* only(const std::vector<events::Event>& events) {
    const T* found = nullptr;
    for (const events::Event& event : events)
        if (const T* one = event.as<T>()) {
            if (found != nullptr)
                return nullptr;
            found = one;
        }
    return found;
}

} // namespace pitwatch::tests
