#include "deploy/site/internal/journal_keys.h"

#include "deploy/site/internal/files.h"
#include "shared/journal/key_file.h"

namespace pitwatch::site::internal {

bool signsJournal(Role role) {
    return role == Role::Agent || role == Role::Controller;
}

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

Lines makeJournalKey(const Layout& layout, const Name& member) {
    const journal::KeyTexts key = journal::makeKey();
    writeFile(layout.member(member, "journal.key"), key.secret, kPrivateMode);
    writeFile(layout.member(member, "journal.pub"), key.open, kPublicMode);
    return {"made the key of " + member.text() + "'s journal"};
}

} // namespace pitwatch::site::internal
