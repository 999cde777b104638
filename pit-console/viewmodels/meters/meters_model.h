#pragma once

#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/base/store_view.h"
#include "pit-console/viewmodels/meters/meter_rows.h"

#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The Meters page: one link of tables, its meters with their growth, hits, who contributed, and
// whether every cent adds up.
class MetersModel : public pitwatch::console::StoreView {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList links READ links NOTIFY loaded)
    Q_PROPERTY(int link READ link WRITE setLink NOTIFY loaded)
    Q_PROPERTY(QStringList ranges READ ranges CONSTANT)
    Q_PROPERTY(int range READ range WRITE setRange NOTIFY loaded)
    Q_PROPERTY(QString linkState READ linkState NOTIFY loaded)
    Q_PROPERTY(bool inService READ inService NOTIFY loaded)
    Q_PROPERTY(QString rangeFrom READ rangeFrom NOTIFY loaded)
    Q_PROPERTY(QString rangeTo READ rangeTo NOTIFY loaded)
    Q_PROPERTY(pitwatch::console::RowsModel* levels READ levels CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* hits READ hits CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* contributions READ contributions CONSTANT)

public:
    using StoreView::StoreView;

    QStringList links() const { return m_links; }
    int link() const { return m_link; }
    void setLink(int link);
    QStringList ranges() const;
    int range() const { return m_range; }
    void setRange(int range);
    QString linkState() const { return m_linkState; }
    bool inService() const { return m_inService; }
    QString rangeFrom() const;
    QString rangeTo() const;
    Rows<LevelRow>* levels() { return &m_levels; }
    Rows<HitRow>* hits() { return &m_hits; }
    Rows<ContributionRow>* contributions() { return &m_contributions; }

signals:
    void loaded();

protected:
    void reload() override;

private:
    struct Answer {
        std::vector<LinkSummary> links;
        std::size_t chosen = 0;
        std::vector<LevelSummary> levels;
        std::vector<std::vector<MeterPoint>> points; // Beside `levels`.
        std::vector<MeterHit> hits;
        std::vector<TableContribution> contributions;
    };

    static Answer question(const Store& store, const std::string& link, const Period& period);
    void receive(const Answer& answer);
    void receiveLink(const Answer& answer);

    QStringList m_links;
    int m_link = 0;
    int m_range = 0;
    Period m_period;
    QString m_linkState;
    bool m_inService = false;
    Rows<LevelRow> m_levels;
    Rows<HitRow> m_hits;
    Rows<ContributionRow> m_contributions;
    int m_turn = 0;
};

} // namespace pitwatch::console
