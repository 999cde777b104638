#include "tests/qml/archive_pit.h"
#include "tests/qml/scene_models.h"

#include <QQmlEngine>
#include <QtQuickTest>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        qmlRegisterType<SceneModels>("Pitwatch.Test", 1, 0, "SceneModels");
        qmlRegisterType<ArchivePit>("Pitwatch.Test", 1, 0, "ArchivePit");
    }
};

QUICK_TEST_MAIN_WITH_SETUP(pitwatch, Setup)
#include "main.moc"
