#include "shared/staff/roster_file.h"
#include "shared/text/file.h"
#include "shared/wording/wording.h"
#include "tests/support/journals/written_entries.h"
#include "tests/support/sites/programs.h"
#include "tests/support/sites/real_console.h"

#include <QDeadlineTimer>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace pitwatch;
using namespace std::chrono_literals;
using desk::Outcome;
using support::StaffSite;

// A real agent, a real broker and a console that signs, any of them killed at any moment: every
// signed action is decided exactly once.
class TestStaffKills : public QObject {
    Q_OBJECT

    static constexpr int kActions = 10;
    static constexpr int kDeadlineMs = 60'000;

    QTemporaryDir m_folder;
    support::Broker m_broker;
    core::SystemClock m_clock;
    StaffSite m_site;
    support::Programs m_programs{PITWATCH_BIN, m_folder.path(), m_broker};
    support::RealConsole m_console{"C01", path("C01.db"), m_broker.port(), m_clock, {"T01"}};

    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    void write(const char* name, const std::string& text, unsigned mode = 0644) const {
        QVERIFY(text::writeFile(path(name), text, mode).ok());
    }

    void startAgent() {
        m_programs.start("T01", "table-agent",
                         {"--submission", PITWATCH_SUBMISSIONS "/T01.toml", "--journal",
                          m_folder.filePath("T01.db"), "--journal-key",
                          m_folder.filePath("T01.key"), "--console", "C01", "--roster",
                          m_folder.filePath("roster.json"), "--site-keys",
                          m_folder.filePath("site-keys.json")});
    }
    void startConsole() { m_console.start(m_site.signedRoster()); }

    template <typename Condition>
    bool until(Condition condition) {
        const QDeadlineTimer deadline(kDeadlineMs);
        while (!condition()) {
            if (deadline.hasExpired())
                return false;
            m_console.step();
            m_console.wait(core::Millis{5});
        }
        return true;
    }

    const staff::Waiting* table() {
        return m_console->desk()
            .docketOf(StaffSite::party("T01"))
            .find(staff::objectOf(*core::TableId::parse("T01")));
    }
    desk::Request request(bool open) const {
        desk::Request one{open ? staff::Action::OpenTable : staff::Action::CloseTable,
                          StaffSite::party("T01"),
                          staff::objectOf(*core::TableId::parse("T01")),
                          {},
                          {},
                          {},
                          {}};
        one.arguments[open ? staff::Argument::Dealer : staff::Argument::Reason] =
            StaffSite::text(open ? "d-ines" : "end-of-shift");
        return one;
    }

    // Something dies within a few steps of the signature, and comes back.
    void disturb(std::mt19937_64& random) {
        for (auto steps = random() % 6; steps > 0; --steps) {
            m_console.step();
            m_console.wait(core::Millis{5});
        }
        switch (random() % 4) {
        case 0:
            m_programs.kill("T01");
            m_programs.start("T01");
            break;
        case 1:
            m_broker.kill();
            QVERIFY(m_broker.start());
            break;
        case 2:
            startConsole();
            break;
        default:
            break;
        }
    }

    std::map<events::ActionId, int> decided() const {
        std::map<events::ActionId, int> found;
        for (const wire::Envelope& entry : support::writtenEntries(path("T01.db"))) {
            const auto event = wire::decodeEvent(entry.type, entry.body);
            if (const auto* one = event ? event->as<events::StaffActionAccepted>() : nullptr)
                ++found[one->action];
            if (const auto* one = event ? event->as<events::StaffActionRefused>() : nullptr)
                ++found[one->action];
        }
        return found;
    }

private slots:
    void everyActionIsDecidedOnce() {
        const std::uint64_t seed = std::random_device{}();
        std::mt19937_64 random(seed);
        m_site.roster().issuedAt = m_clock.wall() - 1h;
        m_site.roster().expiresAt = m_clock.wall() + 24h;
        write("roster.json", staff::rosterText(m_site.signedRoster()));
        write("site-keys.json", staff::siteKeysText(StaffSite::siteKeys()));
        write("T01.key", support::keyFileOf("T01"), 0600);
        QVERIFY(m_broker.start());
        startAgent();
        startConsole();
        std::vector<events::ActionId> all;
        for (int count = 0; count < kActions; ++count) {
            const events::Digest before = table()->hash;
            const auto id = m_console->act("f-omar", request(count % 2 == 0));
            QVERIFY2(id.ok(), id.ok() ? "" : wording::sentence(id.error()).c_str());
            all.push_back(*id);
            disturb(random);
            const bool answered = until([&] {
                return m_console->desk().find(*id)->outcome == Outcome::Accepted &&
                       table()->hash != before;
            });
            QVERIFY2(answered, (std::to_string(seed) + ": " +
                                wording::sentence(m_console->desk().find(*id)->objection.reason))
                                   .c_str());
        }
        m_programs.kill("T01");
        const auto found = decided();
        QCOMPARE(found.size(), all.size());
        for (const events::ActionId& id : all)
            QVERIFY2(found.at(id) == 1, std::to_string(seed).c_str());
    }
    void cleanupTestCase() {
        m_console.drop();
        m_programs.killAll();
        m_broker.stop();
    }
};

QTEST_GUILESS_MAIN(TestStaffKills)

#include "tst_staff_kills.moc"
