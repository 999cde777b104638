#include "pit-console/viewmodels/meters/meter_rows.h"

#include "pit-console/core/reports/report.h"
#include "pit-console/viewmodels/meters/meters_model.h"
#include "pit-console/viewmodels/words/record_words.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <algorithm>

namespace pitwatch::console {

using core::MicroCents;

namespace {

QString exactText(MicroCents amount) {
    return text(cellText(amount));
}

QString percentText(std::uint32_t ppm) {
    return QString::number(ppm / 10'000.0, 'g', 7) + QStringLiteral(" %");
}

struct Range {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

Range rangeOf(const std::vector<MeterPoint>& points) {
    Range range;
    if (points.empty())
        return range;
    const auto [least, most] =
        std::ranges::minmax(points, {}, [](const MeterPoint& one) { return one.value; });
    return {least.value.value(), most.value.value()};
}

// Corners of a stepped line in a field of 1 by 1, y down. A meter that never moved is a line in
// the middle.
QList<QPointF> stepsOf(const std::vector<MeterPoint>& points, const Period& period) {
    const Range range = rangeOf(points);
    const auto x = [&](core::Instant at) {
        return std::clamp(static_cast<double>((at - period.from).count()) /
                              static_cast<double>((period.to - period.from).count()),
                          0.0, 1.0);
    };
    const auto y = [&](MicroCents value) {
        return range.most == range.least ? 0.5
                                         : 1.0 - static_cast<double>(value.value() - range.least) /
                                                     static_cast<double>(range.most - range.least);
    };
    QList<QPointF> corners;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0)
            corners.emplace_back(x(points[i].at), y(points[i - 1].value));
        corners.emplace_back(x(points[i].at), y(points[i].value));
    }
    if (!points.empty())
        corners.emplace_back(1.0, y(points.back().value));
    return corners;
}

QString sumText(const LevelSummary& level) {
    QString sum = exactText(level.opened);
    const auto add = [&](const char* sign, MicroCents part, const QString& what) {
        if (part != MicroCents{})
            sum += QStringLiteral(" %1 %2 %3").arg(QLatin1String(sign), exactText(part), what);
    };
    sum = MetersModel::tr("%1 at the opening").arg(sum);
    add("+", level.contributed, MetersModel::tr("contributed"));
    add("-", level.reversed, MetersModel::tr("reversed"));
    add("-", level.fixed, MetersModel::tr("won"));
    add("+", level.reseeded, MetersModel::tr("reseeded"));
    add("+", level.returned, MetersModel::tr("returned"));
    add("+", level.corrected, MetersModel::tr("corrected"));
    add("-", level.overflowed, MetersModel::tr("above the limit"));
    return MetersModel::tr("%1 = %2").arg(sum, exactText(level.reckoned()));
}

QString verdictText(const LevelSummary& level) {
    if (level.brokenAt)
        return MetersModel::tr("Does not add up since entry %1: the meter shows %2")
            .arg(*level.brokenAt)
            .arg(exactText(level.value));
    return MetersModel::tr("Adds up to the millionth of a cent");
}

} // namespace

LevelRow levelRow(const LevelSummary& level, const std::vector<MeterPoint>& points,
                  const Period& period) {
    const Range range = rangeOf(points);
    LevelRow row;
    row.levelName = levelName(level.level);
    row.value = exactMoneyText(level.value.floorCents());
    row.terms = MetersModel::tr("%1 of each wager, starts again at %2, %n hit(s)", nullptr,
                                static_cast<int>(level.hits))
                    .arg(percentText(level.ratePpm), exactMoneyText(level.reset));
    row.steps = stepsOf(points, period);
    row.least = exactMoneyText(MicroCents{range.least}.floorCents());
    row.most = exactMoneyText(MicroCents{range.most}.floorCents());
    row.sum = sumText(level);
    row.verdict = verdictText(level);
    row.adds = !level.brokenAt.has_value();
    row.description =
        MetersModel::tr("Meter %1, %2. %3").arg(row.levelName, row.value, row.verdict);
    return row;
}

HitRow hitRow(const MeterHit& hit) {
    return {
        .time = momentText(hit.at),
        .levelName = levelName(hit.level),
        .claim =
            MetersModel::tr("%1, claim %2").arg(text(hit.claim.table.text())).arg(hit.claim.number),
        .share = percentText(hit.percentPpm),
        .amount = exactMoneyText(hit.amount),
        .returned = hit.returned};
}

QList<ContributionRow> contributionRows(const std::vector<TableContribution>& contributions) {
    MicroCents all;
    for (const TableContribution& one : contributions)
        all += one.contributed;
    QList<ContributionRow> rows;
    for (const TableContribution& one : contributions)
        rows.push_back({.tableName = text(one.table.text()),
                        .wagered = exactMoneyText(one.wagered),
                        .contributed = exactText(one.contributed),
                        .share = all > MicroCents{} ? static_cast<double>(one.contributed.value()) /
                                                          static_cast<double>(all.value())
                                                    : 0.0});
    return rows;
}

} // namespace pitwatch::console
