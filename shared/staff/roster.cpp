#include "shared/staff/roster.h"

#include "shared/core/assertion.h"
#include "shared/staff/internal/purpose.h"

#include <sodium.h>

#include <algorithm>
#include <set>
#include <string_view>

namespace pitwatch::staff {

namespace {

constexpr std::string_view kRosterPurpose = "pitwatch roster 1\n";

// Whoever holds a key that has two names is two people to everybody who counts them. A device that
// signs nothing has no key.
bool hasKeyTwice(const Roster& roster) {
    std::set<PublicKey> keys;
    const bool people =
        std::any_of(roster.people.begin(), roster.people.end(),
                    [&](const auto& one) { return !keys.insert(one.second.key).second; });
    return people ||
           std::any_of(roster.devices.begin(), roster.devices.end(), [&](const auto& one) {
               return one.second.key != PublicKey{} && !keys.insert(one.second.key).second;
           });
}

bool isTooFarAhead(std::uint64_t version, const RosterSeen& seen) {
    return version > kMostVersion ||
           (seen.version > 0 && version > seen.version + kMostVersionsAhead);
}

} // namespace

bool isGenuine(const PublicKey& key, core::ByteView message, const Signature& signature) {
    PW_ASSERT(sodium_init() >= 0);
    return crypto_sign_verify_detached(signature.data(), message.data(), message.size(),
                                       key.data()) == 0;
}

std::map<PublicKey, Signature> genuineOf(const std::map<PublicKey, Signature>& signatures,
                                         core::ByteView message, const SiteKeys& siteKeys) {
    std::map<PublicKey, Signature> genuine;
    for (const auto& [key, signature] : signatures)
        if (std::count(siteKeys.keys.begin(), siteKeys.keys.end(), key) != 0 &&
            isGenuine(key, message, signature))
            genuine.emplace(key, signature);
    return genuine;
}

bool isSignedBySite(const std::map<PublicKey, Signature>& signatures, core::ByteView message,
                    const SiteKeys& siteKeys) {
    return siteKeys.threshold > 0 &&
           genuineOf(signatures, message, siteKeys).size() >= siteKeys.threshold;
}

const Person* Roster::find(const events::PersonId& person) const {
    const auto at = people.find(person);
    return at == people.end() ? nullptr : &at->second;
}

const Device* Roster::find(const core::PartyId& device) const {
    const auto at = devices.find(device);
    return at == devices.end() ? nullptr : &at->second;
}

core::Bytes signedBytes(const Roster& roster) {
    return withPurpose(kRosterPurpose, roster);
}

core::Result<Roster> parseSignedBytes(core::ByteView bytes) {
    const auto body = afterPurpose(kRosterPurpose, bytes);
    if (!body)
        return core::Error{"it is not a roster of form 1"};
    return wire::decode<Roster>(*body);
}

events::Digest digestOf(const Roster& roster) {
    const core::Bytes bytes = signedBytes(roster);
    events::Digest digest{};
    crypto_generichash(digest.data(), digest.size(), bytes.data(), bytes.size(), nullptr, 0);
    return digest;
}

std::optional<RosterProblem> problemOf(const SignedRoster& given, const SiteKeys& siteKeys,
                                       const RosterSeen& seen, core::Instant now) {
    // Nobody may trust anything else in it before the signatures are counted.
    if (!isSignedBySite(given.signatures, signedBytes(given.roster), siteKeys))
        return RosterProblem::NotSigned;
    const Roster& roster = given.roster;
    if (roster.version < seen.version || roster.version == 0)
        return RosterProblem::Older;
    if (roster.version == seen.version && digestOf(roster) != seen.digest)
        return RosterProblem::SameVersionDiffers;
    if (isTooFarAhead(roster.version, seen))
        return RosterProblem::TooFarAhead;
    if (hasKeyTwice(roster))
        return RosterProblem::KeyTwice;
    if (roster.expiresAt - roster.issuedAt > kLongestRoster)
        return RosterProblem::TooLongInForce;
    if (roster.issuedAt > now + kClockTolerance)
        return RosterProblem::NotYetIssued;
    if (roster.expiresAt <= now)
        return RosterProblem::Expired;
    return std::nullopt;
}

} // namespace pitwatch::staff
