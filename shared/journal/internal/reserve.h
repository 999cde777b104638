#pragma once

#include <cstddef>
#include <string>

// Room on the disk that is held back for the moment when there is none left: a file of random
// bytes (random, so that no file system stores it in less) beside the journal. It is given up when
// the disk is full, so that the keeper's last entry still fits. It goes through the journal's own
// SQLite file layer, so a simulated disk sees it too. Functions return SQLite result codes.

namespace pitwatch::journal {

int holdReserve(const std::string& vfs, const std::string& journalPath, std::size_t bytes);
int giveUpReserve(const std::string& vfs, const std::string& journalPath);

} // namespace pitwatch::journal
