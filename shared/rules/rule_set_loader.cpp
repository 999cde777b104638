#include "shared/rules/rule_set_loader.h"

#include "shared/rules/form_problems.h"
#include "shared/rules/internal/paytable_reader.h"
#include "shared/text/toml.h"

#include <algorithm>

namespace pitwatch::rules {

using text::Fields;
using text::Need;

namespace {

constexpr std::string_view kForm = "rules file format";

class Loader {
public:
    Loader(const text::Value& document, text::Problems& problems) : m_root(document, problems) {}

    RuleSet load() {
        readHead();
        readTable();
        readDecks();
        readDeal();
        readSettlement();
        readPayoutLimit();
        readBank();
        readProcedure();
        for (Fields& table : m_root.tables("dealing"))
            readDealing(table);
        for (Fields& table : m_root.tables("wager"))
            addWager(table);
        for (Fields& table : m_root.tables("irregularity", Need::Optional))
            readIrregularity(table);
        for (Fields& table : m_root.tables("opening_check", Need::Optional))
            readOpeningCheck(table);
        for (Fields& table : m_root.tables("reading", Need::Optional))
            readReading(table);
        checkWhole();
        m_root.refuseUnknownKeys("this table");
        return std::move(m_rules);
    }

private:
    std::string cite(Fields& table, std::string_view key, Need need = Need::Required) {
        const auto section = table.text(key, need);
        return section ? m_citation + *section : std::string();
    }

    // A count from 0 to what a deck or a table can hold.
    int count(Fields& table, std::string_view key, int otherwise, Need need) {
        const auto value = table.integer(key, need);
        if (!value)
            return otherwise;
        if (*value >= 0 && *value <= 52)
            return static_cast<int>(*value);
        table.report(key, "must be from 0 to 52");
        return otherwise;
    }

    void readHead() {
        m_rules.id = m_root.text("id").value_or("");
        m_rules.name = m_root.text("name").value_or("");
        m_rules.document = m_root.text("document").value_or("");
        m_citation = m_root.text("citation").value_or("");
        m_rules.version = m_root.text("version").value_or("");
        m_rules.status = m_root.word<Status>("status").value_or(Status::Current);
        m_rules.statusNote = m_root.text("status_note", Need::Optional).value_or("");
        m_rules.game = m_root.word<Game>("game").value_or(Game::LetItRide);
        m_rules.aceLowOption = m_root.flag("ace_low_option", Need::Optional).value_or(false);
        m_rules.aceLowSection = cite(m_root, "ace_low_section", Need::Optional);
    }

    void readTable() {
        auto table = m_root.table("table");
        if (!table)
            return;
        TableRule& rule = m_rules.table;
        rule.seats = count(*table, "seats", 1, Need::Required);
        rule.positions = count(*table, "positions", rule.seats, Need::Optional);
        if (rule.seats < 1 || rule.positions < rule.seats || rule.positions > 8)
            table->report("seats", "must be from 1 to 8, and no more than the positions");
        rule.section = cite(*table, "section");
        rule.adjacentBoxesMost = count(*table, "adjacent_boxes_most", rule.seats, Need::Optional);
        rule.adjacentBoxesSection = cite(*table, "adjacent_boxes_section");
        rule.maxBetMost = table->cents("max_bet_most", 1, Need::Optional);
        rule.maxBetSection = cite(*table, "max_bet_section", Need::Optional);
        rule.betLimitsSection = cite(*table, "bet_limits_section", Need::Optional);
        table->refuseUnknownKeys("this table");
    }

    void readDecks() {
        if (auto table = m_root.table("decks")) {
            DeckRule& rule = m_rules.decks;
            rule.withoutShuffler = count(*table, "without_shuffler", 1, Need::Required);
            rule.withShufflerLeast = count(*table, "with_shuffler_least", 1, Need::Required);
            rule.withShufflerMost = count(*table, "with_shuffler_most", 1, Need::Required);
            rule.section = cite(*table, "section");
            rule.countSection = cite(*table, "count_section", Need::Optional);
            rule.oneSection = cite(*table, "one_section");
            rule.designSection = cite(*table, "design_section", Need::Optional);
            rule.coverCardSection = cite(*table, "cover_card_section", Need::Optional);
            table->refuseUnknownKeys("this table");
        }
        if (auto table = m_root.table("stub_count", Need::Optional)) {
            StubCountRule& rule = m_rules.stubCount.emplace();
            rule.everyRounds = count(*table, "every_rounds", 1, Need::Required);
            rule.waivedIfShufflerCounts = table->flag("waived_if_shuffler_counts").value_or(false);
            table->refuseUnknownKeys("this table");
        }
    }

