#pragma once

#include "shared/feed/key_book.h"
#include "shared/journal/signer.h"
#include "shared/text/hex.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <string_view>

// The keys with which the parties of a test sign what they say. Nothing here is random: each key
// follows from its owner's name.

namespace pitwatch::support {

inline journal::Ed25519Signer::Seed deviceSeedOf(std::string_view party) {
    journal::Ed25519Signer::Seed seed{'d', 'e', 'v', 'i', 'c', 'e', ' '};
    std::copy_n(party.begin(), std::min(party.size(), seed.size() - 7), seed.begin() + 7);
    return seed;
}

inline std::shared_ptr<const journal::Signer> signerOf(std::string_view party) {
    return std::make_shared<const journal::Ed25519Signer>(deviceSeedOf(party));
}

// What a program finds under --journal-key.
inline std::string keyFileOf(std::string_view party) {
    return text::toHex(deviceSeedOf(party)) + "\n";
}

inline journal::PublicKey deviceKeyOf(std::string_view party) {
    return signerOf(party)->publicKey();
}

// Knows whom it was told of.
class NamedKeys final : public feed::KeyBook {
public:
    void add(const core::PartyId& party) { m_keys[party] = deviceKeyOf(party.text()); }
    void add(const core::PartyId& party, const journal::PublicKey& key) { m_keys[party] = key; }
    void remove(const core::PartyId& party) { m_keys.erase(party); }

    const journal::PublicKey* keyOf(const core::PartyId& party) const override {
        const auto found = m_keys.find(party);
        return found == m_keys.end() ? nullptr : &found->second;
    }

private:
    std::map<core::PartyId, journal::PublicKey> m_keys;
};

} // namespace pitwatch::support
