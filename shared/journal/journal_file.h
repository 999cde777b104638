#pragma once

#include "shared/core/result.h"
#include "shared/journal/journal.h"

#include <functional>
#include <memory>
#include <string>

namespace pitwatch::journal {

class ReadOnlyConnection;

// A journal file as an auditor reads it: nothing on disk is changed, and a keeper may be at work on
// it meanwhile. Nothing read here has been verified; see verify.h. One thread.
class JournalFile {
public:
    static core::Result<std::unique_ptr<JournalFile>> open(const std::string& path,
                                                           const std::string& vfs = {});
    ~JournalFile();
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    const core::JournalId& id() const { return m_id; }

    // The sequence number of the last entry, 0 in an empty journal.
    core::Result<std::uint64_t> lastSequence() const;

    // Shows the entries from `from` on, oldest first, until `visit` returns false.
    core::Outcome visit(std::uint64_t from,
                        const std::function<bool(const wire::Envelope&)>& visit) const;

    core::Result<std::vector<Anchor>> anchors() const;

    // Copies the journal to a file that must not exist yet. If a keeper changes the journal too
    // often meanwhile there is no copy.
    core::Outcome copyTo(const std::string& destination);

private:
    JournalFile(std::string path, std::unique_ptr<ReadOnlyConnection> connection,
                const core::JournalId& id);

    std::string m_path;
    std::unique_ptr<ReadOnlyConnection> m_connection;
    core::JournalId m_id;
};

} // namespace pitwatch::journal
