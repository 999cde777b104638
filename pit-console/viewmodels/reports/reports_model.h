#pragma once

#include "pit-console/core/reports/report.h"
#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/base/store_view.h"
#include "pit-console/viewmodels/reports/report_rows.h"

#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The Reports page: which report, a preview of it, and its files.
class ReportsModel : public pitwatch::console::StoreView {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList kinds READ kinds CONSTANT)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY chosenChanged)
    Q_PROPERTY(QStringList periods READ periods NOTIFY chosenChanged)
    Q_PROPERTY(int period READ period WRITE setPeriod NOTIFY chosenChanged)
    Q_PROPERTY(QString title READ title NOTIFY loaded)
    Q_PROPERTY(QString times READ times NOTIFY loaded)
    Q_PROPERTY(bool complete READ complete NOTIFY loaded)
    Q_PROPERTY(QString savedText READ savedText NOTIFY saved)
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* lines READ lines CONSTANT)

public:
    using StoreView::StoreView;

    QStringList kinds() const;
    int kind() const { return m_kind; }
    void setKind(int kind);
    QStringList periods() const;
    int period() const { return m_period; }
    void setPeriod(int period);
    QString title() const;
    QString times() const;
    bool complete() const { return m_report.complete; }
    // Where the report was written, or why not.
    QString savedText() const { return m_savedText; }
    QString folder() const;
    Rows<ReportRow>* lines() { return &m_lines; }

    Q_INVOKABLE void save();

signals:
    void chosenChanged();
    void loaded();
    void saved();

protected:
    void reload() override;

private:
    std::vector<NamedPeriod> choices() const;
    void receive(const Report& report);

    int m_kind = 0;
    int m_period = 0;
    Report m_report;
    QString m_savedText;
    Rows<ReportRow> m_lines;
    int m_turn = 0;
};

} // namespace pitwatch::console
