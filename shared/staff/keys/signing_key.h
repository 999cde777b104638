#pragma once

#include "shared/staff/keys/keys.h"
#include "shared/staff/keys/secret.h"

namespace pitwatch::staff {

// The person's secret key. Lives as long as it takes to sign one thing.
class SigningKey {
public:
    // From the 32 secret bytes the key is made of.
    explicit SigningKey(const Secret& seed);

    const PublicKey& publicKey() const { return m_publicKey; }
    Signature sign(core::ByteView message) const;

private:
    PublicKey m_publicKey{};
    Secret m_secretKey;
};

} // namespace pitwatch::staff
