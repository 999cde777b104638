#include "pit-console/core/projections/claim_history.h"

#include "pit-console/core/database/sql.h"
#include "shared/events/claims/claim_note_events.h"
#include "shared/events/meter_events.h"
#include "shared/events/party_events.h"
#include "shared/payout/claim_book.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::console {

namespace {

// Events that tell of a claim what its row does not say.
template <typename... Events>
std::optional<events::ClaimId> namedIn(const events::Event& event) {
    std::optional<events::ClaimId> claim;
    const auto tried = [&](const auto* one) {
        if (one != nullptr)
            claim = one->claim;
        return one != nullptr;
    };
    static_cast<void>((tried(event.as<Events>()) || ...));
    return claim;
}

std::optional<events::ClaimId> mentionedIn(const events::Event& event) {
    return namedIn<events::ClaimSignatureRefused, events::ClaimSignatureKept,
                   events::PayoutDocumentWithheld, events::MeterAmountFixed, events::MeterReseeded,
                   events::MeterAmountReturned>(event);
}

ClaimEnd endOf(const payout::Claim& claim) {
    if (claim.ended && claim.ended->how != payout::Ending::Closed)
        return claim.ended->how == payout::Ending::Denied ? ClaimEnd::Denied : ClaimEnd::Voided;
    switch (claim.payment) {
    case payout::Payment::Paid:
        return ClaimEnd::Paid;
    case payout::Payment::Held:
        return ClaimEnd::Unclaimed;
    case payout::Payment::Due:
        break;
    }
    return claim.ended ? ClaimEnd::Closed : ClaimEnd::None;
}

// The holder's money ends a claim for the reports; its Envy lines may follow.
std::optional<core::Instant> endedAt(const payout::Claim& claim) {
    const ClaimEnd end = endOf(claim);
    if (end == ClaimEnd::Paid || end == ClaimEnd::Unclaimed)
        return claim.paidAt;
    return claim.ended ? std::optional(claim.ended->at) : std::nullopt;
}

std::string approversOf(const payout::Claim& claim) {
    std::string names;
    for (const payout::Approval& approval : claim.approvals)
        names += (names.empty() ? "" : ", ") + approval.by.text();
    return names;
}

ClaimSummary summaryOf(const events::ClaimId& id, const payout::ClaimBook& book) {
    ClaimSummary one;
    one.claim = id;
    if (const payout::IssuedDocument* document = book.documentOf(id))
        one.document = document->issued.number;
    const payout::Claim* claim = book.find(id);
    if (claim == nullptr)
        return one;
    const events::ClaimRaised& raised = claim->raised;
    one.raisedAt = claim->raisedAt;
    one.round = raised.round;
    one.seat = raised.seat;
    one.wager = raised.wager;
    one.hand = raised.hand;
    one.stake = raised.stake;
    one.link = raised.link;
    one.level = raised.level;
    if (claim->amountKnown())
        one.amount = claim->amount;
    if (claim->verified)
        one.verifiedBy = claim->verified->by;
    one.approvedBy = approversOf(*claim);
    one.end = endOf(*claim);
    one.endedAt = endedAt(*claim);
    one.envyLines = static_cast<int>(claim->envy.size());
    one.envyTotal = claim->envyTotal();
    return one;
}

std::vector<ClaimSummary> claimsIn(Query& query) {
    std::vector<ClaimSummary> claims;
    while (query.next()) {
        ClaimSummary& one = claims.emplace_back();
        query.into(one.claim.table, one.claim.number, one.raisedAt, one.round, one.seat, one.wager,
                   one.hand, one.stake, one.link, one.level, one.amount, one.verifiedBy,
                   one.approvedBy, one.document, one.end, one.endedAt, one.envyLines,
                   one.envyTotal);
    }
    return claims;
}

constexpr const char* kSelect =
    "SELECT table_name, number, raised_at, round, seat, wager, hand, stake, link, level, amount, "
    "verified_by, approved_by, document, ending, ended_at, envy_lines, envy_total FROM claims ";

} // namespace

struct ClaimHistory::Commands {
    explicit Commands(SQLite::Database& database)
        : begun(database, "INSERT OR IGNORE INTO claims (table_name, number) VALUES (?, ?)")
        , noted(database, "INSERT INTO claim_entries VALUES (?, ?, ?, ?, ?)")
        , written(database,
                  "UPDATE claims SET raised_at = ?3, round = ?4, seat = ?5, wager = ?6, hand = ?7, "
                  "stake = ?8, link = ?9, level = ?10, amount = ?11, verified_by = ?12, "
                  "approved_by = ?13, document = ?14, ending = ?15, ended_at = ?16, envy_lines = "
                  "?17, envy_total = ?18 WHERE table_name = ?1 AND number = ?2")
        , issued(database, "INSERT OR REPLACE INTO claim_documents VALUES (?, ?, ?, ?)")
        , setUp(database, "INSERT OR IGNORE INTO claim_tables VALUES (?)") {}

    Command begun;
    Command noted;
    Command written;
    Command issued;
    Command setUp;
};

