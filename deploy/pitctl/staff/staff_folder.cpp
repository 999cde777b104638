#include "deploy/pitctl/staff/staff_folder.h"

#include "deploy/pitctl/files.h"
#include "deploy/site/site_folder.h"
#include "shared/desk/secret_files.h"
#include "shared/staff/actions/docket.h"
#include "shared/staff/keys/passphrase.h"
#include "shared/staff/roster_file.h"
#include "shared/text/file.h"
#include "shared/text/hex.h"

#include <algorithm>
#include <filesystem>

namespace pitwatch::pitctl {

namespace {

constexpr unsigned kSecretMode = 0600;
constexpr unsigned kMostSiteKeys = 9;
constexpr int kTries = 3;

std::string siteKeyName(unsigned number) {
    return "site-key-" + std::to_string(number);
}

// Asks again where the rules refuse it, as long as there is somebody to ask.
core::Result<staff::Secret> newPassphrase(Passphrases& passphrases, const std::string& question,
                                          const std::string& id, const std::string& name,
                                          std::size_t shortest) {
    std::string problem;
    for (int attempt = 0; attempt < kTries; ++attempt) {
        auto given = passphrases.askNew(problem.empty() ? question : problem + "; " + question);
        if (!given)
            return problem.empty() ? given.error() : core::Error{problem};
        const auto wrong = staff::problemOfPassphrase(*given, id, name, shortest);
        if (!wrong)
            return given;
        problem = *wrong;
    }
    return core::Error{problem};
}

staff::DeviceKind kindOf(site::MemberKind kind) {
    if (kind == site::MemberKind::Agent)
        return staff::DeviceKind::TableAgent;
    return kind == site::MemberKind::Controller ? staff::DeviceKind::Controller
                                                : staff::DeviceKind::Console;
}

} // namespace

core::Outcome StaffFolder::create(const Plan& plan, Passphrases& passphrases, core::Instant now) {
    if (plan.keys < 1 || plan.keys > kMostSiteKeys || plan.threshold < 1 ||
        plan.threshold > plan.keys)
        return core::Error{"a site has one to nine keys, and a roster needs one to all of them"};
    std::error_code error;
    std::filesystem::create_directories(file("people"), error);
    if (error)
        return core::Error{m_path + ": " + error.message()};
    if (std::filesystem::exists(file("site-keys.json")))
        return core::Error{m_path + ": there is a site already"};
    const staff::Secret secret = staff::Secret::random(staff::kConsoleSecretBytes);
    if (auto made = makeSiteKeys(plan, secret, passphrases); !made)
        return made;
    staff::Secret zeroEnded(2 * secret.size() + 1);
    text::writeHex(secret.bytes(), zeroEnded.bytes());
    const staff::Secret digits = std::move(zeroEnded).shortened(2 * secret.size());
    if (auto written = text::writeFile(file("console.secret"), digits.bytes(), kSecretMode);
        !written)
        return written;
    staff::Roster roster;
    roster.site = plan.site;
    return issue(std::move(roster), plan.days, passphrases, now);
}

core::Outcome StaffFolder::makeSiteKeys(const Plan& plan, const staff::Secret& consoleSecret,
                                        Passphrases& passphrases) const {
    staff::SiteKeys keys;
    keys.threshold = static_cast<std::uint8_t>(plan.threshold);
    for (unsigned number = 1; number <= plan.keys; ++number) {
        const std::string name = siteKeyName(number);
        const auto passphrase = newPassphrase(passphrases, "new passphrase of " + name, name,
                                              plan.site.value(), staff::kShortestForMoney);
        if (!passphrase)
            return passphrase.error();
        const auto sealed =
            staff::seal(staff::Secret::random(staff::kSeedBytes), *staff::KeyOwner::parse(name),
                        *passphrase, consoleSecret, plan.profile);
        if (!sealed)
            return core::Error{staff::sentenceFor(sealed.error())};
        if (auto written =
                text::writeFile(file(name + ".json"), staff::sealedKeyText(*sealed), kSecretMode);
            !written)
            return written;
        keys.keys.push_back(sealed->publicKey);
    }
    return text::writeFile(file("site-keys.json"), staff::siteKeysText(keys), kPublicMode);
}

core::Result<staff::SiteKeys> StaffFolder::siteKeys() const {
    return desk::readSiteKeys(file("site-keys.json"));
}

core::Result<staff::SignedRoster> StaffFolder::roster() const {
    return desk::readRoster(file("roster.json"));
}

core::Result<staff::Secret> StaffFolder::consoleSecret() const {
    return desk::readConsoleSecret(file("console.secret"));
}

// People's keys are sealed as the site's are: a site is a demonstration whole or not at all.
core::Result<staff::SealProfile> StaffFolder::profile() const {
    for (unsigned number = 1; number <= kMostSiteKeys; ++number) {
        const std::string path = file(siteKeyName(number) + ".json");
        if (!std::filesystem::exists(path))
            continue;
        const auto key = desk::readSealedKey(path);
        if (!key)
            return key.error();
        return key->profile;
    }
    return staff::SealProfile::Production;
}

core::Result<staff::PublicKey> StaffFolder::makeKey(const events::PersonId& person,
                                                    const core::Text& name, staff::Role role,
                                                    Passphrases& passphrases) const {
    const auto secret = consoleSecret();
    if (!secret)
        return secret.error();
    const auto how = profile();
    if (!how)
        return how.error();
    const auto passphrase =
        newPassphrase(passphrases, "new passphrase of " + person.text(), person.text(),
                      name.value(), staff::shortestPassphrase(role));
    if (!passphrase)
        return passphrase.error();
    const auto sealed =
        staff::seal(staff::Secret::random(staff::kSeedBytes),
                    *staff::KeyOwner::parse(person.text()), *passphrase, *secret, *how);
    if (!sealed)
        return core::Error{staff::sentenceFor(sealed.error())};
    const std::string path = file("people/" + person.text() + ".key.json");
    if (auto written = text::writeFile(path, staff::sealedKeyText(*sealed), kSecretMode); !written)
        return written.error();
    return sealed->publicKey;
}

core::Outcome StaffFolder::issue(staff::Roster roster, unsigned days, Passphrases& passphrases,
                                 core::Instant now) const {
    if (auto added = addKeepers(roster); !added)
        return added;
    ++roster.version;
    roster.issuedAt = now;
    roster.expiresAt = now + std::chrono::hours{24} * static_cast<int>(days);
    staff::SignedRoster given{std::move(roster), {}};
    if (auto signedNow =
            addSignatures(staff::signedBytes(given.roster), given.signatures, passphrases);
        !signedNow)
        return signedNow;
    return save(given);
}

core::Outcome StaffFolder::addKeepers(staff::Roster& roster) const {
    const auto site = std::filesystem::weakly_canonical(m_path).parent_path();
    if (!std::filesystem::exists(site / "inventory.toml"))
        return core::Done{};
    const auto keepers = site::journalKeepers(site);
    if (!keepers)
        return keepers.error();
    for (const site::JournalKeeper& keeper : *keepers) {
        const auto party = core::PartyId::parse(keeper.name.text());
        if (!party)
            return party.error();
        staff::Device& device = roster.devices.try_emplace(*party).first->second;
        device.kind = kindOf(keeper.kind);
        device.key = keeper.key;
    }
    return core::Done{};
}

core::Outcome StaffFolder::sign(Passphrases& passphrases) const {
    auto given = roster();
    if (!given)
        return given.error();
    if (auto signedNow =
            addSignatures(staff::signedBytes(given->roster), given->signatures, passphrases);
        !signedNow)
        return signedNow;
    return save(*given);
}

core::Outcome StaffFolder::addSignatures(core::ByteView message,
                                         std::map<staff::PublicKey, staff::Signature>& signatures,
                                         Passphrases& passphrases) const {
    const auto keys = siteKeys();
    const auto secret = consoleSecret();
    if (!keys || !secret)
        return keys ? secret.error() : keys.error();
    for (unsigned number = 1; number <= kMostSiteKeys; ++number) {
        const std::string path = file(siteKeyName(number) + ".json");
        if (signatures.size() >= keys->threshold || !std::filesystem::exists(path))
            continue;
        const auto sealed = desk::readSealedKey(path);
        if (!sealed)
            return sealed.error();
        if (signatures.contains(sealed->publicKey))
            continue;
        const auto passphrase = passphrases.ask("passphrase of " + siteKeyName(number));
        if (!passphrase)
            return passphrase.error();
        const auto seed = staff::unseal(*sealed, *passphrase, *secret, staff::WeakKeys::Allowed);
        if (!seed)
            return core::Error{siteKeyName(number) + ": " + staff::sentenceFor(seed.error())};
        signatures[sealed->publicKey] = staff::SigningKey(*seed).sign(message);
    }
    return core::Done{};
}

core::Outcome StaffFolder::save(const staff::SignedRoster& given) const {
    return text::writeFile(file("roster.json"), staff::rosterText(given), kPublicMode);
}

} // namespace pitwatch::pitctl
