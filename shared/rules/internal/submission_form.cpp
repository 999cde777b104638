#include "shared/rules/internal/submission_form.h"

#include "shared/core/ids.h"

namespace pitwatch::rules {

using text::Fields;
using text::Need;

namespace {

// A name that is safe in a topic and a file name.
std::optional<std::string> readName(Fields& table, std::string_view key) {
    auto name = table.text(key);
    if (!name)
        return std::nullopt;
    if (const auto problem = core::problemOfName(*name, core::TableId::kMaxLength)) {
        table.report(key, *problem);
        return std::nullopt;
    }
    return name;
}

ShufflerForm readShuffler(Fields& table) {
    ShufflerForm form;
    form.countsCards = table.flag("counts_cards");
    form.decks = table.integer("decks");
    form.reshuffles = table.flag("reshuffles");
    table.refuseUnknownKeys("this table");
    return form;
}

std::map<WagerKind, std::string> readWagers(Fields& table) {
    std::map<WagerKind, std::string> letters;
    for (const WagerKind wager : core::kEnumValues<WagerKind>) {
        // The progressive's letter stands in its own table.
        if (wager == WagerKind::Progressive)
            continue;
        const Need need = wager == WagerKind::Base ? Need::Required : Need::Optional;
        if (auto letter = table.text(core::enumName(wager), need))
            letters.emplace(wager, std::move(*letter));
    }
    table.refuseUnknownKeys("this table");
    return letters;
}

// The base wager has its own keys, the progressive states its amounts.
bool hasLimits(WagerKind wager) {
    return wager != WagerKind::Base && wager != WagerKind::Progressive;
}

std::map<WagerKind, LimitsForm> readLimits(Fields& table) {
    std::map<WagerKind, LimitsForm> limits;
    for (const WagerKind wager : core::kEnumValues<WagerKind>) {
        if (!hasLimits(wager))
            continue;
        auto stated = table.table(core::enumName(wager), Need::Optional);
        if (!stated)
            continue;
        LimitsForm& form = limits[wager];
        form.least = stated->cents("min", 1, Need::Optional);
        form.most = stated->cents("max", 1, Need::Optional);
        stated->refuseUnknownKeys("this table");
    }
    table.refuseUnknownKeys("this table");
    return limits;
}

LevelForm readLevel(Fields& table) {
    LevelForm form;
    form.rate = table.number("rate");
    if (form.rate && (*form.rate < 0 || *form.rate > 1)) {
        table.report("rate", "must be from 0 to 1");
        form.rate.reset();
    }
    form.initial = table.cents("initial", 0);
    form.reset = table.cents("reset", 0);
    table.refuseUnknownKeys("this table");
    return form;
}

void readProgressiveWagers(Fields& table, ProgressiveForm& form) {
    const text::Value::List* wagers = table.list("wagers");
    if (wagers == nullptr)
        return;
    for (const text::Value& wager : *wagers) {
        if (const auto amount = wager.integer())
            form.wagers.push_back(*amount);
        else
            table.report("wagers", "must hold integers only");
    }
    if (wagers->empty())
        table.report("wagers", "must not be empty");
}

std::vector<DealingMethod> readOtherDealing(Fields& root) {
    std::vector<DealingMethod> methods;
    const text::Value::List* words = root.list("other_dealing", Need::Optional);
    if (words == nullptr)
        return methods;
    for (const text::Value& word : *words) {
        const std::string* name = word.text();
        const auto method = name != nullptr ? core::enumFromName<DealingMethod>(*name)
                                            : std::optional<DealingMethod>();
        if (method)
            methods.push_back(*method);
        else
            root.report("other_dealing", "must hold ways of dealing only");
    }
    return methods;
}

ProgressiveForm readProgressive(Fields& table) {
    ProgressiveForm form;
    form.paytable = table.text("paytable");
    form.link = readName(table, "link");
    readProgressiveWagers(table, form);
    if (auto levels = table.table("levels")) {
        form.hasLevels = true;
        for (const std::string& name : levels->keys())
            if (auto level = levels->table(name))
                form.levels.emplace(name, readLevel(*level));
    }
    table.refuseUnknownKeys("this table");
    return form;
}

// The two fees, in the table itself and in each of its other rates.
template <typename Form>
void readFees(Fields& table, Form& form) {
    form.playerFeePerBet = table.cents("player_fee_per_bet", 0);
    form.playerDealerFeePerHand = table.cents("player_dealer_fee_per_hand", 0);
}

CollectionForm readCollection(Fields& table) {
    CollectionForm form;
    readFees(table, form);
    for (Fields& rate : table.tables("rates", Need::Optional)) {
        CollectionRateForm& read = form.rates.emplace_back();
        read.above = rate.cents("above", 1);
        readFees(rate, read);
        rate.refuseUnknownKeys("this table");
    }
    table.refuseUnknownKeys("this table");
    return form;
}

} // namespace

SubmissionForm readSubmissionForm(Fields& root) {
    SubmissionForm form;
    form.ruleSet = root.text("rule_set");
    form.table = readName(root, "table");
    form.dealing = root.word<DealingMethod>("dealing");
    form.otherDealing = readOtherDealing(root);
    form.minBet = root.cents("min_bet", 1);
    form.maxBet = root.cents("max_bet", 1);
    form.adjacentBoxes = root.integer("adjacent_boxes");
    form.payoutLimit = root.cents("payout_limit", 1, Need::Optional);
    form.deckChangeHours = root.number("deck_change_hours", Need::Optional);
    form.aceLowStraight = root.flag("ace_low_straight", Need::Optional);
    if (auto table = root.table("shuffler", Need::Optional))
        form.shuffler = readShuffler(*table);
    if (auto table = root.table("wagers"))
        form.wagers = readWagers(*table);
    if (auto table = root.table("limits", Need::Optional))
        form.limits = readLimits(*table);
    if (auto table = root.table("progressive", Need::Optional))
        form.progressive = readProgressive(*table);
    if (auto table = root.table("collection", Need::Optional))
        form.collection = readCollection(*table);
    root.refuseUnknownKeys("this table");
    return form;
}

} // namespace pitwatch::rules
