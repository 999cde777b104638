#pragma once

#include "pit-console/core/database/sql_projection.h"
#include "shared/core/assertion.h"

#include <SQLiteCpp/Database.h>

#include <memory>
#include <vector>

namespace pitwatch::console {

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
    // After the last entry of a transaction.
    void finish();

    template <typename T>
    const T& get() const {
        for (const Member& member : m_members)
            if (member.shape == &T::shape())
                return static_cast<const T&>(*member.projection);
        PW_ASSERT(!"every projection is a member");
        return static_cast<const T&>(*m_members.front().projection);
    }

private:
    struct Member {
        const Shape* shape;
        std::unique_ptr<SqlProjection> projection;
        bool stale;
    };

    template <typename T>
    void add();

    SQLite::Database& m_database;
    std::vector<Member> m_members;
};

} // namespace pitwatch::console
