#include "shared/staff/roster_file.h"
#include "tests/support/sites/staff_site.h"

#include <QTest>

#include <random>

using namespace pitwatch;
using namespace std::chrono_literals;
using staff::RosterProblem;
using support::StaffSite;

class TestRoster : public QObject {
    Q_OBJECT

    StaffSite m_site;
    const staff::SiteKeys m_keys = StaffSite::siteKeys();

    std::optional<RosterProblem> judge(const staff::SignedRoster& roster,
                                       const staff::RosterSeen& seen = {}) const {
        return staff::problemOf(roster, m_keys, seen, StaffSite::kNow);
    }

private slots:
    void twoOfThreeSiteKeysAreEnough() { QVERIFY(!judge(m_site.signedRoster())); }

    void fewerSignaturesAreNot() {
        QVERIFY(judge(StaffSite::sign(m_site.roster(), {"site-1"})) == RosterProblem::NotSigned);
        QVERIFY(judge(StaffSite::sign(m_site.roster(), {})) == RosterProblem::NotSigned);
    }

    void strangersDoNotCount() {
        const auto roster = StaffSite::sign(m_site.roster(), {"site-1", "s-vera", "m-karl"});
        QVERIFY(judge(roster) == RosterProblem::NotSigned);
    }

    // Of anything that a site signs, not of rosters alone.
    void countsTheSiteKeysThatSigned() {
        const core::Bytes message{1, 2, 3};
        const auto isSigned = [&](std::initializer_list<std::string_view> keys,
                                  const staff::SiteKeys& siteKeys) {
            return staff::isSignedBySite(StaffSite::signaturesOver(message, keys), message,
                                         siteKeys);
        };
        QVERIFY(isSigned({"site-1", "site-2"}, m_keys));
        QVERIFY(isSigned({"site-1", "site-2", "site-3"}, m_keys));
        QVERIFY(!isSigned({"site-2"}, m_keys));
        QVERIFY(!isSigned({"site-2", "s-vera"}, m_keys));
        QVERIFY(!isSigned({}, m_keys));
        // Where nobody has to sign, nothing is signed by the site.
        QVERIFY(!isSigned({"site-1", "site-2"}, {0, m_keys.keys}));
        QVERIFY(!isSigned({}, {0, {}}));
        auto signatures = StaffSite::signaturesOver(message, {"site-1", "site-2"});
        QVERIFY(!staff::isSignedBySite(signatures, core::Bytes{1, 2, 4}, m_keys));
        signatures.begin()->second[0] ^= 1U;
        QVERIFY(!staff::isSignedBySite(signatures, message, m_keys));
    }

    void aChangeAfterSigningIsNoticed() {
        auto roster = m_site.signedRoster();
        roster.roster.people.at(StaffSite::person("d-ines")).role = staff::Role::ShiftManager;
        QVERIFY(judge(roster) == RosterProblem::NotSigned);
    }

    void anOldRosterReplayedIsRefused() {
        const auto old = m_site.signedRoster();
        QVERIFY(judge(old, {8, {}}) == RosterProblem::Older);
        QVERIFY(!judge(old, {7, staff::digestOf(old.roster)}));
    }

    void aSecondRosterOfTheSameVersionIsRefused() {
        const events::Digest seen = staff::digestOf(m_site.roster());
        m_site.enrol("x-new", staff::Role::Supervisor, 1);
        QVERIFY(judge(m_site.signedRoster(), {7, seen}) == RosterProblem::SameVersionDiffers);
        m_site = StaffSite();
    }

    // After a version that nobody can exceed there would never be another roster.
    void aVersionDoesNotLeap() {
        staff::Roster roster = m_site.roster();
        const auto judged = [&](std::uint64_t version, std::uint64_t seen) {
            roster.version = version;
            return judge(StaffSite::sign(roster, {"site-1", "site-2"}), {seen, {}});
        };
        QVERIFY(!judged(8, 7));
        QVERIFY(!judged(7 + staff::kMostVersionsAhead, 7));
        QVERIFY(judged(8 + staff::kMostVersionsAhead, 7) == RosterProblem::TooFarAhead);
        QVERIFY(judged(INT64_MAX, 7) == RosterProblem::TooFarAhead);
        QVERIFY(!judged(staff::kMostVersion, 0)); // A new machine takes what the site has.
        QVERIFY(judged(staff::kMostVersion + 1, 0) == RosterProblem::TooFarAhead);
    }

