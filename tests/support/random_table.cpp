#include "tests/support/random_table.h"

#include "shared/cards/deck.h"
#include "tests/support/table_bench.h"

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

bool plays(const State& state, const SeatState& seat) {
    return seat.at(baseOf(state).back()) > core::Cents{} && !seat.abandoned && !seat.skipped;
}

const table::Actor& anyone(int which) {
    if (which == 0)
        return kDealer;
    return which == 1 ? kFloor : kSupervisor;
}

} // namespace

template <typename E>
E RandomTable::any() {
    return static_cast<E>(upTo(static_cast<int>(core::kEnumCount<E>) - 1));
}

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
        const auto step = static_cast<table::DeckStep>(deck.ceremony);
        const bool verifies = step == table::DeckStep::Verify;
        return table::DoDeckStep{verifies ? kFloor : kDealer, deck.colour, step, {}};
    }
    if (deck.shuffled)
        return table::CutDeck{kDealer, deck.colour, static_cast<std::uint8_t>(8 + upTo(40))};
    if (state.submission().shuffler && !state.shuffler.outOfOrder) {
        std::optional<std::uint8_t> count;
        if (state.submission().shuffler->countsCards)
            count = static_cast<std::uint8_t>(chance(1) ? 51 : 52);
        return table::ShuffleFinished{deck.colour, count};
    }
    return table::ShuffleByHand{kDealer, deck.colour};
}

