#pragma once

#include <string_view>

namespace pitwatch::staff {

// data/passphrase_blocklist.txt, one lower-case word a line.
extern const std::string_view kPassphraseBlocklist;

} // namespace pitwatch::staff
