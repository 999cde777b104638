#include "tests/integration/console/clicked_site.h"

#include <QDir>
#include <QTest>

namespace pitwatch::support {

namespace {

constexpr const char* kInventory = "site = \"test\"\n"
                                   "consoles = [\"C01\"]\n"
                                   "[broker]\n"
                                   "host = \"localhost\"\n"
                                   "port = 8883\n"
                                   "[controller]\n"
                                   "name = \"METER\"\n"
                                   "[[tables]]\n"
                                   "name = \"T01\"\n"
                                   "submission = \"submissions/T01.toml\"\n"
                                   "[[gateways]]\n"
                                   "name = \"floor-simulator\"\n"
                                   "tables = [\"T01\"]\n"
                                   "links = [\"LINK1\"]\n";

} // namespace

ClickedSite::ClickedSite() : m_site(kInventory) {
    fileTable();
    makeStaff();
    if (!m_site.build())
        qFatal("the site is not built");
}

QString ClickedSite::member(const QString& name, const QString& file) const {
    return m_site.path("members/" + name + "/" + file);
}

// Decks are due after a minute, so that one comes due while a test runs.
void ClickedSite::fileTable() {
    QFile filed(QStringLiteral(PITWATCH_SUBMISSIONS "/T01.toml"));
    if (!filed.open(QIODevice::ReadOnly))
        qFatal("no submission");
    QByteArray text = filed.readAll();
    text.replace("dealing = ", "deck_change_hours = 0.02\ndealing = ");
    QDir().mkpath(m_site.path("submissions"));
    m_site.write("submissions/T01.toml", text);
}

void ClickedSite::makeStaff() {
    QProcess staff;
    staff.start(QStringLiteral(PITWATCH_BIN "/pitctl"),
                {"staff", "demo", "--site", m_site.path("staff")});
    if (!staff.waitForFinished())
        qFatal("no staff");
    // "  f-omar   floorperson    Omar Haddad      green felt morning"
    for (const QString& line : QString::fromUtf8(staff.readAllStandardOutput()).split('\n')) {
        const QStringList parts = line.split(QRegularExpression("  +"), Qt::SkipEmptyParts);
        if (parts.size() == 4)
            m_passphrases[parts[0].trimmed()] = parts[3].trimmed();
    }
}

void ClickedSite::run(const QString& program, const QString& name, QStringList arguments) {
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    arguments << "--config" << member(name, "settings.toml") << "--broker-port"
              << QString::number(m_broker->port());
    process->start(QStringLiteral(PITWATCH_BIN "/") + program, arguments);
    if (!process->waitForStarted())
        qFatal("%s did not start", qPrintable(program));
    m_processes.push_back(std::move(process));
}

void ClickedSite::play(const QByteArray& script) {
    m_site.write("script.txt", script);
    QStringList floor{"--submission",    m_site.path("submissions/T01.toml"),
                      "--script",        m_site.path("script.txt"),
                      "--speed",         "60",
                      "--seed",          "5",
                      "--no-floorperson"};
    for (const char* rare : {"jam", "wrong_count", "misdeal", "late_coin", "missed_stub",
                             "wrong_stub", "overdue_deck", "player_left", "jackpot"})
        floor << "--odds" << QString(rare) + "=0";
    run("floor-simulator", "floor-simulator", floor);
}

console::LiveSource::Settings ClickedSite::liveSettings() const {
    const auto file = [this](const char* name) { return member("C01", name).toStdString(); };
    console::LiveSource::Settings live;
    live.console = *core::PartyId::parse("C01");
    live.tables = {*core::PartyId::parse("T01")};
    live.others = {*core::PartyId::parse("METER")};
    live.brokerHost = "localhost";
    live.brokerPort = m_broker->port();
    live.tls = {file("ca.crt"), file("client.crt"), file("client.key")};
    live.storePath = m_site.path("console.db").toStdString();
    live.journalPath = journalOf("C01").toStdString();
    live.journalKey = file("journal.key");
    live.staff.roster = file("roster.json");
    live.staff.siteKeys = file("site-keys.json");
    live.staff.consoleSecret = file("console.secret");
    live.staff.keys = file("people");
    live.staff.weakKeys = true;
    return live;
}

void ClickedSite::openWindow() {
    auto source = console::LiveSource::make(liveSettings(), m_clock);
    if (!source)
        qFatal("%s", source.error().text.c_str());
    m_source = std::move(*source);
    const auto window = m_console.open(m_models, console::Options{});
    if (!window)
        qFatal("no window");
    m_window = *window;
    m_models.setAsk(
        [this](console::Source::Question question) { m_source->ask(std::move(question)); });
    m_models.connectTo(*m_source);
    m_source->start([this](console::Snapshot snapshot) {
        QMetaObject::invokeMethod(
            &m_models, [this, snapshot = std::move(snapshot)] { m_models.show(snapshot); },
            Qt::QueuedConnection);
    });
    if (!QTest::qWaitForWindowExposed(m_window))
        qFatal("the window is not shown");
}

void ClickedSite::start(const QByteArray& script) {
    m_broker = m_site.broker();
    if (!m_broker->start())
        qFatal("the broker does not start");
    run("table-agent", "T01", {"--journal", journalOf("T01")});
    run("progressive-controller", "METER", {"--journal", journalOf("METER"), "--open-links"});
    if (!script.isEmpty())
        play(script);
    qputenv("PITWATCH_REPORTS", m_site.path("reports").toUtf8());
    openWindow();
}

void ClickedSite::stop() {
    if (m_source)
        m_source->stop();
    for (auto process = m_processes.rbegin(); process != m_processes.rend(); ++process) {
        (*process)->terminate();
        if (!(*process)->waitForFinished())
            qFatal("%s does not end", qPrintable((*process)->program()));
    }
    m_processes.clear();
    m_source.reset(); // Its journal is free to be read.
}

} // namespace pitwatch::support
