#include "deploy/site/certificate.h"

#include "deploy/site/internal/openssl.h"

#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

namespace pitwatch::site {

namespace {

using internal::Owned;

bool isFor(X509* certificate, const std::string& host) {
    return X509_check_ip_asc(certificate, host.c_str(), 0) == 1 ||
           X509_check_host(certificate, host.data(), host.size(), 0, nullptr) == 1;
}

bool isOnList(X509* certificate, const std::string& list) {
    Owned<BIO> memory(BIO_new_mem_buf(list.data(), static_cast<int>(list.size())));
    const Owned<X509_CRL> read(PEM_read_bio_X509_CRL(memory.get(), nullptr, nullptr, nullptr));
    X509_REVOKED* entry = nullptr;
    return read && X509_CRL_get0_by_cert(read.get(), &entry, certificate) == 1;
}

} // namespace

core::Result<Certificate> readCertificate(std::string_view pem) {
    const auto read = internal::readCertificate(pem);
    if (!read)
        return read.error();
    X509* certificate = read->get();
    const Owned<BIGNUM> serial(ASN1_INTEGER_to_BN(X509_get0_serialNumber(certificate), nullptr));
    char* hex = BN_bn2hex(serial.get());
    Certificate made{internal::commonName(certificate), hex,
                     internal::timeOf(X509_get0_notBefore(certificate)),
                     internal::timeOf(X509_get0_notAfter(certificate))};
    OPENSSL_free(hex);
    return made;
}

std::string problemOf(std::string_view certificate, std::string_view key,
                      const Expected& expected) {
    const auto read = internal::readCertificate(certificate);
    if (!read)
        return "the certificate " + read.error().text;
    const auto readKey = internal::readKey(key);
    if (!readKey)
        return "the key " + readKey.error().text;
    if (X509_check_private_key(read->get(), readKey->get()) != 1)
        return "the key does not belong to the certificate";
    const auto authority = internal::readCertificate(expected.authority);
    if (!authority || X509_verify(read->get(), X509_get0_pubkey(authority->get())) != 1)
        return "the certificate is not by this site's authority";
    if (!expected.name.empty() && internal::commonName(read->get()) != expected.name)
        return "the certificate names " + internal::commonName(read->get()) + ", not " +
               expected.name;
    for (const std::string& host : expected.hosts)
        if (!isFor(read->get(), host))
            return "the certificate is not for the host " + host;
    if (isOnList(read->get(), expected.revoked))
        return "the certificate is revoked";
    return {};
}

} // namespace pitwatch::site
