#include "shared/rules/internal/paytable_reader.h"

#include <set>
#include <utility>

namespace pitwatch::rules {

using text::Fields;
using text::Need;

namespace {

constexpr std::int64_t kMaxOdds = 100'000;
constexpr std::size_t kMaxRows = 32;

std::optional<cards::Rank> readRank(Fields& table, std::string_view key) {
    const auto text = table.text(key, Need::Optional);
    if (!text)
        return std::nullopt;
    const auto card = cards::Card::parse(*text + "s");
    if (card)
        return card->rank();
    table.report(key, text::quoted(*text) + " is no rank");
    return std::nullopt;
}

bool inRange(Fields& table, std::string_view key, std::int64_t value, std::int64_t most) {
    if (value >= 1 && value <= most)
        return true;
    table.report(key, "must be from 1 to " + std::to_string(most));
    return false;
}

// Exactly one of the keys that say what a row pays.
Payout readPayout(Fields& table, bool amountKeepsStake) {
    using enum Payout::Kind;
    Payout payout;
    int said = 0;
    const auto say = [&](std::string_view key, Payout::Kind kind, bool keeps, std::int64_t most) {
        const auto value = table.integer(key, Need::Optional);
        if (!value || !inRange(table, key, *value, most))
            return;
        payout.kind = kind;
        payout.keepsStake = keeps;
        payout.value = *value;
        ++said;
    };
    say("to_1", To1, false, kMaxOdds);
    say("for_1", For1, true, kMaxOdds);
    say("amount", Amount, amountKeepsStake, core::kMaxAmount.value());
    say("percent", Percent, true, 100);
    if (table.flag("push", Need::Optional).value_or(false)) {
        payout.kind = Push;
        payout.keepsStake = false;
        ++said;
    }
    if (said != 1)
        table.report("", "must say once what it pays: to_1, for_1, amount, percent or push");
    if (payout.kind == Percent)
        payout.meter = table.word<MeterLevel>("meter").value_or(MeterLevel::Main);
    return payout;
}

PaytableRow readRow(Fields& table, const Paytable& paytable, bool amountKeepsStake) {
    PaytableRow row;
    if (const auto hand = table.word<PaidHand>("hand")) {
        row.hand = *hand;
        row.lowest = readRank(table, "from").value_or(cards::Rank::Two);
        row.highest = readRank(table, "to").value_or(cards::Rank::Ace);
        if (classesOf(row.hand, paytable.cards, row.lowest, row.highest) == 0)
            table.report("hand", "cannot be made of " +
                                     std::string(core::enumName(paytable.cards)) + " cards");
    }
    row.payout = readPayout(table, amountKeepsStake);
    row.payout.row = static_cast<std::uint8_t>(paytable.rows.size());
    row.section = paytable.section + table.text("section", Need::Optional).value_or("");
    table.refuseUnknownKeys("this table");
    return row;
}

LevelMinimum readLevel(Fields& table, const std::string& citation) {
    LevelMinimum level;
    level.level = table.word<MeterLevel>("level").value_or(MeterLevel::Main);
    level.minimum = table.cents("minimum", 1).value_or(core::Cents{1});
    level.section = citation + table.text("section").value_or("");
    table.refuseUnknownKeys("this table");
    return level;
}

EnvyRow readEnvy(Fields& table, const std::string& citation) {
    EnvyRow row;
    row.hand = table.word<PaidHand>("hand").value_or(PaidHand::RoyalFlush);
    row.wager = table.cents("wager", 1).value_or(core::Cents{1});
    row.amount = table.cents("amount", 1).value_or(core::Cents{1});
    row.section = citation + table.text("section").value_or("");
    table.refuseUnknownKeys("this table");
    return row;
}

// Every level a row pays from is there, once.
void checkLevels(Fields& table, const Paytable& paytable) {
    std::set<MeterLevel> stated;
    for (const LevelMinimum& level : paytable.levels)
        if (!stated.insert(level.level).second)
            table.report("levels", std::string(core::enumName(level.level)) + " is there twice");
    for (const PaytableRow& row : paytable.rows)
        if (row.payout.kind == Payout::Kind::Percent && !stated.contains(row.payout.meter))
            table.report("levels", "lacks " + std::string(core::enumName(row.payout.meter)));
}

// Every hand of an Envy table pays something to every size of wager the table knows.
void checkEnvy(Fields& table, const Paytable& paytable) {
    std::set<core::Cents> wagers;
    std::set<PaidHand> hands;
    std::set<std::pair<PaidHand, core::Cents>> rows;
    for (const EnvyRow& row : paytable.envy) {
        wagers.insert(row.wager);
        hands.insert(row.hand);
        rows.emplace(row.hand, row.wager);
        if (classesOf(row.hand, paytable.cards, cards::Rank::Two, cards::Rank::Ace) == 0)
            table.report("envy", "names a hand these cards cannot make");
    }
    if (wagers.empty() || wagers.size() > kMaxProgressiveWagers)
        table.report("envy", "must know from 1 to " + std::to_string(kMaxProgressiveWagers) +
                                 " sizes of wager");
    if (rows.size() != hands.size() * wagers.size() || rows.size() != paytable.envy.size())
        table.report("envy", "must pay each of its hands once for each of its wagers");
}

void readProgressive(Fields& table, Paytable& paytable, const std::string& citation) {
    for (Fields& level : table.tables("levels"))
        paytable.levels.push_back(readLevel(level, citation));
    for (Fields& row : table.tables("envy"))
        paytable.envy.push_back(readEnvy(row, citation));
    checkLevels(table, paytable);
    checkEnvy(table, paytable);
}

// Settlement hands each wager the cards it knows it by.
bool looksAt(WagerKind wager, CardsUsed cards) {
    switch (wager) {
    case WagerKind::Base:
    case WagerKind::FiveCard:
        return cards == CardsUsed::Five;
    case WagerKind::ThreeCard:
        return cards == CardsUsed::Three;
    case WagerKind::SixCard:
        return cards == CardsUsed::Six;
    case WagerKind::UltimatePairs:
        return cards == CardsUsed::Two;
    case WagerKind::Progressive:
        return cards == CardsUsed::Five || cards == CardsUsed::Three;
    }
    return false;
}

bool mayPay(WagerKind wager, Payout::Kind kind) {
    if (kind == Payout::Kind::Percent)
        return wager == WagerKind::Progressive;
    return wager != WagerKind::Base || kind == Payout::Kind::To1 || kind == Payout::Kind::Push;
}

Paytable readPaytable(Fields& table, const WagerRule& wager, CardsUsed cards, bool amountKeepsStake,
                      const std::string& citation) {
    Paytable paytable;
    paytable.letter = table.text("letter").value_or("");
    if (paytable.letter.empty())
        table.report("letter", "must not be empty");
    paytable.section = citation + table.text("section").value_or("");
    paytable.cards = table.word<CardsUsed>("cards", Need::Optional).value_or(cards);
    for (Fields& row : table.tables("rows"))
        paytable.rows.push_back(readRow(row, paytable, amountKeepsStake));
    if (paytable.rows.empty() || paytable.rows.size() > kMaxRows)
        table.report("rows", "must be from 1 to " + std::to_string(kMaxRows));
    if (!looksAt(wager.wager, paytable.cards))
        table.report("cards", "are not the ones this wager looks at");
    for (const PaytableRow& row : paytable.rows)
        if (!mayPay(wager.wager, row.payout.kind))
            table.report("rows", "pay in a way this wager does not");
    if (wager.find(paytable.letter) != nullptr)
        table.report("letter", "is there twice");
    if (wager.wager == WagerKind::Progressive)
        readProgressive(table, paytable, citation);
    table.refuseUnknownKeys("this table");
    return paytable;
}

} // namespace

WagerRule readWager(Fields& table, const std::string& citation) {
    WagerRule rule;
    rule.wager = table.word<WagerKind>("id").value_or(WagerKind::Base);
    rule.name = table.text("name").value_or("");
    rule.section = citation + table.text("section").value_or("");
    rule.least = table.cents("least", 1, Need::Optional);
    rule.most = table.cents("most", 1, Need::Optional);
    rule.collectedBeforeDeal = table.flag("collected_before_deal", Need::Optional).value_or(false);
    const Need need = rule.wager == WagerKind::Progressive ? Need::Optional : Need::Required;
    const auto cards = table.word<CardsUsed>("cards", need).value_or(CardsUsed::Five);
    const bool keeps = table.flag("amount_keeps_stake", Need::Optional).value_or(true);
    for (Fields& paytable : table.tables("paytable"))
        rule.paytables.push_back(readPaytable(paytable, rule, cards, keeps, citation));
    if (rule.paytables.empty())
        table.report("paytable", "must not be empty");
    table.refuseUnknownKeys("this table");
    return rule;
}

} // namespace pitwatch::rules
