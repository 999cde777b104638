#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"

#include <span>
#include <string>
#include <string_view>

// Whole files. Every read is bounded, so that a wrong path (a device, a disk image) is an error and
// not the end of the machine's memory.

namespace pitwatch::text {

// Who else may see or change the file; a secret that others can read is no secret, what others can
// write is not its owner's word, and both are refused.
enum class Secrecy {
    Public,     // Anyone may read it.
    Trusted,    // Anyone may read it, but only its owner may change it.
    OwnersOnly, // Mode 0600 or stricter.
    Ours,       // Also a regular file of our own or root's, and not behind a symbolic link.
};

core::Result<std::string> readFile(const std::string& path, std::size_t maxBytes,
                                   Secrecy secrecy = Secrecy::Public);
core::Result<std::string> readStandardInput(std::size_t maxBytes);

// Whether others than its owner may change the file at `path`: what is believed of it, or goes on
// to be written to it, would then be theirs. A file that is not there is no error.
core::Outcome refuseIfOthersMayWrite(const std::string& path);

// Whether others than its owner and our own group may change the file, or the folder that holds it:
// whoever may write there puts another file in its place. Where only owners take out what is theirs
// (the sticky bit) nobody does.
core::Outcome refuseIfOthersMayReplace(const std::string& path);

// As far as the file or the memory of the caller goes, who may have to wipe it. Says how much was
// read; where it is all of `into`, there may be more.
core::Result<std::size_t> readFileInto(const std::string& path, std::span<std::uint8_t> into,
                                       Secrecy secrecy);

// Whole or not at all, durable, with that mode from the first byte on. An existing file is
// replaced.
core::Outcome writeFile(const std::string& path, core::ByteView bytes, unsigned mode);
core::Outcome writeFile(const std::string& path, std::string_view text, unsigned mode);

} // namespace pitwatch::text
