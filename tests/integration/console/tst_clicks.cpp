#include "pit-console/app/window.h"
#include "pit-console/core/live_source.h"
#include "shared/events/all_events.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wire/event_codec.h"
#include "tests/support/site.h"

#include <QGuiApplication>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <functional>
#include <memory>

using namespace pitwatch;

namespace {

// A screen of its own, gone with the object.
class Screen {
public:
    Screen() {
        m_server.start("Xvfb",
                       {"-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"});
        if (!m_server.waitForStarted() || !m_server.waitForReadyRead(20'000))
            qFatal("Xvfb does not start");
        qputenv("DISPLAY", ":" + m_server.readLine().trimmed());
        qputenv("QT_QPA_PLATFORM", "xcb");
        qputenv("QT_QUICK_BACKEND", "software");
    }
    ~Screen() {
        m_server.terminate();
        m_server.waitForFinished();
    }

private:
    QProcess m_server;
};

} // namespace

// A site of real processes, a floor that plays, and a window in which people click: a jackpot from
// the hand to the last Envy line, a jam closed with its cause, a deck that is due and changed.
class TestClicks : public QObject {
    Q_OBJECT

    static constexpr int kSoonMs = 20'000;
    static constexpr int kPlayMs = 120'000;

    support::Site m_site{"site = \"test\"\n"
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
                         "links = [\"LINK1\"]\n"};
    std::unique_ptr<support::Broker> m_broker;
    std::vector<std::unique_ptr<QProcess>> m_processes;
    std::map<QString, QString> m_passphrases;
    std::unique_ptr<console::Source> m_source;
    console::ConsoleModels m_models;
    console::ConsoleWindow m_console;
    QQuickWindow* m_window = nullptr;

    QString member(const QString& name, const QString& file) const {
        return m_site.path("members/" + name + "/" + file);
    }
    void run(const QString& program, const QString& name, QStringList arguments = {}) {
        auto process = std::make_unique<QProcess>();
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        arguments << "--config" << member(name, "settings.toml") << "--broker-port"
                  << QString::number(m_broker->port());
        process->start(QStringLiteral(PITWATCH_BIN "/") + program, arguments);
        if (!process->waitForStarted())
            qFatal("%s did not start", qPrintable(program));
        m_processes.push_back(std::move(process));
    }

    void makeSite() {
        // Decks are due after a minute, so that one comes due while the test runs.
        QFile filed(QStringLiteral(PITWATCH_SUBMISSIONS "/T01.toml"));
        if (!filed.open(QIODevice::ReadOnly))
            qFatal("no submission");
        QByteArray text = filed.readAll();
        text.replace("dealing = ", "deck_change_hours = 0.02\ndealing = ");
        QDir().mkpath(m_site.path("submissions"));
        m_site.write("submissions/T01.toml", text);
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
        if (!m_site.build())
            qFatal("the site is not built");
    }

    console::LiveSource::Settings liveSettings() const {
        const auto file = [this](const char* name) { return member("C01", name).toStdString(); };
        console::LiveSource::Settings live;
        live.console = *core::PartyId::parse("C01");
        live.tables = {*core::PartyId::parse("T01")};
        live.others = {*core::PartyId::parse("METER")};
        live.brokerHost = "localhost";
        live.brokerPort = m_broker->port();
        live.tls = {file("ca.crt"), file("client.crt"), file("client.key")};
        live.storePath = m_site.path("console.db").toStdString();
        live.journalPath = m_site.path("C01.db").toStdString();
        live.staff = {file("roster.json"),
                      file("site-keys.json"),
                      file("console.secret"),
                      file("people"),
                      true,
                      {},
                      {}};
        return live;
    }

