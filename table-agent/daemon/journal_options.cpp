#include "table-agent/daemon/journal_options.h"

#include "shared/journal/key_file.h"

namespace pitwatch::daemon {

void addJournalOptions(command_line::Command app, JournalOptions& options) {
    app.option("--journal", options.file, "the journal file").required();
    app.option("--journal-key", options.key,
               "the key that signs the journal's heads (pitctl site build makes it)");
}

core::Result<std::unique_ptr<journal::SqliteJournal>> openJournal(const JournalOptions& options) {
    journal::SqliteJournal::Options settings;
    if (!options.key.empty()) {
        auto signer = journal::readSigner(options.key);
        if (!signer)
            return signer.error();
        settings.signer = *std::move(signer);
    }
    return journal::SqliteJournal::open(options.file, std::move(settings));
}

} // namespace pitwatch::daemon
