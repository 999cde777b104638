#include "tests/support/sites/signed_pad.h"

#include <QTest>

#include <functional>

using namespace pitwatch;
using namespace std::chrono_literals;
using staff::Delegation;
using staff::PadRefusal;
using staff::Press;
using support::SignedPad;
using support::StaffSite;

using SpoilDelegation = std::function<void(Delegation&)>;
using SpoilPress = std::function<void(Press&)>;
Q_DECLARE_METATYPE(SpoilDelegation)
Q_DECLARE_METATYPE(SpoilPress)
Q_DECLARE_METATYPE(staff::PadRefusal)

// Who pressed, by the roster and the table's own record.
class TestPadSession : public QObject {
    Q_OBJECT

    static constexpr core::Instant kNow = StaffSite::kNow;
    static constexpr std::string_view kCommand = R"({"v":1,"command":"call_no_more_bets"})";

    StaffSite m_site;
    std::optional<SignedPad> m_pad;
    staff::PadSession m_session;
    core::TableId m_table = *core::TableId::parse("T01");

    staff::PadTable at(core::Instant now = kNow) const {
        return {m_table, m_session, &m_site.roster(), now};
    }
    // What the table writes when it takes the sign-on.
    void take(const Delegation& delegation) {
        const auto word = SignedPad::signOn(delegation).word;
        m_session.apply(events::PadSignedOn{delegation.id, delegation.person, delegation.role,
                                            delegation.pad, delegation.until, word.statement,
                                            word.signature});
    }
    Delegation signedOn(std::string_view who = "d-ines") {
        const Delegation delegation = m_pad->delegation(who, kNow);
        take(delegation);
        return delegation;
    }
    core::Result<Press, PadRefusal> pressed(const Press& press, core::Instant now = kNow,
                                            std::initializer_list<std::string_view> also = {}) {
        const auto said = SignedPad::say(press, also);
        return staff::checkPress(said.word, said.cosigned, at(now));
    }

private slots:
    void init() {
        m_site = StaffSite();
        m_pad.emplace(m_site);
        m_session = staff::PadSession();
    }

    void takesWhoeverSignsOn() {
        const Delegation delegation = m_pad->delegation("d-ines", kNow);
        const auto taken = staff::checkSignOn(SignedPad::signOn(delegation).word, at());
        QVERIFY(taken.ok());
        QVERIFY(*taken == delegation);
    }

    void refusesWhoeverDoesNot_data() {
        QTest::addColumn<SpoilDelegation>("spoil");
        QTest::addColumn<PadRefusal>("why");
        const auto row = [](const char* name, PadRefusal why, SpoilDelegation spoil) {
            QTest::newRow(name) << spoil << why;
        };
        row("another table", PadRefusal::OtherTable,
            [](Delegation& d) { d.table = *core::TableId::parse("T02"); });
        row("another roster", PadRefusal::RosterDiffers,
            [](Delegation& d) { d.rosterVersion = 6; });
        row("an unknown pad", PadRefusal::UnknownPad,
            [](Delegation& d) { d.pad = StaffSite::party("P02"); });
        row("a console", PadRefusal::UnknownPad,
            [](Delegation& d) { d.pad = StaffSite::party("C01"); });
        row("nobody", PadRefusal::UnknownPerson,
            [](Delegation& d) { d.person = StaffSite::person("x-nobody"); });
        row("somebody who left", PadRefusal::Revoked, [](Delegation& d) {
            d.person = StaffSite::person("s-gone");
            d.role = staff::Role::Supervisor;
        });
        row("a rank that is not theirs", PadRefusal::RoleDiffers,
            [](Delegation& d) { d.role = staff::Role::Floorperson; });
        row("no rank at all", PadRefusal::RoleDiffers, [](Delegation& d) {
            d.person = StaffSite::person("a-lena");
            d.role = staff::Role::Auditor;
        });
        row("for too long", PadRefusal::LivesTooLong,
            [](Delegation& d) { d.until = d.from + 4h + 1ms; });
        row("for no time", PadRefusal::LivesTooLong, [](Delegation& d) { d.until = d.from; });
        row("in the future", PadRefusal::NotYetIssued, [](Delegation& d) { d.from += 31s; });
        row("some time ago", PadRefusal::Expired, [](Delegation& d) {
            d.from -= 2min;
            d.until -= 2min;
        });
    }
    void refusesWhoeverDoesNot() {
        QFETCH(SpoilDelegation, spoil);
        QFETCH(PadRefusal, why);
        Delegation delegation = m_pad->delegation("d-ines", kNow);
        spoil(delegation);
        const auto taken = staff::checkSignOn(SignedPad::signOn(delegation).word, at());
        QVERIFY(!taken.ok());
        QVERIFY(taken.error() == why);
    }

