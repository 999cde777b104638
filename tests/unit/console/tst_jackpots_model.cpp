#include "pit-console/viewmodels/claims/jackpots_model.h"
#include "tests/support/tables/claim_bench.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace pitwatch::support;
using namespace std::chrono_literals;

class TestJackpotsModel : public QObject {
    Q_OBJECT

    static Snapshot snapshotOf(const ClaimBench& bench, Freshness freshness = Freshness::Live,
                               core::Millis age = 0ms) {
        Snapshot snapshot;
        snapshot.brokerConnected = true;
        snapshot.at = bench.now();
        snapshot.tables.push_back({*core::PartyId::parse("T01"), freshness, age});
        addClaims(snapshot.claims, snapshot.tables.back(), bench.state(), {}, snapshot.at);
        return snapshot;
    }
    static QString value(const JackpotsModel& model, int row, JackpotsModel::Role role) {
        return model.data(model.index(row), role).toString();
    }
    static QString name(std::uint64_t claim) { return "T01-" + QString::number(claim); }
    static int rowOf(const JackpotsModel& model, std::uint64_t claim) {
        for (int row = 0; row < model.rowCount(); ++row)
            if (value(model, row, JackpotsModel::ClaimName) == name(claim))
                return row;
        return -1;
    }
    static QVariantMap step(const JackpotsModel& model, const QString& title) {
        for (const QVariant& one : model.steps())
            if (one.toMap()["title"] == title)
                return one.toMap();
        return {};
    }

private slots:
    void hasARowPerOpenClaim() {
        ClaimBench bench({100, 0, 500});
        const std::uint64_t claim = bench.claimOf(1);
        JackpotsModel model;
        QAbstractItemModelTester tester(&model);
        model.show(snapshotOf(bench));
        QCOMPARE(model.count(), static_cast<int>(bench.state().claims.size()));
        const int row = rowOf(model, claim);
        QCOMPARE(value(model, row, JackpotsModel::AmountText), QString("waits for the meter"));
        QCOMPARE(value(model, row, JackpotsModel::WaitText), QString("The meter fixes the amount"));
        bench.fix(claim, 1'200'000);
        model.show(snapshotOf(bench));
        QCOMPARE(value(model, row, JackpotsModel::PlaceText), QString("T01, seat 1"));
        QCOMPARE(value(model, row, JackpotsModel::HandText), QString("Royal flush · Progr."));
        QCOMPARE(value(model, row, JackpotsModel::AmountText), QString("$12,000.00"));
        QCOMPARE(value(model, row, JackpotsModel::WaitText),
                 QString("Verify the hand at the table"));
        QCOMPARE(value(model, row, JackpotsModel::EnvyText), QString("0 of 1 Envy lines paid"));
    }

    void saysWhoVerifiedAndApprovedAndTheDocument() {
        ClaimBench bench({100, 0, 500});
        const std::uint64_t claim = bench.claimOf(1);
        bench.fix(claim, 1'200'000);
        JackpotsModel model;
        model.choose(name(claim));
        model.show(snapshotOf(bench));
        QVERIFY(!model.checks().isEmpty() && !model.checks()[0].toMap()["done"].toBool());
        QCOMPARE(step(model, "Approved")["text"].toString(),
                 QString("1 more by a supervisor or above"));

        bench.verify(claim);
        model.show(snapshotOf(bench));
        QCOMPARE(model.next(), QString("Approve or deny"));
        for (const QVariant& check : model.checks())
            QVERIFY(check.toMap()["done"].toBool());
        QVERIFY(step(model, "Verified")["text"].toString().startsWith("fay at "));

        bench.approve(claim);
        model.show(snapshotOf(bench));
        QVERIFY(step(model, "Approved")["text"].toString().startsWith("sue at "));
        QVERIFY(step(model, "Document")["current"].toBool());

        bench.document(claim);
        model.show(snapshotOf(bench));
        QCOMPARE(step(model, "Document")["text"].toString(), QString("No. 1"));
        QCOMPARE(model.next(), QString("Pay the holder of the hand"));
    }

    void tellsEveryEnvyLineSeatBySeat() {
        ClaimBench bench({100, 0, 500});
        const std::uint64_t claim = bench.claimOf(1);
        bench.toPayment(claim, 1'200'000);
        JackpotsModel model;
        model.choose(name(claim));
        model.show(snapshotOf(bench));
        QCOMPARE(model.envy().size(), 1);
        const QVariantMap line = model.envy()[0].toMap();
        QCOMPARE(line["text"].toString(), QString("Seat 3, wager $5.00"));
        QCOMPARE(line["amount"].toString(), QString("$5,000.00"));
        QCOMPARE(line["payment"].toString(), QString("unpaid"));
        bench.payEnvy(claim, 3);
        model.show(snapshotOf(bench));
        QVERIFY(model.envy()[0].toMap()["payment"].toString().startsWith("paid by fay at "));
        QVERIFY(!model.envy()[0].toMap()["due"].toBool());
    }

    void namesTheLineOfThePaytable() {
        ClaimBench bench({100, 0, 500});
        const std::uint64_t claim = bench.claimOf(1);
        JackpotsModel model;
        model.choose(name(claim));
        model.show(snapshotOf(bench));
        const table::PendingClaim& open = bench.claim(claim);
        QVERIFY2(model.paytable().startsWith(
                     QString("Paytable %1: royal flush pays %2% of the ")
                         .arg(QString::fromStdString(open.raised.paytable.text()))
                         .arg(open.raised.percentPpm / 10'000)),
                 qPrintable(model.paytable()));
        QCOMPARE(model.cards().size(), 5);
    }

    void aSilentTableIsNotCurrent() {
        ClaimBench bench({100, 0, 500});
        JackpotsModel model;
        model.show(snapshotOf(bench));
        QCOMPARE(model.silence(), QString());
        QCOMPARE(model.staleText(), QString());
        model.show(snapshotOf(bench, Freshness::Stale, 47'300ms));
        QCOMPARE(model.silence(), QString("Table not heard for 47 s: this is how it was then"));
        QVERIFY(!model.staleText().isEmpty());
        QVERIFY(!model.data(model.index(0), JackpotsModel::Current).toBool());
    }

    void aClaimThatHasEndedLeavesTheQueue() {
        ClaimBench bench({100, 0, 500});
        const std::uint64_t claim = bench.claimOf(1);
        JackpotsModel model;
        QAbstractItemModelTester tester(&model);
        model.show(snapshotOf(bench));
        const int before = model.count();
        bench.toPayment(claim, 1'200'000);
        bench.pay(claim);
        bench.payEnvy(claim, 3);
        model.show(snapshotOf(bench));
        QCOMPARE(model.count(), before - 1);
        QCOMPARE(rowOf(model, claim), -1);
    }

    void keepsQuietWhileNothingChanges() {
        ClaimBench bench({100, 0, 500});
        JackpotsModel model;
        model.show(snapshotOf(bench));
        QSignalSpy changed(&model, &JackpotsModel::changed);
        QSignalSpy rows(&model, &JackpotsModel::dataChanged);
        model.show(snapshotOf(bench));
        QCOMPARE(changed.count(), 0);
        QCOMPARE(rows.count(), 0);
    }
};

QTEST_APPLESS_MAIN(TestJackpotsModel)
#include "tst_jackpots_model.moc"
