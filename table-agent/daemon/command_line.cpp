#include "table-agent/daemon/command_line.h"

#include "shared/core/program_output.h"

#include <CLI/CLI.hpp>

namespace pitwatch::daemon {

std::optional<int> parseCommandLine(CLI::App& app, int argc, char** argv) {
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& stop) {
        return core::closeOutput(app.get_name(), app.exit(stop) == 0 ? 0 : 2);
    }
    return std::nullopt;
}

} // namespace pitwatch::daemon
