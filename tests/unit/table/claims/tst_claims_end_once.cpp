#include "tests/support/tables/claim_fixture.h"
#include "tests/support/tables/claim_ledger.h"

#include <QtTest>

#include <random>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;

namespace {

// Says anything about claims at random, mostly things that could be true.
class RandomStaff {
public:
    explicit RandomStaff(std::uint64_t seed) : m_random(seed) {}

    table::Input next(const ClaimFixture& fixture) {
        const std::uint64_t number =
            upTo(9) == 0 ? static_cast<std::uint64_t>(upTo(12)) : any(fixture);
        const table::PendingClaim* claim = fixture.state().findClaim(number);
        const Cents amount = claim != nullptr && upTo(9) != 0 ? claim->amount : Cents{upTo(100)};
        const core::Seat seat{static_cast<std::uint8_t>(upTo(8))};
        const core::Text why = words(upTo(9) == 0 ? "" : "because");
        switch (upTo(13)) {
        case 0:
        case 1:
            return table::FixClaimAmount{number, Cents{1 + upTo(9'000'000)}};
        case 2:
            return table::VerifyClaim{who(), number, everyCheck(), {}};
        case 3:
        case 4:
            return table::ApproveClaim{who(), number, amount, 1, {}};
        case 5:
            return upTo(9) == 0 ? table::Input(table::DenyClaim{who(), number, why, {}})
                                : table::Input(table::VoidDocument{who(), number, why});
        case 6:
            return upTo(9) == 0 ? table::Input(table::VoidClaim{who(), number, why})
                                : table::Input(table::NotifySurveillance{who(), number, why});
        case 7:
            return table::RecordDocument{
                number, {m_document += static_cast<std::uint64_t>(upTo(2))}, amount};
        case 8:
            return table::PayClaim{who(), number, static_cast<events::PaymentMethod>(upTo(2)), {}};
        case 9:
        case 10:
            return table::PayEnvyLine{who(), number, seat};
        case 11:
            return table::HoldClaim{who(), number, why,
                                    upTo(1) == 0 ? std::optional(seat) : std::nullopt};
        case 12:
            return table::DisputeClaim{who(), number, upTo(2) == 0 ? why : core::Text()};
        default:
            return table::ResolveDispute{who(), number, why};
        }
    }

private:
    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }
    const table::Actor& who() {
        static const std::array<table::Actor, 6> kPeople{kDealer,     kFloor,           kOtherFloor,
                                                         kSupervisor, kOtherSupervisor, kManager};
        return kPeople[static_cast<std::size_t>(upTo(5))];
    }
    std::uint64_t any(const ClaimFixture& fixture) {
        const auto& claims = fixture.state().claims;
        return claims.empty()
                   ? 1
                   : claims[static_cast<std::size_t>(upTo(static_cast<int>(claims.size()) - 1))]
                         .number;
    }

    std::mt19937_64 m_random;
    std::uint64_t m_document = 0;
};

// Drives every claim that is still open to its end, the usual way.
void finish(ClaimFixture& fixture, std::uint64_t document) {
    const std::vector<table::PendingClaim> left = fixture.state().claims;
    for (const table::PendingClaim& one : left) {
        const std::uint64_t number = one.number;
        fixture.give(table::ResolveDispute{kSupervisor, number, words("settled")});
        fixture.give(table::ResolveDispute{kOtherSupervisor, number, words("settled")});
        fixture.fix(number, 100'000);
        for (const auto& person : {kFloor, kOtherFloor})
            fixture.verify(number, person);
        fixture.notify(number);
        for (const auto& person : {kSupervisor, kOtherSupervisor, kManager})
            fixture.approve(number, person);
        if (fixture.state().findClaim(number)->waitsFor() == payout::Stage::Document)
            fixture.give(table::RecordDocument{number, {++document}, fixture.claim(number).amount});
        fixture.pay(number, events::PaymentMethod::Cheque);
        for (int seat = 1; seat <= 7; ++seat)
            fixture.payEnvy(number, seat);
    }
}

} // namespace

class TestClaimsEndOnce : public QObject {
    Q_OBJECT

private slots:
    // Two winners at a full table: each of their claims has six Envy lines.
    void whateverIsSaidInWhateverOrder() {
        std::size_t ended = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            ClaimFixture fixture({100, 500, 100, 500, 100, 500, 100});
            RandomStaff staff(seed);
            ClaimLedger ledger;
            std::size_t read = 0;
            const auto check = [&] {
                for (; read < fixture.journal().size(); ++read)
                    if (auto problem = ledger.follow(fixture.journal()[read].event);
                        !problem.empty())
                        return problem;
                return std::string();
            };
            for (int i = 0; i < 400; ++i) {
                fixture.wait(core::Millis{1000});
                fixture.give(staff.next(fixture));
            }
            finish(fixture, 10'000);
            const std::string problem = check();
            QVERIFY2(problem.empty(), (problem + ", seed " + std::to_string(seed)).c_str());
            QVERIFY2(fixture.state().claims.empty(), std::to_string(seed).c_str());
            QCOMPARE(ledger.ended(), ledger.raised());
            ended += ledger.ended();
        }
        QVERIFY(ended >= 60 * 5);
    }

    // A crash after any step leaves the journal and nothing else: the table goes on as if nothing
    // had happened.
    void whereverItStopsAndStartsAgain() {
        const auto play = [](std::size_t crashAt) {
            ClaimFixture fixture({100, 500, 100});
            std::size_t step = 0;
            const auto crash = [&] {
                if (step++ == crashAt)
                    fixture.restart();
            };
            for (const int seat : {2, 1}) {
                const auto number = fixture.claimOf(seat);
                fixture.fix(number, 6'000'000), crash();
                fixture.verify(number), crash();
                fixture.notify(number), crash();
                fixture.approve(number), crash();
                fixture.approve(number, kOtherSupervisor), crash();
                fixture.document(number), crash();
                fixture.pay(number, events::PaymentMethod::Cheque), crash();
                for (int other = 1; other <= 3; ++other)
                    if (other != seat)
                        fixture.payEnvy(number, other), crash();
            }
            return std::pair(fixture.journal(), step);
        };
        const auto [undisturbed, steps] = play(~std::size_t{0});
        QCOMPARE(steps, std::size_t{18});
        for (std::size_t crashAt = 0; crashAt < steps; ++crashAt) {
            const auto [journal, count] = play(crashAt);
            QVERIFY2(journal == undisturbed, std::to_string(crashAt).c_str());
        }
        ClaimLedger ledger;
        for (const Recorded& entry : undisturbed)
            QCOMPARE(ledger.follow(entry.event), std::string());
        // Three base bets of the royal flush are claims of their own and wait.
        QCOMPARE(ledger.raised() - ledger.ended(), std::size_t{3});
    }
};

QTEST_APPLESS_MAIN(TestClaimsEndOnce)
#include "tst_claims_end_once.moc"
