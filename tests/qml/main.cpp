#include "tests/qml/scene_pit.h"

#include <QQmlEngine>
#include <QtQuickTest>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        qmlRegisterType<ScenePit>("Pitwatch.Test", 1, 0, "ScenePit");
    }
};

QUICK_TEST_MAIN_WITH_SETUP(pitwatch, Setup)
#include "main.moc"
