#pragma once

#include "deploy/site/site_folder.h"
#include "tests/support/sites/broker.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <memory>

// A site made by the product's own code in a folder that goes away with the object, and the real
// broker run with the configuration it generated; only the port is the test's.

namespace pitwatch::support {

class Site {
public:
    // `inventory` is the whole text; empty: the sample.
    explicit Site(const QByteArray& inventory = {}) {
        if (!site::init(root(), site::Places::SiteFolder).ok())
            qFatal("no site");
        if (!inventory.isEmpty())
            write("inventory.toml", inventory);
    }

    std::string root() const { return m_folder.path().toStdString(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& content) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("%s cannot be written", qPrintable(name));
    }
    bool build(core::Instant now = core::SystemClock().wall()) const {
        return site::build(root(), {}, now).ok();
    }
    // Of the site as it is built now.
    std::unique_ptr<Broker> broker() const {
        QStringList lines = QString::fromUtf8(read("broker/mosquitto.conf")).split('\n');
        lines.replaceInStrings(QRegularExpression("^listener .*"), "listener %P 127.0.0.1");
        return std::make_unique<Broker>(lines);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace pitwatch::support
