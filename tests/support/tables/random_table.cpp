#include "tests/support/tables/random_table.h"

#include "shared/cards/deck.h"
#include "shared/table/deal_order.h"
#include "tests/support/tables/table_fixture.h"

#include <algorithm>

namespace pitwatch::support {

using events::Choice;
using events::Place;
using events::Wager;
using table::Phase;
using table::SeatState;
using table::State;

namespace {

constexpr std::array kSideWagers{Wager::FiveCard, Wager::ThreeCard, Wager::SixCard,
                                 Wager::UltimatePairs, Wager::Progressive};

bool isRide(const State& state) {
    return state.rules().game == rules::Game::LetItRide;
}

std::vector<Wager> baseOf(const State& state) {
    if (isRide(state))
        return {Wager::Bet1, Wager::Bet2, Wager::Bet3};
    return {Wager::Ante1, Wager::Ante2};
}

std::vector<Wager> stagesOf(const State& state) {
    if (isRide(state))
        return {Wager::Bet1, Wager::Bet2};
    return {Wager::Run1, Wager::Run2, Wager::Center};
}

bool isOffered(const State& state, Wager wager) {
    const auto offered = [&](rules::WagerKind kind) {
        return state.setup->tableRules.offered(kind).has_value();
    };
    switch (wager) {
    case Wager::FiveCard:
        return offered(rules::WagerKind::FiveCard);
    case Wager::ThreeCard:
        return offered(rules::WagerKind::ThreeCard);
    case Wager::SixCard:
        return offered(rules::WagerKind::SixCard);
    case Wager::UltimatePairs:
        return offered(rules::WagerKind::UltimatePairs);
    case Wager::Progressive:
        return state.submission().progressive.has_value();
    case Wager::Bet1:
    case Wager::Bet2:
    case Wager::Bet3:
    case Wager::Ante1:
    case Wager::Ante2:
    case Wager::Run1:
    case Wager::Run2:
    case Wager::Center:
        break;
    }
    return true;
}

int cardsDealt(const table::Round& round) {
    int dealt = round.boardDealt + round.boxDealt + round.setAside;
    for (const SeatState& seat : round.seats)
        dealt += seat.dealt;
    return dealt;
}

bool plays(const State& state, const SeatState& seat) {
    return seat.at(baseOf(state).back()) > core::Cents{} && !seat.abandoned && !seat.skipped;
}

std::vector<core::Seat> seatsWith(const State& state, Wager wager) {
    std::vector<core::Seat> seats;
    for (std::uint8_t number = 1; number <= table::kSeats; ++number)
        if (state.round->seat({number}).at(wager) > core::Cents{})
            seats.push_back({number});
    return seats;
}

} // namespace

core::Seat RandomTable::seat(const State& state) {
    const int positions = state.rules().table.positions;
    if (chance(3))
        return {static_cast<std::uint8_t>(upTo(12))};
    return {static_cast<std::uint8_t>(1 + upTo(positions - 1))};
}

cards::Card RandomTable::freshCard(const State& state) {
    cards::Card card = cards::kDeck[static_cast<std::size_t>(upTo(51))];
    while (state.round && state.round->faceUp.contains(card) && !chance(1))
        card = cards::kDeck[static_cast<std::size_t>(upTo(51))];
    return card;
}

std::vector<cards::Card> RandomTable::freshCards(const State& state, int count) {
    std::vector<cards::Card> cards;
    while (static_cast<int>(cards.size()) < count) {
        const cards::Card card = freshCard(state);
        if (std::find(cards.begin(), cards.end(), card) == cards.end())
            cards.push_back(card);
    }
    return cards;
}

table::Input RandomTable::next(const State& state) {
    return chance(m_wildness) ? wild(state) : sensible(state);
}

table::Input RandomTable::prepareDeck(const table::Deck& deck, const State& state) {
    if (deck.ceremony != table::Ceremony::Stacked) {
        const auto step = table::nextStep(deck.ceremony);
        const bool verifies = step == table::DeckStep::Verify;
        return table::DoDeckStep{verifies ? kFloor : kDealer, deck.colour, step, {}};
    }
    if (deck.shuffled)
        return table::CutDeck{kDealer, deck.colour, static_cast<std::uint8_t>(8 + upTo(40))};
    if (state.submission().shuffler && !state.shuffler.outOfOrder) {
        const std::uint8_t count = chance(1) ? 51 : 52;
        if (state.submission().shuffler->countsCards && !chance(3))
            return table::ShuffleFinished{deck.colour, count};
        return table::ShuffleFinished{deck.colour, std::nullopt};
    }
    return table::ShuffleByHand{kDealer, deck.colour};
}

table::Input RandomTable::sensible(const State& state) {
    if (chance(2))
        return table::TimePassed{};
    if (!state.claims.empty() && chance(5))
        return aboutClaim(state);
    if (state.opening == table::Opening::Closed)
        return table::OpenTable{kFloor, kDealer.person};
    if (!state.faults.empty() && chance(20))
        return table::CloseFault{kFloor, state.faults.front().id, words("seen to")};
    if (state.shuffler.outOfOrder && chance(20))
        return table::ReturnToUse{kFloor, named<events::DeviceId>("shuffler")};
    if (state.shoeOutOfOrder && chance(20))
        return table::ReturnToUse{kFloor, named<events::DeviceId>("shoe")};
    if (state.shuffler.mode != events::ShufflerMode::Play)
        return table::ShufflerModeReported{events::ShufflerMode::Play};
    const bool betweenRounds = !state.round || state.round->phase == Phase::Betting;
    for (const table::Deck& deck : state.decks)
        if (betweenRounds && deck.mustLeave)
            return table::RemoveDeck{kFloor, deck.colour, events::DeckRemovalReason::WrongCount,
                                     kDealer.person, kFloor.person};
    if (state.decks.size() < state.decksWanted())
        return table::ReceiveDeck{kDealer, any<events::DeckColour>(),
                                  named<events::DeckId>("D" + std::to_string(++m_lastDeck)),
                                  chance(30)};
    for (const table::Deck& deck : state.decks)
        if (!deck.isReady() && !deck.mustLeave && deck.place != table::DeckPlace::Play)
            return prepareDeck(deck, state);
    if (state.bank.offeredTo && betweenRounds)
        return chance(50) ? table::Input(table::AcceptBank{*state.bank.offeredTo})
                          : table::Input(table::DeclineBank{*state.bank.offeredTo});
    return betweenRounds ? bet(state) : playOn(state);
}

// A bet that would keep the table from being locked, put right.
std::optional<table::Input> RandomTable::mendedBet(const State& state) {
    const auto base = baseOf(state);
    const rules::Submission& filed = state.submission();
    for (std::uint8_t number = 1; state.round && number <= table::kSeats; ++number) {
        const SeatState& at = state.round->seat({number});
        const core::Cents first = at.left ? core::Cents{} : at.at(base[0]);
        if (first != core::Cents{} && (first < filed.minBet || first > filed.maxBet))
            return table::WagerSensed{{number}, base[0], filed.minBet};
        for (const Wager wager : base)
            if (at.at(wager) != first)
                return table::WagerSensed{{number}, wager, first};
        for (const Wager side : kSideWagers)
            if (at.left && at.at(side) > core::Cents{})
                return table::WagerSensed{{number}, side, {}};
        if (isRide(state) && at.at(Wager::FiveCard) > core::Cents{100})
            return table::WagerSensed{{number}, Wager::FiveCard, core::Cents{100}};
    }
    return std::nullopt;
}

// Bets of a seat are mostly made equal before the next thing happens.
table::Input RandomTable::bet(const State& state) {
    if (chance(1) && !state.round)
        return table::IdleTable{kDealer};
    if (const auto mended = mendedBet(state); mended && !chance(5))
        return *mended;
    const auto base = baseOf(state);
    if (state.bank.holder && (!state.round || state.round->bankWager == core::Cents{}))
        return table::PlaceBankWager{*state.bank.holder, core::Cents{100 + upTo(100'000)}};
    if (state.round && chance(30))
        return table::CallNoMoreBets{};
    const core::Seat at = seat(state);
    if (state.round && at.number >= 1 && at.number <= table::kSeats &&
        state.round->seat(at).at(base[0]) > core::Cents{} && chance(60)) {
        const Wager side = kSideWagers[static_cast<std::size_t>(upTo(4))];
        if (isOffered(state, side) || chance(10))
            return table::WagerSensed{at, side, core::Cents{chance(70) ? 100 : 500}};
    }
    const std::int64_t least = state.submission().minBet.value();
    return table::WagerSensed{at, base[0], core::Cents{chance(95) ? least * (1 + upTo(3)) : 1}};
}

// Mostly in the right order, and mostly to everybody who bets.
table::Input RandomTable::deal(const State& state) {
    table::DealReported dealt;
    const rules::DealRule& rule = state.rules().deal;
    std::vector<core::Seat> seats;
    for (std::uint8_t number = 1; number <= table::kSeats; ++number)
        if (plays(state, state.round->seat({number})) && !chance(1))
            seats.push_back({number});
    const auto* method = state.rules().find(state.dealing);
    dealt.packets = table::packetsInOrder(
        method != nullptr ? *method : state.rules().dealing.front(),
        state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value(),
        table::clockwise(std::move(seats), state.bank.holder),
        rule.community + rule.burned + rule.discarded);
    if (chance(3))
        std::reverse(dealt.packets.begin(), dealt.packets.end());
    return dealt;
}

table::Input RandomTable::turn(const State& state) {
    const auto& round = *state.round;
    const int community = state.rules().deal.community;
    for (int place = 0; place < community; ++place)
        if (!round.board[static_cast<std::size_t>(place)])
            return table::CommunityRevealed{Place::Community, static_cast<std::uint8_t>(place + 1),
                                            freshCards(state, 1)};
    if (state.setup->tableRules.offered(rules::WagerKind::SixCard) && !round.sixCardBox[0])
        return table::CommunityRevealed{Place::SixCardBox, 1, freshCards(state, 3)};
    for (std::uint8_t number = table::kSeats; number >= 1; --number)
        if (plays(state, round.seat({number})) && !round.seat({number}).hasCards())
            return table::HandShown{{number}, freshCards(state, state.rules().deal.perPlayer)};
    return table::EndRound{};
}

// Mostly the right number of chips.
table::Input RandomTable::countedChips(const State& state) {
    const Wager wager = chance(50) ? Wager::Progressive : Wager::FiveCard;
    if (!isOffered(state, wager))
        return deal(state);
    const auto lie = static_cast<int>(seatsWith(state, wager).size());
    const int chips = chance(10) ? lie + (lie > 0 && chance(50) ? -1 : 1) : lie;
    return table::CountChips{wager, static_cast<std::uint16_t>(chips), {}};
}

// Every wager was made, or that of one seat never was.
table::Input RandomTable::resolvedChips(const State& state, Wager wager) {
    table::ResolveChipCount resolve{kFloor, wager, 0, words("looked into")};
    const std::vector<core::Seat> made = seatsWith(state, wager);
    if (!made.empty() && chance(50))
        resolve.withdrawn = {
            made[static_cast<std::size_t>(upTo(static_cast<int>(made.size()) - 1))]};
    resolve.agreed = static_cast<std::uint16_t>(made.size() - resolve.withdrawn.size());
    return resolve;
}

table::Input RandomTable::playOn(const State& state) {
    const auto& round = *state.round;
    if (round.stubWrong)
        return table::JudgeStub{kFloor, chance(50)};
    if (round.question)
        return table::RuleOnIrregularity{
            kFloor, chance(50) ? std::optional(rules::Consequence::Void) : std::nullopt,
            words("so be it")};
    if (round.progressiveChips == table::ChipCheck::Disputed)
        return resolvedChips(state, Wager::Progressive);
    if (round.fiveCardChips == table::ChipCheck::Disputed)
        return resolvedChips(state, Wager::FiveCard);
    if (round.phase == Phase::Settled)
        return table::EndRound{};
    if (round.phase == Phase::Locked)
        return chance(60) ? countedChips(state) : deal(state);
    if (chance(3)) {
        const int right = static_cast<int>(cards::kDeckSize) - cardsDealt(round);
        return table::CountStub{
            kDealer, static_cast<std::uint8_t>(right - (chance(20) ? 1 : 0)), {}};
    }
    if (chance(3))
        return table::EndRound{};
    const auto stages = stagesOf(state);
    for (std::size_t stage = 0; stage < stages.size(); ++stage)
        for (std::uint8_t number = 1; number <= table::kSeats; ++number) {
            const SeatState& at = round.seat({number});
            if (!plays(state, at) || at.folded() || at.decisions[stage])
                continue;
            if (isRide(state))
                return table::Decide{
                    {number}, stages[stage], chance(50) ? Choice::Ride : Choice::Withdraw, 0};
            const bool folds = chance(20);
            return table::Decide{{number},
                                 stages[stage],
                                 folds ? Choice::Fold : Choice::Bet,
                                 static_cast<std::uint8_t>(folds ? 0 : 1 + upTo(2))};
        }
    return turn(state);
}
} // namespace pitwatch::support