    void refusesSignOnsThatAreNotThePersonsOwn() {
        const Delegation delegation = m_pad->delegation("d-ines", kNow);
        const core::Bytes bytes = staff::signedBytes(delegation);
        for (const char* other : {"f-omar", "key in the pad"}) {
            const auto taken = staff::checkSignOn(SignedPad::signedBy(other, bytes), at());
            QVERIFY(!taken.ok() && taken.error() == PadRefusal::BadSignature);
        }
        staff::SignedWord longer = SignedPad::signOn(delegation).word;
        longer.statement.push_back(0);
        QVERIFY(staff::checkSignOn(longer, at()).error() == PadRefusal::Malformed);
        QVERIFY(staff::checkSignOn(SignedPad::signOn(delegation).word,
                                   {m_table, m_session, nullptr, kNow})
                    .error() == PadRefusal::NoRoster);
    }

    void aSignOnIsTakenOnce() {
        const Delegation first = signedOn();
        QVERIFY(staff::checkSignOn(SignedPad::signOn(first).word, at()).error() ==
                PadRefusal::Replayed);
        // Also after the next one relieved her.
        Delegation second = m_pad->delegation("f-omar", kNow + 1s);
        take(second);
        QVERIFY(m_session.current()->delegation.person == StaffSite::person("f-omar"));
        QVERIFY(staff::checkSignOn(SignedPad::signOn(first).word, at()).error() ==
                PadRefusal::Replayed);
    }

    void takesEachPressOnce() {
        const Delegation delegation = signedOn();
        const Press press = SignedPad::press(delegation, 1, kCommand, kNow);
        const auto taken = pressed(press);
        QVERIFY(taken.ok());
        QVERIFY(*taken == press);
        m_session.apply(events::PadPressed{press.delegation, delegation.person, 1, {}, {}, {}});
        QVERIFY(pressed(press).error() == PadRefusal::Replayed);
        QVERIFY(pressed(SignedPad::press(delegation, 7, kCommand, kNow)).ok());
    }

    void refusesPressesThatAreNot_data() {
        QTest::addColumn<SpoilPress>("spoil");
        QTest::addColumn<PadRefusal>("why");
        const auto row = [](const char* name, PadRefusal why, SpoilPress spoil) {
            QTest::newRow(name) << spoil << why;
        };
        row("of another delegation", PadRefusal::NobodySignedOn,
            [](Press& p) { p.delegation.fill(9); });
        row("of no number", PadRefusal::Replayed, [](Press& p) { p.number = 0; });
        row("of long ago", PadRefusal::Expired, [](Press& p) { p.at -= 31s; });
        row("of the future", PadRefusal::NotYetIssued, [](Press& p) { p.at += 31s; });
        row("too long", PadRefusal::Malformed,
            [](Press& p) { p.command.assign(staff::kMaxCommandBytes + 1, ' '); });
    }
    void refusesPressesThatAreNot() {
        QFETCH(SpoilPress, spoil);
        QFETCH(PadRefusal, why);
        Press press = SignedPad::press(signedOn(), 1, kCommand, kNow);
        spoil(press);
        const auto taken = pressed(press);
        QVERIFY(!taken.ok());
        QVERIFY(taken.error() == why);
    }

