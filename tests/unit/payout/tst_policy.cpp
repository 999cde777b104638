#include "shared/payout/policy_toml.h"
#include "shared/text/toml.h"

#include <QtTest>

using namespace pitwatch;
using core::Cents;
using payout::Policy;

namespace {

text::Problems problemsOf(std::string_view toml, payout::Policy& policy) {
    const auto file = text::parseToml(toml);
    text::Problems problems;
    text::Fields table(*file, problems, "payout");
    payout::readPolicy(table, policy);
    return problems;
}

} // namespace

class TestPolicy : public QObject {
    Q_OBJECT

private:
    static core::Instant on(int year, unsigned month, unsigned day) {
        return std::chrono::sys_days{std::chrono::year{year} / static_cast<int>(month) /
                                     static_cast<int>(day)};
    }

private slots:
    void holdsTheTiers_data() {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<int>("approvals");
        QTest::addColumn<bool>("surveillance");
        QTest::addColumn<bool>("cheque");
        QTest::newRow("nothing") << qint64{0} << 1 << false << false;
        QTest::newRow("$24,999.99") << qint64{2'499'999} << 1 << false << false;
        QTest::newRow("$25,000") << qint64{2'500'000} << 1 << true << false;
        QTest::newRow("$49,999.99") << qint64{4'999'999} << 1 << true << false;
        QTest::newRow("$50,000") << qint64{5'000'000} << 2 << true << true;
        QTest::newRow("the largest amount") << qint64{1'000'000'000'000} << 2 << true << true;
    }
    void holdsTheTiers() {
        QFETCH(qint64, cents);
        QFETCH(int, approvals);
        QFETCH(bool, surveillance);
        QFETCH(bool, cheque);
        const payout::Tier& tier = Policy::builtIn().tierOf(Cents{cents});
        QCOMPARE(static_cast<int>(tier.approvals), approvals);
        QCOMPARE(tier.surveillance, surveillance);
        QCOMPARE(tier.cheque, cheque);
    }

    void knowsFromWhenOnATaxFormIsDue_data() {
        QTest::addColumn<int>("year");
        QTest::addColumn<qint64>("paid");
        QTest::addColumn<qint64>("wager");
        QTest::addColumn<bool>("due");
        QTest::newRow("2025: $600") << 2025 << qint64{60'000} << qint64{100} << true;
        QTest::newRow("2025: $599.99") << 2025 << qint64{59'999} << qint64{100} << false;
        QTest::newRow("2026: $1,999.99") << 2026 << qint64{199'999} << qint64{100} << false;
        QTest::newRow("2026: $2,000") << 2026 << qint64{200'000} << qint64{100} << true;
        QTest::newRow("2030: as in 2026") << 2030 << qint64{200'000} << qint64{100} << true;
        QTest::newRow("2026: 300 times $10") << 2026 << qint64{300'000} << qint64{1'000} << true;
        QTest::newRow("2026: less than 300 times")
            << 2026 << qint64{300'000} << qint64{1'001} << false;
        QTest::newRow("2026: no wager of one's own")
            << 2026 << qint64{300'000} << qint64{0} << true;
    }
    void knowsFromWhenOnATaxFormIsDue() {
        QFETCH(int, year);
        QFETCH(qint64, paid);
        QFETCH(qint64, wager);
        QFETCH(bool, due);
        const auto* rule = Policy::builtIn().taxRuleFor(Cents{paid}, Cents{wager}, on(year, 1, 1));
        QCOMPARE(rule != nullptr, due);
        if (rule != nullptr)
            QVERIFY(!rule->section.empty() && rule->form.text() == "w2g");
    }

    void changesOnlyWhatTheSiteStates() {
        Policy policy = Policy::builtIn();
        QVERIFY(problemsOf("[[tiers]]\nfrom = 0\napprovals = 3\n", policy).empty());
        QCOMPARE(policy.tiers.size(), std::size_t{1});
        QCOMPARE(static_cast<int>(policy.tierOf(Cents{1}).approvals), 3);
        QVERIFY(policy.taxRules == Policy::builtIn().taxRules);
        QVERIFY(policy.checks == Policy::builtIn().checks);
    }

    void listsEveryFault_data() {
        QTest::addColumn<QByteArray>("toml");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* tag, const char* toml, const char* field) {
            QTest::newRow(tag) << QByteArray(toml) << QString(field);
        };
        row("unknown key", "colour = 1", "payout.colour");
        row("tiers no list", "tiers = 1", "payout.tiers");
        row("no tiers", "tiers = []", "payout.tiers");
        row("tier no table", "tiers = [1]", "payout.tiers[0]");
        row("tier without an amount", "[[tiers]]\napprovals = 1", "payout.tiers[0].from");
        row("first tier not from 0", "[[tiers]]\nfrom = 1", "payout.tiers[0].from");
        row("tiers out of order", "[[tiers]]\nfrom = 0\n[[tiers]]\nfrom = 0",
            "payout.tiers[1].from");
        row("no approvals", "[[tiers]]\nfrom = 0\napprovals = 0", "payout.tiers[0].approvals");
        row("unknown approver", "[[tiers]]\nfrom = 0\napprover = \"it\"",
            "payout.tiers[0].approver");
        row("no truth", "[[tiers]]\nfrom = 0\ncheque = 1", "payout.tiers[0].cheque");
        row("no date",
            "[[tax_forms]]\nfrom = \"2026\"\nform = \"w2g\"\nminimum = 1\nsection = \"x\"",
            "payout.tax_forms[0].from");
        row("no amount", "[[tax_forms]]\nfrom = 2026-01-01\nform = \"w2g\"\nsection = \"x\"",
            "payout.tax_forms[0].minimum");
        row("no name", "checks = [\"\"]", "payout.checks[0]");
        row("no checks", "checks = []", "payout.checks");
    }
    void listsEveryFault() {
        QFETCH(QByteArray, toml);
        QFETCH(QString, field);
        Policy policy = Policy::builtIn();
        const text::Problems problems = problemsOf(toml.toStdString(), policy);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(problems[0].field), field);
    }
};

QTEST_APPLESS_MAIN(TestPolicy)
#include "tst_policy.moc"
