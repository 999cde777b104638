#include "shared/cards/deck.h"
#include "tests/support/tables/random_table.h"
#include "tests/support/tables/table_fixture.h"

// The inputs that are anything at all.

namespace pitwatch::support {

using events::Choice;
using events::Place;
using events::Wager;
using table::State;

namespace {

const table::Actor& anyone(int which) {
    if (which == 0)
        return kDealer;
    return which == 1 ? kFloor : kSupervisor;
}

} // namespace

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
    switch (upTo(13)) {
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
    case 11:
        return table::ConfirmOpeningCheck{who, {any<events::OpeningCheck>()}};
    case 12:
        return table::RosterDisagreed{who.person, static_cast<table::RosterDoubt>(upTo(2))};
    default:
        break;
    }
    return table::TimePassed{};
}

table::Input RandomTable::wildAboutDevices(const State& state) {
    const table::Actor& who = anyone(upTo(2));
    const auto device = named<events::DeviceId>(chance(60)   ? "shuffler"
                                                : chance(50) ? "shoe"
                                                             : "display-1");
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
    return table::ChangeDealingMethod{who,
                                      state.shuffler.outOfOrder || state.shoeOutOfOrder
                                          ? any<events::DealingMethod>()
                                          : state.dealing,
                                      {}};
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
        return table::ResolveChipCount{who,
                                       any<Wager>(),
                                       static_cast<std::uint16_t>(upTo(3)),
                                       {},
                                       std::vector<core::Seat>(chance(50) ? 1 : 0, seat(state))};
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
        return chance(50) ? table::Input(table::AbandonWagers{who, seat(state)})
                          : table::Input(table::ForfeitWagers{
                                who, seat(state), words(chance(90) ? "showed the cards" : ""), {}});
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
    if (!state.claims.empty() && chance(50))
        return aboutClaim(state);
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
        return table::PlaceBankWager{seat(state), core::Cents{upTo(1000) - 10}, chance(50)};
    case 8:
        return table::TellActionSeat{seat(state)};
    default:
        break;
    }
    return table::WagerSensed{seat(state), any<Wager>(), core::Cents{100 * upTo(20) - 100}};
}

} // namespace pitwatch::support
