#pragma once

#include "shared/command_line/command_line.h"

// The operator's commands. Each group adds itself to the program and gives its
// exit code when it runs; bad input is kBadInput with the reason on stderr.

namespace pitwatch::pitctl {

inline constexpr int kFoundBad = 1;
inline constexpr int kBadInput = 2;

void addClaimsCommands(command_line::Command app);
void addClockCommands(command_line::Command app);
void addJournalCommands(command_line::Command app);
void addMetersCommands(command_line::Command app);
void addRulesCommands(command_line::Command app);
void addDoctorCommand(command_line::Command app);
void addSiteCommands(command_line::Command app);
void addStaffCommands(command_line::Command app);
void addSettleCommand(command_line::Command app);
void addWatchCommand(command_line::Command app);
void addVerifyCommand(command_line::Command app);
void addReturnsCommand(command_line::Command app);

} // namespace pitwatch::pitctl
