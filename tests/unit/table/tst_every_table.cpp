#include "tests/unit/table/every_table.h"

using namespace pitwatch;

// Whatever happens, legal or not: no crash, no card in two places, every wager returned or settled,
// and the journal alone gives the state again.
class TestEveryTable : public QObject {
    Q_OBJECT

private slots:
    void holdsWhateverHappens_data() { support::addEveryRuleSet("random play"); }
    void holdsWhateverHappens() {
        QFETCH(QString, ruleSet);
        int settled = 0;
        const std::string problem = support::playTables(ruleSet, 5, settled);
        QVERIFY2(problem.empty(), problem.c_str());
        // Random play that never gets anywhere would prove nothing.
        QVERIFY2(settled > 10 * 5, std::to_string(settled).c_str());
    }
};

QTEST_APPLESS_MAIN(TestEveryTable)
#include "tst_every_table.moc"
