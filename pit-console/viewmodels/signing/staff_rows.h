#pragma once

#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Rows of the Staff page.

struct PersonRow {
    Q_GADGET
    Q_PROPERTY(QString personId MEMBER personId CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString role MEMBER role CONSTANT)
    Q_PROPERTY(QString limit MEMBER limit CONSTANT)
    Q_PROPERTY(bool active MEMBER active CONSTANT)

public:
    QString personId;
    QString name;
    QString role;
    QString limit;
    bool active = false;

    bool operator==(const PersonRow&) const = default;
};

// Something done at this console.
struct RecordRow {
    Q_GADGET
    Q_PROPERTY(QString time MEMBER time CONSTANT)
    Q_PROPERTY(QString person MEMBER person CONSTANT)
    Q_PROPERTY(QString what MEMBER what CONSTANT)
    Q_PROPERTY(bool refused MEMBER refused CONSTANT)

public:
    QString time;
    QString person;
    QString what;
    bool refused = false;

    bool operator==(const RecordRow&) const = default;
};

} // namespace pitwatch::console
