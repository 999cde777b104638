#include "shared/feed/tls_check.h"

#include "shared/feed/internal/openssl_owner.h"

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <sys/stat.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>

namespace pitwatch::feed {

namespace {

using internal::Owned;

// A passphrase is never asked for on a terminal.
int noPassphrase(char*, int, int, void*) {
    return -1;
}

core::Result<Owned<std::FILE>> openFile(const std::string& path) {
    Owned<std::FILE> file(std::fopen(path.c_str(), "re"));
    if (!file)
        return core::Error{path + ": " + std::strerror(errno)};
    return file;
}

core::Result<Owned<X509>> readCertificate(const std::string& path) {
    const auto file = openFile(path);
    if (!file)
        return file.error();
    Owned<X509> certificate(PEM_read_X509(file->get(), nullptr, noPassphrase, nullptr));
    ERR_clear_error();
    if (!certificate)
        return core::Error{path + ": not a certificate in PEM form"};
    return certificate;
}

core::Result<Owned<EVP_PKEY>> readKey(const std::string& path) {
    const auto file = openFile(path);
    if (!file)
        return file.error();
    // What the service manager hands over may be shared by an access list, which looks like a group
    // that may read; nobody else can enter that folder.
    const char* handed = std::getenv("CREDENTIALS_DIRECTORY");
    const bool isHanded = handed != nullptr && path.starts_with(std::string(handed) + "/");
    struct stat status {};
    if (!isHanded && (fstat(fileno(file->get()), &status) != 0 || (status.st_mode & 077U) != 0))
        return core::Error{path + ": others may read this key; chmod 600 it"};
    Owned<EVP_PKEY> key(PEM_read_PrivateKey(file->get(), nullptr, noPassphrase, nullptr));
    ERR_clear_error();
    if (!key)
        return core::Error{path + ": not a private key in PEM form"};
    return key;
}

std::string dateOf(const ASN1_TIME* time) {
    std::tm parts{};
    ASN1_TIME_to_tm(time, &parts);
    return core::toIso(core::Instant(std::chrono::seconds(timegm(&parts))));
}

core::Outcome checkDates(const std::string& path, X509* certificate, core::Instant now) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count();
    std::time_t at = static_cast<std::time_t>(seconds);
    if (X509_cmp_time(X509_get0_notAfter(certificate), &at) < 0)
        return core::Error{path + ": ran out on " + dateOf(X509_get0_notAfter(certificate)) +
                           "; renew it with pitctl site renew"};
    if (X509_cmp_time(X509_get0_notBefore(certificate), &at) > 0)
        return core::Error{path + ": is valid from " + dateOf(X509_get0_notBefore(certificate)) +
                           " on; is this machine's clock right?"};
    return core::Done{};
}

std::string commonName(X509* certificate) {
    std::array<char, 256> name{};
    const int size = X509_NAME_get_text_by_NID(X509_get_subject_name(certificate), NID_commonName,
                                               name.data(), static_cast<int>(name.size()));
    return {name.data(), static_cast<std::size_t>(std::max(size, 0))};
}

} // namespace

core::Outcome checkTls(const MqttTls& tls, std::string_view name, core::Instant now) {
    const auto authority = readCertificate(tls.caFile);
    if (!authority)
        return authority.error();
    if (tls.certFile.empty() && tls.keyFile.empty())
        return core::Done{};
    const auto own = readCertificate(tls.certFile);
    if (!own)
        return own.error();
    const auto key = readKey(tls.keyFile);
    if (!key)
        return key.error();
    if (X509_check_private_key(own->get(), key->get()) != 1) {
        ERR_clear_error();
        return core::Error{tls.keyFile + ": does not belong to " + tls.certFile};
    }
    if (X509_verify(own->get(), X509_get0_pubkey(authority->get())) != 1) {
        ERR_clear_error();
        return core::Error{tls.certFile + ": was not issued by the authority in " + tls.caFile};
    }
    // The broker goes by the certificate's name whatever we claim, so another name cannot work.
    if (const std::string named = commonName(own->get()); named != name)
        return core::Error{tls.certFile + ": is the certificate of " + named + ", but this is " +
                           std::string(name)};
    return checkDates(tls.certFile, own->get(), now);
}

} // namespace pitwatch::feed
