#pragma once

#include "shared/core/clock.h"
#include "shared/core/result.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

// The site's own certificate authority: EC P-256, random serial numbers. It says who may connect to
// the site's broker and which broker is the right one, and nothing else. One thread; throws
// std::runtime_error if OpenSSL itself fails.

namespace pitwatch::site {

struct Identity {
    std::string certificate; // PEM
    std::string key;         // PEM; the caller wipes it with wipe().
};
void wipe(std::string& secret);

class Authority {
public:
    static Authority make(const std::string& site, core::Instant now, int years);
    // Refuses a key that does not belong to the certificate.
    static core::Result<Authority> load(std::string_view certificate, std::string_view key);
    ~Authority();
    Authority(Authority&&) noexcept;
    Authority& operator=(Authority&&) noexcept;

    const std::string& certificate() const { return m_certificate; }
    std::string key() const;
    core::Instant notAfter() const;

    // Never outlives the authority itself.
    Identity issueBroker(const std::vector<std::string>& hosts, core::Instant now, int days) const;
    Identity issueMember(const std::string& name, core::Instant now, int days) const;

    // The list of revoked certificates, with `add` put to those of `list` (PEM; nothing: a new
    // list). It holds as long as the authority does: a list that runs out would stop the pit.
    std::string revoke(const std::string& list, const std::vector<std::string>& add,
                       core::Instant now) const;

private:
    struct Parts;
    explicit Authority(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
    std::string m_certificate;
};

} // namespace pitwatch::site
