#include "shared/rules/progressive_rows.h"

#include "shared/rules/internal/line.h"

#include <algorithm>

namespace pitwatch::rules {

namespace {

// A hand that only the Envy list names is any that has the name.
HandClasses classesHeld(const Paytable& paytable, PaidHand held) {
    HandClasses classes = 0;
    for (const PaytableRow& row : paytable.rows)
        if (row.hand == held)
            classes |= classesOf(held, paytable.cards, row.lowest, row.highest);
    return classes != 0 ? classes
                        : classesOf(held, paytable.cards, cards::Rank::Two, cards::Rank::Ace);
}

constexpr HandClasses kCannotBeTold = ~HandClasses{0};

HandClasses bitOf(HandClass found) {
    return HandClasses{1} << found;
}

// Whether an ace may be low is the rule set's to say.
HandClasses classesOfFive(std::span<const cards::Card, 5> cards) {
    return bitOf(classOf(cards::evaluateFive(cards, cards::AceLow::Allowed))) |
           bitOf(classOf(cards::evaluateFive(cards, cards::AceLow::Refused)));
}

// What the cards can be; nothing where they are too few.
HandClasses classesOf(CardsUsed used, std::span<const cards::Card> cards) {
    switch (used) {
    case CardsUsed::Two:
        return cards.size() < 2    ? 0
               : cards.size() == 2 ? bitOf(classOfTwo(cards.first<2>()))
                                   : kCannotBeTold;
    case CardsUsed::Three: // Those of the seat come first.
        return cards.size() < 3 ? 0 : bitOf(classOf(cards::evaluateThree(cards.first<3>())));
    case CardsUsed::Five:
        return cards.size() < 5    ? 0
               : cards.size() == 5 ? classesOfFive(cards.first<5>())
                                   : kCannotBeTold;
    case CardsUsed::Six:
        return cards.size() < 6    ? 0
               : cards.size() == 6 ? bitOf(classOfSix(cards.first<6>()))
                                   : kCannotBeTold;
    }
    return kCannotBeTold;
}

} // namespace

bool givesShare(const Paytable& paytable, PaidHand hand, MeterLevel meter, std::int64_t percent) {
    return std::any_of(paytable.rows.begin(), paytable.rows.end(), [&](const PaytableRow& row) {
        return row.hand == hand && row.payout.kind == Payout::Kind::Percent &&
               row.payout.meter == meter && row.payout.value == percent;
    });
}

bool givesAmount(const Paytable& paytable, PaidHand hand, core::Cents stake, core::Cents amount) {
    return std::any_of(paytable.rows.begin(), paytable.rows.end(), [&](const PaytableRow& row) {
        return row.hand == hand && row.payout.kind != Payout::Kind::Percent &&
               settleLine(Wager::Progressive, stake, row.payout).paid == amount;
    });
}

bool givesEnvy(const Paytable& paytable, PaidHand held, PaidHand hand, core::Cents wager,
               core::Cents amount) {
    const HandClasses covered = classesOf(hand, paytable.cards, cards::Rank::Two, cards::Rank::Ace);
    return (covered & classesHeld(paytable, held)) != 0 &&
           std::any_of(paytable.envy.begin(), paytable.envy.end(), [&](const EnvyRow& row) {
               return row.hand == hand && row.wager == wager && row.amount == amount;
           });
}

bool mayHold(const Paytable& paytable, PaidHand hand, std::span<const cards::Card> cards) {
    return (classesHeld(paytable, hand) & classesOf(paytable.cards, cards)) != 0;
}

} // namespace pitwatch::rules
