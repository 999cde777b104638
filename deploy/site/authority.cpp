#include "deploy/site/authority.h"

#include "deploy/site/internal/openssl.h"

#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <stdexcept>

namespace pitwatch::site {

using internal::Owned;
using internal::require;

struct Authority::Parts {
    Owned<X509> certificate;
    Owned<EVP_PKEY> key;
};

namespace {

constexpr int kSerialBits = 127;
// A clock that is a little behind must not refuse a certificate made just now.
constexpr std::chrono::minutes kBackdate{5};

void setSerial(X509* certificate) {
    Owned<BIGNUM> serial(BN_new());
    require(BN_rand(serial.get(), kSerialBits, BN_RAND_TOP_ONE, BN_RAND_BOTTOM_ANY) == 1 &&
                BN_to_ASN1_INTEGER(serial.get(), X509_get_serialNumber(certificate)) != nullptr,
            "a serial number cannot be made");
}

void setTimes(X509* certificate, core::Instant from, core::Instant to) {
    require(X509_set1_notBefore(certificate, internal::timeOf(from).get()) == 1 &&
                X509_set1_notAfter(certificate, internal::timeOf(to).get()) == 1,
            "a certificate's dates cannot be set");
}

void setSubject(X509* certificate, const std::string& name) {
    X509_NAME* subject = X509_get_subject_name(certificate);
    require(X509_NAME_add_entry_by_NID(subject, NID_commonName, MBSTRING_UTF8,
                                       reinterpret_cast<const unsigned char*>(name.data()),
                                       static_cast<int>(name.size()), -1, 0) == 1,
            "a certificate cannot be named " + name);
}

void extend(X509* certificate, X509* issuer, int kind, const std::string& value) {
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str());
    require(extension != nullptr, "a certificate cannot say " + value);
    const int added = X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
    require(added == 1, "a certificate cannot say " + value);
}

Owned<X509> blank(EVP_PKEY* key, const std::string& name) {
    Owned<X509> certificate(X509_new());
    require(certificate != nullptr && X509_set_version(certificate.get(), X509_VERSION_3) == 1 &&
                X509_set_pubkey(certificate.get(), key) == 1,
            "a certificate cannot be made");
    setSerial(certificate.get());
    setSubject(certificate.get(), name);
    return certificate;
}

std::string alternativeNames(const std::vector<std::string>& hosts) {
    std::string text;
    for (const std::string& host : hosts) {
        ASN1_OCTET_STRING* address = a2i_IPADDRESS(host.c_str());
        text += (text.empty() ? "" : ",") + std::string(address ? "IP:" : "DNS:") + host;
        ASN1_OCTET_STRING_free(address);
    }
    return text;
}

} // namespace

void wipe(std::string& secret) {
    OPENSSL_cleanse(secret.data(), secret.size());
    secret.clear();
}

Authority::Authority(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts)), m_certificate(internal::toPem(m_parts->certificate.get())) {}
Authority::~Authority() = default;
Authority::Authority(Authority&&) noexcept = default;
Authority& Authority::operator=(Authority&&) noexcept = default;

Authority Authority::make(const std::string& site, core::Instant now, int years) {
    auto parts = std::make_unique<Parts>();
    parts->key = internal::makeKey();
    // A common name may have 64 characters.
    parts->certificate = blank(parts->key.get(), site.substr(0, 40) + " pit authority");
    X509* certificate = parts->certificate.get();
    setTimes(certificate, now - kBackdate, now + std::chrono::hours(24 * 365) * years);
    require(X509_set_issuer_name(certificate, X509_get_subject_name(certificate)) == 1,
            "an authority cannot be made");
    extend(certificate, certificate, NID_basic_constraints, "critical,CA:TRUE,pathlen:0");
    extend(certificate, certificate, NID_key_usage, "critical,keyCertSign,cRLSign");
    extend(certificate, certificate, NID_subject_key_identifier, "hash");
    require(X509_sign(certificate, parts->key.get(), EVP_sha256()) > 0,
            "the authority cannot be signed");
    return Authority(std::move(parts));
}

core::Result<Authority> Authority::load(std::string_view certificate, std::string_view key) {
    auto readCertificate = internal::readCertificate(certificate);
    if (!readCertificate)
        return core::Error{"the authority's certificate " + readCertificate.error().text};
    auto readKey = internal::readKey(key);
    if (!readKey)
        return core::Error{"the authority's key " + readKey.error().text};
    if (X509_check_private_key(readCertificate->get(), readKey->get()) != 1)
        return core::Error{"the authority's key does not belong to its certificate"};
    auto parts = std::make_unique<Parts>();
    parts->certificate = std::move(*readCertificate);
    parts->key = std::move(*readKey);
    return Authority(std::move(parts));
}

