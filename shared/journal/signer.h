#pragma once

#include "shared/core/bytes.h"
#include "shared/journal/journal.h"

#include <array>
#include <cstdint>

// The signature of the device that keeps a journal: Ed25519 over the journal's head. The chain
// makes every entry before the head part of what is signed.

namespace pitwatch::journal {

using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

// Holds a device's secret key, wherever that lives. Must outlive no one: journals share it.
class Signer {
public:
    virtual ~Signer() = default;

    virtual PublicKey publicKey() const = 0;
    virtual Signature sign(core::ByteView message) const = 0;
};

// A key made from 32 secret bytes, kept in memory that is wiped when the signer goes.
class Ed25519Signer final : public Signer {
public:
    using Seed = std::array<std::uint8_t, 32>;

    explicit Ed25519Signer(const Seed& seed);
    ~Ed25519Signer() override;
    Ed25519Signer(const Ed25519Signer&) = delete;
    Ed25519Signer& operator=(const Ed25519Signer&) = delete;

    PublicKey publicKey() const override { return m_publicKey; }
    Signature sign(core::ByteView message) const override;

private:
    PublicKey m_publicKey{};
    std::array<std::uint8_t, 64> m_secretKey{};
};

struct SignedHead {
    Head head;
    PublicKey key{};
    Signature signature{};

    friend bool operator==(const SignedHead&, const SignedHead&) = default;
};

SignedHead signHead(const Signer& signer, const Head& head);

// Whether the signature is of that key over that head. Says nothing about whose key it is.
bool isGenuine(const SignedHead& signedHead);

} // namespace pitwatch::journal
