#include "shared/rules/clauses/clause_book.h"
#include "shared/rules/clauses/clause_loader.h"
#include "tests/unit/rules/submissions.h"

#include <QTest>

#include <set>

using namespace pitwatch::rules;
using namespace pitwatch::rules::test;

namespace {

const std::string kGood = R"([[clause]]
section = "Decks"
part = 1
asks = "One deck is used."
by = "operator"
verdict = "enforced"
tests = ["unit.table.decks"]
[[clause]]
section = "Decks"
part = 2
asks = "Its backs look alike."
by = "operator"
verdict = "outside"
reason = "Nobody tells."
)";

} // namespace

class TestClauses : public QObject {
    Q_OBJECT

private slots:
    void hasClausesOfEveryDocumentAndEachIdOnce() {
        std::set<std::string> ids;
        std::set<std::string> documents;
        for (const Clause& clause : builtInClauses()) {
            QVERIFY2(ids.insert(clause.id()).second, clause.id().c_str());
            QVERIFY2(RuleBook::builtIn().find(clause.ruleSet) != nullptr, clause.id().c_str());
            documents.insert(clause.ruleSet);
        }
        QCOMPARE(documents.size(), ruleSetIds().size());
        QVERIFY(ids.contains("comar-let-it-ride .05G/2"));
        QVERIFY(ids.contains("house-let-it-ride Dealer Procedures (2)"));
    }

    void readsAFile() {
        const auto clauses = loadClauses("house-let-it-ride", kGood);
        QVERIFY(clauses.ok());
        QCOMPARE(clauses->size(), std::size_t{2});
        QCOMPARE((*clauses)[0].id(), std::string("house-let-it-ride Decks/1"));
        QVERIFY((*clauses)[0].verdict == ClauseVerdict::Enforced);
        QCOMPARE((*clauses)[0].tests, std::vector<std::string>{"unit.table.decks"});
        QCOMPARE((*clauses)[1].reason, std::string("Nobody tells."));
    }

    void refusesWhatIsNoClause_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* tag, const char* from, const char* to) {
            QTest::newRow(tag) << QByteArray(from) << QByteArray(to);
        };
        row("no TOML", "[[clause]]", "[[clause");
        row("no section", "section = \"Decks\"\npart = 2\n", "");
        row("empty asks", "One deck is used.", "");
        row("no such verdict", "enforced", "hoped");
        row("no verdict", "verdict = \"enforced\"\n", "");
        row("no tests", "tests = [\"unit.table.decks\"]\n", "");
        row("empty tests", "[\"unit.table.decks\"]", "[]");
        row("no reason", "reason = \"Nobody tells.\"\n", "");
        row("outside with tests", "reason = ", "tests = [\"unit.table.decks\"]\nreason = ");
        row("enforced with a reason", "tests = ", "reason = \"so\"\ntests = ");
        row("unknown key", "by = ", "why = \"so\"\nby = ");
        row("part 0", "part = 1", "part = 0");
        row("part left out", "part = 2", "part = 3");
        row("part twice", "part = 2", "part = 1");
        row("part and section", "part = 2\n", "");
        row("section and part", "part = 1\n", "");
        row("unknown table", "[[clause]]", "[other]\n[[clause]]");
    }
    void refusesWhatIsNoClause() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const auto clauses =
            loadClauses("house-let-it-ride", edited(kGood, from.toStdString(), to.toStdString()));
        QVERIFY(!clauses.ok());
        QVERIFY(!clauses.error().front().text().empty());
    }
};

QTEST_APPLESS_MAIN(TestClauses)
#include "tst_clauses.moc"
