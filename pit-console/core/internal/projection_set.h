#pragma once

#include "pit-console/core/internal/sql_projection.h"

#include <SQLiteCpp/Database.h>

#include <memory>
#include <vector>

namespace pitwatch::console {

class DeckHistory;

// The projections in the store's file, each with its tables and their version. The caller holds
// the transaction.
class ProjectionSet {
public:
    static const char* schema();

    // Makes the tables of those that have none of the right version, empty: they are stale until
    // they were given every stored entry and markFresh() was called.
    explicit ProjectionSet(SQLite::Database& database);
    ~ProjectionSet();

    bool anyStale() const;
    void applyToStale(const core::PartyId& party, const wire::Envelope& entry,
                      const events::Event& event);
    void markFresh();

    void apply(const core::PartyId& party, const wire::Envelope& entry, const events::Event& event);

    const DeckHistory& decks() const { return *m_decks; }

private:
    struct Member {
        const Shape* shape;
        std::unique_ptr<SqlProjection> projection;
        bool stale;
    };

    template <typename T>
    const T* add();

    SQLite::Database& m_database;
    std::vector<Member> m_members;
    const DeckHistory* m_decks;
};

} // namespace pitwatch::console
