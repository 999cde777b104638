#pragma once

#include "deploy/site/inventory.h"

// The broker's configuration, generated whole: mosquitto 2.0.

namespace pitwatch::site {

// Nothing larger crosses the broker; a party's batches stay far below.
inline constexpr int kMaxPacketBytes = 262'144;

// `folder` is where the broker will find its files.
std::string brokerConfiguration(const Inventory& inventory, const std::string& folder);

// Everyone by name; whoever is not named may do nothing.
std::string accessFile(const Inventory& inventory);

} // namespace pitwatch::site
