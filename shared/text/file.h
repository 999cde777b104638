#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"

#include <span>
#include <string>
#include <string_view>

// Whole files. Every read is bounded, so that a wrong path (a device, a disk image) is an error and
// not the end of the machine's memory.

namespace pitwatch::text {

// Who else may see the file; a secret that others can read is no secret, and is refused.
enum class Secrecy {
    Public,     // Anyone may read it.
    OwnersOnly, // Mode 0600 or stricter.
    Ours,       // Also a regular file of our own or root's, and not behind a symbolic link.
};

core::Result<std::string> readFile(const std::string& path, std::size_t maxBytes);
core::Result<std::string> readStandardInput(std::size_t maxBytes);

// As far as the file or the memory of the caller goes, who may have to wipe it. Says how much was
// read; where it is all of `into`, there may be more.
core::Result<std::size_t> readFileInto(const std::string& path, std::span<std::uint8_t> into,
                                       Secrecy secrecy);

// Whole or not at all, durable, with that mode from the first byte on. An existing file is
// replaced.
core::Outcome writeFile(const std::string& path, core::ByteView bytes, unsigned mode);
core::Outcome writeFile(const std::string& path, std::string_view text, unsigned mode);

} // namespace pitwatch::text
