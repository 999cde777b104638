#include "pit-console/viewmodels/meters/sign_model.h"

#include "pit-console/viewmodels/words/hand_words.h"
#include "pit-console/viewmodels/words/record_words.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "shared/vocabulary/meters.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

// What players read; a link of one level has a jackpot.
QString levelText(const events::LevelName& level) {
    using enum vocabulary::MeterLevel;
    const auto known = core::enumFromName<vocabulary::MeterLevel>(level.text());
    if (!known)
        return levelName(level);
    switch (*known) {
    case Mega:
        return SignModel::tr("Mega");
    case Major:
        return SignModel::tr("Major");
    case Minor:
        return SignModel::tr("Minor");
    case Main:
        return SignModel::tr("Jackpot");
    }
    return {};
}

QString winText(const LinkHit& hit) {
    const QString table = text(hit.claim.table.text());
    const auto hand = events::HandName::parse(hit.hand);
    return hand ? SignModel::tr("%1 · %2 · Table %3")
                      .arg(levelText(hit.level), handText(*hand), table)
                : SignModel::tr("%1 · Table %2").arg(levelText(hit.level), table);
}

bool everyControllerIsHeard(const Snapshot& snapshot) {
    return snapshot.brokerConnected && !snapshot.others.empty() &&
           std::ranges::all_of(snapshot.others, [](const PartyContact& other) {
               return other.standing == feed::Standing::Fresh;
           });
}

QString linksText(const Snapshot& snapshot) {
    QStringList names;
    for (const LinkPicture& link : snapshot.links)
        names << text(link.link.text());
    return names.isEmpty() ? SignModel::tr("No link is known yet")
                           : SignModel::tr("There are: %1").arg(names.join(QStringLiteral(", ")));
}

} // namespace

SignModel::SignModel(const QString& link, QObject* parent) : QObject(parent), m_link(link) {
    showNotice(tr("Not available"), tr("No contact with the meter"));
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this,
            [this] { showNotice(tr("Not available"), tr("No contact with the meter")); });
}

void SignModel::setPatience(core::Millis patience) {
    m_silence.setInterval(patience);
}

void SignModel::show(const Snapshot& snapshot) {
    if (m_silence.interval() > 0)
        m_silence.start();
    for (const LinkPicture& link : snapshot.links)
        if (text(link.link.text()) == m_link) {
            if (!snapshot.brokerConnected || link.standing != feed::Standing::Fresh)
                return showNotice(tr("Not available"), tr("No contact with the meter"));
            return showLink(link, snapshot.at);
        }
    if (everyControllerIsHeard(snapshot))
        return showNotice(tr("There is no link %1").arg(m_link), linksText(snapshot));
    showNotice(tr("Not available"), tr("No contact with the meter"));
}

void SignModel::showLink(const LinkPicture& link, core::Instant now) {
    if (!link.service)
        return showNotice(tr("Not available"), tr("No contact with the meter"));
    switch (*link.service) {
    case events::LinkService::Closed:
        return showNotice(tr("Not available"), tr("Closed"));
    case events::LinkService::Suspended:
        return showNotice(tr("Not available"), tr("Suspended"));
    case events::LinkService::Open:
        break;
    }
    QList<SignLevelRow> levels;
    for (const LevelPicture& level : link.levels)
        levels.push_back({levelText(level.level), exactMoneyText(level.value)});
    QList<SignWinRow> wins;
    for (auto hit = link.hits.rbegin(); hit != link.hits.rend(); ++hit)
        if (now - hit->at < kWinShownFor && wins.size() < kWinsShown)
            wins.push_back({exactMoneyText(hit->amount), winText(*hit)});
    m_levels.set(levels);
    m_wins.set(wins);
    if (available())
        return;
    m_notice.clear();
    m_hint.clear();
    emit noticeChanged();
}

void SignModel::showNotice(const QString& notice, const QString& hint) {
    m_levels.set({});
    m_wins.set({});
    if (notice == m_notice && hint == m_hint)
        return;
    m_notice = notice;
    m_hint = hint;
    emit noticeChanged();
}

} // namespace pitwatch::console
