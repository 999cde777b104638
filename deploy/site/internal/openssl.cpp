#include "deploy/site/internal/openssl.h"

#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/pem.h>

#include <array>
#include <ctime>
#include <stdexcept>

namespace pitwatch::site::internal {

namespace {

std::string textOf(BIO* memory) {
    char* data = nullptr;
    const long size = BIO_get_mem_data(memory, &data);
    return {data, static_cast<std::size_t>(size)};
}

Owned<BIO> reader(std::string_view pem) {
    return Owned<BIO>(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
}

// A passphrase is never asked for on a terminal: a sealed key is an error.
int noPassphrase(char*, int, int, void*) {
    return -1;
}

} // namespace

void Free::operator()(BIGNUM* it) const {
    BN_free(it);
}

Secret::~Secret() {
    OPENSSL_cleanse(m_text.data(), m_text.size());
}

void require(bool done, std::string_view what) {
    if (done)
        return;
    std::array<char, 256> words{};
    ERR_error_string_n(ERR_get_error(), words.data(), words.size());
    throw std::runtime_error(std::string(what) + ": " + words.data());
}

Owned<EVP_PKEY> makeKey() {
    Owned<EVP_PKEY> key(EVP_EC_gen("P-256"));
    require(key != nullptr, "a key cannot be made");
    return key;
}

core::Result<Owned<X509>> readCertificate(std::string_view pem) {
    Owned<X509> certificate(PEM_read_bio_X509(reader(pem).get(), nullptr, noPassphrase, nullptr));
    ERR_clear_error();
    if (!certificate)
        return core::Error{"is not a certificate in PEM form"};
    return certificate;
}

core::Result<Owned<EVP_PKEY>> readKey(std::string_view pem) {
    Owned<EVP_PKEY> key(PEM_read_bio_PrivateKey(reader(pem).get(), nullptr, noPassphrase, nullptr));
    ERR_clear_error();
    if (!key)
        return core::Error{"is not a private key in PEM form"};
    return key;
}

std::string toPem(X509* certificate) {
    Owned<BIO> memory(BIO_new(BIO_s_mem()));
    require(PEM_write_bio_X509(memory.get(), certificate) == 1, "a certificate cannot be written");
    return textOf(memory.get());
}

std::string toPem(X509_CRL* list) {
    Owned<BIO> memory(BIO_new(BIO_s_mem()));
    require(PEM_write_bio_X509_CRL(memory.get(), list) == 1, "a list cannot be written");
    return textOf(memory.get());
}

Secret toPem(EVP_PKEY* key) {
    // The memory of this kind is wiped when it is freed.
    Owned<BIO> memory(BIO_new(BIO_s_secmem()));
    require(PEM_write_bio_PrivateKey(memory.get(), key, nullptr, nullptr, 0, nullptr, nullptr) == 1,
            "a key cannot be written");
    return Secret(textOf(memory.get()));
}

core::Instant timeOf(const ASN1_TIME* time) {
    std::tm parts{};
    require(ASN1_TIME_to_tm(time, &parts) == 1, "a certificate's date cannot be read");
    return core::Instant(std::chrono::seconds(timegm(&parts)));
}

Owned<ASN1_TIME> timeOf(core::Instant at) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(at).time_since_epoch();
    return Owned<ASN1_TIME>(ASN1_TIME_set(nullptr, static_cast<std::time_t>(seconds.count())));
}

std::string commonName(X509* certificate) {
    std::array<char, 256> name{};
    const int size = X509_NAME_get_text_by_NID(X509_get_subject_name(certificate), NID_commonName,
                                               name.data(), static_cast<int>(name.size()));
    return size < 0 ? std::string() : std::string(name.data(), static_cast<std::size_t>(size));
}

} // namespace pitwatch::site::internal
