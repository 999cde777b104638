#include "pit-console/viewmodels/claims/jackpots_model.h"
#include "tests/support/tables/claim_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;
using namespace std::chrono_literals;

class TestJackpotsModel : public QObject {
    Q_OBJECT

    static Snapshot snapshotOf(const ClaimFixture& fixture,
                               feed::Standing standing = feed::Standing::Fresh,
                               core::Millis age = 0ms) {
        Snapshot snapshot;
        snapshot.brokerConnected = true;
        snapshot.at = fixture.now();
        snapshot.tables.push_back({*core::PartyId::parse("T01"), standing, age});
        addClaims(snapshot.claims, snapshot.tables.back(), fixture.state(), {}, snapshot.at);
        return snapshot;
    }
    static QString name(std::uint64_t claim) { return "T01-" + QString::number(claim); }
    static const ClaimRow* rowOf(JackpotsModel& model, std::uint64_t claim) {
        for (const ClaimRow& row : model.queue()->rows()->all())
            if (row.claimName == name(claim))
                return &row;
        return nullptr;
    }
    static ClaimStepRow step(JackpotsModel& model, const QString& title) {
        for (const ClaimStepRow& row : model.claim()->steps()->all())
            if (row.title == title)
                return row;
        return {};
    }

private slots:
    void hasARowPerOpenClaim() {
        ClaimFixture fixture({100, 0, 500});
        const std::uint64_t claim = fixture.claimOf(1);
        JackpotsModel model;
        QAbstractItemModelTester tester(model.queue()->rows());
        model.show(snapshotOf(fixture));
        QCOMPARE(model.queue()->rows()->count(), static_cast<int>(fixture.state().claims.size()));
        QVERIFY(rowOf(model, claim) != nullptr);
        QCOMPARE(rowOf(model, claim)->amountText, QString("waits for the meter"));
        QCOMPARE(rowOf(model, claim)->waitText, QString("The meter fixes the amount"));
        fixture.fix(claim, 1'200'000);
        model.show(snapshotOf(fixture));
        QCOMPARE(rowOf(model, claim)->placeText, QString("T01, seat 1"));
        QCOMPARE(rowOf(model, claim)->handText, QString("Royal flush · Progr."));
        QCOMPARE(rowOf(model, claim)->amountText, QString("$12,000.00"));
        QCOMPARE(rowOf(model, claim)->waitText, QString("Verify the hand at the table"));
        QCOMPARE(rowOf(model, claim)->envyText, QString("0 of 1 Envy lines paid"));
    }

    void saysWhoVerifiedAndApprovedAndTheDocument() {
        ClaimFixture fixture({100, 0, 500});
        const std::uint64_t claim = fixture.claimOf(1);
        fixture.fix(claim, 1'200'000);
        JackpotsModel model;
        model.queue()->choose(name(claim));
        model.show(snapshotOf(fixture));
        QVERIFY(!model.claim()->checks()->at(0).done);
        QCOMPARE(step(model, "Approved").words, QString("1 more by a supervisor or above"));

        fixture.verify(claim);
        model.show(snapshotOf(fixture));
        QCOMPARE(model.claim()->next(), QString("Approve or deny"));
        for (const ClaimCheckRow& check : model.claim()->checks()->all())
            QVERIFY(check.done);
        QVERIFY(step(model, "Verified").words.startsWith("fay at "));

        fixture.approve(claim);
        model.show(snapshotOf(fixture));
        QVERIFY(step(model, "Approved").words.startsWith("sue at "));
        QVERIFY(step(model, "Document").current);

        fixture.document(claim);
        model.show(snapshotOf(fixture));
        QCOMPARE(step(model, "Document").words, QString("No. 1"));
        QCOMPARE(model.claim()->next(), QString("Pay the holder of the hand"));
    }

    void tellsEveryEnvyLineSeatBySeat() {
        ClaimFixture fixture({100, 0, 500});
        const std::uint64_t claim = fixture.claimOf(1);
        fixture.toPayment(claim, 1'200'000);
        JackpotsModel model;
        model.queue()->choose(name(claim));
        model.show(snapshotOf(fixture));
        QCOMPARE(model.claim()->envy()->count(), 1);
        const EnvyRow line = model.claim()->envy()->at(0);
        QCOMPARE(line.words, QString("Seat 3, wager $5.00"));
        QCOMPARE(line.amount, QString("$5,000.00"));
        QCOMPARE(line.payment, QString("unpaid"));
        fixture.payEnvy(claim, 3);
        model.show(snapshotOf(fixture));
        QVERIFY(model.claim()->envy()->at(0).payment.startsWith("paid by fay at "));
        QVERIFY(!model.claim()->envy()->at(0).due);
    }

    void namesTheLineOfThePaytable() {
        ClaimFixture fixture({100, 0, 500});
        const std::uint64_t claim = fixture.claimOf(1);
        JackpotsModel model;
        model.queue()->choose(name(claim));
        model.show(snapshotOf(fixture));
        const table::PendingClaim& open = fixture.claim(claim);
        QVERIFY2(model.claim()->paytable().startsWith(
                     QString("Paytable %1: royal flush pays %2% of the ")
                         .arg(QString::fromStdString(open.raised.paytable.text()))
                         .arg(open.raised.percentPpm / 10'000)),
                 qPrintable(model.claim()->paytable()));
        QCOMPARE(model.claim()->cards().size(), 5);
    }

    void aSilentTableIsNotCurrent() {
        ClaimFixture fixture({100, 0, 500});
        JackpotsModel model;
        model.show(snapshotOf(fixture));
        QCOMPARE(model.claim()->silence(), QString());
        QCOMPARE(model.queue()->staleText(), QString());
        model.show(snapshotOf(fixture, feed::Standing::Stale, 47'300ms));
        QCOMPARE(model.claim()->silence(),
                 QString("Table not heard for 47 s: this is how it was then"));
        QVERIFY(!model.queue()->staleText().isEmpty());
        QVERIFY(!model.queue()->rows()->at(0).current);
    }

    void aClaimThatHasEndedLeavesTheQueue() {
        ClaimFixture fixture({100, 0, 500});
        const std::uint64_t claim = fixture.claimOf(1);
        JackpotsModel model;
        QAbstractItemModelTester tester(model.queue()->rows());
        model.show(snapshotOf(fixture));
        const int before = model.queue()->rows()->count();
        fixture.toPayment(claim, 1'200'000);
        fixture.pay(claim);
        fixture.payEnvy(claim, 3);
        model.show(snapshotOf(fixture));
        QCOMPARE(model.queue()->rows()->count(), before - 1);
        QVERIFY(rowOf(model, claim) == nullptr);
    }

    void keepsQuietWhileNothingChanges() {
        ClaimFixture fixture({100, 0, 500});
        JackpotsModel model;
        model.show(snapshotOf(fixture));
        QSignalSpy changed(model.claim(), &ClaimModel::changed);
        QSignalSpy rows(model.queue()->rows(), &RowsModel::dataChanged);
        model.show(snapshotOf(fixture));
        QCOMPARE(changed.count(), 0);
        QCOMPARE(rows.count(), 0);
    }
};

QTEST_APPLESS_MAIN(TestJackpotsModel)
#include "tst_jackpots_model.moc"
