#pragma once

#include "pit-console/core/live/pit_state.h"
#include "pit-console/core/store/store.h"
#include "tests/simulation/checks/violation.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pitwatch::simulation {

// The production store of one console, in a file that goes with it, and the production picture of
// the tables made from it. Opened and closed with the process it belongs to.
class ConsoleStore {
public:
    explicit ConsoleStore(const std::string& name);
    ~ConsoleStore();
    ConsoleStore(const ConsoleStore&) = delete;
    ConsoleStore& operator=(const ConsoleStore&) = delete;

    void open();
    void close();
    bool isOpen() const { return m_store != nullptr; }

    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
        m_store->apply(entries, after);
    }
    std::optional<journal::Anchor> position(const core::PartyId& party) const {
        return m_store->position(party);
    }
    const console::PitState& tables() const { return *m_tables; }

    using Journal = std::function<const std::vector<wire::Envelope>&(const core::PartyId&)>;
    // What came entry by entry, over crashes and gaps, is what a new store makes of the whole
    // journals; every projection, row by row. Closes the store. Throws a Violation.
    void checkAgainst(const std::vector<core::PartyId>& parties, const Journal& journalOf);

private:
    std::string m_path;
    std::unique_ptr<console::Store> m_store;
    std::unique_ptr<console::PitState> m_tables;
};

} // namespace pitwatch::simulation
