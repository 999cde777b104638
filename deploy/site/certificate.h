#pragma once

#include "shared/core/clock.h"
#include "shared/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::site {

// What a certificate says. A plain value.
struct Certificate {
    std::string name;
    std::string serial; // Hexadecimal.
    core::Instant notBefore;
    core::Instant notAfter;
};

core::Result<Certificate> readCertificate(std::string_view pem);

// What an expected certificate and its key must fulfil; the dates are the caller's business.
struct Expected {
    std::string name;               // Of a member; nothing for the broker's.
    std::vector<std::string> hosts; // Of the broker.
    std::string authority;          // PEM: who must have issued it.
    std::string revoked;            // PEM: the list it must not be on.
};

// The reason it does not serve, or nothing.
std::string problemOf(std::string_view certificate, std::string_view key, const Expected& expected);

} // namespace pitwatch::site