    // Visible items of that name; a popup's are below the overlay, which is part of the window.
    static void collect(QQuickItem* item, const QString& name, QList<QQuickItem*>& found) {
        if (!item->isVisible())
            return;
        if (item->objectName() == name)
            found << item;
        for (QQuickItem* child : item->childItems())
            collect(child, name, found);
    }
    QQuickItem* item(const QString& name) const {
        QList<QQuickItem*> found;
        collect(m_window->contentItem(), name, found);
        return found.isEmpty() ? nullptr : found.first();
    }
    static bool until(const std::function<bool()>& condition, int milliseconds = kSoonMs) {
        return QTest::qWaitFor(condition, milliseconds);
    }
    // What the window looks like when something went wrong.
    QString picture() const {
        const QString path = QDir(qEnvironmentVariable("PITWATCH_SHOTS", QDir::tempPath()))
                                 .filePath("clicks-failed.png");
        m_window->grabWindow().save(path);
        return path;
    }
    bool click(const QString& name) {
        if (!until([&] { return item(name) != nullptr && item(name)->isEnabled(); })) {
            qWarning("%s is not there to be clicked: see %s", qPrintable(name),
                     qPrintable(picture()));
            return false;
        }
        // Drawn once, everything is laid out.
        m_window->grabWindow();
        scrollTo(name);
        const QPointF at = centre(name);
        QTest::mouseClick(m_window, Qt::LeftButton, {}, at.toPoint());
        return true;
    }
    QPointF centre(const QString& name) const {
        const QQuickItem* one = item(name);
        return one != nullptr ? one->mapToScene({one->width() / 2, one->height() / 2}) : QPointF();
    }
    // As a finger would move the page.
    void scrollTo(const QString& name) {
        const double below = centre(name).y() + 40 - m_window->height();
        if (below <= 0)
            return;
        for (QQuickItem* up = item(name); up != nullptr; up = up->parentItem())
            if (up->property("contentY").isValid()) {
                up->setProperty("contentY", up->property("contentY").toDouble() + below);
                m_window->grabWindow();
                return;
            }
    }
    void type(const QString& text) {
        for (const QChar letter : text)
            QTest::keyClick(m_window, letter.toLatin1());
    }

    bool handOverTo(const QString& person) {
        if (!click("person"))
            return false;
        auto* who = item("who");
        if (who == nullptr ||
            !who->setProperty("currentIndex", m_models.staff()->candidates().indexOf(person)) ||
            !click("signInPassphrase"))
            return false;
        type(m_passphrases.at(person));
        return click("signInConfirm") &&
               until([&] { return m_models.staff()->personId() == person; });
    }

    // Presses the offer of that title, fills in what it asks for and signs it.
    bool sign(const std::function<QVariantList()>& offers, const QString& title,
              const std::function<bool()>& fillIn = {}) {
        const auto find = [&]() -> QVariantMap {
            for (const QVariant& offer : offers())
                if (offer.toMap()["title"].toString() == title &&
                    !offer.toMap()["pending"].toBool())
                    return offer.toMap();
            return {};
        };
        if (!until([&] { return !find().isEmpty(); })) {
            qWarning("%s is not offered", qPrintable(title));
            return false;
        }
        if (!click(QString("action-%1").arg(find()["row"].toInt())) || (fillIn && !fillIn()) ||
            !click("passphrase"))
            return false;
        type(m_passphrases.at(m_models.staff()->personId()));
        return click("send");
    }
    bool signClaim(const QString& title, const std::function<bool()>& fillIn = {}) {
        console::JackpotsModel& jackpots = *m_models.jackpots();
        return sign([&] { return jackpots.allowed(); }, title, fillIn) &&
               until([&] { return !jackpots.outcome().isEmpty(); }) && accepted(jackpots.outcome());
    }
    bool signTable(const QString& title, const std::function<bool()>& fillIn = {}) {
        console::TableModel& table = *m_models.table();
        return sign([&] { return table.allowed(); }, title, fillIn) &&
               until([&] { return !table.outcome().isEmpty(); }) && accepted(table.outcome());
    }
    bool signOrder(const QString& title, const std::function<bool()>& fillIn = {}) {
        console::OrdersModel& orders = *m_models.orders();
        const bool signedIt =
            click("orders") && sign([&] { return orders.allowed(); }, title, fillIn) &&
            until([&] { return !orders.outcome().isEmpty(); }) && accepted(orders.outcome());
        return signedIt && click("ordersClose");
    }
    static bool accepted(const QString& outcome) {
        if (!outcome.startsWith("Done: "))
            qWarning("%s", qPrintable(outcome));
        return outcome.startsWith("Done: ");
    }
    bool choosing(const QStringList& choices) {
        return std::ranges::all_of(choices, [this](const QString& one) { return click(one); });
    }
    bool writing(const QString& field, const QString& words) {
        if (!click(field))
            return false;
        type(words);
        return true;
    }

