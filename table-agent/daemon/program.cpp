#include "table-agent/daemon/program.h"

#include <spdlog/spdlog.h>

#include <cstdio>

namespace pitwatch::daemon {

void writeLog(std::string_view line) {
    spdlog::info("{}", line);
}

int fail(const std::string& reason) {
    spdlog::error("{}", reason);
    return 2;
}

int giveUp(const std::string& reason) {
    spdlog::error("{}", reason);
    return 1;
}

int refuse(std::string_view who, const rules::FileProblems& problems) {
    for (const rules::FileProblem& problem : problems)
        std::fprintf(stderr, "%s\n", problem.text().c_str());
    return fail(std::string(who) + " does not start: " + std::to_string(problems.size()) +
                " finding(s)");
}

} // namespace pitwatch::daemon
