#include "shared/rules/internal/submission_form.h"

#include "shared/core/ids.h"

namespace pitwatch::rules {

namespace {

// A name that is safe in a topic and a file name.
std::optional<std::string> readName(TomlTable& table, std::string_view key) {
    auto name = table.text(key);
    if (!name)
        return std::nullopt;
    if (const auto problem = core::problemOfName(*name, core::TableId::kMaxLength)) {
        table.report(key, *problem);
        return std::nullopt;
    }
    return name;
}

ShufflerForm readShuffler(TomlTable& table) {
    ShufflerForm form;
    form.countsCards = table.flag("counts_cards");
    form.decks = table.integer("decks");
    form.reshuffles = table.flag("reshuffles");
    table.refuseUnknownKeys();
    return form;
}

std::map<WagerKind, std::string> readWagers(TomlTable& table) {
    std::map<WagerKind, std::string> letters;
    for (const WagerKind wager : core::kEnumValues<WagerKind>) {
        // The progressive's letter stands in its own table.
        if (wager == WagerKind::Progressive)
            continue;
        const Need need = wager == WagerKind::Base ? Need::Required : Need::Optional;
        if (auto letter = table.text(core::enumName(wager), need))
            letters.emplace(wager, std::move(*letter));
    }
    table.refuseUnknownKeys();
    return letters;
}

LevelForm readLevel(TomlTable& table) {
    LevelForm form;
    form.rate = table.number("rate");
    if (form.rate && (*form.rate < 0 || *form.rate > 1)) {
        table.report("rate", "must be from 0 to 1");
        form.rate.reset();
    }
    form.initial = table.cents("initial", 0);
    form.reset = table.cents("reset", 0);
    table.refuseUnknownKeys();
    return form;
}

void readProgressiveWagers(TomlTable& table, ProgressiveForm& form) {
    const toml::array* wagers = table.array("wagers");
    if (wagers == nullptr)
        return;
    for (const toml::node& node : *wagers) {
        if (const auto* amount = node.as_integer())
            form.wagers.push_back(amount->get());
        else
            table.report("wagers", "must hold integers only");
    }
    if (wagers->empty())
        table.report("wagers", "must not be empty");
}

ProgressiveForm readProgressive(TomlTable& table) {
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
    table.refuseUnknownKeys();
    return form;
}

CollectionForm readCollection(TomlTable& table) {
    CollectionForm form;
    form.playerFeePerBet = table.cents("player_fee_per_bet", 0);
    form.playerDealerFeePerHand = table.cents("player_dealer_fee_per_hand", 0);
    table.refuseUnknownKeys();
    return form;
}

} // namespace

SubmissionForm readSubmissionForm(TomlTable& root) {
    SubmissionForm form;
    form.ruleSet = root.text("rule_set");
    form.table = readName(root, "table");
    form.dealing = root.word<DealingMethod>("dealing");
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
    if (auto table = root.table("progressive", Need::Optional))
        form.progressive = readProgressive(*table);
    if (auto table = root.table("collection", Need::Optional))
        form.collection = readCollection(*table);
    root.refuseUnknownKeys();
    return form;
}

} // namespace pitwatch::rules
