#include "shared/rules/paytable.h"

namespace pitwatch::rules {

PayoutTable compile(const Paytable& paytable) {
    PayoutTable table{};
    HandClasses taken = 0;
    for (const PaytableRow& row : paytable.rows) {
        const HandClasses covered =
            classesOf(row.hand, paytable.cards, row.lowest, row.highest) & ~taken;
        for (std::size_t index = 0; index < kHandClassCount; ++index)
            if ((covered >> index & 1U) != 0)
                table[index] = row.payout;
        taken |= covered;
    }
    return table;
}

std::string describe(const PaytableRow& row) {
    std::string text(core::enumName(row.hand));
    const bool everyPair = row.lowest == cards::Rank::Two && row.highest == cards::Rank::Ace;
    if (row.hand != PaidHand::Pair || everyPair)
        return text;
    const auto rank = [](cards::Rank r) { return cards::Card(r, cards::Suit::Spades).text()[0]; };
    return text + '_' + rank(row.lowest) + "_to_" + rank(row.highest);
}

std::string describe(const Payout& payout) {
    const std::string value = std::to_string(payout.value);
    switch (payout.kind) {
    case Payout::Kind::Nothing:
        return "nothing";
    case Payout::Kind::To1:
        return value + " to 1";
    case Payout::Kind::For1:
        return value + " for 1";
    case Payout::Kind::Amount:
        return core::toDollars(core::Cents{payout.value});
    case Payout::Kind::Percent:
        return value + " percent of " + std::string(core::enumName(payout.meter));
    case Payout::Kind::Push:
        return "push";
    }
    return {};
}

} // namespace pitwatch::rules
