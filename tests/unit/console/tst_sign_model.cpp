#include "pit-console/scenes/scene_source.h"
#include "pit-console/viewmodels/meters/sign_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;

class TestSignModel : public QObject {
    Q_OBJECT

    static Snapshot snapshotOf(const char* scene) {
        auto source = makeScene(scene);
        if (!source)
            qFatal("%s", source.error().text.c_str());
        Snapshot last;
        (*source)->start([&last](Snapshot snapshot) { last = std::move(snapshot); });
        return last;
    }
    static LinkPicture& linkOf(Snapshot& snapshot) { return snapshot.links.front(); }

private slots:
    void showsEveryLevelOfAnOpenLink() {
        SignModel sign("LINK1");
        QAbstractItemModelTester tester(sign.levels());
        sign.show(snapshotOf("quiet-floor"));
        QVERIFY(sign.available());
        QCOMPARE(sign.levels()->count(), 3);
        QCOMPARE(sign.levels()->at(0).levelName, QString("Mega"));
        QCOMPARE(sign.levels()->at(0).value, QString("$62,345.67"));
        QCOMPARE(sign.levels()->at(2).value, QString("$279.15"));
        QCOMPARE(sign.wins()->count(), 0);
    }

    void showsAWinAndTheMeterThatStartsAgain() {
        SignModel sign("LINK1");
        sign.show(snapshotOf("jackpot-waiting"));
        QCOMPARE(sign.wins()->count(), 1);
        QCOMPARE(sign.wins()->at(0).amount, QString("$62,345.67"));
        QCOMPARE(sign.wins()->at(0).what, QString("Mega · Royal flush · Table T01"));
        QCOMPARE(sign.levels()->at(0).value, QString("$10,000.00"));
        QCOMPARE(sign.levels()->at(1).value, QString("$1,312.20"));
    }

    void aWinWithoutTheTablesJournalNamesLevelAndTable() {
        SignModel sign("LINK1");
        Snapshot snapshot = snapshotOf("jackpot-waiting");
        linkOf(snapshot).hits.front().hand.clear();
        sign.show(snapshot);
        QCOMPARE(sign.wins()->at(0).what, QString("Mega · Table T01"));
    }

    void aWinIsTakenDownAfterAWhile() {
        SignModel sign("LINK1");
        Snapshot snapshot = snapshotOf("jackpot-waiting");
        snapshot.at = linkOf(snapshot).hits.front().at + SignModel::kWinShownFor - 1ms;
        sign.show(snapshot);
        QCOMPARE(sign.wins()->count(), 1);
        snapshot.at += 1ms;
        sign.show(snapshot);
        QCOMPARE(sign.wins()->count(), 0);
        QVERIFY(sign.available());
    }

    void manyWinsShowTheNewest() {
        SignModel sign("LINK1");
        Snapshot snapshot = snapshotOf("jackpot-waiting");
        LinkPicture& link = linkOf(snapshot);
        while (link.hits.size() < 5) {
            LinkHit next = link.hits.back();
            next.amount += core::Cents{100};
            link.hits.push_back(next);
        }
        sign.show(snapshot);
        QCOMPARE(sign.wins()->count(), SignModel::kWinsShown);
        QCOMPARE(sign.wins()->at(0).amount, QString("$62,349.67"));
    }

    void showsNoValueWhileNotAvailable_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("hint");
        QTest::newRow("link suspended") << "link-suspended"
                                        << "Suspended";
        QTest::newRow("controller not heard") << "progressive-suspended"
                                              << "No contact with the meter";
        QTest::newRow("broker lost") << "broker-lost"
                                     << "No contact with the meter";
    }
    void showsNoValueWhileNotAvailable() {
        QFETCH(QString, scene);
        QFETCH(QString, hint);
        SignModel sign("LINK1");
        sign.show(snapshotOf("jackpot-waiting"));
        QVERIFY(sign.available());
        sign.show(snapshotOf(qPrintable(scene)));
        QCOMPARE(sign.notice(), QString("Not available"));
        QCOMPARE(sign.hint(), hint);
        QCOMPARE(sign.levels()->count(), 0);
        QCOMPARE(sign.wins()->count(), 0);
        sign.show(snapshotOf("quiet-floor"));
        QVERIFY(sign.available());
        QCOMPARE(sign.levels()->count(), 3);
    }

    void aClosedLinkSaysSo() {
        SignModel sign("LINK1");
        Snapshot snapshot = snapshotOf("quiet-floor");
        linkOf(snapshot).service = events::LinkService::Closed;
        sign.show(snapshot);
        QCOMPARE(sign.hint(), QString("Closed"));
        QCOMPARE(sign.levels()->count(), 0);
    }

    void anUnknownLinkSaysSoOnceEveryControllerIsHeard() {
        SignModel sign("LINK9");
        QSignalSpy changed(&sign, &SignModel::noticeChanged);
        Snapshot snapshot = snapshotOf("quiet-floor");
        snapshot.others.front().standing = feed::Standing::Stale;
        sign.show(snapshot);
        QCOMPARE(sign.notice(), QString("Not available"));
        QCOMPARE(changed.count(), 0);
        snapshot.others.front().standing = feed::Standing::Fresh;
        sign.show(snapshot);
        QCOMPARE(sign.notice(), QString("There is no link LINK9"));
        QCOMPARE(sign.hint(), QString("There are: LINK1, LINK2, LINK3"));
        QCOMPARE(changed.count(), 1);
    }

    void aSourceThatFallsSilentIsNoContact() {
        SignModel sign("LINK1");
        sign.setPatience(50ms);
        sign.show(snapshotOf("quiet-floor"));
        QVERIFY(sign.available());
        QTRY_VERIFY(!sign.available());
        QCOMPARE(sign.hint(), QString("No contact with the meter"));
        QCOMPARE(sign.levels()->count(), 0);
    }
};

QTEST_GUILESS_MAIN(TestSignModel)
#include "tst_sign_model.moc"
