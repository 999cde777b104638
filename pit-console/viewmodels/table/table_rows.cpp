#include "pit-console/viewmodels/table/table_rows.h"

#include "pit-console/viewmodels/table/table_model.h"
#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/shown_text.h"

namespace pitwatch::console {

namespace {

WagerRow wagerRow(const WagerOnLayout& wager, bool bank) {
    const bool laid = wager.amount > core::Cents{};
    QStringList words{bank ? TableModel::tr("Bank") : wagerName(wager.wager)};
    if (laid)
        words << moneyText(wager.amount);
    if (wager.choice)
        words << choiceName(*wager.choice);
    return {.words = words.join(QLatin1Char(' ')), .laid = laid};
}

QString placeText(const DeckPicture& deck) {
    if (deck.mustLeave)
        return TableModel::tr("must leave the table");
    switch (deck.place) {
    case table::DeckPlace::Play:
        return TableModel::tr("in play");
    case table::DeckPlace::Shuffler:
        return TableModel::tr("in the shuffler");
    case table::DeckPlace::Rack:
        return TableModel::tr("in the rack");
    case table::DeckPlace::Layout:
        break;
    }
    return deck.ready ? TableModel::tr("ready")
                      : TableModel::tr("being prepared: %1").arg(ceremonyName(deck.ceremony));
}

} // namespace

SeatRow seatRow(const SeatPicture& seat) {
    SeatRow row{.number = seat.number,
                .player = text(seat.player),
                .banks = seat.banks,
                .folded = seat.folded,
                .gone = seat.left,
                .cards = textsOf(seat.cards),
                .wagers = {}};
    for (const WagerOnLayout& wager : seat.wagers)
        row.wagers << wagerRow(wager, seat.banks);
    return row;
}

DeckRow deckRow(const DeckPicture& deck, core::Instant now) {
    const bool runs = deck.clock.enteredPlayAt.has_value();
    const bool overdue = deck.clock.dueAt && *deck.clock.dueAt <= now;
    return {.deckName = deckName(deck.colour),
            .deckColour = colourName(deck.colour),
            .where = placeText(deck),
            .timeLeft = runs ? timeLeftText(deck.clock, now) : QString(),
            .used = usedShare(deck.clock, now),
            .pressing = overdue || deck.mustLeave};
}

NextStepRow nextStepRow(const StepPicture& step) {
    return {.what = phraseText(step.what), .section = text(step.section)};
}

} // namespace pitwatch::console
