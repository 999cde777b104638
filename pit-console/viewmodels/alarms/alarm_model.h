#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/core/live/source.h"
#include "pit-console/viewmodels/alarms/alarm_rows.h"
#include "pit-console/viewmodels/base/request_numbers.h"
#include "pit-console/viewmodels/base/rows.h"

#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The Alarms page and the banner: what someone must act on, the most pressing first. GUI thread
// only; the source must outlive it.
class AlarmModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(pitwatch::console::RowsModel* rows READ rows CONSTANT)
    // How many nobody has acknowledged or shelved.
    Q_PROPERTY(int waiting READ waiting NOTIFY changed)
    Q_PROPERTY(QString bannerText READ bannerText NOTIFY changed)
    Q_PROPERTY(QString bannerTable READ bannerTable NOTIFY changed)
    Q_PROPERTY(int bannerLevel READ bannerLevel NOTIFY changed)
    Q_PROPERTY(QString rateText READ rateText NOTIFY changed)
    Q_PROPERTY(bool tooMany READ tooMany NOTIFY changed)
    // Whether the horn should be heard now, and when a mute ends ("21:17"; empty: not muted).
    Q_PROPERTY(bool sounding READ sounding NOTIFY changed)
    Q_PROPERTY(QString mutedUntil READ mutedUntil NOTIFY changed)
    // Why the last acknowledging or shelving was not done; empty where it was, and once somebody
    // else is signed in.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)

public:
    static constexpr core::Millis kMute = std::chrono::minutes{2};

    using QObject::QObject;

    RowsModel* rows() { return &m_rows; }
    int waiting() const;
    QString bannerText() const;
    QString bannerTable() const;
    int bannerLevel() const;
    QString rateText() const;
    bool tooMany() const;
    bool sounding() const;
    QString mutedUntil() const;
    const QString& refusal() const { return m_refusal; }

    Q_INVOKABLE void acknowledge(const QString& alarm);
    Q_INVOKABLE void acknowledgeAll();
    Q_INVOKABLE void shelve(const QString& alarm, const QString& reason, int minutes);
    // Whether it can be shelved now; what was shown may have ended.
    Q_INVOKABLE bool mayShelve(const QString& alarm) const;
    // Ends by itself after two minutes, and at once when another alarm of the top priority comes.
    Q_INVOKABLE void mute();

    void connectTo(Source& source) { m_source = &source; }
    void show(const Snapshot& snapshot);

signals:
    void changed();

private:
    // Sends it, and what became of the one before is not shown any more.
    void send(UserCommand command);
    // Whether the refusal that is shown changes.
    bool takeRefusal(const Snapshot& snapshot);
    const Alarm* top() const;
    const Alarm* find(const QString& alarm) const;

    Source* m_source = nullptr;
    RequestNumbers m_numbers{Asker::Alarms};
    std::string m_signedIn;
    QString m_refusal;
    std::vector<Alarm> m_alarms;
    Rows<AlarmRow> m_rows;
    AlarmRate m_rate;
    core::Instant m_at{};
    core::Instant m_mutedUntil{};
    std::uint64_t m_newestUrgent = 0;
};

} // namespace pitwatch::console
