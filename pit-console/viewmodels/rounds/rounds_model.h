#pragma once

#include "pit-console/core/projections/round_index.h"
#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/base/store_view.h"
#include "pit-console/viewmodels/rounds/replay_model.h"
#include "pit-console/viewmodels/rounds/round_rows.h"

#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The Rounds page: finds rounds, and shows the chosen one step by step. A search is made when
// search() is called, not while somebody is typing.
class RoundsModel : public pitwatch::console::StoreView {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList tables READ tables NOTIFY loaded)
    Q_PROPERTY(QStringList hands READ hands NOTIFY loaded)
    Q_PROPERTY(QStringList ranges READ ranges CONSTANT)
    Q_PROPERTY(int table READ table WRITE setTable NOTIFY filterChanged)
    Q_PROPERTY(int hand READ hand WRITE setHand NOTIFY filterChanged)
    Q_PROPERTY(int range READ range WRITE setRange NOTIFY filterChanged)
    Q_PROPERTY(QString leastPaid READ leastPaid WRITE setLeastPaid NOTIFY filterChanged)
    Q_PROPERTY(bool onlyVoid READ onlyVoid WRITE setOnlyVoid NOTIFY filterChanged)
    Q_PROPERTY(QString filterProblem READ filterProblem NOTIFY filterChanged)
    Q_PROPERTY(QString foundText READ foundText NOTIFY loaded)
    Q_PROPERTY(int chosen READ chosen NOTIFY chosenChanged)
    Q_PROPERTY(pitwatch::console::RowsModel* rounds READ rounds CONSTANT)
    Q_PROPERTY(pitwatch::console::ReplayModel* replay READ replay CONSTANT)

public:
    explicit RoundsModel(QObject* parent = nullptr);

    // The first of each list means all of them.
    QStringList tables() const { return m_tables; }
    QStringList hands() const { return m_hands; }
    QStringList ranges() const;
    int table() const { return m_table; }
    void setTable(int table);
    int hand() const { return m_hand; }
    void setHand(int hand);
    int range() const { return m_range; }
    void setRange(int range);
    QString leastPaid() const { return m_leastPaid; }
    void setLeastPaid(const QString& leastPaid);
    bool onlyVoid() const { return m_onlyVoid; }
    void setOnlyVoid(bool onlyVoid);
    // Why the amount typed is none; empty if it is one.
    QString filterProblem() const;
    QString foundText() const { return m_foundText; }
    int chosen() const { return m_chosen; }
    Rows<RoundRow>* rounds() { return &m_rounds; }
    ReplayModel* replay() { return &m_replay; }

    Q_INVOKABLE void search();
    Q_INVOKABLE void choose(int row);

signals:
    void loaded();
    void filterChanged();
    void chosenChanged();

protected:
    void reload() override;

private:
    struct Answer {
        std::vector<core::PartyId> tables;
        std::vector<events::HandName> hands;
        std::vector<RoundSummary> rounds;
    };

    RoundSearch chosenSearch() const;
    void receive(const Answer& answer);

    QStringList m_tables;
    QStringList m_hands;
    std::vector<std::string> m_handNames; // Beside m_hands, as the record calls them.
    int m_table = 0;
    int m_hand = 0;
    int m_range = 0;
    QString m_leastPaid;
    bool m_onlyVoid = false;
    QString m_foundText;
    std::vector<RoundSummary> m_found;
    int m_chosen = -1;
    Rows<RoundRow> m_rounds;
    ReplayModel m_replay;
    int m_turn = 0;
    int m_replayTurn = 0;
};

} // namespace pitwatch::console
