#pragma once

#include "pit-console/app/window.h"
#include "pit-console/core/live/live_source.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wire/event_codec.h"
#include "tests/support/journals/written_entries.h"
#include "tests/support/sites/site.h"

#include <QProcess>
#include <QQuickWindow>

#include <map>
#include <memory>
#include <vector>

namespace pitwatch::support {

// A site of real processes, with one table, and the console's window in this one. Everything ends
// with the object. GUI thread only.
class ClickedSite {
public:
    ClickedSite();
    ~ClickedSite() { stop(); }

    // Broker, table and controller, and the window once it is on the screen. A floor plays by the
    // script; where there is none, nobody does.
    void start(const QByteArray& script = {});
    // What was written can be read from then on.
    void stop();

    console::ConsoleModels& models() { return m_models; }
    QQuickWindow& window() { return *m_window; }
    const QString& passphraseOf(const QString& person) const { return m_passphrases.at(person); }
    QString path(const QString& name) const { return m_site.path(name); }

    // Every event of that type in the party's journal, in order.
    template <typename T>
    std::vector<T> written(const QString& party) const {
        std::vector<T> found;
        for (const wire::Envelope& entry :
             support::writtenEntries(journalOf(party).toStdString())) {
            const auto event = wire::decodeEvent(entry.type, entry.body);
            if (const T* one = event ? event->template as<T>() : nullptr)
                found.push_back(*one);
        }
        return found;
    }

private:
    QString journalOf(const QString& party) const { return m_site.path(party + "-journal.db"); }
    QString member(const QString& name, const QString& file) const;
    void makeStaff();
    void fileTable();
    void run(const QString& program, const QString& name, QStringList arguments);
    void play(const QByteArray& script);
    console::LiveSource::Settings liveSettings() const;
    void openWindow();

    Site m_site;
    std::unique_ptr<Broker> m_broker;
    std::vector<std::unique_ptr<QProcess>> m_processes;
    std::map<QString, QString> m_passphrases;
    core::SystemClock m_clock;
    std::unique_ptr<console::Source> m_source;
    console::ConsoleModels m_models;
    console::ConsoleWindow m_console;
    QQuickWindow* m_window = nullptr;
};

} // namespace pitwatch::support
