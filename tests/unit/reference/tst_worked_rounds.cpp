#include "tests/support/reference/reference_settlement.h"
#include "tests/support/reference/worked_rounds.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace pitwatch::reference;

class TestWorkedRounds : public QObject {
    Q_OBJECT

private slots:
    void referenceGivesTheAnswerWorkedByHand_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_rounds.size(); ++i)
            QTest::newRow(m_rounds[i].name.c_str()) << static_cast<int>(i);
    }
    void referenceGivesTheAnswerWorkedByHand() {
        QFETCH(int, index);
        const WorkedRound& worked = m_rounds[static_cast<std::size_t>(index)];
        if (worked.refused) {
            QVERIFY_EXCEPTION_THROWN(settle(worked.submission, worked.round), Refusal);
            return;
        }
        const nlohmann::json answer = settle(worked.submission, worked.round);
        const std::string difference = nlohmann::json::diff(worked.answer, answer).dump(1);
        QVERIFY2(answer == worked.answer, difference.c_str());
    }

    void everyReadingHasARound_data() {
        QTest::addColumn<QString>("reading");
        for (const char* id : {"L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "R1", "R2",
                               "R3", "R4", "C1", "H1", "REFUSE"})
            QTest::newRow(id) << id;
    }
    void everyReadingHasARound() {
        QFETCH(QString, reading);
        QVERIFY(std::any_of(m_rounds.begin(), m_rounds.end(), [&](const WorkedRound& round) {
            return QString::fromStdString(round.name).split(' ').contains(reading);
        }));
    }

    void namesAreDistinct() {
        std::set<std::string> names;
        for (const WorkedRound& round : m_rounds)
            QVERIFY2(names.insert(round.name).second, round.name.c_str());
    }

private:
    const std::vector<WorkedRound> m_rounds = workedRounds();
};

QTEST_APPLESS_MAIN(TestWorkedRounds)
#include "tst_worked_rounds.moc"
