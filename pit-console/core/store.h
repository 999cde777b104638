#pragma once

#include "pit-console/core/snapshot.h"
#include "shared/core/result.h"
#include "shared/feed/reader.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace pitwatch::console {

// The console's projection of every journal it follows, in one SQLite file. Everything in it can be
// rebuilt from the journals: a file of another version is thrown away and filled again. One thread.
class Store final : public feed::Reader {
public:
    static core::Result<std::unique_ptr<Store>> open(const std::string& path);
    ~Store() override;

    std::optional<journal::Anchor> position(const core::PartyId& party) const override;
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override;

    std::vector<DeckInPlay> decksOf(const core::PartyId& table) const;

private:
    explicit Store(std::unique_ptr<SQLite::Database> database);

    std::unique_ptr<SQLite::Database> m_database;
};

} // namespace pitwatch::console
