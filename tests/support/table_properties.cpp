#include "tests/support/table_properties.h"

#include "shared/table/next_steps.h"
#include "shared/wire/event_codec.h"
#include "tests/support/random_table.h"

#include <algorithm>
#include <map>
#include <set>

namespace pitwatch::support {

using core::Cents;
using events::Wager;
using table::State;

namespace {

// What a table may hear without having anything to say about it.
bool maySayNothing(const table::Input& input) {
    return std::holds_alternative<table::TimePassed>(input) ||
           std::holds_alternative<table::WagerSensed>(input) ||
           std::holds_alternative<table::SeatPlayer>(input) ||
           std::holds_alternative<table::ShufflerReported>(input) ||
           std::holds_alternative<table::ShufflerModeReported>(input) ||
           std::holds_alternative<table::DoorReported>(input) ||
           std::holds_alternative<table::ShufflerLost>(input) ||
           std::holds_alternative<table::ShufflerFound>(input) ||
           std::holds_alternative<table::ReportFault>(input) ||
           std::holds_alternative<table::ReportIrregularity>(input) ||
           std::holds_alternative<table::ShuffleFinished>(input) ||
           std::holds_alternative<table::DeckInserted>(input) ||
           std::holds_alternative<table::LockProgressive>(input);
}

// The chips of the open round, kept from the events alone and not from the state.
class Ledger {
public:
    std::string follow(const events::Event& event) {
        if (const auto* placed = event.as<events::WagerPlaced>())
            m_lies[{placed->seat.number, placed->wager}] += placed->amount.value();
        if (const auto* back = event.as<events::WagerTakenBack>())
            m_lies[{back->seat.number, back->wager}] -= back->amount.value();
        if (const auto* made = event.as<events::DecisionMade>())
            m_lies[{made->seat.number, made->wager}] += made->choice == events::Choice::Withdraw
                                                            ? -made->amount.value()
                                                            : made->amount.value();
        if (const auto* seat = event.as<events::SeatSettled>())
            return settle(*seat);
        if (const auto* voided = event.as<events::RoundVoided>())
            return giveBack(*voided);
        if (event.as<events::RoundSettled>() != nullptr && !everythingGone())
            return "a wager was not settled";
        if (const auto* completed = event.as<events::RoundCompleted>()) {
            if (!completed->settled && completed->missing.empty())
                return "an unsettled round does not say what was missing";
            m_lies.clear();
        }
        for (const auto& [spot, amount] : m_lies)
            if (amount < 0)
                return "more was taken than lay there";
        return {};
    }

private:
    std::string settle(const events::SeatSettled& seat) {
        for (const events::SettledLine& line : seat.lines) {
            // A withdrawn bet went back when the player decided.
            if (line.result == events::LineResult::Withdrawn)
                continue;
            auto& lies = m_lies[{seat.seat.number, line.wager}];
            if (lies != line.stake.value())
                return "a line's stake is not what lay there";
            lies = 0;
            const bool lost = line.result == events::LineResult::Lose;
            if (lost && line.paid != Cents{})
                return "a losing line was paid";
            if (line.returned > line.stake)
                return "more than the stake was returned";
        }
        return {};
    }

    std::string giveBack(const events::RoundVoided& voided) {
        for (const events::WagerAmount& back : voided.returns)
            m_lies[{back.seat.number, back.wager}] -= back.amount.value();
        if (!everythingGone())
            return "a void round did not return every wager";
        m_lies.clear();
        return {};
    }

    bool everythingGone() const {
        return std::all_of(m_lies.begin(), m_lies.end(),
                           [](const auto& entry) { return entry.second == 0; });
    }

