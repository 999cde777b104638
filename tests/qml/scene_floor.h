#pragma once

#include "pit-console/scenes/scene_source.h"
#include "pit-console/viewmodels/floor_model.h"

#include <QDir>
#include <QtQmlIntegration>

// Gives QML tests the floor of a named scene, and a place for the pictures they take.
class SceneFloor : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(pitwatch::console::FloorModel* floor READ floor CONSTANT)

public:
    using QObject::QObject;

    QString scene() const { return m_scene; }
    void setScene(const QString& scene) {
        m_scene = scene;
        auto source = pitwatch::console::makeScene(scene.toStdString());
        if (!source)
            qFatal("%s", source.error().text.c_str());
        (*source)->start(
            [this](pitwatch::console::Snapshot snapshot) { m_floor.show(std::move(snapshot)); });
        emit sceneChanged();
    }
    pitwatch::console::FloorModel* floor() { return &m_floor; }

    Q_INVOKABLE QString shotPath(const QString& name) const {
        const QString folder = qEnvironmentVariable("PITWATCH_SHOTS", QDir::tempPath());
        QDir().mkpath(folder);
        return folder + "/" + name + ".png";
    }

signals:
    void sceneChanged();

private:
    QString m_scene;
    pitwatch::console::FloorModel m_floor;
};
