#include "tests/qml/scene_floor.h"

#include <QQmlEngine>
#include <QtQuickTest>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        qmlRegisterType<SceneFloor>("Pitwatch.Test", 1, 0, "SceneFloor");
    }
};

QUICK_TEST_MAIN_WITH_SETUP(pitwatch, Setup)
#include "main.moc"
