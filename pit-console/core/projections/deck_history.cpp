#include "pit-console/core/projections/deck_history.h"

#include "pit-console/core/database/sql.h"
#include "shared/events/party_events.h"
#include "shared/events/shuffler_events.h"

namespace pitwatch::console {

namespace {

constexpr const char* kStayColumns =
    "party, stay, colour, deck, received_at, received_by, entered_play_at, due_at, removed_at, "
    "removed_by, reason, section";

std::string forTable(const std::optional<core::PartyId>& table) {
    return table ? " AND party = ?3" : "";
}

std::vector<DeckStay> staysIn(Query& query) {
    std::vector<DeckStay> stays;
    while (query.next()) {
        DeckStay& stay = stays.emplace_back();
        query.into(stay.table, stay.stay, stay.colour, stay.id, stay.receivedAt, stay.receivedBy,
                   stay.enteredPlayAt, stay.dueAt, stay.removedAt, stay.removedBy, stay.reason,
                   stay.section);
    }
    return stays;
}

} // namespace

struct DeckHistory::Commands {
    explicit Commands(SQLite::Database& database)
        : received(database, "INSERT INTO deck_stays (party, stay, colour, deck, received_at, "
                             "received_by) VALUES (?, ?, ?, ?, ?, ?)")
        , entered(database,
                  "UPDATE deck_stays SET entered_play_at = ? WHERE party = ? AND stay = ?")
        , due(database, "UPDATE deck_stays SET due_at = ? WHERE party = ? AND stay = ?")
        , removed(database, "UPDATE deck_stays SET deck = ?, removed_at = ?, removed_by = ?, "
                            "reason = ?, section = ? WHERE party = ? AND stay = ?")
        , counted(database, "INSERT INTO deck_counts (party, sequence, at, kind, round, colour, "
                            "expected, counted, by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        , judged(database, "UPDATE deck_counts SET judgement = ? WHERE party = ? AND sequence = "
                           "(SELECT max(sequence) FROM deck_counts WHERE party = ?2 AND kind = 0)")
        , putBack(database, "UPDATE deck_stays SET "
                            "received_at = iif(received_at > ?2, received_at - ?3, received_at), "
                            "due_at = iif(entered_play_at > ?2, due_at - ?3, due_at), "
                            "entered_play_at = iif(entered_play_at > ?2, entered_play_at - ?3, "
                            "entered_play_at) WHERE party = ?1 AND removed_at IS NULL") {}

