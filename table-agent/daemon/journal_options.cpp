#include "table-agent/daemon/journal_options.h"

#include "shared/journal/key_file.h"

namespace pitwatch::daemon {

void addJournalOptions(command_line::Command app, JournalOptions& options) {
    app.option("--journal", options.file, "the journal file").required();
    app.option("--journal-key", options.key,
               "the key that signs the journal and all that is said of it "
               "(pitctl site build makes it)");
}

core::Result<KeptJournal> openJournal(const JournalOptions& options) {
    journal::SqliteJournal::Options settings;
    if (!options.key.empty()) {
        auto signer = journal::readSigner(options.key);
        if (!signer)
            return signer.error();
        settings.signer = *std::move(signer);
    }
    auto opened = journal::SqliteJournal::open(options.file, settings);
    if (!opened)
        return opened.error();
    return KeptJournal{std::move(*opened), settings.signer};
}

} // namespace pitwatch::daemon
