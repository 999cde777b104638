#include "deploy/pitctl/rules/clauses_command.h"

#include "deploy/pitctl/commands.h"
#include "shared/rules/clauses/clause_book.h"
#include "shared/rules/rule_book.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>

namespace pitwatch::pitctl {

using Json = nlohmann::ordered_json;
using rules::Clause;
using rules::ClauseVerdict;

namespace {

struct ClausesOptions {
    std::string ruleSet;
    bool asJson = false;
};

using Counts = std::map<ClauseVerdict, int>;

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

void printClause(const Clause& clause) {
    const std::string place = clause.id().substr(clause.ruleSet.size() + 1);
    const std::string because = clause.verdict == ClauseVerdict::Outside
                                    ? "outside: " + clause.reason
                                    : "tests: " + joined(clause.tests);
    std::printf("  %s %s %s\n%22s %s\n%22s %s\n", padded(place, 22).c_str(),
                padded(std::string(core::enumName(clause.verdict)), 9).c_str(), clause.by.c_str(),
                "", clause.asks.c_str(), "", because.c_str());
}

void printCounts(const std::string& what, const Counts& counts) {
    int all = 0;
    std::string line = padded(what, 24);
    for (const ClauseVerdict verdict : core::kEnumValues<ClauseVerdict>) {
        const auto found = counts.find(verdict);
        const int count = found == counts.end() ? 0 : found->second;
        line += padded(std::to_string(count), 10);
        all += count;
    }
    std::printf("%s%d\n", line.c_str(), all);
}

void printText(const std::vector<Clause>& clauses) {
    std::vector<std::pair<std::string, Counts>> documents;
    Counts total;
    for (const Clause& clause : clauses) {
        if (documents.empty() || documents.back().first != clause.ruleSet) {
            documents.emplace_back(clause.ruleSet, Counts{});
            const auto* ruleSet = rules::RuleBook::builtIn().find(clause.ruleSet);
            std::printf("%s: %s\n\n", clause.ruleSet.c_str(), ruleSet->document.c_str());
        }
        printClause(clause);
        ++documents.back().second[clause.verdict];
        ++total[clause.verdict];
        if (&clause == &clauses.back() || (&clause + 1)->ruleSet != clause.ruleSet)
            std::printf("\n");
    }
    std::string head = padded("", 24);
    for (const ClauseVerdict verdict : core::kEnumValues<ClauseVerdict>)
        head += padded(std::string(core::enumName(verdict)), 10);
    std::printf("%sclauses\n", head.c_str());
    for (const auto& [ruleSet, counts] : documents)
        printCounts(ruleSet, counts);
    if (documents.size() > 1)
        printCounts("all", total);
}

void printJson(const std::vector<Clause>& clauses) {
    Json json = Json::array();
    for (const Clause& clause : clauses)
        json.push_back({{"rule_set", clause.ruleSet},
                        {"id", clause.id()},
                        {"section", clause.section},
                        {"asks", clause.asks},
                        {"by", clause.by},
                        {"verdict", core::enumName(clause.verdict)},
                        {"reason", clause.reason},
                        {"tests", clause.tests}});
    std::printf("%s\n", json.dump(2).c_str());
}

int showClauses(const ClausesOptions& options) {
    std::vector<Clause> chosen;
    for (const Clause& clause : rules::builtInClauses())
        if (options.ruleSet.empty() || clause.ruleSet == options.ruleSet)
            chosen.push_back(clause);
    if (chosen.empty()) {
        std::fprintf(stderr, "there is no rule set \"%s\"\n", options.ruleSet.c_str());
        return kBadInput;
    }
    if (options.asJson)
        printJson(chosen);
    else
        printText(chosen);
    return 0;
}

} // namespace

void addClausesCommand(command_line::Command group) {
    command_line::Command command =
        group.command("clauses", "What each clause of the documents asks, and what answers for it");
    const auto options = std::make_shared<ClausesOptions>();
    command.option("rule-set", options->ruleSet, "One rule set; all of them if left out")
        .typeName("RULE_SET");
    command.flag("--json", options->asJson, "As JSON, one object a clause");
    command.footer(
        "\nenforced: the contrary is refused, voided, or never computed. watched: a breach that\n"
        "signals show is a finding. recorded: the journal has it. outside: nothing in the\n"
        "software sees or does it, and the reason is given. For example:\n\n"
        "  pitctl rules clauses comar-let-it-ride\n"
        "  pitctl rules clauses --json | jq '.[] | select(.verdict == \"watched\") | .id'");
    command.runs([options] { return showClauses(*options); });
}

} // namespace pitwatch::pitctl
