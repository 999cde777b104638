#pragma once

#include "pit-console/app/options.h"

#include <QObject>
#include <QString>
#include <QStringList>

class QQuickWindow;

namespace pitwatch::console {

// Writes what the window shows as a PNG; says on stderr why it could not.
bool saveScreenshot(QQuickWindow& window, const QString& path);

// The pictures asked for are taken when the time is up; then the program ends.
void closeAfter(QQuickWindow& window, const Options& options);

// Takes a picture of every view of the window, one after the other, each after it had time to be
// drawn; then says whether all of them were written. Lives as long as the window.
class ViewShots : public QObject {
    Q_OBJECT

public:
    ViewShots(QQuickWindow& window, QString folder);
    void start();

signals:
    void finished(bool allSaved);

private:
    void next();

    QQuickWindow& m_window;
    QString m_folder;
    QStringList m_left;
    bool m_allSaved = true;
};

} // namespace pitwatch::console
