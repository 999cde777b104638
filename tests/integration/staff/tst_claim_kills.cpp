#include "shared/events/all_events.h"
#include "tests/integration/staff/claim_story.h"
#include "tests/support/journals/written_entries.h"
#include "tests/support/tables/claim_ledger.h"

#include <QDeadlineTimer>
#include <QTest>

#include <random>

using namespace pitwatch;
using payout::Ending;
using support::ClaimStory;

// Claims from the hand to their end, with real programs that are killed at any moment. Then
// everything is stopped, and the journals alone say whether the promises were kept.
class TestClaimKills : public QObject {
    Q_OBJECT

    static constexpr int kDeadlineMs = 240'000;

    struct Recorded {
        events::Event event;
        core::Instant at;
    };

    std::unique_ptr<ClaimStory> m_story;
    bool m_ended = false;
    std::map<QString, std::vector<Recorded>> m_journals;
    payout::ClaimBook m_book;

    // PITWATCH_SEED repeats the choices of a story, though not its timing.
    static std::uint64_t seed() {
        bool given = false;
        const std::uint64_t seed = qEnvironmentVariable("PITWATCH_SEED").toULongLong(&given);
        return given ? seed : std::random_device{}();
    }

    std::vector<Recorded> read(const QString& party) const {
        std::vector<Recorded> found;
        for (const wire::Envelope& entry :
             support::writtenEntries(m_story->journal(party).toStdString()))
            found.push_back({*wire::decodeEvent(entry.type, entry.body), entry.at});
        return found;
    }
    void readJournals() {
        const QStringList deciders = ClaimStory::tables() + QStringList{"METER"};
        for (const QString& party : deciders + ClaimStory::consoles())
            m_journals[party] = read(party);
        for (const QString& party : deciders)
            for (const Recorded& one : m_journals[party])
                m_book.apply(one.event, one.at);
    }
    template <typename T>
    std::vector<T> written(const QString& party) const {
        std::vector<T> found;
        for (const Recorded& one : m_journals.at(party))
            if (const T* event = one.event.as<T>())
                found.push_back(*event);
        return found;
    }

private slots:
    void initTestCase() {
        const std::uint64_t chosen = seed();
        qInfo("seed %llu", static_cast<unsigned long long>(chosen));
        m_story = std::make_unique<ClaimStory>(PITWATCH_BIN, chosen);
        m_story->start();
    }
    void init() {
        const bool first = QTest::currentTestFunction() == QByteArray("everyClaimComesToItsEnd");
        if (!first && !m_ended)
            QSKIP("the story did not come to its end");
    }

    void everyClaimComesToItsEnd() {
        const QDeadlineTimer deadline(kDeadlineMs);
        while (!m_story->isOver() || !m_story->isRead()) {
            QVERIFY2(!deadline.hasExpired(), m_story->whatIsOpen().c_str());
            m_story->step();
        }
        const support::ClaimPeople& people = m_story->people();
        qInfo("%d signatures, %d of them again, %d payments signed by two", people.signatures(),
              people.again(), people.twice());
        QVERIFY(m_story->stop());
        readJournals();
        m_ended = true;
        for (const auto& [name, count] : m_story->killed())
            qInfo("%s was killed %d times", qPrintable(name), count);
    }

    void eachClaimIsRaisedPaidAndEndedOnce() {
        for (const QString& table : ClaimStory::tables()) {
            support::ClaimLedger ledger;
            for (const Recorded& one : m_journals.at(table))
                QCOMPARE(ledger.follow(one.event), std::string());
            QCOMPARE(ledger.ended(), ledger.raised());
            QVERIFY(ledger.raised() >= 7);
        }
    }

    void eachEnvyLineOfAPaidClaimIsPaidOnce() {
        std::map<std::pair<events::ClaimId, std::uint8_t>, int> paid;
        for (const QString& table : ClaimStory::tables())
            for (const auto& line : written<events::EnvyLinePaid>(table))
                ++paid[{*line.claim, line.line.seat.number}];
        std::size_t lines = 0;
        for (const auto& [id, claim] : m_book.claims())
            if (claim.ended->how == Ending::Closed)
                for (const payout::EnvyDue& due : claim.envy) {
                    QCOMPARE((paid[{id, due.line.seat.number}]), 1);
                    ++lines;
                }
        QCOMPARE(paid.size(), lines);
        QVERIFY(lines > 0);
    }

