#include "pit-console/core/projections/round_index.h"

#include "pit-console/core/database/sql.h"

namespace pitwatch::console {

namespace {

constexpr const char* kColumns =
    "r.party, r.round, r.deck, r.dealer, r.opened_at, r.ended_at, r.first_entry, r.last_entry, "
    "r.outcome, r.dealt, r.hands, r.staked, r.paid, r.claimed, r.note";

RoundSummary summaryIn(Query& query) {
    RoundSummary round;
    query.into(round.table, round.round, round.deck, round.dealer, round.openedAt, round.endedAt,
               round.firstEntry, round.lastEntry, round.outcome, round.dealt, round.hands,
               round.staked, round.paid, round.claimed, round.note);
    return round;
}

std::vector<RoundSummary> roundsIn(Query& query) {
    std::vector<RoundSummary> rounds;
    while (query.next())
        rounds.push_back(summaryIn(query));
    return rounds;
}

} // namespace

struct RoundIndex::Commands {
    explicit Commands(SQLite::Database& database)
        : opened(database, "INSERT OR REPLACE INTO rounds (party, round, deck, dealer, opened_at, "
                           "first_entry, last_entry) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)")
        , locked(database, "UPDATE rounds SET deck = ?, dealt = 1 WHERE party = ? AND round = ?")
        , hand(database, "INSERT OR REPLACE INTO round_hands VALUES (?, ?, ?, ?, ?, ?)")
        , seats(database,
                "UPDATE rounds SET hands = hands + 1, staked = staked + ?, paid = paid + ? "
                "WHERE party = ? AND round = ?")
        , settled(database, "UPDATE rounds SET staked = ?, paid = ? WHERE party = ? AND round = ?")
        , ended(database, "UPDATE rounds SET outcome = ?, ended_at = ?, last_entry = ?, note = ? "
                          "WHERE party = ? AND round = ?")
        , claim(database, "INSERT INTO round_claims VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE "
                          "SET round = coalesce(?3, round), amount = ?4")
        , claimed(
              database,
              "UPDATE rounds SET claimed = (SELECT coalesce(sum(amount), 0) FROM round_claims c "
              "WHERE c.party = rounds.party AND c.round = rounds.round) WHERE party = ?1 AND "
              "round = (SELECT round FROM round_claims WHERE party = ?1 AND claim = ?2)") {}

