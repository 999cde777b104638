#pragma once

#include "pit-console/scenes/scene_source.h"
#include "pit-console/viewmodels/meters/sign_model.h"
#include "pit-console/viewmodels/shell/console_models.h"

#include <QDir>
#include <QtQmlIntegration>

// Gives QML tests the view models of a named scene, the players' sign of its first link, and a
// place for the pictures they take.
class SceneModels : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(pitwatch::console::ConsoleModels* models READ models CONSTANT)
    Q_PROPERTY(pitwatch::console::SignModel* sign READ sign CONSTANT)

public:
    using QObject::QObject;

    QString scene() const { return m_scene; }
    void setScene(const QString& scene) {
        m_scene = scene;
        auto source = pitwatch::console::makeScene(scene.toStdString());
        if (!source)
            qFatal("%s", source.error().text.c_str());
        m_source = std::move(*source);
        m_models.connectTo(*m_source);
        m_source->start([this](const pitwatch::console::Snapshot& snapshot) {
            m_models.show(snapshot);
            m_sign.show(snapshot);
        });
        emit sceneChanged();
    }
    pitwatch::console::ConsoleModels* models() { return &m_models; }
    pitwatch::console::SignModel* sign() { return &m_sign; }

    // The console has read so much of what it kept.
    Q_INVOKABLE void read(int done, int all) {
        pitwatch::console::Snapshot snapshot;
        snapshot.reading = pitwatch::console::Reading{static_cast<std::uint64_t>(done),
                                                      static_cast<std::uint64_t>(all)};
        m_models.show(snapshot);
    }

    // What a page's list shows, each row by the names of its values.
    Q_INVOKABLE QVariantList rows(const pitwatch::console::RowsModel* model) const {
        QVariantList rows;
        const QHash<int, QByteArray> names = model->roleNames();
        for (int row = 0; row < model->count(); ++row) {
            QVariantMap values;
            for (auto name = names.begin(); name != names.end(); ++name)
                values.insert(QString::fromUtf8(name.value()),
                              model->data(model->index(row), name.key()));
            rows << values;
        }
        return rows;
    }

    Q_INVOKABLE QString shotPath(const QString& name) const {
        const QString folder = qEnvironmentVariable("PITWATCH_SHOTS", QDir::tempPath());
        QDir().mkpath(folder);
        return folder + "/" + name + ".png";
    }

signals:
    void sceneChanged();

private:
    QString m_scene;
    std::unique_ptr<pitwatch::console::Source> m_source;
    pitwatch::console::ConsoleModels m_models;
    pitwatch::console::SignModel m_sign{QStringLiteral("LINK1")};
};
