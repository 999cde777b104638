#include "shared/rules/rule_set_loader.h"
#include "shared/rules/submission.h"

#include <cstddef>
#include <cstdint>

// Any bytes as a rules file: refused with problems, or a rule set that submissions can be held
// against.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace pitwatch::rules;
    auto loaded = loadRuleSet({reinterpret_cast<const char*>(data), size});
    if (!loaded) {
        PW_ASSERT(!loaded.error().empty());
        return 0;
    }
    for (const WagerRule& wager : loaded->wagers)
        for (const Paytable& paytable : wager.paytables)
            compile(paytable);
    const std::string submission = "rule_set = \"" + loaded->id + "\"\n[progressive]\n";
    const auto checked = parseSubmission(submission, RuleBook({std::move(*loaded)}));
    PW_ASSERT(!checked.ok());
    return 0;
}
