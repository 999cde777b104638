#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/print.h"
#include "shared/core/program_output.h"

#include <exception>
#include <string>

namespace pitwatch::pitctl {

namespace {

int run(int argc, char** argv) {
    command_line::Program app("pitctl: the operator's command line of the pit", "pitctl");
    app.needsCommand();
    addRulesCommands(app);
    addSettleCommand(app);
    addWatchCommand(app);
    addVerifyCommand(app);
    addJournalCommands(app);
    addReturnsCommand(app);
    addSiteCommands(app);
    addDoctorCommand(app);
    addClaimsCommands(app);
    addStaffCommands(app);
    addClockCommands(app);
    addMetersCommands(app);
    try {
        return app.run(argc, argv);
    } catch (const std::exception& error) {
        complain(std::string("pitctl: ") + error.what());
        return 1;
    }
}

} // namespace

} // namespace pitwatch::pitctl

int main(int argc, char** argv) {
    return pitwatch::core::closeOutput("pitctl", pitwatch::pitctl::run(argc, argv));
}
