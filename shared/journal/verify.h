#pragma once

#include "shared/core/result.h"
#include "shared/journal/damage.h"
#include "shared/journal/signer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace pitwatch::journal {

// How far somebody else has followed the journal: an anchor in another party's file, or a head
// noted down. With it a cut tail is found.
struct OutsideWitness {
    std::string name; // "C01", "the note of 16 November"
    Head head;
};

struct VerifyOptions {
    std::vector<OutsideWitness> witnesses;
    // The device's key. Without it the signatures are only checked against the keys stored beside
    // them, which whoever rewrites the whole file can replace too.
    std::optional<PublicKey> key;
    std::string vfs;
};

struct VerifyReport {
    std::optional<Damage> bad; // The first bad entry; nothing where all is well.
    Head head;                 // Of the part before the first bad entry.
    std::uint64_t signedUpTo = 0;
    std::size_t signedHeads = 0;
    // How far a signature or a witness has seen it; what comes after may have been written by
    // anybody who had the file.
    std::uint64_t provenUpTo = 0;
    // Where the journal holds something that no signature and no witness covers, the first of it:
    // as a journal in use does, or after a crash, but no more than is signed at once; or all of a
    // journal that has no signatures, be it that they were taken away.
    std::optional<Damage> unproven;
    bool inUse = false; // A keeper was at work meanwhile.
};

// Checks every entry's number and chain hash, every signature and that none is missing between
// others, the anchors' seal, the witnesses, and the structure of the file. Changes nothing on disk.
// An error means that the file is no journal that this program can read, or that the disk cannot be
// read.
core::Result<VerifyReport> verifyJournal(const std::string& path, const VerifyOptions& options);

} // namespace pitwatch::journal
