#pragma once

#include "pit-console/core/store/store.h"
#include "pit-console/viewmodels/shell/console_models.h"
#include "tests/unit/console/recorder.h"

#include <QDir>
#include <QtQmlIntegration>

// Gives QML tests the pages over a store that real tables and a controller wrote into: four and a
// half hours of a shift in the scene "played", the same with a lost broker in "stale", nothing at
// all in "empty".
class ArchivePit : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(pitwatch::console::ConsoleModels* models READ models CONSTANT)

public:
    explicit ArchivePit(QObject* parent = nullptr);

    QString scene() const { return m_scene; }
    void setScene(const QString& scene);
    pitwatch::console::ConsoleModels* models() { return &m_models; }

    Q_INVOKABLE QString shotPath(const QString& name) const;
    // Shows the files of that kind in the folder reports are saved to.
    Q_INVOKABLE QStringList savedFiles(const QString& filter) const;

signals:
    void sceneChanged();

private:
    void play();

    QString m_scene;
    std::unique_ptr<pitwatch::console::Store> m_store;
    pitwatch::core::Instant m_now{};
    int m_shown = 0; // Scenes so far.
    pitwatch::console::ConsoleModels m_models;
};
