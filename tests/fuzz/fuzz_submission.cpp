#include "shared/rules/table_rules.h"

#include <cstddef>
#include <cstdint>

// Any bytes as a submission: problems of one line each, or one that compiles to a table.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace pitwatch::rules;
    const RuleBook& book = RuleBook::builtIn();
    const auto submission = parseSubmission({reinterpret_cast<const char*>(data), size}, book);
    if (submission) {
        const TableRules table(*book.find(submission->ruleSet), *submission);
        PW_ASSERT(table.minBet <= table.maxBet);
        return 0;
    }
    PW_ASSERT(!submission.error().empty());
    for (const FileProblem& problem : submission.error())
        PW_ASSERT(problem.text().find('\n') == std::string::npos && !problem.field.empty());
    return 0;
}