    void readDeal() {
        auto table = m_root.table("deal");
        if (!table)
            return;
        DealRule& rule = m_rules.deal;
        rule.perPlayer = count(*table, "per_player", 0, Need::Required);
        rule.community = count(*table, "community", 0, Need::Required);
        rule.sixCardBox = count(*table, "six_card_box", 0, Need::Optional);
        rule.burned = count(*table, "burned", 0, Need::Optional);
        rule.discarded = count(*table, "discarded", 0, Need::Optional);
        rule.section = cite(*table, "section");
        rule.reshufflingShoeDiscards =
            count(*table, "reshuffling_shoe_discards", 0, Need::Optional);
        rule.reshufflingShoeSection = cite(*table, "reshuffling_shoe_section", Need::Optional);
        table->refuseUnknownKeys("this table");
    }

    void readSettlement() {
        auto table = m_root.table("settlement");
        if (!table)
            return;
        SettlementRule& rule = m_rules.settlement;
        rule.losersFirst = table->flag("losers_first", Need::Optional).value_or(false);
        rule.bonusWagersFirst = table->flag("bonus_wagers_first", Need::Optional).value_or(false);
        rule.section = cite(*table, "section");
        rule.faceUp = table->word<FaceUp>("face_up").value_or(FaceUp::UntilVerified);
        rule.faceUpSection = cite(*table, "face_up_section");
        rule.anteTo1 = count(*table, "ante_to_1", 0, Need::Optional);
        rule.anteSection = cite(*table, "ante_section", Need::Optional);
        table->refuseUnknownKeys("this table");
    }

    void readPayoutLimit() {
        auto table = m_root.table("payout_limit");
        if (!table)
            return;
        PayoutLimitRule& rule = m_rules.payoutLimit;
        rule.section = cite(*table, "section");
        rule.most = table->cents("most", 1, Need::Optional);
        const auto times = table->integer("most_times_min_bet", Need::Optional).value_or(0);
        if (times < 0 || times > 1'000'000)
            table->report("most_times_min_bet", "must be from 0 to 1000000");
        else
            rule.mostTimesMinBet = times;
        rule.appliesByDefault = table->flag("applies_by_default", Need::Optional).value_or(false);
        table->refuseUnknownKeys("this table");
    }

    void readBank() {
        auto table = m_root.table("bank", Need::Optional);
        if (!table)
            return;
        BankRule& rule = m_rules.bank.emplace();
        rule.handsBeforeOffer = count(*table, "hands_before_offer", 1, Need::Required);
        rule.section = cite(*table, "section");
        rule.collectionSection = cite(*table, "collection_section");
        rule.actionSection = cite(*table, "action_section");
        table->refuseUnknownKeys("this table");
    }

    void readProcedure() {
        auto table = m_root.table("procedure");
        if (!table)
            return;
        ProcedureSections& sections = m_rules.procedure;
        sections.inspect = cite(*table, "inspect", Need::Optional);
        sections.spread = cite(*table, "spread", Need::Optional);
        sections.wash = cite(*table, "wash", Need::Optional);
        sections.shuffle = cite(*table, "shuffle", Need::Optional);
        sections.cut = cite(*table, "cut", Need::Optional);
        sections.recut = cite(*table, "recut", Need::Optional);
        sections.preinspected = cite(*table, "preinspected", Need::Optional);
        sections.idle = cite(*table, "idle", Need::Optional);
        sections.idleWaivedIfReshuffles =
            table->flag("idle_waived_if_reshuffles", Need::Optional).value_or(false);
        sections.idleTurnedFaceUp =
            table->flag("idle_turned_face_up", Need::Optional).value_or(false);
        sections.noMoreBets = cite(*table, "no_more_bets", Need::Optional);
        sections.decisions = cite(*table, "decisions", Need::Optional);
        sections.reveal = cite(*table, "reveal", Need::Optional);
        sections.rack = cite(*table, "rack", Need::Optional);
        sections.forfeiture = cite(*table, "forfeiture", Need::Optional);
        table->refuseUnknownKeys("this table");
    }

