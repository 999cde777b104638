#include "tests/support/sites/staff_site.h"

#include <QTest>

#include <map>
#include <random>

using namespace pitwatch;
using namespace std::chrono_literals;
using staff::Refusal;
using support::StaffSite;

// A million attempts to get a claim approved that must not be: none gets through, and the reasons
// add up to the attempts. More than a hundred
// thousand of them reach the signature.
class TestForgeries : public QObject {
    Q_OBJECT

    static constexpr int kRows = 10;
    static constexpr int kAttempts = 100'000; // In each row.
    // Attempts that share a signature: signing and verifying are dearer than everything else.
    static constexpr int kPerSignature = 40;

    StaffSite m_site;
    staff::Docket m_docket = StaffSite::docketWithClaim();
    staff::SeenActions m_seen;
    std::map<std::string, staff::SigningKey> m_keys;
    std::map<Refusal, int> m_refused;
    int m_accepted = 0;

    const staff::SigningKey& keyOf(const std::string& name) {
        const auto at = m_keys.find(name);
        return at != m_keys.end() ? at->second
                                  : m_keys.emplace(name, StaffSite::keyOf(name)).first->second;
    }

    void attempt(const events::StaffActionSigned& action, core::Instant now) {
        const core::PartyId self = StaffSite::party("T01");
        const auto checked = staff::check(action, StaffSite::party("C01"),
                                          {self, m_docket, m_seen, &m_site.roster(), now, false});
        if (checked)
            ++m_accepted;
        else
            ++m_refused[checked.error()];
    }

    staff::Statement next(std::mt19937_64& random, std::string_view who) {
        staff::Statement one = m_site.approval(who, m_docket);
        for (std::uint8_t& byte : one.id)
            byte = static_cast<std::uint8_t>(random());
        return one;
    }

    // What an insider with a key of their own can try: the signature is good, the content is not.
    events::StaffActionSigned insider(std::mt19937_64& random) {
        constexpr std::array<std::string_view, 6> kPeople{"d-ines", "f-omar", "s-gone",
                                                          "a-lena", "i-nils", "s-poor"};
        const std::string who(kPeople[random() % kPeople.size()]);
        staff::Statement one = next(random, who);
        if (random() % 2 == 0)
            one.role = static_cast<staff::Role>(random() % core::kEnumCount<staff::Role>);
        return staff::signStatement(one, keyOf(who));
    }