    void approvalsAreWhatTheTierAsks() {
        const auto setup = *table::makeSetup(support::claimSubmission("T01"), support::claimSite());
        std::map<Ending, int> endings;
        std::set<std::size_t> asked;
        for (const auto& [id, claim] : m_book.claims()) {
            const payout::Tier& tier = setup->payout.tierOf(claim.largestPayment());
            std::set<events::PersonId> people;
            for (const payout::Approval& approval : claim.approvals)
                people.insert(approval.by);
            QCOMPARE(people.size(), claim.approvals.size());
            QVERIFY(!claim.verified || !people.contains(claim.verified->by));
            QVERIFY(people.size() <= tier.approvals);
            ++endings[claim.ended->how];
            if (claim.ended->how != Ending::Closed)
                continue;
            QCOMPARE(people.size(), std::size_t{tier.approvals});
            asked.insert(people.size());
        }
        for (const Ending how : {Ending::Closed, Ending::Denied, Ending::Voided})
            QVERIFY(endings[how] >= 2);
        QCOMPARE(asked, (std::set<std::size_t>{1, 2}));
    }

    void documentsHaveNoGapsAndOneHoldsForEachPaidClaim() {
        std::uint64_t last = 0;
        for (const auto& issued : written<events::PayoutDocumentIssued>("METER"))
            QCOMPARE(issued.number.value, ++last);
        std::map<events::ClaimId, int> holding;
        for (const auto& [number, document] : m_book.documents())
            holding[document.issued.claim] += document.voided ? 0 : 1;
        for (const auto& [id, claim] : m_book.claims()) {
            const bool closed = claim.ended->how == Ending::Closed;
            QCOMPARE(holding[id], closed ? 1 : 0);
            QVERIFY(!closed || !m_book.documents().at(*claim.document).voided);
        }
        QVERIFY(!written<events::PayoutDocumentVoided>("METER").empty());
    }

    void everySignedActionIsDecidedOnce() {
        std::map<events::ActionId, int> accepted;
        std::map<events::ActionId, int> decided;
        for (const QString& party : ClaimStory::tables() + QStringList{"METER"}) {
            for (const auto& one : written<events::StaffActionAccepted>(party)) {
                ++accepted[one.action];
                ++decided[one.action];
            }
            for (const auto& one : written<events::StaffActionRefused>(party))
                ++decided[one.action];
        }
        int all = 0;
        for (const QString& console : ClaimStory::consoles())
            for (const auto& action : written<events::StaffActionSigned>(console)) {
                QCOMPARE(decided[action.action], 1);
                ++all;
            }
        QCOMPARE(all, m_story->people().signatures());
        QCOMPARE(decided.size(), static_cast<std::size_t>(all));
        QVERIFY(accepted.size() >= 40);
    }

    void theMetersAgreeToTheMicroCent() {
        const auto answer = m_story->reconcile();
        QVERIFY2(answer.is_object() && answer["reconciles"] == true, answer.dump().c_str());
        std::int64_t contributed = 0;
        for (const auto& meter : answer["meters"])
            contributed += meter["contributed"]["cents"].get<std::int64_t>();
        QVERIFY(contributed > 0);
        // Every claim that is no more has given its money back, once.
        std::map<events::ClaimId, int> returned;
        for (const auto& one : written<events::MeterAmountReturned>("METER"))
            ++returned[one.claim];
        for (const auto& fixed : written<events::MeterAmountFixed>("METER"))
            QCOMPARE(returned[fixed.claim],
                     m_book.find(fixed.claim)->ended->how == Ending::Closed ? 0 : 1);
    }

    void cleanupTestCase() { m_story.reset(); }
};

QTEST_GUILESS_MAIN(TestClaimKills)

#include "tst_claim_kills.moc"
