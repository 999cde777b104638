#include "shared/journal/signer.h"

#include "shared/core/assertion.h"

#include <sodium.h>

#include <algorithm>
#include <string_view>

namespace pitwatch::journal {

namespace {

// Names what is signed, so that no signature of the device over something else can be passed off
// as one over a head.
constexpr std::string_view kPurpose = "pitwatch journal head 1\n";

core::Bytes headMessage(const Head& head) {
    core::Bytes message(kPurpose.begin(), kPurpose.end());
    message.insert(message.end(), head.journal.bytes.begin(), head.journal.bytes.end());
    for (int shift = 56; shift >= 0; shift -= 8)
        message.push_back(static_cast<std::uint8_t>(head.sequence >> shift));
    message.insert(message.end(), head.chain.begin(), head.chain.end());
    return message;
}

} // namespace

Ed25519Signer::Ed25519Signer(const Seed& seed) {
    PW_ASSERT(sodium_init() >= 0);
    crypto_sign_seed_keypair(m_publicKey.data(), m_secretKey.data(), seed.data());
}

Ed25519Signer::~Ed25519Signer() {
    sodium_memzero(m_secretKey.data(), m_secretKey.size());
}

Signature Ed25519Signer::sign(core::ByteView message) const {
    Signature signature;
    crypto_sign_detached(signature.data(), nullptr, message.data(), message.size(),
                         m_secretKey.data());
    return signature;
}

SignedHead signHead(const Signer& signer, const Head& head) {
    return {head, signer.publicKey(), signer.sign(headMessage(head))};
}

bool isGenuine(const SignedHead& signedHead) {
    const core::Bytes message = headMessage(signedHead.head);
    return crypto_sign_verify_detached(signedHead.signature.data(), message.data(), message.size(),
                                       signedHead.key.data()) == 0;
}

} // namespace pitwatch::journal
