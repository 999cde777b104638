#include "shared/core/program_output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace pitwatch::core {

namespace {

constexpr int kOutputLost = 2;

} // namespace

int closeOutput(std::string_view program, int exitCode) {
    // The reason is known only to the call that failed; an earlier one leaves just a mark.
    const bool lostBefore = std::ferror(stdout) != 0;
    errno = 0;
    if (std::fclose(stdout) == 0 && !lostBefore)
        return exitCode;
    std::fprintf(stderr, "%.*s: the output was not written whole%s%s\n",
                 static_cast<int>(program.size()), program.data(), errno != 0 ? ": " : "",
                 errno != 0 ? std::strerror(errno) : "");
    return kOutputLost;
}

bool outputArrives() {
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

} // namespace pitwatch::core
