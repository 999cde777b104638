#include "table-agent/daemon/program.h"

#include "shared/core/printable.h"
#include "shared/party/record.h"
#include "table-agent/daemon/stop_signal.h"

#include <spdlog/spdlog.h>

#include <cstdio>

namespace pitwatch::daemon {

void writeLog(std::string_view line) {
    spdlog::info("{}", core::printable(line));
}

int fail(const std::string& reason) {
    spdlog::error("{}", core::printable(reason));
    return 2;
}

int giveUp(const std::string& reason) {
    spdlog::error("{}", core::printable(reason));
    return 1;
}

int run(const std::function<int()>& start) {
    stopRequested();
    try {
        return start();
    } catch (const party::ClockBehind& behind) {
        return giveUp(behind.what());
    } catch (const std::exception& failure) {
        return fail(failure.what());
    }
}

int refuse(std::string_view who, const rules::FileProblems& problems) {
    for (const rules::FileProblem& problem : problems)
        std::fprintf(stderr, "%s\n", core::printable(problem.text()).c_str());
    return fail(std::string(who) + " does not start: " + std::to_string(problems.size()) +
                " finding(s)");
}

} // namespace pitwatch::daemon
