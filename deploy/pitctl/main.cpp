#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/staff/staff_commands.h"
#include "shared/core/program_output.h"

#include <cstdio>
#include <exception>

namespace pitwatch::pitctl {

namespace {

int run(int argc, char** argv) {
    CLI::App app{"pitctl: the operator's command line of the pit"};
    app.require_subcommand(1);
    int exitCode = 0;
    addRulesCommands(app, exitCode);
    addSettleCommand(app, exitCode);
    addWatchCommand(app, exitCode);
    addVerifyCommand(app, exitCode);
    addJournalCommands(app, exitCode);
    addReturnsCommand(app, exitCode);
    addSiteCommands(app, exitCode);
    addDoctorCommand(app, exitCode);
    addClaimsCommands(app, exitCode);
    addStaffCommands(app, exitCode);
    addClockCommands(app, exitCode);
    addMetersCommands(app, exitCode);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // Asking for help is fine; everything else the library reports is bad input.
        return app.exit(error) == 0 ? 0 : kBadInput;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "pitctl: %s\n", error.what());
        return 1;
    }
    return exitCode;
}

} // namespace

} // namespace pitwatch::pitctl

int main(int argc, char** argv) {
    return pitwatch::core::closeOutput("pitctl", pitwatch::pitctl::run(argc, argv));
}
