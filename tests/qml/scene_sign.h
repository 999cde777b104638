#pragma once

#include "pit-console/scenes/scene_source.h"
#include "pit-console/viewmodels/sign_model.h"

#include <QDir>
#include <QtQmlIntegration>

// Gives QML tests the players' sign of the first link, as a named scene has it.
class SceneSign : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(pitwatch::console::SignModel* sign READ sign CONSTANT)

public:
    using QObject::QObject;

    QString scene() const { return m_scene; }
    void setScene(const QString& scene) {
        m_scene = scene;
        auto source = pitwatch::console::makeScene(scene.toStdString());
        if (!source)
            qFatal("%s", source.error().text.c_str());
        (*source)->start(
            [this](const pitwatch::console::Snapshot& snapshot) { m_sign.show(snapshot); });
        emit sceneChanged();
    }
    pitwatch::console::SignModel* sign() { return &m_sign; }

    Q_INVOKABLE QString shotPath(const QString& name) const {
        const QString folder = qEnvironmentVariable("PITWATCH_SHOTS", QDir::tempPath());
        QDir().mkpath(folder);
        return folder + "/" + name + ".png";
    }

signals:
    void sceneChanged();

private:
    QString m_scene;
    pitwatch::console::SignModel m_sign{QStringLiteral("LINK1")};
};
