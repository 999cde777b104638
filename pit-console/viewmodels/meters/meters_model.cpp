#include "pit-console/viewmodels/meters/meters_model.h"

#include "pit-console/core/reports/report.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <QPointF>

#include <algorithm>
#include <array>

namespace pitwatch::console {

using namespace std::chrono_literals;
using core::MicroCents;

namespace {

constexpr std::array<core::Millis, 3> kRanges{8h, 24h, 7 * 24h};

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
QVariantList stepsOf(const std::vector<MeterPoint>& points, const Period& period) {
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
    QVariantList corners;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0)
            corners.push_back(QPointF(x(points[i].at), y(points[i - 1].value)));
        corners.push_back(QPointF(x(points[i].at), y(points[i].value)));
    }
    if (!points.empty())
        corners.push_back(QPointF(1.0, y(points.back().value)));
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

MetersModel::MetersModel(QObject* parent)
    : StoreView(parent)
    , m_levels({"levelName", "value", "terms", "steps", "least", "most", "sum", "verdict", "adds",
                "description"})
    , m_hits({"time", "levelName", "claim", "share", "amount", "returned"})
    , m_contributions({"tableName", "wagered", "contributed", "share"}) {}

QStringList MetersModel::ranges() const {
    return {tr("8 hours"), tr("24 hours"), tr("7 days")};
}

void MetersModel::setLink(int link) {
    if (link == m_link || link < 0 || link >= m_links.size())
        return;
    m_link = link;
    reload();
}

void MetersModel::setRange(int range) {
    if (range == m_range || range < 0 || range >= static_cast<int>(kRanges.size()))
        return;
    m_range = range;
    reload();
}

QString MetersModel::rangeFrom() const {
    return momentText(m_period.from);
}

QString MetersModel::rangeTo() const {
    return momentText(m_period.to);
}

MetersModel::Answer MetersModel::question(const Store& store, const std::string& link,
                                          const Period& period) {
    Answer answer;
    const MeterHistory& meters = store.meters();
    answer.links = meters.links();
    for (std::size_t i = 0; i < answer.links.size(); ++i)
        if (answer.links[i].link.text() == link)
            answer.chosen = i;
    if (answer.links.empty())
        return answer;
    const events::LinkId chosen = answer.links[answer.chosen].link;
    answer.levels = meters.levels(chosen);
    for (const LevelSummary& level : answer.levels)
        answer.points.push_back(meters.points(chosen, level.level, period));
    answer.hits = meters.hits(chosen, period);
    answer.contributions = meters.contributions(chosen, period);
    return answer;
}

void MetersModel::reload() {
    m_period = {now() - kRanges[static_cast<std::size_t>(m_range)], now()};
    ask(
        m_turn,
        [link = m_links.value(m_link).toStdString(), period = m_period](const Store& store) {
            return question(store, link, period);
        },
        [this](const Answer& answer) { receive(answer); });
}

RowsModel::Row MetersModel::levelRow(const LevelSummary& level,
                                     const std::vector<MeterPoint>& points) const {
    const QString name = wordsText(level.level.text());
    const QString value = exactMoneyText(level.value.floorCents());
    const QString verdict = verdictText(level);
    const Range range = rangeOf(points);
    return {
        name,
        value,
        tr("%1 of each wager, starts again at %2, %n hit(s)", nullptr, static_cast<int>(level.hits))
            .arg(percentText(level.ratePpm), exactMoneyText(level.reset)),
        stepsOf(points, m_period),
        exactMoneyText(MicroCents{range.least}.floorCents()),
        exactMoneyText(MicroCents{range.most}.floorCents()),
        sumText(level),
        verdict,
        !level.brokenAt.has_value(),
        tr("Meter %1, %2. %3").arg(name, value, verdict)};
}

void MetersModel::receiveLink(const Answer& answer) {
    m_links.clear();
    for (const LinkSummary& link : answer.links)
        m_links.push_back(text(link.link.text()));
    m_link = static_cast<int>(answer.chosen);
    if (answer.links.empty())
        return;
    const LinkSummary& link = answer.links[answer.chosen];
    m_inService = link.state == events::LinkService::Open;
    const QString since = momentText(link.since);
    switch (link.state) {
    case events::LinkService::Open:
        m_linkState = tr("In service since %1").arg(since);
        break;
    case events::LinkService::Closed:
        m_linkState = tr("Closed since %1: %2").arg(since, text(link.reason.value()));
        break;
    case events::LinkService::Suspended:
        m_linkState = tr("Suspended since %1: %2").arg(since, text(link.reason.value()));
        break;
    }
}

void MetersModel::receive(const Answer& answer) {
    receiveLink(answer);
    std::vector<RowsModel::Row> levels;
    for (std::size_t i = 0; i < answer.levels.size(); ++i)
        levels.push_back(levelRow(answer.levels[i], answer.points[i]));
    m_levels.setRows(std::move(levels));
    std::vector<RowsModel::Row> hits;
    for (const MeterHit& hit : answer.hits)
        hits.push_back({momentText(hit.at), wordsText(hit.level.text()),
                        tr("%1, claim %2").arg(text(hit.claim.table.text())).arg(hit.claim.number),
                        percentText(hit.percentPpm), exactMoneyText(hit.amount), hit.returned});
    m_hits.setRows(std::move(hits));
    MicroCents all;
    for (const TableContribution& one : answer.contributions)
        all += one.contributed;
    std::vector<RowsModel::Row> tables;
    for (const TableContribution& one : answer.contributions)
        tables.push_back(
            {text(one.table.text()), exactMoneyText(one.wagered), exactText(one.contributed),
             all > MicroCents{}
                 ? static_cast<double>(one.contributed.value()) / static_cast<double>(all.value())
                 : 0.0});
    m_contributions.setRows(std::move(tables));
    emit loaded();
}

} // namespace pitwatch::console