std::string Authority::key() const {
    return std::string(internal::toPem(m_parts->key.get()).text());
}

core::Instant Authority::notAfter() const {
    return internal::timeOf(X509_get0_notAfter(m_parts->certificate.get()));
}

namespace {

struct Wanted {
    std::string name;
    std::string purpose;
    std::string hosts;
};

Identity issue(X509* issuer, EVP_PKEY* issuerKey, const Wanted& wanted, core::Instant now,
               core::Instant until) {
    const Owned<EVP_PKEY> key = internal::makeKey();
    const Owned<X509> made = blank(key.get(), wanted.name);
    setTimes(made.get(), now - kBackdate, until);
    require(X509_set_issuer_name(made.get(), X509_get_subject_name(issuer)) == 1,
            "a certificate cannot be issued");
    extend(made.get(), issuer, NID_basic_constraints, "critical,CA:FALSE");
    extend(made.get(), issuer, NID_key_usage, "critical,digitalSignature");
    extend(made.get(), issuer, NID_ext_key_usage, wanted.purpose);
    extend(made.get(), issuer, NID_authority_key_identifier, "keyid");
    if (!wanted.hosts.empty())
        extend(made.get(), issuer, NID_subject_alt_name, wanted.hosts);
    require(X509_sign(made.get(), issuerKey, EVP_sha256()) > 0, "a certificate cannot be signed");
    return {internal::toPem(made.get()), std::string(internal::toPem(key.get()).text())};
}

} // namespace

Identity Authority::issueBroker(const std::vector<std::string>& hosts, core::Instant now,
                                int days) const {
    const core::Instant until = std::min(notAfter(), now + std::chrono::hours(24) * days);
    return issue(m_parts->certificate.get(), m_parts->key.get(),
                 {hosts.front().substr(0, 64), "serverAuth", alternativeNames(hosts)}, now, until);
}

Identity Authority::issueMember(const std::string& name, core::Instant now, int days) const {
    const core::Instant until = std::min(notAfter(), now + std::chrono::hours(24) * days);
    return issue(m_parts->certificate.get(), m_parts->key.get(), {name, "clientAuth", {}}, now,
                 until);
}

std::string Authority::revoke(const std::string& list, const std::vector<std::string>& add,
                              core::Instant now) const {
    Owned<BIO> memory(BIO_new_mem_buf(list.data(), static_cast<int>(list.size())));
    Owned<X509_CRL> made(list.empty()
                             ? X509_CRL_new()
                             : PEM_read_bio_X509_CRL(memory.get(), nullptr, nullptr, nullptr));
    require(made != nullptr, "the list of revoked certificates cannot be read");
    const auto at = internal::timeOf(now - kBackdate);
    require(X509_CRL_set_version(made.get(), X509_CRL_VERSION_2) == 1 &&
                X509_CRL_set_issuer_name(made.get(),
                                         X509_get_subject_name(m_parts->certificate.get())) == 1 &&
                X509_CRL_set1_lastUpdate(made.get(), at.get()) == 1 &&
                X509_CRL_set1_nextUpdate(made.get(), internal::timeOf(notAfter()).get()) == 1,
            "the list of revoked certificates cannot be made");
    for (const std::string& pem : add) {
        const auto certificate = internal::readCertificate(pem);
        if (!certificate)
            throw std::runtime_error("what is to be revoked " + certificate.error().text);
        X509_REVOKED* entry = nullptr;
        if (X509_CRL_get0_by_cert(made.get(), &entry, certificate->get()) == 1)
            continue;
        entry = X509_REVOKED_new();
        X509_REVOKED_set_serialNumber(entry, X509_get_serialNumber(certificate->get()));
        X509_REVOKED_set_revocationDate(entry, at.get());
        require(X509_CRL_add0_revoked(made.get(), entry) == 1, "a certificate cannot be revoked");
    }
    X509_CRL_sort(made.get());
    require(X509_CRL_sign(made.get(), m_parts->key.get(), EVP_sha256()) > 0,
            "the list of revoked certificates cannot be signed");
    return internal::toPem(made.get());
}

} // namespace pitwatch::site
