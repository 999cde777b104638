#pragma once

#include "shared/core/result.h"
#include "shared/journal/signer.h"

#include <memory>
#include <string>

// The key with which a device signs the heads of its journal, as it lies in files: the secret half
// as 64 hexadecimal digits for the device alone, the public half likewise for whoever verifies.

namespace pitwatch::journal {

struct KeyTexts {
    std::string secret; // The content of the device's file.
    std::string open;   // The public key.
};

// A new key from the system's random source.
KeyTexts makeKey();

// The signer of the secret in that file. A file that others may read is refused, unless the service
// manager handed it over (CREDENTIALS_DIRECTORY).
core::Result<std::shared_ptr<const Signer>> readSigner(const std::string& path);

// 64 hexadecimal digits.
std::string textOf(const PublicKey& key);

} // namespace pitwatch::journal