    void aKeyHasOneName() {
        staff::Roster roster = m_site.roster();
        const auto judged = [&] { return judge(StaffSite::sign(roster, {"site-1", "site-2"})); };
        const auto vera = roster.people.at(StaffSite::person("s-vera"));
        roster.people.at(StaffSite::person("m-karl")).key = vera.key;
        QVERIFY(judged() == RosterProblem::KeyTwice);
        roster.people.at(StaffSite::person("m-karl")).active = false; // Old records name them yet.
        QVERIFY(judged() == RosterProblem::KeyTwice);
        roster = m_site.roster();
        roster.devices.at(StaffSite::party("C01")).key = vera.key;
        QVERIFY(judged() == RosterProblem::KeyTwice);
        roster.devices.at(StaffSite::party("C01")).key = {1};
        QVERIFY(!judged());
    }

    void timesAreJudged() {
        staff::Roster roster = m_site.roster();
        roster.expiresAt = StaffSite::kNow;
        QVERIFY(judge(StaffSite::sign(roster, {"site-1", "site-2"})) == RosterProblem::Expired);
        roster.expiresAt = StaffSite::kNow + 24h * 400;
        QVERIFY(judge(StaffSite::sign(roster, {"site-1", "site-2"})) ==
                RosterProblem::TooLongInForce);
        roster.issuedAt = StaffSite::kNow + 1min;
        roster.expiresAt = StaffSite::kNow + 1h;
        QVERIFY(judge(StaffSite::sign(roster, {"site-1", "site-2"})) ==
                RosterProblem::NotYetIssued);
    }

    void theFileSaysWhatTheRosterSays() {
        const auto roster = m_site.signedRoster();
        const auto read = staff::parseRoster(staff::rosterText(roster));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
        QVERIFY(*read == roster);
        const auto keys = staff::parseSiteKeys(staff::siteKeysText(m_keys));
        QVERIFY(keys.ok());
        QVERIFY(*keys == m_keys);
    }

    void badFilesAreRefused_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("unknown key") << "\"site\""
                                     << "\"extra\": 1, \"site\"";
        QTest::newRow("key twice") << "\"version\": 7,"
                                   << "\"version\": 7, \"version\": 7,";
        QTest::newRow("missing key") << "\"version\": 7,"
                                     << "";
        QTest::newRow("another role") << "\"dealer\""
                                      << "\"croupier\"";
        QTest::newRow("a limit as text") << "\"limit_cents\": 0"
                                         << "\"limit_cents\": \"0\"";
        QTest::newRow("a negative limit") << "\"limit_cents\": 0"
                                          << "\"limit_cents\": -1";
        QTest::newRow("a time without zone") << ".000Z\""
                                             << ".000\"";
        QTest::newRow("a name with a slash") << "\"d-ines\""
                                             << "\"d/ines\"";
        QTest::newRow("twice") << "\"id\": \"d-ines\""
                               << "\"id\": \"f-omar\"";
        QTest::newRow("another format") << "roster 1"
                                        << "roster 2";
        QTest::newRow("half a file") << "\"signatures\""
                                     << "";
    }
    void badFilesAreRefused() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QString text = QString::fromStdString(staff::rosterText(m_site.signedRoster()));
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        const auto read = staff::parseRoster(text.toStdString());
        QVERIFY(!read.ok());
        QVERIFY(!read.error().text.empty());
    }

    void aThresholdNobodyCanReachIsRefused() {
        for (const int threshold : {0, 4, 300}) {
            QString text = QString::fromStdString(staff::siteKeysText(m_keys));
            text.replace("\"threshold\": 2", "\"threshold\": " + QString::number(threshold));
            QVERIFY(!staff::parseSiteKeys(text.toStdString()).ok());
        }
        staff::SiteKeys twice = m_keys;
        twice.keys[1] = twice.keys[0];
        QVERIFY(!staff::parseSiteKeys(staff::siteKeysText(twice)).ok());
    }

    // Nothing a disk or an attacker makes of the file is adopted, and nothing crashes.
    void spoiledFilesAreNeverAdopted() {
        const auto seed = std::random_device{}();
        std::mt19937 random(seed);
        const std::string original = staff::rosterText(m_site.signedRoster());
        for (int round = 0; round < 3'000; ++round) {
            std::string text = original;
            text[random() % text.size()] = static_cast<char>(random());
            const auto read = staff::parseRoster(text);
            if (read && *read != m_site.signedRoster() && read->roster != m_site.roster())
                QVERIFY2(judge(*read) == RosterProblem::NotSigned, std::to_string(seed).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestRoster)
#include "tst_roster.moc"
