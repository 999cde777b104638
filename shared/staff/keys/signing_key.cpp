#include "shared/staff/keys/signing_key.h"

#include "shared/core/assertion.h"

#include <sodium.h>

namespace pitwatch::staff {

SigningKey::SigningKey(const Secret& seed) : m_secretKey(crypto_sign_SECRETKEYBYTES) {
    PW_ASSERT(seed.size() == crypto_sign_SEEDBYTES);
    crypto_sign_seed_keypair(m_publicKey.data(), m_secretKey.bytes().data(), seed.bytes().data());
}

Signature SigningKey::sign(core::ByteView message) const {
    Signature signature{};
    crypto_sign_detached(signature.data(), nullptr, message.data(), message.size(),
                         m_secretKey.bytes().data());
    return signature;
}

} // namespace pitwatch::staff
