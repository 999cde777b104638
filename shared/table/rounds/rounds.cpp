#include "shared/table/rounds/rounds.h"

#include "shared/table/decks/alternation.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/opening/idling.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"

#include <algorithm>
#include <array>

namespace pitwatch::table {

using events::Wager;

namespace {

constexpr std::array kBets{Wager::Bet1, Wager::Bet2, Wager::Bet3};
constexpr std::array kAntes{Wager::Ante1, Wager::Ante2};
constexpr std::array kWithdrawable{Wager::Bet1, Wager::Bet2};
constexpr std::array kRuns{Wager::Run1, Wager::Run2, Wager::Center};

} // namespace

std::span<const Wager> baseWagers(rules::Game game) {
    if (game == rules::Game::LetItRide)
        return kBets;
    return kAntes;
}

Wager lastingWager(rules::Game game) {
    return baseWagers(game).back();
}

std::span<const Wager> stageWagers(rules::Game game) {
    if (game == rules::Game::LetItRide)
        return kWithdrawable;
    return kRuns;
}

std::optional<std::size_t> stageOf(rules::Game game, Wager wager) {
    const auto stages = stageWagers(game);
    const auto at = std::find(stages.begin(), stages.end(), wager);
    if (at == stages.end())
        return std::nullopt;
    return static_cast<std::size_t>(at - stages.begin());
}

bool isOffered(const State& state, Wager wager) {
    const rules::Game game = state.rules().game;
    const auto base = baseWagers(game);
    if (kindOf(wager) != rules::WagerKind::Base)
        return state.setup->tableRules.offered(kindOf(wager)).has_value();
    return std::find(base.begin(), base.end(), wager) != base.end() ||
           stageOf(game, wager).has_value();
}

bool validSeat(const State& state, core::Seat seat) {
    return seat.number >= 1 && seat.number <= state.rules().table.positions;
}

bool playersKnown(const State& state) {
    const Wager wager = lastingWager(state.rules().game);
    return std::any_of(
        state.round->seats.begin(), state.round->seats.end(),
        [&](const SeatState& seat) { return seat.at(wager) > core::Cents{} || seat.dealt > 0; });
}

bool hasHand(const State& state, core::Seat number) {
    const SeatState& seat = state.round->seat(number);
    if (seat.skipped || seat.sentBack)
        return false;
    return seat.at(lastingWager(state.rules().game)) > core::Cents{} || seat.dealt > 0 ||
           seat.hasDecided();
}

bool lostUndealt(const Round& round, core::Seat number) {
    const SeatState& seat = round.seat(number);
    return round.phase == Phase::Dealt && seat.lost() && seat.dealt == 0;
}

bool wentUndealt(const Round& round, core::Seat number) {
    const SeatState& seat = round.seat(number);
    return lostUndealt(round, number) || (round.phase == Phase::Dealt && !round.packets.empty() &&
                                          seat.left && seat.dealt == 0 && !seat.hasDecided());
}

bool inPlay(const State& state, core::Seat number) {
    return hasHand(state, number) && !state.round->seat(number).lost();
}

std::optional<std::size_t> openStage(const State& state) {
    const std::size_t stages = stageWagers(state.rules().game).size();
    for (std::size_t stage = 0; stage < stages; ++stage)
        for (std::uint8_t number = 1; number <= kSeats; ++number) {
            const SeatState& seat = state.round->seat({number});
            if (inPlay(state, {number}) && !seat.left && seat.awaits(stage))
                return stage;
        }
    return std::nullopt;
}

bool leftUndecided(const State& state, core::Seat number) {
    const SeatState& seat = state.round->seat(number);
    return seat.left && inPlay(state, number) &&
           seat.awaitsAny(stageWagers(state.rules().game).size());
}

bool expectsDecisions(const State& state) {
    return state.setup->signalled.decisions || state.round->decisionsTold;
}

bool boardIsEarly(const State& state) {
    const auto& board = state.round->board;
    const auto open = openStage(state);
    for (std::size_t at = 0; open && at < board.size(); ++at)
        if (board[at] && stageBefore(state.rules().game, at) >= *open)
            return true;
    return false;
}

bool isCollected(const rules::RuleSet& rules, Wager wager) {
    const rules::WagerRule* rule = rules.find(kindOf(wager));
    return rule != nullptr && rule->collectedBeforeDeal;
}

std::size_t stageBefore(rules::Game game, std::size_t boardPlace) {
    return game == rules::Game::LetItRide ? boardPlace : boardPlace / 2;
}

int mayDiscard(const State& state) {
    const auto& shuffler = state.submission().shuffler;
    const bool reshuffles =
        shuffler && shuffler->reshuffles && state.dealing == events::DealingMethod::AutomatedShoe;
    return reshuffles ? state.rules().deal.reshufflingShoeDiscards : 0;
}

int cardsOffHand(const State& state) {
    if (const int told = state.round->boardDealt - setAsideTold(state); told > 0)
        return told;
    const rules::DealRule& deal = state.rules().deal;
    return deal.community + deal.burned + deal.discarded + mayDiscard(state);
}

bool hasSideWager(const SeatState& seat) {
    for (const Wager wager : {Wager::FiveCard, Wager::ThreeCard, Wager::SixCard,
                              Wager::UltimatePairs, Wager::Progressive})
        if (seat.at(wager) > core::Cents{})
            return true;
    return false;
}

bool chipsDisputed(const Round& round) {
    return chipsDisputed(round, Wager::Progressive) || chipsDisputed(round, Wager::FiveCard);
}

bool chipsDisputed(const Round& round, Wager wager) {
    return (wager == Wager::Progressive && round.progressiveChips == ChipCheck::Disputed) ||
           (wager == Wager::FiveCard && round.fiveCardChips == ChipCheck::Disputed);
}

bool hasBets(const State& state, core::Seat seat) {
    const auto& wagers = state.round->seat(seat).wagers;
    return std::any_of(wagers.begin(), wagers.end(),
                       [](core::Cents amount) { return amount > core::Cents{}; });
}

// In a round that has not been locked nothing else is out of its order.
bool cardsCameEarly(const Round& round) {
    return std::any_of(round.found.begin(), round.found.end(), [](const RoundFinding& found) {
        return found.kind == events::FindingKind::PlayedOutOfOrder;
    });
}

bool betsAreOpen(const Round& round) {
    return round.phase == Phase::Betting && !cardsCameEarly(round);
}

const events::PlayerId& playerOf(const State& state, core::Seat seat) {
    const bool settled = state.round && state.round->phase != Phase::Betting;
    return (settled ? state.round->players : state.players)[seat.number - 1U];
}

const std::string& dealSection(const State& state) {
    const rules::DealingRule* method = state.rules().find(state.dealing);
    return method != nullptr ? method->orderSection : state.rules().deal.section;
}

const std::string& chipCountSection(const State& state) {
    static const std::string kSilent;
    const rules::DealingRule* method = state.rules().find(state.dealing);
    return method != nullptr ? method->chipCountSection : kSilent;
}

// The documents that have chips counted before the deal say in the same place what is called first.
const std::string& callSection(const State& state) {
    const std::string& section = chipCountSection(state);
    return section.empty() ? state.rules().procedure.noMoreBets : section;
}

const std::string& playerLeftSection(const rules::RuleSet& rules) {
    static const std::string kSilent;
    const auto* rule = rules.find(rules::Irregularity::PlayerLeft);
    return rule != nullptr ? rule->section : kSilent;
}

const std::string& irregularitySection(const State& state, const rules::IrregularityRule& rule) {
    const rules::DealingRule* method = state.rules().find(state.dealing);
    if (method == nullptr)
        return rule.section;
    if (rule.irregularity == rules::Irregularity::StubWrongMisdealt &&
        !method->misdealtSection.empty())
        return method->misdealtSection;
    if (rule.irregularity == rules::Irregularity::StubWrongNotMisdealt &&
        !method->deckWrongSection.empty())
        return method->deckWrongSection;
    return rule.section;
}

bool needsLockedRound(Draft& draft, std::string_view command) {
    const State& state = draft.state();
    if (!state.round)
        draft.refuse(command, RoundRefusal::NoneOpen);
    else if (state.round->phase == Phase::Betting)
        draft.refuse(command, RoundRefusal::BetsOpen, draft.rules().procedure.noMoreBets);
    else
        return true;
    return false;
}

bool ensureRoundOpen(Draft& draft, std::string_view command) {
    const State& state = draft.state();
    if (state.round)
        return true;
    if (!state.isOpenForPlay()) {
        draft.refuse(command, TableRefusal::OpeningIncomplete, draft.rules().procedure.inspect);
        return false;
    }
    const Deck* deck = nextDeck(state);
    if (deck == nullptr) {
        draft.refuse(command, DeckRefusal::NoDeck, draft.rules().decks.section);
        return false;
    }
    draft.emit(events::RoundOpened{{state.lastRound + 1}, deck->colour, state.dealer});
    return true;
}

void decideOn(Draft& draft, const OpenRound& input) {
    if (draft.state().round)
        return draft.refuse(input.kName, RoundRefusal::IsOpen);
    ensureRoundOpen(draft, input.kName);
}

void applyOne(State& state, const events::RoundOpened& event, core::Instant at) {
    const auto idleSince = standsIdle(state, at) ? std::optional(state.lastPlayed) : std::nullopt;
    state.lastPlayed = at;
    Round& round = state.round.emplace();
    round.idleSince = idleSince;
    round.id = event.round;
    round.deck = event.deck;
    state.lastRound = event.round.value;
}

} // namespace pitwatch::table
