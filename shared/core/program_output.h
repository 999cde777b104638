#pragma once

#include <string_view>

namespace pitwatch::core {

// What a program ends with that printed something to standard output: its own exit code, or 2 where
// not everything arrived (a full disk, a pipe that nobody reads), which it says on standard error.
// To be called once, as the last thing: it closes standard output, because some files only tell
// then that they took nothing.
int closeOutput(std::string_view program, int exitCode);

// Whether everything printed so far was taken, for a program that prints for long.
bool outputArrives();

} // namespace pitwatch::core
