#include "tests/unit/rules/submissions.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwatch::rules::test;

namespace {

constexpr int kDeadlineMs = 30'000;

struct Ran {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

Ran pitctl(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(PITCTL, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kDeadlineMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QByteArray kRound =
    R"({"seats": [{"seat": 1, "cards": ["Ah","Kh","Qh"], "wagers": {"bet": 500},
 "decisions": {"bet1": "ride", "bet2": "ride"}}], "community": ["Jh","Th"]})";

QByteArray oneLine(QByteArray text) {
    return text.replace('\n', ' ') + '\n';
}

} // namespace

class TestPitctlRules : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_good;
    QString m_bad;

    QString write(const QString& name, const std::string& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(QByteArray::fromStdString(text)) != static_cast<qint64>(text.size()))
            return {};
        return file.fileName();
    }

private slots:
    void initTestCase() {
        const std::string house = submissionText("house-let-it-ride");
        m_good = write("good.toml", house);
        m_bad = write("bad.toml", edited(edited(house, "max_bet = 1000", "max_bet = 1001"),
                                         "adjacent_boxes = 1", "adjacent_boxes = 2"));
        QVERIFY(!m_good.isEmpty() && !m_bad.isEmpty());
    }

    void listsTheRuleSets() {
        const Ran text = pitctl({"rules", "list"});
        QCOMPARE(text.exitCode, 0);
        for (const std::string& id : ruleSetIds())
            QVERIFY(text.out.contains(id.c_str()));
        const Ran json = pitctl({"rules", "list", "--json"});
        QCOMPARE(QJsonDocument::fromJson(json.out)["rule_sets"].toArray().size(), 5);
    }

    void showsTheClauses() {
        const Ran text = pitctl({"rules", "clauses", "house-let-it-ride"});
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.out.contains("Dealer Procedures (2)"));
        QVERIFY(!text.out.contains("comar-let-it-ride"));
        const Ran json = pitctl({"rules", "clauses", "--json"});
        const QJsonArray all = QJsonDocument::fromJson(json.out).array();
        QVERIFY(all.size() > 1000);
        const QJsonObject first = all.first().toObject();
        QCOMPARE(first.keys(), (QStringList{"asks", "by", "id", "reason", "rule_set", "section",
                                            "tests", "verdict"}));
        QVERIFY(text.out.contains(" outside "));
        QCOMPARE(pitctl({"rules", "clauses", "blackjack"}).exitCode, 2);
    }

    void checksASubmission() {
        QCOMPARE(pitctl({"rules", "check", m_good}).exitCode, 0);
        const Ran bad = pitctl({"rules", "check", m_bad});
        QCOMPARE(bad.exitCode, 2);
        const QList<QByteArray> lines = bad.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0], "max_bet: no bet may exceed $10.00 (House rules, Wagers)");
        QVERIFY(lines[1].startsWith("adjacent_boxes: "));
        const Ran json = pitctl({"rules", "check", "--json", m_bad});
        QCOMPARE(json.exitCode, 2);
        QCOMPARE(QJsonDocument::fromJson(json.out)["findings"].toArray().size(), 2);
    }

    void warnsOfWhatALawfulFilingGivesAway() {
        const QString file = write("gift.toml", submissionText("mlgca-let-it-ride"));
        const Ran text = pitctl({"rules", "check", file});
        QCOMPARE(text.exitCode, 0);
        QVERIFY(!text.out.contains("warning"));
        QVERIFY(text.err.contains("warning: wagers.six_card: favours the player"));
        const QJsonDocument json =
            QJsonDocument::fromJson(pitctl({"rules", "check", "--json", file}).out);
        QVERIFY(json["ok"].toBool());
        QCOMPARE(json["findings"].toArray().size(), 0);
        QCOMPARE(json["warnings"][0]["field"].toString(), QString("wagers.six_card"));
        QCOMPARE(pitctl({"rules", "check", m_good}).err, QByteArray());
    }

    void aFileThatCannotBeReadIsBadInput() {
        const Ran missing = pitctl({"rules", "check", m_folder.filePath("none.toml")});
        QCOMPARE(missing.exitCode, 2);
        QVERIFY(missing.err.contains("none.toml"));
        QCOMPARE(pitctl({"rules", "check", m_folder.path()}).exitCode, 2);
        QCOMPARE(pitctl({"settle", "--submission", m_folder.filePath("none.toml")}).exitCode, 2);
    }

    void settlesFromStandardInputAndFromAFile() {
        const Ran piped = pitctl({"settle", "--submission", m_good}, kRound);
        QCOMPARE(piped.exitCode, 0);
        QCOMPARE(piped.err, QByteArray());
        const QJsonDocument answer = QJsonDocument::fromJson(piped.out);
        QCOMPARE(answer["seats"][0]["total_paid"].toInt(), 300'000);
        const QString file = write("round.json", kRound.toStdString());
        QCOMPARE(pitctl({"settle", "--submission", m_good, file}).out, piped.out);
    }

    void badInputLeavesStandardOutputEmpty_data() {
        QTest::addColumn<QByteArray>("round");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("royal flush, please");
        QTest::newRow("no seats") << QByteArray(R"({"seats": [], "community": ["Jh","Th"]})");
        QTest::newRow("two rounds") << kRound + kRound;
    }
    void badInputLeavesStandardOutputEmpty() {
        QFETCH(QByteArray, round);
        const Ran ran = pitctl({"settle", "--submission", m_good}, round);
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY(!ran.err.trimmed().isEmpty());
    }

    void aBadSubmissionSettlesNothing() {
        for (const QStringList& more : {QStringList{}, QStringList{"--lines"}}) {
            const Ran ran = pitctl(QStringList{"settle", "--submission", m_bad} + more, kRound);
            QCOMPARE(ran.exitCode, 2);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY(ran.err.contains("max_bet"));
        }
    }

    void answersEveryLineWhateverItHolds() {
        QByteArray input = oneLine(kRound);
        input += '\n';
        input += QByteArray("\0\xff\xfe{\n", 5);
        input += QByteArray(3 << 20, 'x') + '\n';
        input += QByteArray(200'000, '[') + '\n';
        input += oneLine(kRound).trimmed();
        const Ran ran = pitctl({"settle", "--submission", m_good, "--lines"}, input);
        QCOMPARE(ran.exitCode, 0);
        const QList<QByteArray> lines = ran.out.split('\n');
        QCOMPARE(lines.size(), 7);
        QVERIFY(lines[6].isEmpty());
        for (int at = 0; at < 6; ++at) {
            const QJsonObject answer = QJsonDocument::fromJson(lines[at]).object();
            QVERIFY2(!answer.isEmpty(), lines[at].left(200).constData());
            QCOMPARE(answer.contains("error"), at != 0 && at != 5);
        }
    }

    // A program that writes one round and waits for its answer must get it.
    void answersALineBeforeTheNextComes() {
        QProcess process;
        process.start(PITCTL, {"settle", "--submission", m_good, "--lines"});
        for (int round = 0; round < 3; ++round) {
            process.write(oneLine(kRound));
            QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine() || process.waitForReadyRead(100),
                                     kDeadlineMs);
            QVERIFY(process.readLine().startsWith("{\"order\":[1]"));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(kDeadlineMs));
        QCOMPARE(process.exitCode(), 0);
    }

    void wrongUseIsBadInputAndHelpIsNot() {
        QCOMPARE(pitctl({}).exitCode, 2);
        QCOMPARE(pitctl({"deal"}).exitCode, 2);
        QCOMPARE(pitctl({"settle"}).exitCode, 2);
        const Ran help = pitctl({"settle", "--help"});
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains("--lines"));
    }
};

QTEST_GUILESS_MAIN(TestPitctlRules)
#include "tst_pitctl_rules.moc"
