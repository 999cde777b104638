#pragma once

#include <CLI/CLI.hpp>

// The operator's commands. Each group adds itself to the program and leaves its exit code in
// `exitCode` when it ran; bad input is kBadInput with the reason on stderr.

namespace pitwatch::pitctl {

inline constexpr int kBadInput = 2;

void addClaimsCommands(CLI::App& app, int& exitCode);
void addClockCommands(CLI::App& app, int& exitCode);
void addJournalCommands(CLI::App& app, int& exitCode);
void addMetersCommands(CLI::App& app, int& exitCode);
void addRulesCommands(CLI::App& app, int& exitCode);
void addDoctorCommand(CLI::App& app, int& exitCode);
void addSiteCommands(CLI::App& app, int& exitCode);
void addSettleCommand(CLI::App& app, int& exitCode);
void addWatchCommand(CLI::App& app, int& exitCode);
void addVerifyCommand(CLI::App& app, int& exitCode);
void addReturnsCommand(CLI::App& app, int& exitCode);

} // namespace pitwatch::pitctl
