#pragma once

#include "shared/command_line/command_line.h"

namespace pitwatch::pitctl {

// Adds itself to the group "rules".
void addClausesCommand(command_line::Command group);

} // namespace pitwatch::pitctl
