#include "pit-console/core/store/projection_set.h"

#include "pit-console/core/database/sql.h"
#include "pit-console/core/projections/claim_history.h"
#include "pit-console/core/projections/deck_history.h"
#include "pit-console/core/projections/finding_history.h"
#include "pit-console/core/projections/meter_history.h"
#include "pit-console/core/projections/round_index.h"
#include "pit-console/core/projections/setup_history.h"
#include "pit-console/core/projections/table_figures.h"

#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <sstream>

namespace pitwatch::console {

namespace {

int storedVersion(SQLite::Database& database, const std::string& name) {
    Query query(database, "SELECT version FROM projections WHERE name = ?", name);
    int version = 0;
    if (query.next())
        query.into(version);
    return version;
}

// Version 0 in the list means: made, and not filled yet.
void makeTables(SQLite::Database& database, const Shape& shape) {
    SQLite::Transaction transaction(database);
    std::istringstream tables(shape.tables);
    for (std::string table; tables >> table;)
        database.exec("DROP TABLE IF EXISTS " + table);
    database.exec(shape.schema);
    Command(database, "INSERT OR REPLACE INTO projections VALUES (?, 0)").run(shape.name);
    transaction.commit();
}

} // namespace

const char* ProjectionSet::schema() {
    return R"(
CREATE TABLE projections (
    name    TEXT PRIMARY KEY,
    version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)";
}

template <typename T>
void ProjectionSet::add() {
    const Shape& shape = T::shape();
    const bool stale = storedVersion(m_database, shape.name) != shape.version;
    if (stale)
        makeTables(m_database, shape);
    m_members.push_back({&shape, std::make_unique<T>(m_database), stale});
}

ProjectionSet::ProjectionSet(SQLite::Database& database) : m_database(database) {
    add<SetupHistory>();
    add<DeckHistory>();
    add<RoundIndex>();
    add<TableFigures>();
    add<FindingHistory>();
    add<ClaimHistory>();
    add<MeterHistory>();
}

ProjectionSet::~ProjectionSet() = default;

bool ProjectionSet::anyStale() const {
    return std::ranges::any_of(m_members, &Member::stale);
}

void ProjectionSet::applyToStale(const core::PartyId& party, const wire::Envelope& entry,
                                 const events::Event& event) {
    for (Member& member : m_members)
        if (member.stale)
            member.projection->apply(party, entry, event);
}

void ProjectionSet::markFresh() {
    Command mark(m_database, "UPDATE projections SET version = ? WHERE name = ?");
    for (Member& member : m_members) {
        mark.run(member.shape->version, member.shape->name);
        member.stale = false;
    }
}

void ProjectionSet::apply(const core::PartyId& party, const wire::Envelope& entry,
                          const events::Event& event) {
    for (Member& member : m_members)
        member.projection->apply(party, entry, event);
}

void ProjectionSet::finish() {
    for (Member& member : m_members)
        member.projection->finish();
}

} // namespace pitwatch::console