    void payOne() {
        console::JackpotsModel& jackpots = *m_models.jackpots();
        QVERIFY(until([&] { return jackpots.next() == "Verify the hand at the table"; }));
        if (m_models.staff()->personId() != "f-omar")
            QVERIFY(handOverTo("f-omar"));
        QVERIFY(signClaim("Verify the hand", [this] {
            return choosing({"choice-cards", "choice-hand", "choice-seat", "choice-wager"});
        }));
        QVERIFY(handOverTo("s-vera"));
        if (jackpots.next() == "Notify surveillance, then approve")
            QVERIFY(signClaim("Surveillance was told",
                              [this] { return writing("blank-answered_by", "booth 2"); }));
        QVERIFY(signClaim("Approve"));
        QVERIFY(until([&] { return !jackpots.slip().isEmpty(); }));
        QVERIFY(click("saveSlip"));
        QVERIFY(jackpots.slipSaved().startsWith("Saved: "));
        QVERIFY(QFile::exists(jackpots.slipSaved().mid(7)));
        const QString name = jackpots.chosen();
        // The table has to hear of its document first, and the round must be over.
        QVERIFY(until([&] { return jackpots.next().startsWith("Pay "); }));
        if (jackpots.next() == "Pay the holder of the hand")
            QVERIFY(signClaim("Paid to the holder of the hand",
                              [this] { return choosing({"choice-cheque"}); }));
        while (jackpots.chosen() == name && jackpots.next() == "Pay the Envy lines")
            QVERIFY(signClaim("Envy line paid"));
        QVERIFY(until([&] { return jackpots.count() == 0 || jackpots.chosen() != name; }));
    }

    template <typename T>
    std::vector<T> written(const QString& path) const {
        auto journal = journal::SqliteJournal::open(path.toStdString(), {});
        if (!journal)
            qFatal("%s", journal.error().text.c_str());
        std::vector<T> found;
        for (std::uint64_t next = 1; next <= (*journal)->head().sequence;)
            for (const wire::Envelope& entry : (*journal)->read(next, 1024, 1 << 20)) {
                const auto event = wire::decodeEvent(entry.type, entry.body);
                if (const T* one = event ? event->template as<T>() : nullptr)
                    found.push_back(*one);
                next = entry.sequence + 1;
            }
        return found;
    }
    QString journalOf(const QString& name) const { return m_site.path(name + "-journal.db"); }

private slots:
    void initTestCase() {
        makeSite();
        m_broker = m_site.broker();
        QVERIFY(m_broker->start());
        run("table-agent", "T01", {"--journal", journalOf("T01")});
        run("progressive-controller", "METER", {"--journal", journalOf("METER"), "--open-links"});
        m_site.write("script.txt", "T01 2 jackpot\nT01 4 jam\n");
        QStringList floor{"--submission",    m_site.path("submissions/T01.toml"),
                          "--script",        m_site.path("script.txt"),
                          "--speed",         "60",
                          "--seed",          "5",
                          "--no-floorperson"};
        for (const char* rare : {"jam", "wrong_count", "misdeal", "late_coin", "missed_stub",
                                 "wrong_stub", "overdue_deck", "player_left", "jackpot"})
            floor << "--odds" << QString(rare) + "=0";
        run("floor-simulator", "floor-simulator", floor);

        qputenv("PITWATCH_REPORTS", m_site.path("reports").toUtf8());
        auto source = console::LiveSource::make(liveSettings());
        QVERIFY2(source.ok(), source.ok() ? "" : source.error().text.c_str());
        m_source = std::move(*source);
        const auto window = m_console.open(m_models, console::Options{});
        QVERIFY(window.ok());
        m_window = *window;
        m_models.setAsk(
            [this](console::Source::Question question) { m_source->ask(std::move(question)); });
        m_models.connectTo(*m_source);
        m_source->start([this](console::Snapshot snapshot) {
            QMetaObject::invokeMethod(
                &m_models, [this, snapshot = std::move(snapshot)] { m_models.show(snapshot); },
                Qt::QueuedConnection);
        });
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
    }
    void cleanupTestCase() {
        if (m_source)
            m_source->stop();
        for (auto process = m_processes.rbegin(); process != m_processes.rend(); ++process) {
            (*process)->terminate();
            QVERIFY((*process)->waitForFinished());
        }
    }

    void aFloorpersonSignsIn() {
        QVERIFY(until([this] { return m_models.staff()->candidates().size() > 3; }));
        QVERIFY(handOverTo("f-omar"));
        QCOMPARE(m_models.staff()->role(), QString("Floorperson"));
    }