const Shape& ClaimHistory::shape() {
    static const Shape kShape{"claim_history", 4,
                              "claims claim_entries claim_documents claim_tables", R"(
CREATE TABLE claims (
    table_name  TEXT NOT NULL,
    number      INTEGER NOT NULL,
    raised_at   INTEGER,
    round       INTEGER NOT NULL DEFAULT 0,
    seat        INTEGER NOT NULL DEFAULT 0,
    wager       INTEGER NOT NULL DEFAULT 0,
    hand        TEXT NOT NULL DEFAULT '',
    stake       INTEGER NOT NULL DEFAULT 0,
    link        TEXT,
    level       TEXT,
    amount      INTEGER,
    verified_by TEXT,
    approved_by TEXT NOT NULL DEFAULT '',
    document    INTEGER,
    ending      INTEGER NOT NULL DEFAULT 0,
    ended_at    INTEGER,
    envy_lines  INTEGER NOT NULL DEFAULT 0,
    envy_total  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_name, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE claim_entries (
    table_name TEXT NOT NULL,
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    party      TEXT NOT NULL,
    sequence   INTEGER NOT NULL,
    PRIMARY KEY (table_name, number, at, party, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE claim_documents (
    party      TEXT NOT NULL,
    document   INTEGER NOT NULL,
    table_name TEXT NOT NULL,
    number     INTEGER NOT NULL,
    PRIMARY KEY (party, document)
) STRICT, WITHOUT ROWID;
CREATE TABLE claim_tables (
    party TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
)"};
    return kShape;
}

ClaimHistory::ClaimHistory(SQLite::Database& database)
    : m_database(database), m_commands(std::make_unique<Commands>(database)) {}

ClaimHistory::~ClaimHistory() = default;

void ClaimHistory::apply(const core::PartyId& party, const wire::Envelope& entry,
                         const events::Event& event) {
    if (event.as<events::ConfigurationLoaded>() != nullptr)
        m_commands->setUp.run(party);
    const auto moved = movedBy(party, event);
    const auto claim = moved ? moved : mentionedIn(event);
    if (!claim || !payout::mayTell(party, isTable(party), event))
        return;
    if (const auto* issued = event.as<events::PayoutDocumentIssued>())
        m_commands->issued.run(party, issued->number, claim->table, claim->number);
    m_commands->begun.run(claim->table, claim->number);
    m_commands->noted.run(claim->table, claim->number, entry.at, party, entry.sequence);
    if (moved)
        m_moved.insert(*claim);
}

void ClaimHistory::finish() {
    for (const events::ClaimId& claim : m_moved)
        write(summaryOf(claim, bookOf(claim)));
    m_moved.clear();
}

bool ClaimHistory::isTable(const core::PartyId& party) const {
    return Query(m_database, "SELECT 1 FROM claim_tables WHERE party = ?", party).next();
}

// What voids a document names its number alone.
std::optional<events::ClaimId> ClaimHistory::movedBy(const core::PartyId& party,
                                                     const events::Event& event) const {
    if (const events::ClaimId* claim = payout::claimOf(event))
        return *claim;
    const auto* voided = event.as<events::PayoutDocumentVoided>();
    if (voided == nullptr)
        return namedIn<events::ClaimRaised, events::PayoutDocumentIssued>(event);
    Query query(m_database,
                "SELECT table_name, number FROM claim_documents WHERE party = ? AND document = ?",
                party, voided->number);
    if (!query.next())
        return std::nullopt;
    events::ClaimId claim;
    query.into(claim.table, claim.number);
    return claim;
}

// The entries are in the store before any projection is told of them.
payout::ClaimBook ClaimHistory::bookOf(const events::ClaimId& claim) const {
    Query query(m_database,
                "SELECT e.at, e.type, e.body FROM claim_entries c JOIN parties p ON p.name = "
                "c.party JOIN entries e ON e.party = p.id AND e.sequence = c.sequence WHERE "
                "c.table_name = ? AND c.number = ? ORDER BY c.party, c.sequence",
                claim.table, claim.number);
    payout::ClaimBook book;
    while (query.next()) {
        core::Instant at{};
        events::EventType type{};
        query.into(at, type.number);
        // One that a newer console noted and this one cannot read leaves its party in doubt.
        if (const auto event = wire::decodeEvent(type, sql::bytesIn(query.column(2))))
            book.apply(*event, at);
    }
    return book;
}

void ClaimHistory::write(const ClaimSummary& one) {
    m_commands->written.run(one.claim.table, one.claim.number, one.raisedAt, one.round, one.seat,
                            one.wager, one.hand, one.stake, one.link, one.level, one.amount,
                            one.verifiedBy, one.approvedBy, one.document, one.end, one.endedAt,
                            one.envyLines, one.envyTotal);
}

std::vector<ClaimSummary> ClaimHistory::claims(const Period& period) const {
    Query query(m_database,
                std::string(kSelect) +
                    "WHERE (raised_at >= ?1 AND raised_at < ?2) OR (ended_at >= ?1 AND "
                    "ended_at < ?2) ORDER BY raised_at, table_name, number",
                period.from, period.to);
    return claimsIn(query);
}

std::vector<ClaimSummary> ClaimHistory::open() const {
    Query query(m_database,
                std::string(kSelect) + "WHERE ending = 0 ORDER BY raised_at, table_name, number");
    return claimsIn(query);
}

std::vector<EntryPlace> ClaimHistory::entriesOf(const events::ClaimId& claim) const {
    Query query(m_database,
                "SELECT party, sequence FROM claim_entries WHERE table_name = ? AND number = ? "
                "ORDER BY at, party, sequence",
                claim.table, claim.number);
    std::vector<EntryPlace> places;
    while (query.next()) {
        EntryPlace& place = places.emplace_back();
        query.into(place.party, place.sequence);
    }
    return places;
}

} // namespace pitwatch::console