    std::map<std::pair<std::uint8_t, Wager>, std::int64_t> m_lies;
};

std::string checkCards(const State& state) {
    if (!state.round)
        return {};
    const table::Round& round = *state.round;
    cards::CardSet seen;
    std::size_t lie = 0;
    const auto look = [&](const auto& places) {
        for (const auto& card : places)
            if (card) {
                seen.insert(*card);
                ++lie;
            }
    };
    look(round.board);
    look(round.sixCardBox);
    unsigned dealt = round.boardDealt + round.boxDealt;
    for (const table::SeatState& seat : round.seats) {
        look(seat.cards);
        dealt += seat.dealt;
    }
    if (seen.size() != lie || !((seen - round.faceUp).empty()))
        return "a card lies in two places";
    if (dealt > cards::kDeckSize)
        return "more than 52 cards were dealt";
    return {};
}

// Every deck is one thing in one place: what is dealt belongs to the round, the rest lies still.
std::string checkDecks(const State& state) {
    std::set<events::DeckId> ids;
    for (const table::Deck& deck : state.decks) {
        if (!ids.insert(deck.id).second || state.removed.contains(deck.id))
            return "a deck is at the table twice, or came back";
        const bool mine = state.round && state.round->deck == deck.colour &&
                          state.round->phase != table::Phase::Betting;
        // Once the round is settled the cards may be on their way before the dealer says so.
        const bool dealt = mine && state.round->phase != table::Phase::Settled;
        if (deck.place == table::DeckPlace::Play && !mine)
            return "a deck is in play without a round";
        if (dealt && deck.place != table::DeckPlace::Play)
            return "a round is dealt with a deck that lies elsewhere";
    }
    if (state.decks.size() > static_cast<std::size_t>(state.submission().decks()))
        return "more decks than the table plays with";
    return {};
}

std::string checkCoding(const events::Event& event) {
    const auto bytes = wire::encodeEvent(event);
    const auto read = wire::decodeEvent(event.type(), bytes);
    if (!read.ok())
        return std::string(event.name()) + " cannot be read back: " + read.error().text;
    return *read == event ? std::string() : std::string(event.name()) + " changed on the wire";
}

// Whatever happened, a floorperson can end the round and close the table.
std::string checkWayOut(TableBench bench) {
    if (bench.state().opening == table::Opening::Closed)
        return {};
    bench.give(table::JudgeStub{kFloor, true});
    bench.give(table::RuleOnIrregularity{kFloor, {}, words("play goes on")});
    bench.give(table::ResolveChipCount{kFloor, Wager::Progressive, 1, words("agreed")});
    bench.give(table::ResolveChipCount{kFloor, Wager::FiveCard, 1, words("agreed")});
    bench.give(table::VoidRound{kFloor, words("the table closes")});
    bench.give(table::EndRound{});
    if (bench.state().round)
        return "the round cannot be ended: " + bench.refusal();
    bench.give(table::CloseTable{kFloor, words("end of shift")});
    return bench.refusal().empty() ? std::string() : "it cannot be closed: " + bench.refusal();
}

std::string checkReplay(const TableBench& bench) {
    State again(bench.state().setup);
    for (const Recorded& entry : bench.journal())
        table::apply(again, entry.event, entry.at);
    return again == bench.state() ? std::string() : "the journal gives another state";
}

std::string checkEvents(const TableBench& bench, const table::Input& input, Ledger& ledger) {
    if (bench.last().empty() && !maySayNothing(input))
        return "nothing was said about " + std::string(table::nameOf(input));
    for (const events::Event& event : bench.last()) {
        if (auto problem = ledger.follow(event); !problem.empty())
            return problem;
        if (auto problem = checkCoding(event); !problem.empty())
            return problem;
    }
    if (auto problem = checkDecks(bench.state()); !problem.empty())
        return problem;
    return checkCards(bench.state());
}

} // namespace

std::string playAtRandom(std::string_view ruleSet, std::uint64_t seed, int inputs, int& settled) {
    const table::Signals signalled{seed % 2 == 0, seed % 3 != 0, seed % 5 != 0};
    TableBench bench(makeSetup(submissionText(ruleSet), signalled));
    RandomTable random(seed, static_cast<int>(seed % 4) * 8);
    Ledger ledger;
    for (int i = 0; i < inputs; ++i) {
        bench.wait(core::Millis{1000});
        const table::Input input = random.next(bench.state());
        bench.give(input);
        std::string problem = checkEvents(bench, input, ledger);
        if (problem.empty() && i % 64 == 0) {
            table::nextSteps(bench.state(), bench.now());
            problem = checkWayOut(bench);
        }
        if (!problem.empty())
            return problem + " (" + std::string(ruleSet) + ", seed " + std::to_string(seed) +
                   ", input " + std::to_string(i) + " " + std::string(table::nameOf(input)) + ": " +
                   bench.names() + ")";
    }
    settled += bench.count<events::RoundSettled>();
    if (auto problem = checkReplay(bench); !problem.empty())
        return problem + " (" + std::string(ruleSet) + ", seed " + std::to_string(seed) + ")";
    return {};
}

} // namespace pitwatch::support
