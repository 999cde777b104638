#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/files.h"
#include "deploy/pitctl/print.h"
#include "deploy/pitctl/rules/clauses_command.h"
#include "shared/rules/returns/warnings.h"
#include "shared/rules/rule_book.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

namespace pitwatch::pitctl {

using Json = nlohmann::ordered_json;

namespace {

std::string dump(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

Json toJson(const rules::Paytable& paytable) {
    Json json{{"letter", paytable.letter},
              {"section", paytable.section},
              {"cards", core::enumName(paytable.cards)}};
    for (const auto& row : paytable.rows)
        json["rows"].push_back(
            {{"hand", describe(row)}, {"pays", describe(row.payout)}, {"section", row.section}});
    for (const auto& level : paytable.levels)
        json["levels"].push_back({{"level", core::enumName(level.level)},
                                  {"minimum", level.minimum.value()},
                                  {"section", level.section}});
    for (const auto& row : paytable.envy)
        json["envy"].push_back({{"hand", core::enumName(row.hand)},
                                {"wager", row.wager.value()},
                                {"paid", row.amount.value()},
                                {"section", row.section}});
    return json;
}

Json toJson(const rules::WagerRule& wager) {
    Json json{
        {"id", core::enumName(wager.wager)}, {"name", wager.name}, {"section", wager.section}};
    for (const auto& paytable : wager.paytables)
        json["paytables"].push_back(toJson(paytable));
    return json;
}

Json toJson(const rules::RuleSet& rules) {
    Json json{{"id", rules.id},
              {"name", rules.name},
              {"document", rules.document},
              {"version", rules.version},
              {"status", core::enumName(rules.status)},
              {"status_note", rules.statusNote},
              {"game", core::enumName(rules.game)},
              {"seats", rules.table.seats}};
    for (const auto& dealing : rules.dealing)
        json["dealing"].push_back(core::enumName(dealing.method));
    for (const auto& wager : rules.wagers)
        json["wagers"].push_back(toJson(wager));
    for (const auto& check : rules.openingChecks)
        json["opening_checks"].push_back(
            {{"line", core::enumName(check.check)}, {"section", check.section}});
    for (const auto& reading : rules.readings)
        json["readings"].push_back(
            {{"id", reading.id}, {"text", reading.text}, {"section", reading.section}});
    return json;
}

void printRuleSet(const rules::RuleSet& rules) {
    std::printf("%s\n  %s, %d seats%s%s\n", rules.id.c_str(), rules.document.c_str(),
                rules.table.seats, rules.statusNote.empty() ? "" : "; ", rules.statusNote.c_str());
    for (const auto& wager : rules.wagers) {
        std::string letters;
        for (const auto& paytable : wager.paytables)
            letters += (letters.empty() ? "" : ", ") + paytable.letter;
        std::printf("  %-16s %s\n", std::string(core::enumName(wager.wager)).c_str(),
                    letters.c_str());
    }
}

void listRules(bool asJson) {
    const auto& all = rules::RuleBook::builtIn().all();
    if (!asJson) {
        for (const auto& ruleSet : all)
            printRuleSet(ruleSet);
        return;
    }
    Json json;
    for (const auto& ruleSet : all)
        json["rule_sets"].push_back(toJson(ruleSet));
    printJson(dump(json));
}

Json toJson(const rules::FileProblems& findings) {
    Json json = Json::array();
    for (const auto& finding : findings)
        json.push_back(
            {{"field", finding.field}, {"problem", finding.problem}, {"section", finding.section}});
    return json;
}

// Warnings stand on stderr: they are no findings, and scripts read those from stdout.
void printText(const rules::FileProblems& findings, const rules::FileProblems& warnings) {
    for (const auto& finding : findings)
        printLine(finding.text());
    for (const auto& warning : warnings)
        complain("warning: " + warning.text());
}

int checkSubmission(const std::string& file, bool asJson) {
    const auto text = readAll(file);
    if (!text) {
        complain(text.error().text);
        return kBadInput;
    }
    const rules::RuleBook& book = rules::RuleBook::builtIn();
    const auto submission = rules::parseSubmission(*text, book);
    const rules::FileProblems findings = submission ? rules::FileProblems{} : submission.error();
    const rules::FileProblems warnings =
        submission ? returns::warningsOn(*book.find(submission->ruleSet), *submission)
                   : rules::FileProblems{};
    if (asJson) {
        const Json json{{"file", file},
                        {"ok", submission.ok()},
                        {"findings", toJson(findings)},
                        {"warnings", toJson(warnings)}};
        printJson(dump(json));
    } else {
        printText(findings, warnings);
        if (submission)
            std::printf("%s: table %s may open under %s\n", file.c_str(),
                        submission->table.text().c_str(), submission->ruleSet.c_str());
    }
    return submission ? 0 : kBadInput;
}

} // namespace

void addRulesCommands(command_line::Command app) {
    command_line::Command group = app.command("rules", "The rule sets, and submissions under them");
    group.needsCommand();
    const auto asJson = std::make_shared<bool>(false);

    command_line::Command list = group.command("list", "The rule sets, their wagers and paytables");
    list.flag("--json", *asJson, "Everything, as JSON");
    list.runs([asJson] {
        listRules(*asJson);
        return 0;
    });

    command_line::Command check = group.command("check", "Hold a submission against its rule set");
    const auto file = std::make_shared<std::string>();
    check.option("file", *file, "The rules submission").required().typeName("FILE.toml");
    check.flag("--json", *asJson, "The findings as JSON");
    check.footer("\nExit code 0 if the table may open; 2 with one finding per line otherwise:\n\n"
                 "  pitctl rules check T01.toml\n"
                 "  max_bet: no bet may exceed $10.00 (House rules, Wagers)\n\n"
                 "Warnings on stderr tell what a lawful filing gives away: wagers that favour the\n"
                 "player, and rates of several meters that add up to more than the wager.");
    check.runs([file, asJson] { return checkSubmission(*file, *asJson); });

    addClausesCommand(group);
}

} // namespace pitwatch::pitctl
