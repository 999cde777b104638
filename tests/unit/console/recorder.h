#pragma once

#include "pit-console/core/store/store.h"
#include "shared/journal/memory_journal.h"
#include "tests/support/tables/table_fixture.h"

#include <QtGlobal>

// A party that writes its journal straight into a console's store.
class Recorder {
public:
    Recorder(pitwatch::console::Store& store, std::string_view party)
        : m_store(store), m_party(pitwatch::support::named<pitwatch::core::PartyId>(party)) {}

    const pitwatch::core::PartyId& party() const { return m_party; }

    void write(pitwatch::core::Instant at, const std::vector<pitwatch::events::Event>& events) {
        const auto entries = m_journal.append(events, at);
        m_store.apply(entries, {m_party, m_journal.head()});
    }

    // What a table on the workbench recorded since the last call.
    void write(const pitwatch::support::TableFixture& fixture) {
        for (; m_copied < fixture.journal().size(); ++m_copied)
            write(fixture.journal()[m_copied].at, {fixture.journal()[m_copied].event});
    }

    // An entry of software that is not known here.
    void writeUnreadable(pitwatch::core::Instant at) {
        const pitwatch::events::Event newer = pitwatch::events::PartyStopped{};
        auto entries = m_journal.append(std::span(&newer, 1), at);
        entries[0].type = {65'000};
        m_store.apply(entries, {m_party, m_journal.head()});
    }

private:
    pitwatch::console::Store& m_store;
    pitwatch::core::PartyId m_party;
    pitwatch::journal::MemoryJournal m_journal{pitwatch::core::JournalId{}};
    std::size_t m_copied = 0;
};

inline std::unique_ptr<pitwatch::console::Store> openStore(const std::string& path = ":memory:") {
    auto store = pitwatch::console::Store::open(path);
    if (!store)
        qFatal("%s", store.error().text.c_str());
    return std::move(*store);
}
