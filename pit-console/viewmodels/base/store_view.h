#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/core/live/source.h"
#include "pit-console/core/reports/shift_calendar.h"
#include "pit-console/core/store/store.h"

#include <QObject>
#include <QtQmlIntegration>

#include <exception>
#include <functional>
#include <optional>

namespace pitwatch::console {

// Why what a page shows of the whole pit may be out of date; empty while everything is heard.
QString staleTextOf(const Snapshot& snapshot);

// What the pages over the store have in common: they ask on the source's thread, show the last
// answer until a new one is there, and ask again every few seconds while they are looked at. GUI
// thread only; the source is stopped before a view is destroyed.
class StoreView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the base of the pages over the store")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY stateChanged)
    Q_PROPERTY(bool stale READ stale NOTIFY staleChanged)
    Q_PROPERTY(QString staleText READ staleText NOTIFY staleChanged)
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)

public:
    enum class State { Waiting, Ready, Failed };
    Q_ENUM(State)

    using Ask = std::function<void(Source::Question)>;

    using QObject::QObject;

    // Whoever carries questions to the store.
    void setAsk(Ask ask);
    void show(const Snapshot& snapshot);

    State state() const { return m_state; }
    QString problem() const { return m_problem; }
    // The broker or a table is silent: what is shown may be out of date.
    bool stale() const { return !m_staleText.isEmpty(); }
    QString staleText() const { return m_staleText; }
    bool active() const { return m_active; }
    void setActive(bool active);

signals:
    void stateChanged();
    void staleChanged();
    void activeChanged();

protected:
    // Asks the store for what the page shows.
    virtual void reload() = 0;

    const ShiftPlan& plan() const { return m_plan; }
    core::Instant now() const { return m_now; }
    bool knowsTheTime() const { return m_now != core::Instant{}; }

    // Runs question(store) over there and receive(answer) here, unless a newer question of the
    // same kind was asked meanwhile: `turn` counts them.
    template <typename Question, typename Receive>
    void ask(int& turn, Question question, Receive receive) {
        if (!m_ask)
            return;
        const int mine = ++turn;
        m_ask([this, mine, &turn, question, receive](const Store& store) {
            try {
                auto answer = question(store);
                post([this, mine, &turn, receive, answer = std::move(answer)] {
                    if (mine == turn) {
                        receive(answer);
                        setState(State::Ready, {});
                    }
                });
            } catch (const std::exception& failure) {
                const QString text = QString::fromUtf8(failure.what());
                post([this, text] { setState(State::Failed, text); });
            }
        });
    }

private:
    void post(std::function<void()> work);
    void setState(State state, const QString& problem);

    Ask m_ask;
    ShiftPlan m_plan;
    core::Instant m_now{};
    core::Instant m_askedAt{};
    State m_state = State::Waiting;
    QString m_problem;
    QString m_staleText;
    bool m_active = false;
};

} // namespace pitwatch::console
