#include "shared/cards/six_card_hand.h"
#include "tests/unit/cards/hand_text.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch::cards;
using pitwatch::tests::handOf;

// clauses: comar-let-it-ride .06E(8)
// clauses: mlgca-let-it-ride ch. 6E(8)

class TestSixCardHand : public QObject {
    Q_OBJECT

private slots:
    void findsTheSuperRoyalInAnyOrder() {
        for (const char suit : {'s', 'h', 'd', 'c'}) {
            std::string text = "9_ Q_ T_ A_ J_ K_";
            std::replace(text.begin(), text.end(), '_', suit);
            const auto expected = Card::parse(std::string("A") + suit)->suit();
            QVERIFY(superRoyalSuit(handOf<6>(text)) == expected);
        }
    }

    void refusesWhatOnlyLooksLikeOne_data() {
        QTest::addColumn<QByteArray>("cards");
        QTest::newRow("one card of another suit") << QByteArray("As Ks Qs Js Ts 9h");
        QTest::newRow("first card of another suit") << QByteArray("Ah Ks Qs Js Ts 9s");
        QTest::newRow("king high") << QByteArray("Ks Qs Js Ts 9s 8s");
        QTest::newRow("royal with an eight") << QByteArray("As Ks Qs Js Ts 8s");
    }
    void refusesWhatOnlyLooksLikeOne() {
        QFETCH(QByteArray, cards);
        QVERIFY(!superRoyalSuit(handOf<6>(cards.constData())));
    }
};

QTEST_APPLESS_MAIN(TestSixCardHand)
#include "tst_six_card_hand.moc"
