#pragma once

#include <optional>

namespace CLI {
class App;
}

namespace pitwatch::daemon {

// Reads the command line. Where the program has nothing more to do (it was asked for help, or the
// command line is wrong) the exit code: 0, or 2 as for every wrong use.
std::optional<int> parseCommandLine(CLI::App& app, int argc, char** argv);

} // namespace pitwatch::daemon