    // What a person who may approve signed about something else, or for another time.
    staff::Statement misdirected(std::mt19937_64& random) {
        staff::Statement one = next(random, "s-vera");
        switch (random() % 7) {
        case 0:
            one.object.id = core::Text::fitted(std::to_string(5 + random() % 1000));
            break;
        case 1:
            one.objectHash[random() % 32] ^= static_cast<std::uint8_t>(1U << (random() % 8));
            break;
        case 2:
            one.nonce[random() % 16] ^= static_cast<std::uint8_t>(1U << (random() % 8));
            break;
        case 3:
            one.amount = core::Cents{static_cast<std::int64_t>(random() % 499'999)};
            break;
        case 4:
            one.rosterVersion = random() % 7;
            break;
        case 5:
            one.issuedAt -= 10min;
            one.expiresAt -= 10min;
            break;
        default:
            one.addressee = StaffSite::party("T0" + std::to_string(2 + random() % 8));
            break;
        }
        return one;
    }

    // Somebody on the way writes another statement under the signature of this one.
    static void rewrite(events::StaffActionSigned& action, const staff::Statement& other) {
        action.action = other.id;
        action.addressee = other.addressee;
        action.rosterVersion = other.rosterVersion;
        action.expiresAt = other.expiresAt;
        action.statement = staff::statementBytes(other);
    }

    // Somebody without the key: everything fits but the signature.
    events::StaffActionSigned forged(std::mt19937_64& random) {
        const char* who = random() % 2 == 0 ? "s-vera" : "m-karl";
        return staff::signStatement(next(random, who), keyOf("stranger"));
    }

    // Somebody on the way changes bits of a genuine approval.
    static void alter(events::StaffActionSigned& action, std::mt19937_64& random) {
        const auto bit = static_cast<std::uint8_t>(1U << (random() % 8));
        switch (random() % 4) {
        case 0:
            action.statement[random() % action.statement.size()] ^= bit;
            break;
        case 1:
            // Kept in step with the header, so that only the signature can tell.
            action.signature[random() % action.signature.size()] ^= bit;
            break;
        case 2:
            action.action[random() % action.action.size()] ^= bit;
            break;
        default:
            action.signature[random() % 32] ^= bit;
            action.signature[32 + random() % 32] ^= bit;
            break;
        }
    }

private slots:
    void initTestCase() { m_site.enrol("s-poor", staff::Role::Supervisor, 499'999); }

    void noneOfAMillionIsAccepted_data() {
        QTest::addColumn<int>("row");
        for (int row = 1; row <= kRows; ++row)
            QTest::addRow("%d of %d times 100,000", row, kRows) << row;
    }
    void noneOfAMillionIsAccepted() {
        m_docket = StaffSite::docketWithClaim();
        m_seen = {};
        m_refused.clear();
        m_accepted = 0;
        const std::uint64_t seed = std::random_device{}();
        std::mt19937_64 random(seed);
        // The claim was approved once, by the book; from now on the same approval is a replay.
        const auto genuine =
            staff::signStatement(m_site.approval("m-karl", m_docket), keyOf("m-karl"));
        const core::Instant now = StaffSite::kNow + 1s;
        attempt(genuine, now);
        QCOMPARE(m_accepted, 1);
        m_seen.add(genuine.action, now);
        events::ClaimApproved approved;
        approved.claim = {*core::TableId::parse("T01"), 4};
        approved.by = StaffSite::person("m-karl");
        m_docket.apply(approved, StaffSite::kNow);

        events::StaffActionSigned base;
        for (int count = 0; count < kAttempts; ++count) {
            const int turn = count % kPerSignature;
            if (turn == 0) {
                base = staff::signStatement(next(random, "s-vera"), keyOf("s-vera"));
                attempt(insider(random), now);
            } else if (turn == 1) {
                attempt(staff::signStatement(misdirected(random), keyOf("s-vera")), now);
            } else if (turn == 2) {
                attempt(forged(random), now);
            } else if (turn == 3) {
                attempt(base, now + 10min);
            } else if (turn == 4) {
                auto self = next(random, "m-karl");
                attempt(staff::signStatement(self, keyOf("m-karl")), now);
            } else if (turn < 10) {
                attempt(genuine, now);
            } else if (turn < 28) {
                events::StaffActionSigned changed = base;
                rewrite(changed, misdirected(random));
                attempt(changed, now);
            } else {
                events::StaffActionSigned changed = base;
                alter(changed, random);
                attempt(changed, now);
            }
        }
        QVERIFY2(m_accepted == 1, std::to_string(seed).c_str());
        int refused = 0;
        for (const auto& [refusal, count] : m_refused) {
            qInfo("%8d %s", count, core::enumName(refusal).data());
            refused += count;
        }
        QCOMPARE(refused, kAttempts);
        // Forged, altered, replayed, expired, self, wrong role, over the limit, wrong claim.
        for (const Refusal refusal :
             {Refusal::BadSignature, Refusal::HeaderDiffers, Refusal::Malformed, Refusal::Replayed,
              Refusal::Expired, Refusal::SamePerson, Refusal::RoleMayNot, Refusal::RoleDiffers,
              Refusal::OverLimit, Refusal::Revoked, Refusal::NotWaiting, Refusal::HashDiffers,
              Refusal::NonceDiffers, Refusal::AmountDiffers, Refusal::RosterOlder,
              Refusal::WrongAddressee})
            QVERIFY2(m_refused[refusal] > 20, core::enumName(refusal).data());
        QVERIFY(m_refused[Refusal::BadSignature] > kAttempts / 10);
    }
};

QTEST_GUILESS_MAIN(TestForgeries)
#include "tst_forgeries.moc"
