#include "pit-console/core/offers/table_offers.h"
#include "pit-console/core/pictures/table_views.h"
#include "shared/table/next_steps.h"
#include "shared/table/stages.h"

namespace pitwatch::console {

namespace {

using events::Wager;
using table::State;

std::string textOf(const std::optional<cards::Card>& card) {
    return card ? card->text() : std::string();
}

void fillRound(SeatPicture& seat, const table::SeatState& at, rules::Game game) {
    for (const Wager wager : core::kEnumValues<Wager>) {
        WagerOnLayout shown{wager, at.at(wager), std::nullopt};
        if (const auto stage = table::stageOf(game, wager); stage && at.decisions[*stage])
            shown.choice = at.decisions[*stage]->choice;
        if (shown.amount > core::Cents{} || shown.choice == events::Choice::Withdraw)
            seat.wagers.push_back(shown);
    }
    for (std::size_t card = 0; card < at.cards.size(); ++card)
        if (at.cards[card] || card < at.dealt)
            seat.cards.push_back(textOf(at.cards[card]));
    seat.folded = at.folded();
    seat.left = at.left;
}

std::vector<SeatPicture> seatsOf(const State& state) {
    std::vector<SeatPicture> seats;
    const auto positions = static_cast<std::uint8_t>(state.rules().table.positions);
    for (std::uint8_t number = 1; number <= positions; ++number) {
        SeatPicture seat;
        seat.number = number;
        seat.player = state.players[number - 1U].text();
        seat.banks = state.bank.holder == core::Seat{number};
        if (state.round) {
            fillRound(seat, state.round->seat({number}), state.rules().game);
            if (seat.banks && state.round->bankWager > core::Cents{})
                seat.wagers.push_back({Wager::Bet1, state.round->bankWager, std::nullopt});
        }
        seats.push_back(std::move(seat));
    }
    return seats;
}

BoardPicture boardOf(const State& state) {
    BoardPicture board;
    const bool cross = state.rules().game == rules::Game::RunEmTwice;
    board.shape = cross ? BoardShape::Cross : BoardShape::Row;
    if (state.setup->tableRules.offered(rules::WagerKind::SixCard))
        board.box.resize(3);
    if (!state.round)
        return board;
    board.dealt = state.round->boardDealt;
    const std::size_t places = cross ? rules::kBoardPlaces : 2;
    for (std::size_t place = 0; place < places && board.dealt > 0; ++place)
        board.cards.push_back(textOf(state.round->board[place]));
    for (std::size_t card = 0; card < board.box.size(); ++card)
        board.box[card] = textOf(state.round->sixCardBox[card]);
    return board;
}

std::vector<DeckPicture> decksOf(const State& state) {
    std::vector<DeckPicture> decks;
    for (const table::Deck& deck : state.decks)
        decks.push_back({deck.colour,
                         deck.id.text(),
                         deck.place,
                         deck.ceremony,
                         deck.isReady(),
                         deck.mustLeave.has_value(),
                         {deck.colour, deck.enteredPlayAt, deck.dueAt}});
    return decks;
}

} // namespace

TablePicture pictureOf(TableSummary summary, const LiveTable& live, const Requester& requester,
                       core::Instant now) {
    TablePicture picture;
    picture.summary = std::move(summary);
    if (!live.state)
        return picture;
    const State& state = *live.state;
    picture.seats = seatsOf(state);
    picture.board = boardOf(state);
    picture.decks = decksOf(state);
    for (const table::NextStep& step : table::nextSteps(state, now))
        picture.nextSteps.push_back({step.what, step.section});
    picture.actions = tableOffers(picture.summary.table, state, requester, now);
    return picture;
}

} // namespace pitwatch::console
