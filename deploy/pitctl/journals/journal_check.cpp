#include "deploy/pitctl/journals/journal_check.h"

#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/print.h"

namespace pitwatch::pitctl {

core::Result<std::optional<std::string>> damageOf(const std::string& path,
                                                  std::vector<journal::OutsideWitness> witnesses) {
    journal::VerifyOptions options;
    options.witnesses = std::move(witnesses);
    const auto report = journal::verifyJournal(path, options);
    if (!report)
        return report.error();
    if (!report->bad)
        return std::optional<std::string>();
    const std::string where =
        report->bad->sequence == 0 ? "" : "entry " + std::to_string(report->bad->sequence) + ": ";
    return std::optional(path + ": " + where + report->bad->reason);
}

std::optional<int> refusalOf(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
        const auto damage = damageOf(path);
        if (!damage) {
            complain(damage.error().text);
            return kBadInput;
        }
        if (*damage) {
            complain(**damage +
                     "; nothing is told from a journal that does not verify, except with " +
                     kUnverified);
            return kFoundBad;
        }
    }
    return std::nullopt;
}

} // namespace pitwatch::pitctl
