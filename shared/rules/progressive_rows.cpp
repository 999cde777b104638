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

} // namespace pitwatch::rules