table::Input RandomTable::sensible(const State& state) {
    if (chance(2))
        return table::TimePassed{};
    if (state.opening == table::Opening::Closed)
        return table::OpenTable{kFloor, kDealer.person};
    if (!state.faults.empty() && chance(20))
        return table::CloseFault{kFloor, state.faults.front().id, words("seen to")};
    if (state.shuffler.outOfOrder && chance(20))
        return table::ReturnToUse{kFloor, named<events::DeviceId>("shuffler")};
    if (state.shuffler.mode != events::ShufflerMode::Play)
        return table::ShufflerModeReported{events::ShufflerMode::Play};
    const bool betweenRounds = !state.round || state.round->phase == Phase::Betting;
    for (const table::Deck& deck : state.decks)
        if (betweenRounds && deck.mustLeave)
            return table::RemoveDeck{kFloor, deck.colour, events::DeckRemovalReason::WrongCount,
                                     kDealer.person, kFloor.person};
    if (state.decks.size() < static_cast<std::size_t>(state.submission().decks()))
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

// Bets of a seat are made equal before the next thing happens.
table::Input RandomTable::bet(const State& state) {
    if (chance(1) && !state.round)
        return table::IdleTable{kDealer};
    const auto base = baseOf(state);
    for (std::uint8_t number = 1; state.round && number <= table::kSeats; ++number) {
        const SeatState& at = state.round->seat({number});
        for (const Wager wager : base)
            if (at.at(wager) != at.at(base[0]))
                return table::WagerSensed{{number}, wager, at.at(base[0])};
    }
    if (state.bank.holder && (!state.round || state.round->bankWager == core::Cents{}))
        return table::PlaceBankWager{*state.bank.holder, core::Cents{100 + upTo(100'000)}};
    if (state.round && chance(30))
        return table::CallNoMoreBets{};
    const core::Seat at = seat(state);
    if (state.round && at.number >= 1 && at.number <= table::kSeats &&
        state.round->seat(at).at(base[0]) > core::Cents{} && chance(60)) {
        const Wager side = kSideWagers[static_cast<std::size_t>(upTo(4))];
        return table::WagerSensed{at, side, core::Cents{chance(70) ? 100 : 500}};
    }
    const std::int64_t least = state.submission().minBet.value();
    return table::WagerSensed{at, base[0], core::Cents{chance(95) ? least * (1 + upTo(3)) : 1}};
}

table::Input RandomTable::deal(const State& state) {
    table::DealReported dealt;
    const rules::DealRule& rule = state.rules().deal;
    if (state.setup->tableRules.offered(rules::Wager::SixCard))
        dealt.packets.push_back({Place::SixCardBox, std::nullopt, 3});
    for (std::uint8_t number = 1; number <= table::kSeats; ++number)
        if (plays(state, state.round->seat({number})) && !chance(1))
            dealt.packets.push_back(
                {Place::Player, core::Seat{number}, static_cast<std::uint8_t>(rule.perPlayer)});
    dealt.packets.push_back(
        {Place::Community, std::nullopt,
         static_cast<std::uint8_t>(rule.community + rule.burned + rule.discarded)});
    return dealt;
}

table::Input RandomTable::turn(const State& state) {
    const auto& round = *state.round;
    const int community = state.rules().deal.community;
    for (int place = 0; place < community; ++place)
        if (!round.board[static_cast<std::size_t>(place)])
            return table::CommunityRevealed{Place::Community, static_cast<std::uint8_t>(place + 1),
                                            freshCards(state, 1)};
    if (state.setup->tableRules.offered(rules::Wager::SixCard) && !round.sixCardBox[0])
        return table::CommunityRevealed{Place::SixCardBox, 1, freshCards(state, 3)};
    for (std::uint8_t number = table::kSeats; number >= 1; --number)
        if (plays(state, round.seat({number})) && !round.seat({number}).hasCards())
            return table::HandShown{{number}, freshCards(state, state.rules().deal.perPlayer)};
    return table::EndRound{};
}

table::Input RandomTable::playOn(const State& state) {
    const auto& round = *state.round;
    if (round.stubWrong)
        return table::JudgeStub{kFloor, chance(50)};
    if (round.question)
        return table::RuleOnIrregularity{
            kFloor, chance(50) ? std::optional(rules::Consequence::Void) : std::nullopt,
            words("so be it")};
    if (round.phase == Phase::Settled)
        return table::EndRound{};
    if (round.progressiveChips == table::ChipCheck::Disputed)
        return table::ResolveChipCount{kFloor, Wager::Progressive, 1, {}};
    if (round.fiveCardChips == table::ChipCheck::Disputed)
        return table::ResolveChipCount{kFloor, Wager::FiveCard, 1, {}};
    if (round.phase == Phase::Locked)
        return chance(20) ? table::Input(
                                table::CountChips{chance(50) ? Wager::Progressive : Wager::FiveCard,
                                                  static_cast<std::uint16_t>(upTo(3)),
                                                  {}})
                          : deal(state);
    if (chance(3))
        return table::CountStub{kDealer, static_cast<std::uint8_t>(30 + upTo(16)), {}};
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

table::Input RandomTable::wild(const State& state) {
    switch (upTo(3)) {
    case 0:
        return wildAboutDecks(state);
    case 1:
        return wildAboutDevices(state);
    case 2:
        return wildAboutRounds(state);
    }
    return wildAboutMoney(state);
}

table::Input RandomTable::wildAboutDecks(const State&) {
    const auto colour = static_cast<events::DeckColour>(upTo(2));
    const table::Actor& who = anyone(upTo(2));
    switch (upTo(11)) {
    case 0:
        return table::ReceiveDeck{
            who, colour, named<events::DeckId>("D" + std::to_string(upTo(m_lastDeck))), chance(50)};
    case 1:
        return table::DoDeckStep{who, colour, static_cast<table::DeckStep>(upTo(6)),
                                 core::Seat{static_cast<std::uint8_t>(upTo(9))}};
    case 2:
        return table::ShuffleFinished{colour, std::nullopt};
    case 3:
        return table::ShuffleByHand{who, colour};
    case 4:
        return table::CutDeck{who, colour, static_cast<std::uint8_t>(upTo(60))};
    case 5:
        return table::OrderRecut{who, colour, {}};
    case 6:
        return table::OrderShuffle{who, colour, {}};
    case 7:
        return table::DeckInserted{colour};
    case 8:
        return table::DeckRacked{colour};
    case 9:
        return table::RemoveDeck{who, colour, any<events::DeckRemovalReason>(), kDealer.person,
                                 anyone(upTo(2)).person};
    case 10:
        return table::ReplaceCard{who, anyone(upTo(2)), colour, cards::kDeck[0], {}};
    default:
        break;
    }
    return table::TimePassed{};
}

table::Input RandomTable::wildAboutDevices(const State& state) {
    const table::Actor& who = anyone(upTo(2));
    const auto device = named<events::DeviceId>(chance(70) ? "shuffler" : "display-1");
    switch (upTo(11)) {
    case 0:
        return table::ShufflerReported{any<events::ShufflerState>(), std::nullopt};
    case 1:
        return table::ShufflerModeReported{any<events::ShufflerMode>()};
    case 2:
        return table::JamReported{chance(50), {}};
    case 3:
        return table::ClearJam{who};
    case 4:
        return table::DoorReported{chance(50)};
    case 5:
        return table::ShufflerLost{core::Instant{core::Millis{1}}};
    case 6:
        return table::ShufflerFound{any<events::ShufflerState>()};
    case 7:
        return table::ShufflerRestartReported{};
    case 8:
        return table::ReportFault{device, any<events::FaultKind>(), {}};
    case 9:
        return table::CloseFault{who, {static_cast<std::uint64_t>(1 + upTo(5))}, words("cause")};
    case 10:
        return table::MarkOutOfOrder{who, device, any<events::OutOfOrderSign>()};
    default:
        break;
    }
    return table::ChangeDealingMethod{
        who, state.shuffler.outOfOrder ? any<events::DealingMethod>() : state.dealing, {}};
}

table::Input RandomTable::wildAboutRounds(const State& state) {
    const table::Actor& who = anyone(upTo(2));
    switch (upTo(16)) {
    case 0:
        return table::OpenRound{};
    case 1:
        return table::CallNoMoreBets{};
    case 2:
        return table::CountChips{any<Wager>(), static_cast<std::uint16_t>(upTo(3)), {}};
    case 3:
        return table::ResolveChipCount{who, any<Wager>(), 1, {}};
    case 4:
        return table::DealReported{
            {},
            {{any<Place>(), chance(50) ? std::optional(seat(state)) : std::nullopt,
              static_cast<std::uint8_t>(upTo(5))}},
            chance(50)};
    case 5:
        return table::Decide{seat(state), any<Wager>(), any<Choice>(),
                             static_cast<std::uint8_t>(upTo(4))};
    case 6:
        return table::CommunityRevealed{any<Place>(), static_cast<std::uint8_t>(upTo(6)),
                                        freshCards(state, upTo(5))};
    case 7:
        return table::HandShown{seat(state), freshCards(state, upTo(4))};
    case 8:
        return table::CountStub{who, static_cast<std::uint8_t>(upTo(60)), std::uint8_t{3}};
    case 9:
        return table::JudgeStub{who, chance(50)};
    case 10:
        return table::EndRound{};
    case 11:
        return table::ReportPlayerLeft{seat(state)};
    case 12:
        return table::AbandonWagers{who, seat(state)};
    case 13:
        return table::ReportIrregularity{who,
                                         any<events::Irregularity>(),
                                         seat(state),
                                         freshCard(state),
                                         static_cast<std::uint8_t>(upTo(3)),
                                         {}};
    case 14:
        return table::RuleOnIrregularity{who, any<rules::Consequence>(), words("yes")};
    case 15:
        return chance(20) ? table::Input(table::VoidRound{who, words("void")})
                          : table::Input(table::AssignDealer{who, kDealer.person});
    default:
        break;
    }
    return chance(10) ? table::Input(table::CloseTable{who, {}})
                      : table::Input(table::AssignFloorperson{who, kFloor.person});
}

table::Input RandomTable::wildAboutMoney(const State& state) {
    switch (upTo(9)) {
    case 0:
        return table::SeatPlayer{seat(state),
                                 chance(30) ? events::PlayerId{}
                                            : named<events::PlayerId>(chance(50) ? "P1" : "P2")};
    case 1:
        return table::LockProgressive{any<events::ProgressiveLock>(), {}};
    case 2:
        return table::UnlockProgressive{any<events::ProgressiveLock>(), kFloor};
    case 3:
        return table::DeclareClaim{kDealer,
                                   seat(state),
                                   any<Wager>(),
                                   core::Cents{100},
                                   named<events::HandName>("royal_flush"),
                                   {}};
    case 4:
        return table::FixClaimAmount{static_cast<std::uint64_t>(upTo(20)), core::Cents{upTo(5)}};
    case 5:
        return table::AcceptBank{seat(state)};
    case 6:
        return table::DeclineBank{seat(state)};
    case 7:
        return table::PlaceBankWager{seat(state), core::Cents{upTo(1000) - 10}};
    default:
        break;
    }
    return table::WagerSensed{seat(state), any<Wager>(), core::Cents{100 * upTo(20) - 100}};
}

} // namespace pitwatch::support
