#include "deploy/pitctl/journals/journal_check.h"

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

} // namespace pitwatch::pitctl
