#include "tests/support/tables/table_properties.h"

#include "shared/table/finding_detail.h"
#include "shared/table/next_steps.h"
#include "shared/wire/event_codec.h"
#include "shared/wording/wording.h"
#include "tests/support/tables/claim_ledger.h"
#include "tests/support/tables/random_table.h"
#include "tests/support/tables/round_ledger.h"

#include <set>

namespace pitwatch::support {

using core::Cents;
using events::Wager;
using table::State;

namespace {

// What a table may hear without having anything to say about it.
bool maySayNothing(const State& state, const table::Input& input) {
    // Chips of a bank that is settled are on their way; those that lie there are known.
    if (const auto* bank = std::get_if<table::PlaceBankWager>(&input)) {
        const bool holds = state.round && state.bank.holder == bank->seat;
        return (bank->sensed && bank->amount == Cents{}) ||
               (holds && (state.round->phase == table::Phase::Settled ||
                          state.round->bankWager == bank->amount));
    }
    if (const auto* told = std::get_if<table::TellActionSeat>(&input))
        return state.round && state.round->action == told->seat;
    return std::holds_alternative<table::TimePassed>(input) ||
           std::holds_alternative<table::WagerSensed>(input) ||
           std::holds_alternative<table::SeatPlayer>(input) ||
           std::holds_alternative<table::PlaceBankWager>(input) ||
           std::holds_alternative<table::ShufflerReported>(input) ||
           std::holds_alternative<table::ShufflerModeReported>(input) ||
           std::holds_alternative<table::DoorReported>(input) ||
           std::holds_alternative<table::ShufflerLost>(input) ||
           std::holds_alternative<table::ShufflerFound>(input) ||
           std::holds_alternative<table::RosterDisagreed>(input) ||
           std::holds_alternative<table::AssignDealer>(input) ||
           std::holds_alternative<table::AssignFloorperson>(input) ||
           std::holds_alternative<table::ReportPlayerLeft>(input) ||
           std::holds_alternative<table::CountChips>(input) ||
           std::holds_alternative<table::ReportFault>(input) ||
           std::holds_alternative<table::ReportIrregularity>(input) ||
           std::holds_alternative<table::ShuffleFinished>(input) ||
           std::holds_alternative<table::DeckInserted>(input) ||
           std::holds_alternative<table::LockProgressive>(input) ||
           std::holds_alternative<table::RecordDocument>(input);
}

// Every deck is one thing in one place: what is dealt belongs to the round, the rest lies still.
std::string checkDecks(const State& state) {
    std::set<events::DeckId> ids;
    for (const table::Deck& deck : state.decks) {
        if (!ids.insert(deck.id).second || state.removed.contains(deck.id))
            return "a deck is at the table twice, or came back";
        // Another of that colour may have come for one that left; it is the round's once it is
        // dealt.
        const bool mine = state.round && state.round->deck == deck.colour &&
                          !state.round->deckLeft && state.round->phase != table::Phase::Betting;
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

// What was found has words, and everything that stands in them.
std::string checkFinding(const events::Event& event) {
    const auto* found = event.as<events::ComplianceFound>();
    if (found == nullptr)
        return {};
    const std::string said = wording::sentence(found->detail);
    const auto code = core::enumFromName<table::FindingDetail>(found->detail.code.name.text());
    const bool known = code && found->detail.code == events::Code(*code);
    return known && said.find('?') == std::string::npos ? std::string()
                                                        : "a finding without words: " + said;
}

// Whatever happened, a floorperson can end the round and close the table.
std::string checkWayOut(TableFixture fixture) {
    if (fixture.state().opening == table::Opening::Closed)
        return {};
    table::Actor signing = kFloor; // A claim of the round may have been verified.
    signing.bySignature = true;
    fixture.give(table::JudgeStub{signing, true});
    fixture.give(table::RuleOnIrregularity{signing, {}, words("play goes on")});
    fixture.give(table::ResolveChipCount{signing, Wager::Progressive, 1, words("agreed")});
    fixture.give(table::ResolveChipCount{signing, Wager::FiveCard, 1, words("agreed")});
    fixture.give(table::VoidRound{signing, words("the table closes")});
    fixture.give(table::EndRound{});
    if (fixture.state().round && fixture.state().round->phase == table::Phase::Betting)
        fixture.give(table::VoidRound{kFloor, words("the table closes")}); // Bets of the next one.
    if (fixture.state().round)
        return "the round cannot be ended: " + fixture.refusal();
    fixture.give(table::CloseTable{kFloor, words("end of shift")});
    return fixture.refusal().empty() ? std::string() : "it cannot be closed: " + fixture.refusal();
}

std::string checkReplay(const TableFixture& fixture) {
    State again(fixture.state().setup);
    for (const Recorded& entry : fixture.journal())
        table::apply(again, entry.event, entry.at);
    return again == fixture.state() ? std::string() : "the journal gives another state";
}

std::string checkEvents(const TableFixture& fixture, const table::Input& input, RoundLedger& ledger,
                        ClaimLedger& claims) {
    if (fixture.last().empty() && !maySayNothing(fixture.state(), input))
        return "nothing was said about " + std::string(table::nameOf(input));
    for (const events::Event& event : fixture.last()) {
        if (auto problem = ledger.follow(event); !problem.empty())
            return problem;
        if (auto problem = claims.follow(event); !problem.empty())
            return problem;
        if (auto problem = checkCoding(event); !problem.empty())
            return problem;
        if (auto problem = checkFinding(event); !problem.empty())
            return problem;
    }
    if (auto problem = checkDecks(fixture.state()); !problem.empty())
        return problem;
    return misplacedCards(fixture.state());
}

} // namespace

std::string playAtRandom(std::string_view ruleSet, std::uint64_t seed, int inputs, int& settled) {
    const table::Signals signalled{seed % 2 == 0, seed % 3 != 0, seed % 5 != 0};
    TableFixture fixture(makeSetup(submissionText(ruleSet), signalled));
    RandomTable random(seed, static_cast<int>(seed % 4) * 8);
    RoundLedger ledger;
    ClaimLedger claims;
    for (int i = 0; i < inputs; ++i) {
        fixture.wait(core::Millis{1000});
        const table::Input input = random.next(fixture.state());
        fixture.give(input);
        std::string problem = checkEvents(fixture, input, ledger, claims);
        if (problem.empty() && i % 64 == 0) {
            table::nextSteps(fixture.state(), fixture.now());
            problem = checkWayOut(fixture);
        }
        if (!problem.empty())
            return problem + " (" + std::string(ruleSet) + ", seed " + std::to_string(seed) +
                   ", input " + std::to_string(i) + " " + std::string(table::nameOf(input)) + ": " +
                   fixture.names() + ")";
    }
    settled += fixture.count<events::RoundSettled>();
    if (auto problem = checkReplay(fixture); !problem.empty())
        return problem + " (" + std::string(ruleSet) + ", seed " + std::to_string(seed) + ")";
    return {};
}

} // namespace pitwatch::support
