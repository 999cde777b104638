#include "deploy/doctor/file_checks.h"
#include "deploy/doctor/machine_checks.h"
#include "deploy/doctor/pit_checks.h"
#include "deploy/site/site_folder.h"
#include "shared/events/party_events.h"
#include "shared/journal/journal_file.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/staff/roster_file.h"
#include "tests/support/sites/staff_site.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::doctor;
using std::chrono::hours;

namespace {

constexpr std::uint64_t kGiB = 1ULL << 30U;

const core::PartyId kParty = *core::PartyId::parse("T01");

} // namespace

class TestDoctor : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const core::Instant m_now = core::SystemClock().wall();

    Path path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    // A real journal with one entry of that time.
    void makeJournal(const Path& file, core::Instant at) const {
        std::filesystem::create_directories(file.parent_path());
        auto journal = journal::SqliteJournal::open(file.string(), {});
        QVERIFY(journal.ok());
        (*journal)->append(std::vector<events::Event>{events::PartyStarted{"test"}}, at);
    }
    static const Verdict& the(const Verdicts& verdicts, const char* subject) {
        const auto found = std::ranges::find(verdicts, std::string(subject), &Verdict::subject);
        if (found == verdicts.end())
            qFatal("no verdict on %s", subject);
        return *found;
    }
    Heard heardAt(feed::Life life, core::Instant at, bool live) const {
        feed::Status status;
        status.party = kParty;
        status.life = life;
        status.at = at;
        status.head.sequence = 7;
        return {status, live};
    }

