#include "shared/journal/signer.h"

#include "shared/core/assertion.h"

#include <sodium.h>

#include <algorithm>
#include <string_view>

namespace pitwatch::journal {

namespace {

// Names what is signed, so that no signature of the device over something else can be passed off
// as one over a head.
constexpr std::string_view kPurpose1 = "pitwatch journal head 1\n";
constexpr std::string_view kPurpose2 = "pitwatch journal head 2\n";

void add(core::Bytes& message, core::ByteView bytes) {
    message.insert(message.end(), bytes.begin(), bytes.end());
}

void add(core::Bytes& message, std::uint64_t number) {
    for (int shift = 56; shift >= 0; shift -= 8)
        message.push_back(static_cast<std::uint8_t>(number >> shift));
}

core::Bytes headMessage(const Head& head, const std::optional<HeadPlace>& place) {
    const std::string_view purpose = place ? kPurpose2 : kPurpose1;
    core::Bytes message(purpose.begin(), purpose.end());
    add(message, head.journal.bytes);
    if (place) {
        add(message, place->number);
        add(message, place->previous);
    }
    add(message, head.sequence);
    add(message, head.chain);
    if (place)
        add(message, place->anchors);
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

bool isGenuine(core::ByteView message, const Signature& signature, const PublicKey& key) {
    return crypto_sign_verify_detached(signature.data(), message.data(), message.size(),
                                       key.data()) == 0;
}

SignedHead signHead(const Signer& signer, const Head& head, const std::optional<HeadPlace>& place) {
    return {head, signer.publicKey(), signer.sign(headMessage(head, place)), place};
}

wire::Hash linkOf(const SignedHead& signedHead) {
    wire::Hash link;
    crypto_generichash(link.data(), link.size(), signedHead.signature.data(),
                       signedHead.signature.size(), nullptr, 0);
    return link;
}

bool isGenuine(const SignedHead& signedHead) {
    return isGenuine(headMessage(signedHead.head, signedHead.place), signedHead.signature,
                     signedHead.key);
}

} // namespace pitwatch::journal
