#pragma once

#include "shared/core/bytes.h"
#include "shared/journal/journal.h"

#include <array>
#include <cstdint>
#include <optional>

// The signature of the device that keeps a journal: Ed25519 over the journal's head. The chain
// makes every entry before the head part of what is signed, and the place of a stored head every
// head before it.

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

// Where a head stands among those that a file keeps, so that none can be taken out in between.
struct HeadPlace {
    std::uint64_t number = 0; // 1, 2, 3 …
    wire::Hash previous{};    // linkOf() the head before; zero for the first.
    wire::Hash anchors{}; // The digest of the anchors of a journal at rest; zero while they move.

    friend bool operator==(const HeadPlace&, const HeadPlace&) = default;
};

// Whether the signature is of that key over that message.
bool isGenuine(core::ByteView message, const Signature& signature, const PublicKey& key);

struct SignedHead {
    Head head;
    PublicKey key{};
    Signature signature{};
    std::optional<HeadPlace> place{}; // Nothing in heads of form 1.

    friend bool operator==(const SignedHead&, const SignedHead&) = default;
};

// A head by itself (form 1), or one at its place in a file (form 2).
SignedHead signHead(const Signer& signer, const Head& head,
                    const std::optional<HeadPlace>& place = std::nullopt);

// What the next head says of this one.
wire::Hash linkOf(const SignedHead& signedHead);

// Whether the signature is of that key over that head. Says nothing about whose key it is.
bool isGenuine(const SignedHead& signedHead);

} // namespace pitwatch::journal