private slots:
    void judgesDisks_data() {
        QTest::addColumn<quint64>("free");
        QTest::addColumn<quint64>("total");
        QTest::addColumn<int>("state");
        const auto row = [](const char* tag, quint64 free, quint64 total, State state) {
            QTest::newRow(tag) << free << total << static_cast<int>(state);
        };
        row("half of a big disk", 500 * kGiB, 1000 * kGiB, State::Good);
        row("a hundredth of a huge disk", 100 * kGiB, 10'000 * kGiB, State::Good);
        row("half of a small disk", 2 * kGiB, 4 * kGiB, State::Good);
        row("4 GiB of 100", 4 * kGiB, 100 * kGiB, State::Warning);
        row("400 MiB of 100 GiB", 400 << 20, 100 * kGiB, State::Fault);
        row("nearly nothing", 10 << 20, kGiB / 8, State::Fault);
        row("full", 0, 100 * kGiB, State::Fault);
    }
    void judgesDisks() {
        QFETCH(quint64, free);
        QFETCH(quint64, total);
        QFETCH(int, state);
        const Verdict verdict = judgeDisk("/", free, total);
        QCOMPARE(static_cast<int>(verdict.state), state);
        QCOMPARE(verdict.remedy.empty(), verdict.state == State::Good);
    }

    void looksAtRealDisks() {
        const Verdicts verdicts = checkDisks({path("."), path("nowhere")});
        QCOMPARE(verdicts.size(), std::size_t(2));
        QVERIFY(verdicts[0].detail.find(" free of ") != std::string::npos);
        QCOMPARE(verdicts[1].state, State::Fault);
    }

    void judgesClocks() {
        QCOMPARE(judgeClock(true).state, State::Good);
        QCOMPARE(judgeClock(false).state, State::Warning);
        QCOMPARE(checkClock().size(), std::size_t(1));
    }

    void judgesParties_data() {
        QTest::addColumn<int>("life");
        QTest::addColumn<int>("secondsAhead");
        QTest::addColumn<bool>("live");
        QTest::addColumn<int>("state");
        const auto row = [](const char* tag, feed::Life life, int ahead, bool live, State state) {
            QTest::newRow(tag) << static_cast<int>(life) << ahead << live
                               << static_cast<int>(state);
        };
        row("live", feed::Life::Online, 0, true, State::Good);
        row("a second late", feed::Life::Online, -1, true, State::Good);
        row("clock behind", feed::Life::Online, -5, true, State::Warning);
        row("clock ahead", feed::Life::Online, 5, true, State::Warning);
        row("clock far off", feed::Life::Online, 3600, true, State::Fault);
        row("only remembered by the broker", feed::Life::Online, 0, false, State::Fault);
        row("stopped", feed::Life::Offline, 0, true, State::Fault);
        row("lost", feed::Life::Lost, 0, true, State::Fault);
    }
    void judgesParties() {
        QFETCH(int, life);
        QFETCH(int, secondsAhead);
        QFETCH(bool, live);
        QFETCH(int, state);
        const auto heard = heardAt(static_cast<feed::Life>(life),
                                   m_now + std::chrono::seconds(secondsAhead), live);
        const Verdict verdict = judgeParty(kParty, heard, m_now);
        QCOMPARE(static_cast<int>(verdict.state), state);
        QCOMPARE(verdict.remedy.empty(), verdict.state == State::Good);
    }
    void missesWhoWasNeverHeard() {
        QCOMPARE(judgeParty(kParty, std::nullopt, m_now).state, State::Fault);
    }

    void namesDevicesWhoseMessagesWereLost() {
        const auto judge = [](std::string_view text) {
            return judgeLosses(kParty, core::Bytes(text.begin(), text.end()));
        };
        const auto verdict = judge(R"({"v":1,"health":{"lost_messages":{"dev/T01/pad":914}}})");
        QVERIFY(verdict && verdict->state == State::Warning && !verdict->remedy.empty());
        QVERIFY(verdict->detail.find("dev/T01/pad 914") != std::string::npos);
        for (const char* nothing :
             {R"({"v":1,"health":{"lost_messages":{}}})", R"({"v":1,"health":{}})", "[]", "{", ""})
            QVERIFY(!judge(nothing));
    }

    void namesARecordThatIsShorterThanOthersHaveRead() {
        const auto heard = heardAt(feed::Life::Online, m_now, true);
        const auto readTo = [&](std::uint64_t sequence) {
            return std::vector<Held>{
                {"METER", {kParty, {heard.status.head.journal, sequence, {}}}}};
        };
        QCOMPARE(judgeParty(kParty, heard, m_now, readTo(7)).state, State::Good);
        const Verdict verdict = judgeParty(kParty, heard, m_now, readTo(8));
        QCOMPARE(verdict.state, State::Fault);
        QVERIFY(verdict.detail.find("METER has read entry 8") != std::string::npos);
    }

    void comparesTheJournalsOfOneMachine() {
        makeJournal(path("side/T01/journal.db"), m_now);
        makeJournal(path("side/METER/journal.db"), m_now);
        QCOMPARE(the(checkJournals(path("side"), m_now), "T01").state, State::Good);
        const auto id = journalsBelow(path("side/T01")).front().id;
        {
            auto meter = journal::SqliteJournal::open(path("side/METER/journal.db").string(), {});
            const std::vector<journal::Anchor> read{{kParty, {id, 5, {}}}};
            (*meter)->append({}, m_now, read);
        }
        QCOMPARE(the(checkJournals(path("side"), m_now), "T01").state, State::Fault);
    }

    void hearsWhomOthersDoubt_data() {
        QTest::addColumn<QByteArray>("topic");
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QByteArray>("doubted");
        QTest::newRow("the controller doubts a table")
            << QByteArray("pit/METER/state")
            << QByteArray(R"({"v":1,"tables":{"T01":"doubtful","T02":"fresh"}})")
            << QByteArray("T01");
        QTest::newRow("a table doubts the controller")
            << QByteArray("pit/T02/state")
            << QByteArray(R"({"v":1,"progressive_locks":["link_closed","meter_doubted"]})")
            << QByteArray("the controller");
        QTest::newRow("nobody doubts")
            << QByteArray("pit/METER/state") << QByteArray(R"({"v":1,"tables":{"T01":"stale"}})")
            << QByteArray();
        QTest::newRow("rubbish") << QByteArray("pit/METER/state") << QByteArray("{\"tables\":[3")
                                 << QByteArray();
        QTest::newRow("another shape")
            << QByteArray("pit/METER/state")
            << QByteArray(R"({"tables":7,"progressive_locks":"all"})") << QByteArray();
    }
    void hearsWhomOthersDoubt() {
        QFETCH(QByteArray, topic);
        QFETCH(QByteArray, state);
        QFETCH(QByteArray, doubted);
        const auto doubts = doubtsIn({topic.toStdString(), {state.begin(), state.end()}, true});
        QCOMPARE(doubts.size(), std::size_t(doubted.isEmpty() ? 0 : 1));
        if (!doubts.empty())
            QCOMPARE(doubts.front().of, doubted.toStdString());
    }

    void looksAtRealSites() {
        const Path site = path("house");
        QVERIFY(site::init(site, site::Places::SiteFolder).ok());
        QVERIFY(site::build(site, {}, m_now).ok());
        QVERIFY(!hasFault(checkSite(site, m_now)));
        QVERIFY(!hasFault(checkMember(site / "members/T01", m_now)));
        const core::Instant later = m_now + hours(24) * 380;
        QCOMPARE(the(checkSite(site, later), "T01").state, State::Warning);
        QCOMPARE(checkMember(site / "members/T01", later).front().state, State::Warning);
        const core::Instant late = m_now + hours(24) * 400;
        QCOMPARE(the(checkSite(site, late), "T01").state, State::Fault);
        QCOMPARE(checkMember(site / "members/T01", late).front().state, State::Fault);
        QCOMPARE(checkMember(site / "members/nobody", m_now).front().state, State::Fault);
    }

    void looksAtRealRosters() {
        const Path folder = path("staff");
        std::filesystem::create_directories(folder);
        const core::Instant now = support::StaffSite::kNow;
        QCOMPARE(checkRoster(folder, now).front().state, State::Fault);
        const support::StaffSite staff;
        const auto write = [&](const char* name, const std::string& text) {
            QFile file(QString::fromStdString((folder / name).string()));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.data()) > 0);
        };
        write("site-keys.json", staff::siteKeysText(support::StaffSite::siteKeys()));
        write("roster.json", staff::rosterText(staff.signedRoster()));
        // It runs out in a day.
        QCOMPARE(checkRoster(folder, now).front().state, State::Warning);
        QCOMPARE(checkRoster(folder, now + hours(48)).front().state, State::Fault);
        staff::Roster longer = staff.signedRoster().roster;
        longer.expiresAt = now + hours(24 * 60);
        write("roster.json",
              staff::rosterText(support::StaffSite::sign(longer, {"site-1", "site-2"})));
        QCOMPARE(checkRoster(folder, now).front().state, State::Good);
        write("roster.json", staff::rosterText(support::StaffSite::sign(longer, {"site-1"})));
        QCOMPARE(checkRoster(folder, now).front().state, State::Fault);
    }

    void looksAtRealJournals() {
        const Path data = path("data");
        makeJournal(data / "T01/journal.db", m_now - hours(1));
        makeJournal(data / "T02/journal.db", m_now + hours(1));
        std::filesystem::create_directories(data / "T03");
        QFile broken(QString::fromStdString((data / "T03/journal.db").string()));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("not a journal") > 0);
        broken.close();
        const Verdicts verdicts = checkJournals(data, m_now);
        QCOMPARE(the(verdicts, "T01").state, State::Good);
        QCOMPARE(the(verdicts, "T02").state, State::Fault);
        QCOMPARE(the(verdicts, "T03").state, State::Fault);
        QVERIFY(hasFault(checkJournals(path("nowhere"), m_now)));
    }

    void looksAtRealBackups() {
        const Path data = path("kept");
        const Path backups = path("backups");
        std::filesystem::create_directories(backups);
        makeJournal(data / "T01/journal.db", m_now);
        makeJournal(data / "T02/journal.db", m_now);
        const auto journal = journal::JournalFile::open((data / "T01/journal.db").string());
        QVERIFY(journal.ok());
        QVERIFY((*journal)->copyTo((backups / "T01-today.db").string()).ok());
        // Another journal under the right name is no backup.
        makeJournal(backups / "T02-today.db", m_now);
        const Verdicts fresh = checkBackups(data, backups, core::SystemClock().wall());
        QCOMPARE(the(fresh, "T01").state, State::Good);
        QCOMPARE(the(fresh, "T02").state, State::Fault);
        QCOMPARE(the(checkBackups(data, backups, m_now + hours(30)), "T01").state, State::Warning);
        QCOMPARE(the(checkBackups(data, backups, m_now + hours(200)), "T01").state, State::Fault);
    }

    void aBackupThatBrokeOffIsNamed() {
        const Path data = path("whole");
        const Path backups = path("broken");
        std::filesystem::create_directories(backups);
        makeJournal(data / "T01/journal.db", m_now);
        const Path copy = backups / "T01-today.db";
        std::filesystem::copy_file(data / "T01/journal.db", copy);
        QCOMPARE(the(checkBackups(data, backups, m_now), "T01").state, State::Good);
        std::filesystem::resize_file(copy, std::filesystem::file_size(copy) - 4096);
        const Verdicts verdicts = checkBackups(data, backups, m_now);
        QCOMPARE(the(verdicts, "T01-today.db").state, State::Warning);
        QCOMPARE(the(verdicts, "T01").state, State::Fault);
    }

    void saysThatNobodyListens() {
        PitOptions options;
        options.broker.port = 1; // Nothing listens there.
        options.connectWithin = core::Millis{300};
        const Verdicts verdicts = checkPit(options);
        QCOMPARE(verdicts.front().state, State::Fault);
        QCOMPARE(verdicts.back().state, State::Skipped);
    }

    void speaksToPeopleAndPrograms() {
        const Verdict bad{State::Fault, "disk", "/", "full", "make room"};
        const Verdicts all{{State::Good, "clock", "here", "right", ""}, bad};
        QVERIFY(hasFault(all));
        QVERIFY(QString::fromStdString(toText(bad).at(1)).contains("-> make room"));
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(all))).object();
        QCOMPARE(json["faults"].toInt(), 1);
        QCOMPARE(json["checks"].toArray().size(), 2);
        QCOMPARE(json["checks"].toArray()[1].toObject()["state"].toString(), QString("fault"));
    }
};

QTEST_APPLESS_MAIN(TestDoctor)
#include "tst_doctor.moc"
