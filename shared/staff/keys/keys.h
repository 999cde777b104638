#pragma once

#include "shared/core/bytes.h"

#include <array>
#include <cstdint>

// Ed25519, as the roster, statements and journals use it.

namespace pitwatch::staff {

using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

// Whether the signature is of that key over those bytes. Says nothing about whose key it is. Keys
// of small order, under which one signature fits several messages, are refused with the rest.
bool isGenuine(const PublicKey& key, core::ByteView message, const Signature& signature);

} // namespace pitwatch::staff
