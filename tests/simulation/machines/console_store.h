#pragma once

#include "pit-console/core/store/store.h"
#include "tests/simulation/checks/violation.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace pitwatch::simulation {

// The file that the store of one console is kept in.
class ConsoleStore {
public:
    explicit ConsoleStore(const std::string& name);
    ~ConsoleStore();
    ConsoleStore(const ConsoleStore&) = delete;
    ConsoleStore& operator=(const ConsoleStore&) = delete;

    std::unique_ptr<console::Store> open() const;

    using Journals = std::map<core::PartyId, std::vector<wire::Envelope>>;
    // What came entry by entry, over crashes and gaps, is what a new store makes of the whole
    // journals; every projection, row by row. Nobody may have it open. Throws a Violation.
    void checkAgainst(const Journals& journals) const;

private:
    std::string m_path;
};

} // namespace pitwatch::simulation
