#include "pit-console/core/projections/meter_history.h"
#include "pit-console/core/projections/meter_tables.h"

#include <algorithm>

namespace pitwatch::console {

std::vector<LinkSummary> MeterHistory::links() const {
    Query query(m_database,
                "SELECT party, link, state, since, reason FROM meter_links ORDER BY link, party");
    std::vector<LinkSummary> links;
    while (query.next()) {
        LinkSummary& one = links.emplace_back();
        query.into(one.controller, one.link, one.state, one.since, one.reason);
    }
    return links;
}

// The richest first: mega, major, minor.
std::vector<LevelSummary> MeterHistory::levels(const events::LinkId& link) const {
    Query query(m_database,
                "SELECT link, level, rate_ppm, initial, reset, value, opened, contributed, "
                "reversed, fixed, reseeded, returned, corrected, overflowed, hits, broken_at FROM "
                "meter_levels "
                "WHERE link = ? ORDER BY initial DESC, level",
                link);
    std::vector<LevelSummary> levels;
    while (query.next()) {
        LevelSummary& one = levels.emplace_back();
        query.into(one.link, one.level, one.ratePpm, one.initial, one.reset, one.value, one.opened,
                   one.contributed, one.reversed, one.fixed, one.reseeded, one.returned,
                   one.corrected, one.overflowed, one.hits, one.brokenAt);
    }
    return levels;
}

std::vector<MeterPoint> MeterHistory::points(const events::LinkId& link,
                                             const events::LevelName& level,
                                             const Period& period) const {
    Query query(m_database,
                "SELECT at, value FROM meter_points WHERE link = ?1 AND level = ?2 AND minute >= "
                "coalesce((SELECT max(minute) FROM meter_points WHERE link = ?1 AND level = ?2 AND "
                "minute < ?3), ?3) AND minute < ?4 ORDER BY minute",
                link, level, minuteOf(period.from), minuteOf(period.to) + 1);
    std::vector<MeterPoint> points;
    while (query.next()) {
        MeterPoint& one = points.emplace_back();
        query.into(one.at, one.value);
    }
    return points;
}

namespace {

std::vector<MeterHit> hitsIn(Query& query) {
    std::vector<MeterHit> hits;
    while (query.next()) {
        MeterHit& one = hits.emplace_back();
        query.into(one.at, one.link, one.level, one.claim.table, one.claim.number, one.percentPpm,
                   one.amount, one.returned);
    }
    return hits;
}

} // namespace

std::vector<MeterHit> MeterHistory::hits(const events::LinkId& link, const Period& period) const {
    Query query(m_database,
                "SELECT at, link, level, table_name, claim, percent, amount, returned FROM "
                "meter_hits WHERE link = ? AND at >= ? AND at < ? ORDER BY at DESC, sequence DESC",
                link, period.from, period.to);
    return hitsIn(query);
}

std::vector<MeterHit> MeterHistory::lastHits(const core::PartyId& controller,
                                             const events::LinkId& link, std::size_t most) const {
    Query query(m_database,
                "SELECT at, link, level, table_name, claim, percent, amount, returned FROM "
                "meter_hits WHERE party = ? AND link = ? AND returned = 0 ORDER BY sequence DESC "
                "LIMIT ?",
                controller, link, most);
    std::vector<MeterHit> hits = hitsIn(query);
    std::reverse(hits.begin(), hits.end());
    return hits;
}

std::vector<TableContribution> MeterHistory::contributions(const events::LinkId& link,
                                                           const Period& period) const {
    Query query(m_database,
                "SELECT table_name, sum(wagered), sum(contributed) FROM meter_contributions WHERE "
                "link = ? AND hour >= ? AND hour <= ? GROUP BY table_name ORDER BY table_name",
                link, hourOf(period.from), hourOf(period.to - core::Millis{1}));
    std::vector<TableContribution> contributions;
    while (query.next()) {
        TableContribution& one = contributions.emplace_back();
        query.into(one.table, one.wagered, one.contributed);
    }
    return contributions;
}

} // namespace pitwatch::console