    void readDealing(Fields& table) {
        DealingRule rule;
        rule.method = table.word<DealingMethod>("method").value_or(DealingMethod::Hand);
        rule.section = cite(table, "section");
        rule.needsShuffler = table.flag("needs_shuffler").value_or(false);
        rule.needsShufflerSection = cite(table, "needs_shuffler_section", Need::Optional);
        if (const int hours = count(table, "deck_change_hours", 0, Need::Optional); hours > 0)
            rule.deckChange = std::chrono::hours(hours);
        rule.deckChangeSection = cite(table, "deck_change_section", Need::Optional);
        rule.chipCountSection = cite(table, "chip_count_section", Need::Optional);
        rule.stubCountSection = cite(table, "stub_count_section", Need::Optional);
        rule.misdealtSection = cite(table, "misdealt_section", Need::Optional);
        rule.deckWrongSection = cite(table, "deck_wrong_section", Need::Optional);
        readOrder(table, rule);
        if (m_rules.find(rule.method) != nullptr)
            table.report("method", "is there twice");
        table.refuseUnknownKeys("this table");
        m_rules.dealing.push_back(std::move(rule));
    }

    // Steps such as "players 1", in their order.
    void readOrder(Fields& table, DealingRule& rule) {
        rule.orderSection = cite(table, "order_section");
        for (const std::string& step : table.texts("order")) {
            const auto space = step.find(' ');
            const auto to = core::enumFromName<DealTarget>(step.substr(0, space));
            const std::string count = space == std::string::npos ? "" : step.substr(space + 1);
            if (to && count.size() == 1 && count[0] >= '1' && count[0] <= '5')
                rule.order.push_back({*to, count[0] - '0'});
            else
                table.report("order", "must be steps such as \"players 1\"");
        }
    }

    void addWager(Fields& table) {
        WagerRule rule = readWager(table, m_citation);
        if (m_rules.find(rule.wager) != nullptr)
            table.report("id", "is there twice");
        m_rules.wagers.push_back(std::move(rule));
    }

    void readIrregularity(Fields& table) {
        IrregularityRule rule;
        rule.irregularity = table.word<Irregularity>("id").value_or(Irregularity::OneCardFaceUp);
        rule.consequence = table.word<Consequence>("consequence").value_or(Consequence::SetAside);
        if (rule.irregularity == Irregularity::Other)
            table.report("id", "is for what no document foresees");
        if (rule.consequence == Consequence::FloorpersonDecided)
            table.report("consequence", "is for what no document foresees");
        rule.section = cite(table, "section");
        if (m_rules.find(rule.irregularity) != nullptr)
            table.report("id", "is there twice");
        table.refuseUnknownKeys("this table");
        m_rules.irregularities.push_back(std::move(rule));
    }

    void readOpeningCheck(Fields& table) {
        OpeningCheckRule rule;
        rule.check = table.word<OpeningCheck>("id").value_or(OpeningCheck::BaseAreas);
        rule.section = cite(table, "section");
        if (std::ranges::find(m_rules.openingChecks, rule.check, &OpeningCheckRule::check) !=
            m_rules.openingChecks.end())
            table.report("id", "is there twice");
        table.refuseUnknownKeys("this table");
        m_rules.openingChecks.push_back(std::move(rule));
    }

    void readReading(Fields& table) {
        Reading reading;
        reading.id = table.text("id").value_or("");
        reading.text = table.text("text").value_or("");
        reading.section = cite(table, "section");
        table.refuseUnknownKeys("this table");
        m_rules.readings.push_back(std::move(reading));
    }

    // What no single table shows: the game must be playable.
    void checkWhole() {
        if (m_rules.id.empty())
            m_root.report("id", "must not be empty");
        if (m_rules.dealing.empty())
            m_root.report("dealing", "must state at least one method");
        if (m_rules.find(WagerKind::Base) == nullptr)
            m_root.report("wager", "must have the base wager");
        const bool runs = m_rules.game == Game::RunEmTwice;
        const int perPlayer = runs ? 2 : 3;
        const int community = runs ? 5 : 2;
        if (m_rules.deal.perPlayer != perPlayer || m_rules.deal.community != community)
            m_root.report("deal", "this game deals " + std::to_string(perPlayer) +
                                      " cards to a player and " + std::to_string(community) +
                                      " to the board");
        if (runs != (m_rules.settlement.anteTo1 > 0))
            m_root.report("settlement.ante_to_1", "belongs to Run 'Em Twice, and there it must be");
        if (m_rules.bank && m_rules.game != Game::LetItRide)
            m_root.report("bank", "is there for Let It Ride only");
    }

    Fields m_root;
    std::string m_citation;
    RuleSet m_rules;
};

} // namespace

core::Result<RuleSet, FileProblems> loadRuleSet(std::string_view toml) {
    const auto document = text::parseToml(toml);
    if (!document)
        return FileProblems{{"(file)", document.error().text, std::string(kForm)}};
    text::Problems problems;
    RuleSet rules = Loader(*document, problems).load();
    if (!problems.empty())
        return fileProblemsOf(problems, kForm);
    return rules;
}

} // namespace pitwatch::rules