    void refusesPressesOfOtherKeys() {
        const Press press = SignedPad::press(signedOn(), 1, kCommand, kNow);
        const core::Bytes bytes = staff::signedBytes(press);
        // Not even of whoever is signed on: only the pad knows that a finger was on it.
        for (const char* other : {"d-ines", "f-omar", "another pad"})
            QVERIFY(staff::checkPress(SignedPad::signedBy(other, bytes), {}, at()).error() ==
                    PadRefusal::BadSignature);
    }

    void endsWithItsTime() {
        const Delegation delegation = signedOn();
        const core::Instant late = delegation.until;
        QVERIFY(pressed(SignedPad::press(delegation, 1, kCommand, late), late).error() ==
                PadRefusal::Expired);
        QVERIFY(staff::endOf(at(late)) == events::PadSignOff::Expired);
        QVERIFY(!staff::endOf(at()));
    }

    void endsWithTheRoster() {
        const Delegation delegation = signedOn();
        const Press press = SignedPad::press(delegation, 1, kCommand, kNow);
        const staff::Roster before = m_site.roster();
        const auto ends = [&](const std::function<void(staff::Roster&)>& change, PadRefusal why) {
            change(m_site.roster());
            const bool ended = staff::endOf(at()) == events::PadSignOff::RosterChanged;
            const auto taken = pressed(press);
            m_site.roster() = before;
            return ended && !taken.ok() && taken.error() == why;
        };
        const events::PersonId ines = StaffSite::person("d-ines");
        QVERIFY(ends([&](auto& r) { r.people.at(ines).active = false; }, PadRefusal::Revoked));
        QVERIFY(ends([&](auto& r) { r.people.erase(ines); }, PadRefusal::UnknownPerson));
        QVERIFY(ends([&](auto& r) { r.people.at(ines).key = StaffSite::keyOf("new").publicKey(); },
                     PadRefusal::Revoked));
        QVERIFY(ends([&](auto& r) { r.people.at(ines).role = staff::Role::Floorperson; },
                     PadRefusal::RoleDiffers));
        QVERIFY(ends([&](auto& r) { r.devices.at(StaffSite::party("P01")).active = false; },
                     PadRefusal::UnknownPad));
        QVERIFY(pressed(press).ok());
    }

    void nobodyPressesAfterSigningOff() {
        const Delegation delegation = signedOn();
        m_session.apply(
            events::PadSignedOff{delegation.id, delegation.person, events::PadSignOff::ByPerson});
        QVERIFY(pressed(SignedPad::press(delegation, 1, kCommand, kNow)).error() ==
                PadRefusal::NobodySignedOn);
    }

    // One act of the floorperson, with the key of their own, over the very same press.
    void othersSignTheSamePress() {
        const Delegation delegation = signedOn();
        const Press press = SignedPad::press(delegation, 1, kCommand, kNow);
        QVERIFY(pressed(press, kNow, {"f-omar"}).ok());
        QVERIFY(pressed(press, kNow, {"f-omar", "s-vera"}).ok());
        QVERIFY(pressed(press, kNow, {"f-omar", "f-omar"}).error() == PadRefusal::Malformed);
        QVERIFY(pressed(press, kNow, {"f-omar", "s-vera", "m-karl"}).error() ==
                PadRefusal::Malformed);
        QVERIFY(pressed(press, kNow, {"s-gone"}).error() == PadRefusal::Revoked);
        QVERIFY(pressed(press, kNow, {"x-nobody"}).error() == PadRefusal::UnknownPerson);
        auto said = SignedPad::say(press, {"f-omar"});
        said.cosigned.front().person = StaffSite::person("s-vera");
        QVERIFY(staff::checkPress(said.word, said.cosigned, at()).error() ==
                PadRefusal::BadSignature);
        // What was signed for one press is good for no other.
        const auto other = SignedPad::say(SignedPad::press(delegation, 2, kCommand, kNow));
        QVERIFY(staff::checkPress(other.word, SignedPad::say(press, {"f-omar"}).cosigned, at())
                    .error() == PadRefusal::BadSignature);
    }
};

QTEST_APPLESS_MAIN(TestPadSession)
#include "tst_pad_session.moc"