    Command received;
    Command entered;
    Command due;
    Command removed;
    Command counted;
    Command judged;
    Command putBack;
};

const Shape& DeckHistory::shape() {
    static const Shape kShape{"deck_history", 1, "deck_stays deck_counts", R"(
CREATE TABLE deck_stays (
    party           TEXT NOT NULL,
    stay            INTEGER NOT NULL,
    colour          INTEGER NOT NULL,
    deck            TEXT,
    received_at     INTEGER NOT NULL,
    received_by     TEXT,
    entered_play_at INTEGER,
    due_at          INTEGER,
    removed_at      INTEGER,
    removed_by      TEXT,
    reason          INTEGER,
    section         TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (party, stay)
) STRICT, WITHOUT ROWID;
CREATE INDEX deck_stays_open ON deck_stays (party, colour) WHERE removed_at IS NULL;
CREATE INDEX deck_stays_deck ON deck_stays (deck);
CREATE TABLE deck_counts (
    party     TEXT NOT NULL,
    sequence  INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    kind      INTEGER NOT NULL,
    round     INTEGER,
    colour    INTEGER NOT NULL,
    expected  INTEGER NOT NULL,
    counted   INTEGER NOT NULL,
    by        TEXT,
    judgement INTEGER,
    PRIMARY KEY (party, sequence)
) STRICT, WITHOUT ROWID;
CREATE INDEX deck_counts_at ON deck_counts (at);
)"};
    return kShape;
}

DeckHistory::DeckHistory(SQLite::Database& database)
    : m_database(database), m_commands(std::make_unique<Commands>(database)) {}

DeckHistory::~DeckHistory() = default;

void DeckHistory::apply(const core::PartyId& party, const wire::Envelope& entry,
                        const events::Event& event) {
    Commands& run = *m_commands;
    if (const auto* received = event.as<events::DeckReceived>())
        receive(party, entry, *received);
    else if (const auto* entered = event.as<events::DeckEnteredPlay>())
        run.entered.run(entry.at, party, stayOf(party, entry, entered->deck));
    else if (const auto* due = event.as<events::DeckDueSet>())
        run.due.run(due->dueAt, party, stayOf(party, entry, due->deck));
    else if (const auto* removed = event.as<events::DeckRemoved>())
        remove(party, entry, *removed);
    else if (const auto* stub = event.as<events::StubCounted>())
        run.counted.run(party, entry.sequence, entry.at, CountKind::Stub, stub->round, stub->deck,
                        stub->expected, stub->counted, stub->by);
    else if (const auto* device = event.as<events::ShufflerCounted>())
        run.counted.run(party, entry.sequence, entry.at, CountKind::Shuffler, device->lastRound,
                        device->deck, device->expected, device->counted,
                        std::optional<events::PersonId>{});
    else if (const auto* judged = event.as<events::StubCountJudged>())
        run.judged.run(judged->judgement, party);
    // As the table does: what passed by the clock that was ahead counts.
    else if (const auto* back = event.as<events::ClockPutBack>())
        run.putBack.run(party, back->to, (back->from - back->to).count());
}

void DeckHistory::receive(const core::PartyId& party, const wire::Envelope& entry,
                          const events::DeckReceived& event) {
    m_commands->received.run(party, entry.sequence, event.deck, event.id, entry.at, event.by);
}

// The newest of its colour that is still there. A table whose journal does not tell of a deck's
// arrival has it from the first word about it.
std::int64_t DeckHistory::stayOf(const core::PartyId& party, const wire::Envelope& entry,
                                 events::DeckColour colour) {
    Query query(m_database,
                "SELECT stay FROM deck_stays WHERE party = ? AND colour = ? AND removed_at IS NULL "
                "ORDER BY stay DESC LIMIT 1",
                party, colour);
    auto stay = static_cast<std::int64_t>(entry.sequence);
    if (query.next())
        query.into(stay);
    else
        m_commands->received.run(party, stay, colour, std::optional<events::DeckId>{}, entry.at,
                                 std::optional<events::PersonId>{});
    return stay;
}

void DeckHistory::remove(const core::PartyId& party, const wire::Envelope& entry,
                         const events::DeckRemoved& event) {
    m_commands->removed.run(event.id, entry.at, event.by, event.reason, event.section, party,
                            stayOf(party, entry, event.deck));
}

std::vector<DeckInPlay> DeckHistory::decksOf(const core::PartyId& table) const {
    Query query(m_database,
                "SELECT colour, entered_play_at, due_at FROM deck_stays WHERE party = ? AND "
                "removed_at IS NULL AND (entered_play_at IS NOT NULL OR due_at IS NOT NULL) "
                "ORDER BY colour",
                table);
    std::vector<DeckInPlay> decks;
    while (query.next()) {
        DeckInPlay& deck = decks.emplace_back();
        query.into(deck.colour, deck.enteredPlayAt, deck.dueAt);
    }
    return decks;
}

std::vector<DeckStay> DeckHistory::stays(const Period& period,
                                         const std::optional<core::PartyId>& table) const {
    Query query(m_database,
                std::string("SELECT ") + kStayColumns +
                    " FROM deck_stays WHERE received_at < ?2 AND "
                    "(removed_at IS NULL OR removed_at > ?1)" +
                    forTable(table) + " ORDER BY party, received_at, stay",
                period.from, period.to);
    if (table)
        query.bind(3, *table);
    return staysIn(query);
}

std::vector<DeckStay> DeckHistory::staysOf(const events::DeckId& deck) const {
    Query query(m_database,
                std::string("SELECT ") + kStayColumns + " FROM deck_stays WHERE deck = ?", deck);
    return staysIn(query);
}

std::vector<DeckCount> DeckHistory::counts(const Period& period,
                                           const std::optional<core::PartyId>& table) const {
    Query query(m_database,
                "SELECT party, sequence, at, kind, round, colour, expected, counted, by, judgement "
                "FROM deck_counts WHERE at >= ?1 AND at < ?2" +
                    forTable(table) + " ORDER BY party, sequence",
                period.from, period.to);
    if (table)
        query.bind(3, *table);
    std::vector<DeckCount> counts;
    while (query.next()) {
        DeckCount& count = counts.emplace_back();
        query.into(count.table, count.sequence, count.at, count.kind, count.round, count.colour,
                   count.expected, count.counted, count.by, count.judgement);
    }
    return counts;
}

} // namespace pitwatch::console
