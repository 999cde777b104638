#include "tests/support/sites/signed_pad.h"

#include <QTest>

#include <map>
#include <random>

using namespace pitwatch;
using namespace std::chrono_literals;
using staff::PadRefusal;
using support::SignedPad;
using support::StaffSite;

// A million presses that nobody made: none is taken, and the reasons add up to the attempts.
class TestPadForgeries : public QObject {
    Q_OBJECT

    static constexpr core::Instant kNow = StaffSite::kNow;
    static constexpr std::string_view kCommand = R"({"v":1,"command":"call_no_more_bets"})";
    static constexpr int kRows = 8;
    static constexpr int kAttempts = 125'000; // In each row.
    // Attempts that share a signature, where the signature is not what is wrong.
    static constexpr int kPerSignature = 50;

    StaffSite m_site;
    SignedPad m_pad{m_site};
    staff::PadSession m_session;
    core::TableId m_table = *core::TableId::parse("T01");
    std::map<PadRefusal, int> m_refused;
    int m_taken = 0;
    std::mt19937_64 m_random{20};

    staff::PadTable at(core::Instant now = kNow) const {
        return {m_table, m_session, &m_site.roster(), now};
    }
    staff::Delegation signedOn(core::Instant now) {
        const staff::Delegation one = m_pad.delegation("d-ines", now);
        const auto word = SignedPad::signOn(one).word;
        m_session.apply(events::PadSignedOn{one.id, one.person, one.role, one.pad, one.until,
                                            word.statement, word.signature});
        return one;
    }
    void attempt(const staff::SignedWord& word, core::Instant now = kNow,
                 const staff::Cosignatures& cosigned = {}) {
        const auto taken = staff::checkPress(word, cosigned, at(now));
        if (taken)
            ++m_taken;
        else
            ++m_refused[taken.error()];
    }
    void attemptSignOn(const staff::SignedWord& word, core::Instant now = kNow) {
        const auto taken = staff::checkSignOn(word, at(now));
        if (taken)
            ++m_taken;
        else
            ++m_refused[taken.error()];
    }
    void flipABit(core::Bytes& bytes) {
        bytes[m_random() % bytes.size()] ^= static_cast<std::uint8_t>(1U << (m_random() % 8));
    }
    void flipABit(staff::Signature& bytes) {
        bytes[m_random() % bytes.size()] ^= static_cast<std::uint8_t>(1U << (m_random() % 8));
    }
    template <typename Make, typename Try>
    void row(const Make& make, const Try& attemptOne) {
        for (int i = 0; i < kAttempts / kPerSignature; ++i) {
            const auto made = make();
            for (int again = 0; again < kPerSignature; ++again)
                attemptOne(made);
        }
    }

private slots:
    void noneIsTaken() {
        const staff::Delegation before = signedOn(kNow - 1h);
        m_session.apply(
            events::PadSignedOff{before.id, before.person, events::PadSignOff::ByPerson});
        const staff::Delegation current = signedOn(kNow - 1s);
        m_session.apply(events::PadPressed{current.id, current.person, 1000, {}, {}, {}});
        const auto next = [&] {
            return SignedPad::press(current, 1001 + m_random() % 1'000'000, kCommand, kNow);
        };
        const auto signedNext = [&] { return SignedPad::say(next()).word; };

        // Changed on the way: the words, or the signature.
        row(signedNext, [&](staff::SignedWord word) {
            m_random() % 2 == 0 ? flipABit(word.statement) : flipABit(word.signature);
            attempt(word);
        });
        // Of another key.
        row([&] { return SignedPad::signedBy("d-ines", staff::signedBytes(next())); },
            [&](const staff::SignedWord& word) { attempt(word); });
        // Replayed.
        row([&] { return SignedPad::press(current, 1 + m_random() % 1000, kCommand, kNow); },
            [&](const staff::Press& press) {
                attempt({staff::signedBytes(press), {}});
            });
        // Held back until it was too late, or signed ahead.
        row(signedNext, [&](const staff::SignedWord& word) {
            const auto off = 31s + core::Millis{static_cast<std::int64_t>(m_random() % 86'400'000)};
            attempt(word, m_random() % 2 == 0 ? kNow + off : kNow - off);
        });
        // After signing off.
        row([&] { return SignedPad::say(SignedPad::press(before, 5, kCommand, kNow)).word; },
            [&](const staff::SignedWord& word) { attempt(word); });
        // With somebody else's name under it.
        row(
            [&] {
                auto said = SignedPad::say(next(), {"f-omar"});
                said.cosigned.front().person = StaffSite::person("s-vera");
                return said;
            },
            [&](const devices::SignedPress& said) { attempt(said.word, kNow, said.cosigned); });
        // Signed on for another table, with another rank, or once more.
        row(
            [&] {
                staff::Delegation one = m_pad.delegation("d-ines", kNow);
                switch (m_random() % 3) {
                case 0:
                    one.table = *core::TableId::parse("T02");
                    break;
                case 1:
                    one.role = staff::Role::Floorperson;
                    break;
                default:
                    one = current;
                }
                return SignedPad::signOn(one).word;
            },
            [&](const staff::SignedWord& word) { attemptSignOn(word); });
        // Signed on by nobody.
        row([&] { return SignedPad::signOn(m_pad.delegation("d-ines", kNow)).word; },
            [&](staff::SignedWord word) {
                m_random() % 2 == 0 ? flipABit(word.statement) : flipABit(word.signature);
                attemptSignOn(word);
            });

        QCOMPARE(m_taken, 0);
        int all = 0;
        for (const auto& [why, count] : m_refused)
            all += count;
        QCOMPARE(all, kRows * kAttempts);
        QVERIFY(m_refused[PadRefusal::BadSignature] > 200'000);
    }
};

QTEST_APPLESS_MAIN(TestPadForgeries)
#include "tst_pad_forgeries.moc"
