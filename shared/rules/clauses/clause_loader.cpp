#include "shared/rules/clauses/clause_loader.h"

#include "shared/rules/form_problems.h"
#include "shared/text/fields.h"
#include "shared/text/toml.h"

#include <map>

namespace pitwatch::rules {

using text::Fields;
using text::Need;

namespace {

constexpr std::string_view kForm = "clauses file format";
constexpr int kMostParts = 99;

class Loader {
public:
    Loader(std::string_view ruleSet, const text::Value& document, text::Problems& problems)
        : m_ruleSet(ruleSet), m_root(document, problems) {}

    std::vector<Clause> load() {
        for (Fields& table : m_root.tables("clause"))
            read(table);
        m_root.refuseUnknownKeys("a clauses file");
        return std::move(m_clauses);
    }

private:
    static std::string sentence(Fields& table, std::string_view key) {
        const std::string text = table.text(key).value_or("");
        if (text.empty())
            table.report(key, "must not be empty");
        return text;
    }

    void read(Fields& table) {
        Clause clause;
        clause.ruleSet = m_ruleSet;
        clause.section = sentence(table, "section");
        clause.part =
            static_cast<int>(table.integer("part", 1, kMostParts, Need::Optional).value_or(0));
        clause.asks = sentence(table, "asks");
        clause.by = sentence(table, "by");
        clause.verdict = table.word<ClauseVerdict>("verdict").value_or(ClauseVerdict::Outside);
        if (clause.verdict == ClauseVerdict::Outside)
            clause.reason = sentence(table, "reason");
        else
            clause.tests = table.texts("tests");
        if (clause.verdict != ClauseVerdict::Outside && clause.tests.empty())
            table.report("tests", "must name a test");
        table.refuseUnknownKeys("a clause of this verdict");
        checkPlace(table, clause);
        m_clauses.push_back(std::move(clause));
    }

    // Parts count up from 1, and a section that has parts has nothing else.
    void checkPlace(Fields& table, const Clause& clause) {
        const auto [last, isNew] = m_lastParts.try_emplace(clause.section, clause.part);
        const bool follows = last->second > 0 && clause.part == last->second + 1;
        if (isNew ? clause.part > 1 : !follows)
            table.report("part", "must count up from 1 in " + clause.section);
        last->second = clause.part;
    }

    std::string m_ruleSet;
    Fields m_root;
    std::map<std::string, int> m_lastParts;
    std::vector<Clause> m_clauses;
};

} // namespace

core::Result<std::vector<Clause>, FileProblems> loadClauses(std::string_view ruleSet,
                                                            std::string_view toml) {
    const auto document = text::parseToml(toml);
    if (!document)
        return FileProblems{{"", document.error().text, std::string(kForm)}};
    text::Problems problems;
    std::vector<Clause> clauses = Loader(ruleSet, *document, problems).load();
    if (!problems.empty())
        return fileProblemsOf(problems, kForm);
    return clauses;
}

} // namespace pitwatch::rules
