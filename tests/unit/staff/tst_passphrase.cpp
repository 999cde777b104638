#include "shared/staff/keys/lockout.h"
#include "shared/staff/keys/passphrase.h"

#include <QTest>

using namespace pitwatch;

class TestPassphrase : public QObject {
    Q_OBJECT

private slots:
    void isJudged_data() {
        QTest::addColumn<QString>("passphrase");
        QTest::addColumn<bool>("good");
        QTest::newRow("several words") << "rain over the harbour" << true;
        QTest::newRow("eight characters") << "kite-wnd" << true;
        QTest::newRow("eight characters of two bytes") << QString::fromUtf8("äöüßäöüé") << true;
        QTest::newRow("seven characters") << "kite-wn" << false;
        QTest::newRow("seven of two bytes") << QString::fromUtf8("äöüßäöü") << false;
        QTest::newRow("empty") << "" << false;
        QTest::newRow("very long") << QString(300, 'a') + "b" << false;
        QTest::newRow("one character") << "zzzzzzzzzz" << false;
        QTest::newRow("well known") << "letitride" << false;
        QTest::newRow("well known, in capitals") << "LetItRide" << false;
        QTest::newRow("well known, with a tail") << "Password123!" << false;
        QTest::newRow("digits in a row") << "1234567890" << false;
        QTest::newRow("well known digits") << "12345678" << false;
        QTest::newRow("own name") << "vera-lindqvist" << false;
        QTest::newRow("own name inside") << "xxLINDqvist77" << false;
        QTest::newRow("somebody else's name") << "omar-haddad-9" << true;
    }
    void isJudged() {
        QFETCH(QString, passphrase);
        QFETCH(bool, good);
        const auto secret = staff::Secret::copyOf(passphrase.toStdString());
        const auto problem = staff::problemOfPassphrase(secret, "s-vera", "Vera Lindqvist",
                                                        staff::kShortestPassphrase);
        QCOMPARE(!problem.has_value(), good);
        if (problem && !passphrase.isEmpty())
            QVERIFY(problem->find(passphrase.toStdString()) == std::string::npos);
    }

    void whoApprovesMoneyHasMoreToGuess() {
        using staff::Role;
        for (const Role role : {Role::Supervisor, Role::ShiftManager})
            QCOMPARE(staff::shortestPassphrase(role), staff::kShortestForMoney);
        for (const Role role : {Role::Dealer, Role::Floorperson, Role::Auditor, Role::It})
            QCOMPARE(staff::shortestPassphrase(role), staff::kShortestPassphrase);
        const auto problem = [](const char* words, Role role) {
            return staff::problemOfPassphrase(staff::Secret::copyOf(std::string(words)), "s-vera",
                                              "Vera Lindqvist", staff::shortestPassphrase(role));
        };
        QVERIFY(!problem("kite in wnd", Role::Floorperson));
        QVERIFY(problem("kite in wnd", Role::Supervisor));
        QVERIFY(!problem("kite in wind", Role::Supervisor));
    }

    void tenFailuresInARowLockOut() {
        staff::Lockout lockout;
        for (int failure = 0; failure < 9; ++failure)
            lockout.failed();
        QVERIFY(!lockout.locked());
        lockout.succeeded();
        for (int failure = 0; failure < 9; ++failure)
            lockout.failed();
        QVERIFY(!lockout.locked());
        lockout.failed();
        QVERIFY(lockout.locked());
    }
};

QTEST_GUILESS_MAIN(TestPassphrase)
#include "tst_passphrase.moc"
