#pragma once

#include <CLI/CLI.hpp>

namespace pitwatch::pitctl {

// As the groups of commands.h: leaves its exit code in `exitCode` when it ran.
void addStaffCommands(CLI::App& app, int& exitCode);

} // namespace pitwatch::pitctl
