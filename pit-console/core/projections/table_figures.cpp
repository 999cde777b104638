#include "pit-console/core/projections/table_figures.h"

#include "pit-console/core/database/sql.h"
#include "shared/events/bank_events.h"
#include "shared/events/round_events.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::console {

namespace {

std::int64_t quarterOf(core::Instant at) {
    return at.time_since_epoch() / kFigureStep;
}

// A quarter that is cut by the end of the period counts whole.
std::int64_t quarterAfter(core::Instant to) {
    return (to.time_since_epoch() + kFigureStep - core::Millis{1}) / kFigureStep;
}

struct Change {
    std::int64_t rounds = 0;
    std::int64_t notSettled = 0;
    std::int64_t voided = 0;
    std::int64_t hands = 0;
    std::int64_t banked = 0;
    core::Cents envyPaid{};
    core::Cents fees{};
};

} // namespace

struct TableFigures::Commands {
    explicit Commands(SQLite::Database& database)
        : wager(database, "INSERT INTO wager_figures VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO "
                          "UPDATE SET bets = bets + excluded.bets, staked = staked + "
                          "excluded.staked, paid = paid + excluded.paid, returned = returned + "
                          "excluded.returned")
        , counts(
              database,
              "INSERT INTO table_counts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE "
              "SET rounds = rounds + excluded.rounds, not_settled = not_settled + "
              "excluded.not_settled, voided = voided + excluded.voided, hands = hands + "
              "excluded.hands, banked = banked + excluded.banked, envy_paid = envy_paid + "
              "excluded.envy_paid, fees = fees + excluded.fees") {}

    void add(const core::PartyId& party, core::Instant at, const Change& change) {
        counts.run(party, quarterOf(at), change.rounds, change.notSettled, change.voided,
                   change.hands, change.banked, change.envyPaid, change.fees);
    }

    Command wager;
    Command counts;
};

const Shape& TableFigures::shape() {
    static const Shape kShape{"table_figures", 2, "wager_figures table_counts", R"(
CREATE TABLE wager_figures (
    party    TEXT NOT NULL,
    quarter  INTEGER NOT NULL,
    wager    INTEGER NOT NULL,
    bets     INTEGER NOT NULL,
    staked   INTEGER NOT NULL,
    paid     INTEGER NOT NULL,
    returned INTEGER NOT NULL,
    PRIMARY KEY (party, quarter, wager)
) STRICT, WITHOUT ROWID;
CREATE TABLE table_counts (
    party       TEXT NOT NULL,
    quarter     INTEGER NOT NULL,
    rounds      INTEGER NOT NULL,
    not_settled INTEGER NOT NULL,
    voided      INTEGER NOT NULL,
    hands       INTEGER NOT NULL,
    banked      INTEGER NOT NULL,
    envy_paid   INTEGER NOT NULL,
    fees        INTEGER NOT NULL,
    PRIMARY KEY (party, quarter)
) STRICT, WITHOUT ROWID;
)"};
    return kShape;
}

TableFigures::TableFigures(SQLite::Database& database)
    : m_database(database), m_commands(std::make_unique<Commands>(database)) {}

TableFigures::~TableFigures() = default;

void TableFigures::apply(const core::PartyId& party, const wire::Envelope& entry,
                         const events::Event& event) {
    Commands& run = *m_commands;
    if (const auto* seat = event.as<events::SeatSettled>())
        settle(party, entry.at, *seat, 1);
    else if (const auto* done = event.as<events::RoundCompleted>())
        run.add(party, entry.at, {.rounds = 1, .notSettled = done->settled ? 0 : 1});
    else if (const auto* isVoid = event.as<events::RoundVoided>())
        unsettle(party, entry, *isVoid);
    else if (const auto* fee = event.as<events::FeeCollected>())
        run.add(party, entry.at, {.fees = fee->amount});
    else if (const auto* back = event.as<events::FeeReturned>())
        run.add(party, entry.at, {.fees = core::Cents{} - back->amount});
    else if (event.as<events::BankSettled>() != nullptr)
        run.add(party, entry.at, {.banked = 1});
}

void TableFigures::settle(const core::PartyId& party, core::Instant at,
                          const events::SeatSettled& event, int sign) {
    for (const events::SettledLine& line : event.lines)
        m_commands->wager.run(party, quarterOf(at), line.wager, sign, line.stake * sign,
                              line.paid * sign, line.returned * sign);
    Change change{.hands = sign};
    for (const events::EnvyLine& line : event.envy)
        if (line.claim == 0)
            change.envyPaid += line.amount * sign;
    m_commands->add(party, at, change);
}

// Whatever of the round was settled before it was declared void is taken out again. The entries of
// the round are those since it was opened, and lie just before this one.
void TableFigures::unsettle(const core::PartyId& party, const wire::Envelope& entry,
                            const events::RoundVoided& event) {
    m_commands->add(party, entry.at, {.voided = 1});
    Query query(m_database,
                "SELECT at, type, body FROM entries WHERE party = (SELECT id FROM parties WHERE "
                "name = ?) AND sequence < ? ORDER BY sequence DESC LIMIT 2000",
                party, entry.sequence);
    while (query.next()) {
        core::Instant at;
        events::EventType type;
        query.into(at, type.number);
        if (type != events::SeatSettled::kType && type != events::RoundOpened::kType)
            continue;
        const SQLite::Column body = query.column(2);
        const auto past =
            wire::decodeEvent(type, core::ByteView(static_cast<const std::uint8_t*>(body.getBlob()),
                                                   static_cast<std::size_t>(body.getBytes())));
        if (!past || past->as<events::RoundOpened>() != nullptr)
            return;
        if (const auto& seat = *past->as<events::SeatSettled>(); seat.round == event.round)
            settle(party, at, seat, -1);
    }
}

std::vector<WagerFigures> TableFigures::wagers(const Period& period) const {
    Query query(m_database,
                "SELECT party, wager, sum(bets), sum(staked), sum(paid), sum(returned) FROM "
                "wager_figures WHERE quarter >= ? AND quarter < ? GROUP BY party, wager "
                "HAVING sum(bets) > 0 ORDER BY party, wager",
                quarterOf(period.from), quarterAfter(period.to));
    std::vector<WagerFigures> figures;
    while (query.next()) {
        WagerFigures& one = figures.emplace_back();
        query.into(one.table, one.wager, one.bets, one.staked, one.paid, one.returned);
    }
    return figures;
}

std::vector<TableCounts> TableFigures::counts(const Period& period) const {
    Query query(m_database,
                "SELECT party, sum(rounds), sum(not_settled), sum(voided), sum(hands), "
                "sum(banked), sum(envy_paid), sum(fees) FROM table_counts WHERE quarter >= ? AND "
                "quarter < ? GROUP BY party ORDER BY party",
                quarterOf(period.from), quarterAfter(period.to));
    std::vector<TableCounts> counts;
    while (query.next()) {
        TableCounts& one = counts.emplace_back();
        query.into(one.table, one.rounds, one.notSettled, one.voided, one.hands, one.banked,
                   one.envyPaid, one.fees);
    }
    return counts;
}

} // namespace pitwatch::console
