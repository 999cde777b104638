#include "pit-console/core/desk/staff_files.h"

#include "shared/desk/secret_files.h"

namespace pitwatch::console {

namespace {

constexpr std::size_t kMaxPassphraseBytes = 1024;

staff::Secret withoutLineEnd(staff::Secret secret) {
    std::size_t size = secret.size();
    while (size > 0 && (secret.bytes()[size - 1] == '\n' || secret.bytes()[size - 1] == '\r'))
        --size;
    return std::move(secret).shortened(size);
}

} // namespace

core::Result<ConsoleDesk::Settings> deskSettings(const StaffFiles& files,
                                                 const core::PartyId& console,
                                                 const std::vector<core::PartyId>& tables) {
    ConsoleDesk::Settings settings;
    auto roster = desk::rosterSource(files.roster, files.siteKeys);
    if (!roster)
        return roster.error();
    settings.roster = std::move(*roster);
    auto secret = desk::readConsoleSecret(files.consoleSecret);
    if (!secret)
        return secret.error();
    settings.signing.console = console;
    settings.signing.siteKeys = settings.roster.siteKeys;
    settings.signing.consoleSecret = std::move(*secret);
    settings.signing.keyOf = [folder = files.keys](const events::PersonId& person) {
        return desk::readSealedKey(folder + "/" + person.text() + ".key.json");
    };
    settings.signing.weakKeys =
        files.weakKeys ? staff::WeakKeys::Allowed : staff::WeakKeys::Refused;
    settings.signing.unseal = files.unseal;
    settings.openKeys = std::launch::async;
    settings.tables = tables;
    return settings;
}

core::Result<std::optional<SignIn>> firstSignIn(const StaffFiles& files) {
    if (files.person.empty())
        return std::optional<SignIn>{};
    if (!files.weakKeys)
        return core::Error{"--sign-in is for demonstrations: it goes with --weak-keys only"};
    auto passphrase = desk::readSecret(files.passphrase, kMaxPassphraseBytes);
    if (!passphrase)
        return passphrase.error();
    return std::optional<SignIn>{SignIn{0, files.person, withoutLineEnd(std::move(*passphrase))}};
}

} // namespace pitwatch::console
