#include "pit-console/viewmodels/meters/meters_model.h"

#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <array>

namespace pitwatch::console {

using namespace std::chrono_literals;

namespace {

constexpr std::array<core::Millis, 3> kRanges{8h, 24h, 7 * 24h};

} // namespace

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
        m_linkState = tr("Closed since %1: %2").arg(since, phraseText(link.reason));
        break;
    case events::LinkService::Suspended:
        m_linkState = tr("Suspended since %1: %2").arg(since, phraseText(link.reason));
        break;
    }
}

void MetersModel::receive(const Answer& answer) {
    receiveLink(answer);
    QList<LevelRow> levels;
    for (std::size_t i = 0; i < answer.levels.size(); ++i)
        levels.push_back(levelRow(answer.levels[i], answer.points[i], m_period));
    m_levels.set(levels);
    QList<HitRow> hits;
    for (const MeterHit& hit : answer.hits)
        hits.push_back(hitRow(hit));
    m_hits.set(hits);
    m_contributions.set(contributionRows(answer.contributions));
    emit loaded();
}

} // namespace pitwatch::console
