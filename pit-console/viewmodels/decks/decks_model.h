#pragma once

#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/base/store_view.h"
#include "pit-console/viewmodels/decks/deck_rows.h"

#include <QtQmlIntegration>

namespace pitwatch::console {

// The Decks page: every deck of a shift as a bar over its time, counts as ticks, breaches as a
// list. Places on the time axis are as in the rows.
class DecksModel : public pitwatch::console::StoreView {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString periodName READ periodName NOTIFY loaded)
    Q_PROPERTY(QString periodText READ periodText NOTIFY loaded)
    Q_PROPERTY(bool running READ running NOTIFY loaded)
    Q_PROPERTY(double nowAt READ nowAt NOTIFY loaded)
    Q_PROPERTY(QString summary READ summary NOTIFY loaded)
    Q_PROPERTY(QString savedText READ savedText NOTIFY saved)
    Q_PROPERTY(pitwatch::console::RowsModel* hours READ hours CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* decks READ decks CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* breaches READ breaches CONSTANT)

public:
    using StoreView::StoreView;

    QString periodName() const { return text(m_shown.name); }
    QString periodText() const;
    // Whether the shift shown is the one that is on now.
    bool running() const { return !m_chosen; }
    double nowAt() const;
    QString summary() const { return m_summary; }
    // Where the report was written, or why not.
    QString savedText() const { return m_savedText; }
    Rows<HourRow>* hours() { return &m_hours; }
    Rows<DeckStayRow>* decks() { return &m_decks; }
    Rows<BreachRow>* breaches() { return &m_breaches; }

    Q_INVOKABLE void showEarlier();
    Q_INVOKABLE void showLater();
    Q_INVOKABLE void showNow();
    // The compliance report of the shift, as PDF and CSV.
    Q_INVOKABLE void save();

signals:
    void loaded();
    void saved();

protected:
    void reload() override;

private:
    struct Answer {
        std::vector<DeckStay> stays;
        std::vector<DeckCount> counts;
        std::vector<TableCompliance> tables;
    };

    static QString text(const std::string& words) { return QString::fromStdString(words); }
    NamedPeriod period() const;
    void receive(const Answer& answer);
    DeckAxis axis() const { return {m_shown.period, m_shownAt}; }

    std::optional<core::Instant> m_chosen; // A moment of the shift chosen; nothing for now.
    NamedPeriod m_shown;
    core::Instant m_shownAt{};
    QString m_summary;
    QString m_savedText;
    Rows<HourRow> m_hours;
    Rows<DeckStayRow> m_decks;
    Rows<BreachRow> m_breaches;
    int m_turn = 0;
    int m_saveTurn = 0;
};

} // namespace pitwatch::console
