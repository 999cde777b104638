#include "pit-console/core/projections/claim_history.h"

#include "pit-console/core/store/sql.h"
#include "shared/events/claim_note_events.h"
#include "shared/events/meter_events.h"

namespace pitwatch::console {

namespace {

std::optional<events::ClaimId> claimOf(const events::Event& event) {
    std::optional<events::ClaimId> claim;
    const auto try_ = [&]<typename T>(const T* one) {
        if (one != nullptr)
            claim = one->claim;
        return one != nullptr;
    };
    const bool found =
        try_(event.as<events::ClaimRaised>()) || try_(event.as<events::ClaimAmountFixed>()) ||
        try_(event.as<events::ClaimVerified>()) || try_(event.as<events::ClaimApproved>()) ||
        try_(event.as<events::ClaimReturned>()) ||
        try_(event.as<events::ClaimSignatureRefused>()) ||
        try_(event.as<events::PayoutDocumentWithheld>()) || try_(event.as<events::ClaimDenied>()) ||
        try_(event.as<events::ClaimPaid>()) || try_(event.as<events::ClaimClosed>()) ||
        try_(event.as<events::ClaimUnclaimed>()) || try_(event.as<events::ClaimDisputed>()) ||
        try_(event.as<events::DisputeResolved>()) || try_(event.as<events::ClaimVoided>()) ||
        try_(event.as<events::EnvyLinePaid>()) || try_(event.as<events::PayoutDocumentIssued>()) ||
        try_(event.as<events::PayoutDocumentRequested>()) ||
        try_(event.as<events::PayoutDocumentRecorded>()) ||
        try_(event.as<events::PayoutDocumentRejected>()) ||
        try_(event.as<events::SurveillanceNotified>()) ||
        try_(event.as<events::TaxFormFlagged>()) || try_(event.as<events::MeterAmountFixed>()) ||
        try_(event.as<events::MeterReseeded>()) || try_(event.as<events::MeterAmountReturned>());
    return found ? claim : std::nullopt;
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
        , raised(database, "UPDATE claims SET raised_at = ?, round = ?, seat = ?, wager = ?, "
                           "hand = ?, stake = ?, link = ?, level = ?, amount = ?, envy_lines = ?, "
                           "envy_total = ? WHERE table_name = ? AND number = ?")
        , fixed(database, "UPDATE claims SET amount = ? WHERE table_name = ? AND number = ?")
        , verified(database,
                   "UPDATE claims SET verified_by = ? WHERE table_name = ? AND number = ?")
        , approved(database, "UPDATE claims SET approved_by = CASE approved_by WHEN '' THEN ?1 "
                             "ELSE approved_by || ', ' || ?1 END WHERE table_name = ?2 AND "
                             "number = ?3")
        , returned(database, "UPDATE claims SET verified_by = NULL, approved_by = '' WHERE "
                             "table_name = ? AND number = ?")
        , document(database, "UPDATE claims SET document = ? WHERE table_name = ? AND number = ?")
        , ended(database, "UPDATE claims SET ending = ?, ended_at = ? WHERE table_name = ? AND "
                          "number = ? AND ending IN (0, 1)") {}

    Command begun;
    Command noted;
    Command raised;
    Command fixed;
    Command verified;
    Command approved;
    Command returned;
    Command document;
    Command ended;
};

const Shape& ClaimHistory::shape() {
    static const Shape kShape{"claim_history", 2, "claims claim_entries", R"(
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
)"};
    return kShape;
}

ClaimHistory::ClaimHistory(SQLite::Database& database)
    : m_database(database), m_commands(std::make_unique<Commands>(database)) {}

ClaimHistory::~ClaimHistory() = default;

void ClaimHistory::apply(const core::PartyId& party, const wire::Envelope& entry,
                         const events::Event& event) {
    const auto claim = claimOf(event);
    if (!claim)
        return;
    note(party, entry, *claim);
    Commands& run = *m_commands;
    if (const auto* raised = event.as<events::ClaimRaised>())
        raise(entry, *raised);
    else if (const auto* fixed = event.as<events::ClaimAmountFixed>())
        run.fixed.run(fixed->amount, claim->table, claim->number);
    else if (const auto* verified = event.as<events::ClaimVerified>())
        run.verified.run(verified->by, claim->table, claim->number);
    else if (const auto* approved = event.as<events::ClaimApproved>())
        run.approved.run(approved->by, claim->table, claim->number);
    else if (event.as<events::ClaimReturned>() != nullptr)
        run.returned.run(claim->table, claim->number);
    else if (const auto* document = event.as<events::PayoutDocumentIssued>())
        run.document.run(document->number, claim->table, claim->number);
    else if (event.as<events::ClaimPaid>() != nullptr)
        end(entry, *claim, ClaimEnd::Paid);
    else if (event.as<events::ClaimDenied>() != nullptr)
        end(entry, *claim, ClaimEnd::Denied);
    else if (event.as<events::ClaimVoided>() != nullptr)
        end(entry, *claim, ClaimEnd::Voided);
    else if (const auto* held = event.as<events::ClaimUnclaimed>();
             held != nullptr && !held->envySeat)
        end(entry, *claim, ClaimEnd::Unclaimed);
}

void ClaimHistory::note(const core::PartyId& party, const wire::Envelope& entry,
                        const events::ClaimId& claim) {
    m_commands->begun.run(claim.table, claim.number);
    m_commands->noted.run(claim.table, claim.number, entry.at, party, entry.sequence);
}

void ClaimHistory::raise(const wire::Envelope& entry, const events::ClaimRaised& event) {
    core::Cents envy;
    for (const events::EnvyLine& line : event.envy)
        envy += line.amount;
    const auto amount = event.basis == events::ClaimBasis::PercentOfMeter
                            ? std::nullopt
                            : std::optional(event.fixedAmount);
    m_commands->raised.run(entry.at, event.round, event.seat, event.wager, event.hand, event.stake,
                           event.link, event.level, amount, event.envy.size(), envy,
                           event.claim.table, event.claim.number);
}

void ClaimHistory::end(const wire::Envelope& entry, const events::ClaimId& claim, ClaimEnd end) {
    m_commands->ended.run(end, entry.at, claim.table, claim.number);
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