    void aJackpotIsHitVerifiedApprovedAndPaid() {
        console::JackpotsModel& jackpots = *m_models.jackpots();
        QVERIFY(until([&] { return jackpots.count() > 0; }, kPlayMs));
        QVERIFY(click("nav-jackpots"));
        QVERIFY(until([&] { return jackpots.next() == "Verify the hand at the table"; }));
        const int claims = jackpots.count();
        QVERIFY(m_window->grabWindow().save(m_site.path("jackpot.png")));
        for (int claim = 0; claim < claims; ++claim) {
            jackpots.choose(
                jackpots.data(jackpots.index(0), console::JackpotsModel::ClaimName).toString());
            payOne();
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(until([&] { return jackpots.count() == 0; }));
    }
    void aJamIsClosedWithItsCause() {
        console::TableModel& table = *m_models.table();
        QVERIFY(click("nav-table"));
        const auto hasFault = [&table] {
            return std::ranges::any_of(table.allowed(), [](const QVariant& offer) {
                return offer.toMap()["title"].toString() == "Close the fault with its cause";
            });
        };
        QVERIFY(until(hasFault, kPlayMs));
        QVERIFY(handOverTo("f-omar"));
        QVERIFY(signTable("Close the fault with its cause",
                          [this] { return writing("blank-cause", "a bent card"); }));
    }

    void aDeckThatIsDueIsChanged() {
        console::TableModel& table = *m_models.table();
        const auto isDue = [&table] {
            return std::ranges::any_of(table.decks(), [](const QVariant& deck) {
                return deck.toMap()["overdue"].toBool() || deck.toMap()["mustLeave"].toBool();
            });
        };
        QVERIFY(until(isDue, kPlayMs));
        QVERIFY(signTable("Remove the deck"));
    }

    void aLinkIsClosedByOrderAndOpenedAgain() {
        QVERIFY(handOverTo("s-vera"));
        QVERIFY(click("nav-meters"));
        QVERIFY(signOrder("Close the link",
                          [this] { return writing("blank-reason", "end of the day"); }));
        QVERIFY(signOrder("Open the link"));
    }

    // The first signature changes nothing; it waits for another person's.
    void aMeterIsCorrectedByTwoPeople() {
        QVERIFY(signOrder("Correct a meter", [this] {
            return writing("blank-amount", "12345.67") && writing("blank-reason", "lost power");
        }));
        QVERIFY(until([this] { return m_models.orders()->waiting() == 1; }));
        QVERIFY(handOverTo("m-karl"));
        QVERIFY(signOrder("Approve the order"));
        QVERIFY(until([this] { return m_models.orders()->waiting() == 0; }));
    }

    void everythingIsInTheJournals() {
        cleanupTestCase();
        m_processes.clear();
        m_source.reset();
        const auto raised = written<events::ClaimRaised>(journalOf("T01"));
        QVERIFY(!raised.empty());
        QCOMPARE(written<events::ClaimClosed>(journalOf("T01")).size(), raised.size());
        std::size_t envy = 0;
        std::size_t metered = 0;
        for (const events::ClaimRaised& claim : raised) {
            envy += claim.envy.size();
            metered += claim.basis == events::ClaimBasis::PercentOfMeter ? 1U : 0U;
        }
        QCOMPARE(written<events::EnvyLinePaid>(journalOf("T01")).size(), envy);
        QCOMPARE(written<events::PayoutDocumentIssued>(journalOf("METER")).size(), raised.size());
        QCOMPARE(written<events::MeterAmountFixed>(journalOf("METER")).size(), metered);
        QVERIFY(metered > 0);
        QCOMPARE(written<events::FaultClosed>(journalOf("T01")).at(0).cause.value(),
                 std::string("a bent card"));
        QVERIFY(!written<events::DeckRemoved>(journalOf("T01")).empty());
        QCOMPARE(written<events::LinkClosed>(journalOf("METER")).back().reason.value(),
                 std::string("end of the day"));
        QVERIFY(written<events::LinkOpened>(journalOf("METER")).size() >= 2);
        const auto corrected = written<events::MeterCorrected>(journalOf("METER"));
        QCOMPARE(corrected.size(), std::size_t{1});
        QCOMPARE(corrected[0].orderedBy.text(), std::string("s-vera"));
        QCOMPARE(corrected[0].approvedBy.text(), std::string("m-karl"));
        // Nobody approved what they had verified.
        for (const auto& approved : written<events::ClaimApproved>(journalOf("T01")))
            QCOMPARE(approved.by.text(), std::string("s-vera"));
        for (const auto& verified : written<events::ClaimVerified>(journalOf("T01")))
            QCOMPARE(verified.by.text(), std::string("f-omar"));
    }
};

int main(int argc, char** argv) {
    const Screen screen;
    QGuiApplication application(argc, argv);
    TestClicks test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_clicks.moc"
