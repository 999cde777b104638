#include "shared/feed/internal/tls_probe.h"

#include "shared/feed/internal/openssl_owner.h"
#include "shared/feed/tls_check.h"

#include <netdb.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <system_error>

namespace pitwatch::feed::internal {

namespace {

using Clock = std::chrono::steady_clock;

// Whether the socket became ready for that in time.
bool await(int socket, short what, Clock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd waiting{socket, what, 0};
    return left > 0 && poll(&waiting, 1, static_cast<int>(left)) > 0;
}

// A connected socket, or the error number of the attempt, negative.
int connectTo(const addrinfo& address, Clock::time_point deadline) {
    const int socket = ::socket(address.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return -errno;
    int error = 0;
    socklen_t size = sizeof error;
    if (connect(socket, address.ai_addr, address.ai_addrlen) != 0)
        error = errno;
    if (error == EINPROGRESS) {
        error = ETIMEDOUT;
        if (await(socket, POLLOUT, deadline))
            getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size);
    }
    if (error == 0)
        return socket;
    close(socket);
    return -error;
}

core::Result<int> connectTo(const MqttOptions& options, Clock::time_point deadline) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (const int code =
            getaddrinfo(options.host.c_str(), std::to_string(options.port).c_str(), &hints, &found);
        code != 0)
        return core::Error{options.host + " has no address: " + gai_strerror(code)};
    const Owned<addrinfo> addresses(found);
    int socket = -EHOSTUNREACH;
    for (const addrinfo* address = found; address != nullptr && socket < 0;
         address = address->ai_next)
        socket = connectTo(*address, deadline);
    if (socket < 0)
        return core::Error{"nobody answers at port " + std::to_string(options.port) + " of " +
                           options.host + ": " + std::generic_category().message(-socket)};
    return socket;
}

std::string sentenceFor(long result, const MqttOptions& options) {
    switch (result) {
    case X509_V_OK:
        return {};
    case X509_V_ERR_HOSTNAME_MISMATCH:
    case X509_V_ERR_IP_ADDRESS_MISMATCH:
        return "the broker's certificate is not for " + options.host;
    case X509_V_ERR_CERT_HAS_EXPIRED:
        return "the broker's certificate has run out; renew it with pitctl site renew";
    case X509_V_ERR_CERT_NOT_YET_VALID:
        return "the broker's certificate is not valid yet; is this machine's clock right?";
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    case X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN:
    case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT:
    case X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    case X509_V_ERR_CERT_SIGNATURE_FAILURE:
        return "the broker's certificate was not issued by the authority in " + options.tls->caFile;
    default:
        return std::string("the broker's certificate: ") + X509_verify_cert_error_string(result);
    }
}

// Goes on until OpenSSL says done or failed, or time is up.
bool shakeHands(SSL* ssl, int socket, Clock::time_point deadline) {
    while (true) {
        const int done = SSL_connect(ssl);
        if (done == 1)
            return true;
        const int why = SSL_get_error(ssl, done);
        if (why != SSL_ERROR_WANT_READ && why != SSL_ERROR_WANT_WRITE)
            return false;
        if (!await(socket, why == SSL_ERROR_WANT_READ ? POLLIN : POLLOUT, deadline))
            return false;
    }
}

constexpr auto kNotWanted = "the broker does not take our certificate; was it revoked?";

struct Session {
    Owned<SSL_CTX> context;
    Owned<SSL> ssl; // Nothing where our own files do not serve.
};

Session sessionOver(int socket, const MqttOptions& options) {
    Session session{Owned<SSL_CTX>(SSL_CTX_new(TLS_client_method())), nullptr};
    SSL_CTX* context = session.context.get();
    if (context == nullptr ||
        SSL_CTX_load_verify_locations(context, options.tls->caFile.c_str(), nullptr) != 1)
        return session;
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
    session.ssl.reset(SSL_new(context));
    X509_VERIFY_PARAM* parameters = SSL_get0_param(session.ssl.get());
    if (X509_VERIFY_PARAM_set1_ip_asc(parameters, options.host.c_str()) != 1)
        X509_VERIFY_PARAM_set1_host(parameters, options.host.c_str(), 0);
    SSL_set_fd(session.ssl.get(), socket);
    return session;
}

std::string judge(int socket, const MqttOptions& options, Clock::time_point deadline) {
    const Session session = sessionOver(socket, options);
    if (!session.ssl)
        return {};
    const bool shaken = shakeHands(session.ssl.get(), socket, deadline);
    const std::string sentence = sentenceFor(SSL_get_verify_result(session.ssl.get()), options);
    if (!sentence.empty() || !shaken)
        return sentence;
    // The broker is the right one, so it is we who are not wanted.
    return options.tls->certFile.empty() ? "no certificate of ours was shown, and the broker asks "
                                           "for one"
                                         : kNotWanted;
}

// In TLS 1.3 our side is done before the broker has looked at our certificate: what it thinks of it
// comes a moment later, and nothing at all if it is content.
core::Outcome introduce(int socket, const MqttOptions& options, Clock::time_point deadline) {
    const Session session = sessionOver(socket, options);
    if (!session.ssl ||
        SSL_use_certificate_file(session.ssl.get(), options.tls->certFile.c_str(),
                                 SSL_FILETYPE_PEM) != 1 ||
        SSL_use_PrivateKey_file(session.ssl.get(), options.tls->keyFile.c_str(),
                                SSL_FILETYPE_PEM) != 1)
        return core::Error{"our certificate, key or authority cannot be used"};
    if (!shakeHands(session.ssl.get(), socket, deadline)) {
        const auto why = sentenceFor(SSL_get_verify_result(session.ssl.get()), options);
        return core::Error{why.empty() ? "something answers, but not over TLS as a broker does"
                                       : why};
    }
    char byte = 0;
    while (await(socket, POLLIN, deadline))
        if (const int read = SSL_read(session.ssl.get(), &byte, 1);
            read <= 0 && SSL_get_error(session.ssl.get(), read) != SSL_ERROR_WANT_READ)
            return core::Error{kNotWanted};
    return core::Done{};
}

} // namespace

std::string explainTlsFailure(const MqttOptions& options, core::Millis atMost) {
    const auto deadline = Clock::now() + atMost;
    const auto socket = connectTo(options, deadline);
    if (!socket)
        return socket.error().text;
    const std::string sentence = judge(*socket, options, deadline);
    close(*socket);
    ERR_clear_error();
    return sentence;
}

} // namespace pitwatch::feed::internal

namespace pitwatch::feed {

core::Outcome knockAtBroker(const MqttOptions& options, core::Millis atMost) {
    const auto deadline = internal::Clock::now() + atMost;
    const auto socket = internal::connectTo(options, deadline);
    if (!socket)
        return socket.error();
    const core::Outcome outcome =
        options.tls ? internal::introduce(*socket, options, deadline) : core::Outcome(core::Done{});
    close(*socket);
    ERR_clear_error();
    return outcome;
}

} // namespace pitwatch::feed
