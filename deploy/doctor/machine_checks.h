#pragma once

#include "deploy/doctor/verdict.h"

#include <cstdint>
#include <filesystem>

// This machine: its clock and its disks.

namespace pitwatch::doctor {

// Whether the kernel counts its clock as set by a time service.
Verdict judgeClock(bool synchronised);
Verdicts checkClock();

// Records grow for years, so a disk is judged by what is left of it.
Verdict judgeDisk(const std::string& subject, std::uint64_t freeBytes, std::uint64_t totalBytes);
Verdicts checkDisks(const std::vector<std::filesystem::path>& folders);

// "1.4 GiB"
std::string sizeText(std::uint64_t bytes);

} // namespace pitwatch::doctor