    Command opened;
    Command locked;
    Command hand;
    Command seats;
    Command settled;
    Command ended;
    Command claim;
    Command claimed;
};

const Shape& RoundIndex::shape() {
    static const Shape kShape{"round_index", 2, "rounds round_hands round_claims", R"(
CREATE TABLE rounds (
    party       TEXT NOT NULL,
    round       INTEGER NOT NULL,
    deck        INTEGER NOT NULL,
    dealer      TEXT,
    opened_at   INTEGER NOT NULL,
    ended_at    INTEGER,
    first_entry INTEGER NOT NULL,
    last_entry  INTEGER NOT NULL,
    outcome     INTEGER NOT NULL DEFAULT 0,
    dealt       INTEGER NOT NULL DEFAULT 0,
    hands       INTEGER NOT NULL DEFAULT 0,
    staked      INTEGER NOT NULL DEFAULT 0,
    paid        INTEGER NOT NULL DEFAULT 0,
    claimed     INTEGER NOT NULL DEFAULT 0,
    note        BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (party, round)
) STRICT, WITHOUT ROWID;
CREATE INDEX rounds_opened ON rounds (opened_at);
CREATE TABLE round_hands (
    party TEXT NOT NULL,
    round INTEGER NOT NULL,
    seat  INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    hand  TEXT,
    paid  INTEGER NOT NULL,
    PRIMARY KEY (party, round, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX round_hands_hand ON round_hands (hand, at);
CREATE TABLE round_claims (
    party  TEXT NOT NULL,
    claim  INTEGER NOT NULL,
    round  INTEGER,
    amount INTEGER NOT NULL,
    PRIMARY KEY (party, claim)
) STRICT, WITHOUT ROWID;
)"};
    return kShape;
}

RoundIndex::RoundIndex(SQLite::Database& database)
    : m_database(database), m_commands(std::make_unique<Commands>(database)) {}

RoundIndex::~RoundIndex() = default;

void RoundIndex::apply(const core::PartyId& party, const wire::Envelope& entry,
                       const events::Event& event) {
    Commands& run = *m_commands;
    if (const auto* opened = event.as<events::RoundOpened>())
        run.opened.run(party, opened->round, opened->deck, opened->dealer, entry.at,
                       entry.sequence);
    else if (const auto* locked = event.as<events::NoMoreBetsCalled>())
        run.locked.run(locked->deck, party, locked->round);
    else if (const auto* seat = event.as<events::SeatSettled>())
        settle(party, entry, *seat);
    else if (const auto* settled = event.as<events::RoundSettled>())
        run.settled.run(settled->staked, settled->paid, party, settled->round);
    else if (const auto* done = event.as<events::RoundCompleted>())
        run.ended.run(done->settled ? RoundOutcome::Settled : RoundOutcome::NotSettled, entry.at,
                      entry.sequence, done->missing, party, done->round);
    else if (const auto* isVoid = event.as<events::RoundVoided>())
        run.ended.run(RoundOutcome::Void, entry.at, entry.sequence, isVoid->reason, party,
                      isVoid->round);
    else if (const auto* raised = event.as<events::ClaimRaised>())
        claim(party, raised->claim.number, raised->round, raised->fixedAmount);
    else if (const auto* fixed = event.as<events::ClaimAmountFixed>())
        claim(party, fixed->claim.number, std::nullopt, fixed->amount);
}

// Seat by seat, because of a round that is settled in part nothing else tells.
void RoundIndex::settle(const core::PartyId& party, const wire::Envelope& entry,
                        const events::SeatSettled& event) {
    core::Cents staked;
    for (const events::SettledLine& line : event.lines)
        staked += line.stake;
    m_commands->hand.run(party, event.round, event.seat, entry.at, event.hand, event.totalPaid);
    m_commands->seats.run(staked, event.totalPaid, party, event.round);
}

void RoundIndex::claim(const core::PartyId& party, std::uint64_t number,
                       const std::optional<events::RoundId>& round, core::Cents amount) {
    m_commands->claim.run(party, number, round, amount);
    m_commands->claimed.run(party, number);
}

std::vector<RoundSummary> RoundIndex::find(const RoundSearch& search) const {
    std::string text = std::string("SELECT ") + kColumns + " FROM rounds r WHERE ";
    // A rare hand is found by its own index, whatever the length of the period.
    if (search.hand)
        text += "(r.party, r.round) IN (SELECT party, round FROM round_hands WHERE hand = ?4 AND "
                "at >= ?1 ORDER BY at DESC LIMIT 20000) AND ";
    text += "r.opened_at >= ?1 AND r.opened_at < ?2";
    if (search.table)
        text += " AND r.party = ?3";
    if (search.leastPaid)
        text += " AND r.paid + r.claimed >= ?5";
    if (search.round)
        text += " AND r.round = ?6";
    if (search.onlyVoid)
        text += " AND r.outcome = 3";
    text += " ORDER BY r.opened_at DESC, r.party, r.round DESC LIMIT ?7";
    Query query(m_database, text, search.period.from, search.period.to);
    if (search.table)
        query.bind(3, *search.table);
    if (search.hand)
        query.bind(4, *search.hand);
    if (search.leastPaid)
        query.bind(5, *search.leastPaid);
    if (search.round)
        query.bind(6, *search.round);
    query.bind(7, search.limit);
    return roundsIn(query);
}

std::optional<RoundSummary> RoundIndex::round(const core::PartyId& table,
                                              events::RoundId round) const {
    Query query(m_database,
                std::string("SELECT ") + kColumns + " FROM rounds r WHERE party = ? AND round = ?",
                table, round);
    if (!query.next())
        return std::nullopt;
    return summaryIn(query);
}

std::vector<RoundSummary> RoundIndex::inOrder(const core::PartyId& table,
                                              const Period& period) const {
    Query query(m_database,
                std::string("SELECT ") + kColumns +
                    " FROM rounds r WHERE party = ? AND opened_at >= ? AND opened_at < ? "
                    "ORDER BY round",
                table, period.from, period.to);
    return roundsIn(query);
}

std::vector<std::uint64_t> RoundIndex::claimsOf(const core::PartyId& table,
                                                events::RoundId round) const {
    Query query(m_database,
                "SELECT claim FROM round_claims WHERE party = ? AND round = ? ORDER BY claim",
                table, round);
    std::vector<std::uint64_t> claims;
    while (query.next())
        query.into(claims.emplace_back());
    return claims;
}

std::vector<events::HandName> RoundIndex::hands() const {
    // One step of the index for each name, however many rounds there are.
    Query query(m_database, "WITH RECURSIVE names(hand) AS (SELECT min(hand) FROM round_hands "
                            "UNION ALL SELECT (SELECT min(hand) FROM round_hands WHERE hand > "
                            "names.hand) FROM names WHERE names.hand IS NOT NULL) "
                            "SELECT hand FROM names WHERE hand IS NOT NULL");
    std::vector<events::HandName> hands;
    while (query.next())
        query.into(hands.emplace_back());
    return hands;
}

} // namespace pitwatch::console
