#include "deploy/site/internal/journal_keys.h"

#include "deploy/site/internal/files.h"
#include "shared/journal/key_file.h"
#include "shared/text/hex.h"

namespace pitwatch::site::internal {

KeyProblem journalKeyProblem(const Layout& layout, const Name& member) {
    const Path key = layout.member(member, "journal.key");
    const auto open = readFile(layout.member(member, "journal.pub"));
    const bool hasKey = std::filesystem::exists(key);
    if (!hasKey && !open)
        return {"there is no key for its journal", true};
    if (!hasKey || !open)
        return {std::string(hasKey ? "journal.pub" : "journal.key") +
                    " is missing, without which its journal cannot be " +
                    (hasKey ? "verified" : "signed"),
                false};
    const auto signer = journal::readSigner(key.string());
    if (!signer)
        return {signer.error().text, false};
    if (journal::textOf((*signer)->publicKey()) + "\n" != *open)
        return {"journal.pub does not belong to journal.key", false};
    return {};
}

core::Result<journal::PublicKey> journalKeyOf(const Layout& layout, const Name& member) {
    const Path path = layout.member(member, "journal.pub");
    const auto open = readFile(path);
    if (!open)
        return open.error();
    journal::PublicKey key{};
    if (open->size() != 65 || open->back() != '\n' ||
        !text::fromHex(std::string_view(*open).substr(0, 64), key))
        return core::Error{path.string() + ": is not a key of 64 hexadecimal digits"};
    return key;
}

Lines makeJournalKey(const Layout& layout, const Name& member) {
    const journal::KeyTexts key = journal::makeKey();
    writeFile(layout.member(member, "journal.key"), key.secret, kPrivateMode);
    writeFile(layout.member(member, "journal.pub"), key.open, kPublicMode);
    return {"made the key of " + member.text() + "'s journal"};
}

} // namespace pitwatch::site::internal
