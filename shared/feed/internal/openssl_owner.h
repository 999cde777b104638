#pragma once

#include <netdb.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <cstdio>
#include <memory>

namespace pitwatch::feed::internal {

// Frees what C libraries gave us.
struct Free {
    void operator()(X509* it) const { X509_free(it); }
    void operator()(EVP_PKEY* it) const { EVP_PKEY_free(it); }
    void operator()(SSL_CTX* it) const { SSL_CTX_free(it); }
    void operator()(SSL* it) const { SSL_free(it); }
    void operator()(addrinfo* it) const { freeaddrinfo(it); }
    void operator()(std::FILE* it) const { std::fclose(it); }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

} // namespace pitwatch::feed::internal
