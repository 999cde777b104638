#pragma once

#include "shared/core/clock.h"
#include "shared/core/result.h"

#include <openssl/evp.h>
#include <openssl/x509.h>

#include <memory>
#include <string>
#include <string_view>

// Owners for OpenSSL's objects, and the few conversions that several files need.

namespace pitwatch::site::internal {

struct Free {
    void operator()(X509* it) const { X509_free(it); }
    void operator()(X509_CRL* it) const { X509_CRL_free(it); }
    void operator()(EVP_PKEY* it) const { EVP_PKEY_free(it); }
    void operator()(BIO* it) const { BIO_free(it); }
    void operator()(ASN1_TIME* it) const { ASN1_TIME_free(it); }
    void operator()(BIGNUM* it) const;
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

// Text that is wiped when it goes: a private key.
class Secret {
public:
    explicit Secret(std::string text) : m_text(std::move(text)) {}
    ~Secret();
    Secret(Secret&& other) noexcept : m_text(std::move(other.m_text)) { other.m_text.clear(); }
    Secret& operator=(Secret&&) = delete;
    std::string_view text() const { return m_text; }

private:
    std::string m_text;
};

Owned<EVP_PKEY> makeKey(); // EC P-256.
core::Result<Owned<X509>> readCertificate(std::string_view pem);
core::Result<Owned<EVP_PKEY>> readKey(std::string_view pem);
std::string toPem(X509* certificate);
std::string toPem(X509_CRL* list);
Secret toPem(EVP_PKEY* key);

// Throws std::runtime_error with OpenSSL's words unless `done`.
void require(bool done, std::string_view what);

core::Instant timeOf(const ASN1_TIME* time);
Owned<ASN1_TIME> timeOf(core::Instant at);
std::string commonName(X509* certificate);

} // namespace pitwatch::site::internal
