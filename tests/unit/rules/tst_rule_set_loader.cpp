#include "shared/rules/internal/embedded_rules.h"
#include "shared/rules/rule_set_loader.h"
#include "tests/unit/rules/submissions.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch::rules;
using namespace pitwatch::rules::test;

namespace {

std::string fileOf(std::string_view ruleSet) {
    for (const EmbeddedRules& file : embeddedRules())
        if (file.fileName == std::string(ruleSet) + ".toml")
            return std::string(file.toml);
    return {};
}

} // namespace

class TestRuleSetLoader : public QObject {
    Q_OBJECT

private slots:
    void loadsTheFiveDocuments() {
        std::vector<std::string> ids;
        for (const RuleSet& rules : RuleBook::builtIn().all())
            ids.push_back(rules.id);
        QCOMPARE(ids, ruleSetIds());
        QCOMPARE(RuleBook::builtIn().find("comar-let-it-ride")->status, Status::Historical);
        QVERIFY(RuleBook::builtIn().find("blackjack") == nullptr);
    }

    void everyReadingIsCited() {
        std::vector<std::string> ids;
        for (const RuleSet& rules : RuleBook::builtIn().all())
            for (const Reading& reading : rules.readings) {
                QVERIFY2(!reading.text.empty() && !reading.section.empty(), reading.id.c_str());
                ids.push_back(reading.id);
            }
        for (const char* id : {"L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L11", "R1",
                               "R2", "R3", "R4", "R8", "C1", "H1"})
            QVERIFY2(std::find(ids.begin(), ids.end(), id) != ids.end(), id);
    }

    void knowsDeckLimitsAndIrregularities() {
        const RuleSet& comar = *RuleBook::builtIn().find("comar-let-it-ride");
        QCOMPARE(comar.find(DealingMethod::Hand)->deckChange, std::chrono::hours(4));
        QCOMPARE(comar.find(DealingMethod::AutomatedShoe)->deckChange, std::chrono::hours(8));
        QCOMPARE(comar.find(DealingMethod::Hand)->deckChangeSection,
                 std::string("COMAR 36.05.18.03C(1)"));
        QCOMPARE(comar.find(Irregularity::OneCardFaceUp)->consequence, Consequence::SetAside);
        const RuleSet& runs = *RuleBook::builtIn().find("mlgca-run-em-twice");
        QCOMPARE(runs.find(Irregularity::OneCardFaceUp)->consequence, Consequence::Void);
        QVERIFY(runs.find(Irregularity::CommunityExposedEarly) == nullptr);
        QVERIFY(runs.find(Irregularity::ShufflerJam) == nullptr);
        const RuleSet& house = *RuleBook::builtIn().find("house-let-it-ride");
        QVERIFY(house.find(Irregularity::ShoeJam) == nullptr);
        QCOMPARE(house.deal.burned, 1);
        QCOMPARE(RuleBook::builtIn().find("california-let-it-ride")->bank->handsBeforeOffer, 2);
    }

    void refusesRubbish_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char* tag, const char* from, const char* to, const char* field) {
            QTest::newRow(tag) << QByteArray(from) << QByteArray(to) << QByteArray(field);
        };
        row("no id", "id = \"comar-let-it-ride\"\n", "", "id");
        row("unknown game", "game = \"let_it_ride\"", "game = \"blackjack\"", "game");
        row("unknown key", "[table]", "[table]\nshape = 1", "table.shape");
        row("no seats", "seats = 7", "seats = 0", "table.seats");
        row("too many seats", "seats = 7", "seats = 53", "table.seats");
        row("a method twice", "\"manual_shoe\"", "\"hand\"", "dealing[1].method");
        row("a wager twice", "id = \"five_card\"", "id = \"base\"", "wager[1].id");
        row("a letter twice", "letter = \"B\"", "letter = \"A\"", "wager[0].paytable[1].letter");
        row("unknown hand", "\"royal_flush\", to_1", "\"royal_straight\", to_1",
            "wager[0].paytable[0].rows[0].hand");
        row("a hand three cards cannot make", "\"three_of_a_kind\", to_1 = 30",
            "\"four_of_a_kind\", to_1 = 30", "wager[2].paytable[0].rows[1].hand");
        row("negative odds", "to_1 = 1000", "to_1 = -1000", "wager[0].paytable[0].rows[0].to_1");
        row("odds and amount", "to_1 = 1000", "to_1 = 1000, amount = 5",
            "wager[0].paytable[0].rows[0]");
        row("pays nothing", "to_1 = 1000, ", "", "wager[0].paytable[0].rows[0]");
        row("a percentage for a base bet", "to_1 = 1000", "percent = 100, meter = \"main\"",
            "wager[0].paytable[0].rows");
        row("a percentage of 101", "percent = 100", "percent = 101",
            "wager[4].paytable[0].rows[0].percent");
        row("unknown meter", "percent = 10, meter = \"main\"", "percent = 10, meter = \"grand\"",
            "wager[4].paytable[0].rows[1].meter");
        row("a level nobody states", "percent = 10, meter = \"main\"",
            "percent = 10, meter = \"mega\"", "wager[4].paytable[0].levels");
        row("an Envy row less",
            "    { hand = \"royal_flush\", wager = 500, amount = 500000, "
            "section = \".12J(1)(a)\" },\n",
            "", "wager[4].paytable[0].envy");
        row("the wrong cards", "cards = \"six\"", "cards = \"five\"", "wager[3].paytable[0].cards");
        row("a pair below twos", "from = \"T\"", "from = \"1\"",
            "wager[0].paytable[0].rows[8].from");
        row("two cards a player", "per_player = 3", "per_player = 2", "deal");
        row("unknown consequence", "\"set_aside\"", "\"shrug\"", "irregularity[0].consequence");
        row("a document foresees no other irregularity", "\"one_card_face_up\"", "\"other\"",
            "irregularity[0].id");
        row("a document leaves nothing to itself", "\"set_aside\"", "\"floorperson_decided\"",
            "irregularity[0].consequence");
        row("no base wager", "id = \"base\"", "id = \"ultimate_pairs\"", "wager");
        row("no TOML", "[table]", "[table", "(file)");
    }
    void refusesRubbish() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, field);
        const auto result =
            loadRuleSet(edited(fileOf("comar-let-it-ride"), from.toStdString(), to.toStdString()));
        QVERIFY(!result.ok());
        QByteArray all;
        bool found = false;
        for (const FileProblem& problem : result.error()) {
            all += QByteArray::fromStdString(problem.text()) + '\n';
            found = found || problem.field == field.toStdString();
        }
        QVERIFY2(found, all.constData());
    }
};

QTEST_APPLESS_MAIN(TestRuleSetLoader)
#include "tst_rule_set_loader.moc"
