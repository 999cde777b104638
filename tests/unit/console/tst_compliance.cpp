#include "pit-console/core/compliance/compliance.h"
#include "tests/unit/console/recorder.h"

#include <QTest>

#include <random>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;
using events::DealingMethod;
using events::DeckColour;
using support::named;

namespace {

constexpr core::Instant kDay{1'794'787'200'000ms};
constexpr Period kShift{kDay, kDay + 8h};

TableRecord quietTable() {
    TableRecord record;
    record.table = named<core::PartyId>("T01");
    record.rules.limits[events::DealingMethod::Hand] = {4h, "hand rule"};
    record.rules.limits[events::DealingMethod::ManualShoe] = {8h, "shoe rule"};
    record.rules.limits[events::DealingMethod::AutomatedShoe] = {8h, "shoe rule"};
    record.rules.decks = 2;
    record.rules.stubEvery = 5;
    return record;
}

DeckStay stay(DeckColour colour, core::Instant from, std::optional<core::Instant> to,
              const std::string& id) {
    DeckStay one;
    one.table = named<core::PartyId>("T01");
    one.stay = static_cast<std::uint64_t>(from.time_since_epoch().count());
    one.colour = colour;
    one.id = named<events::DeckId>(id);
    one.receivedAt = from;
    one.enteredPlayAt = from;
    one.removedAt = to;
    return one;
}

RoundSummary dealt(std::uint64_t number, DeckColour deck, core::Instant at) {
    RoundSummary round;
    round.table = named<core::PartyId>("T01");
    round.round = {number};
    round.deck = deck;
    round.openedAt = at;
    round.endedAt = at + 1min;
    round.dealt = true;
    round.outcome = RoundOutcome::Settled;
    return round;
}

DeckCount counted(std::uint64_t round, int found, core::Instant at) {
    DeckCount count;
    count.round = events::RoundId{round};
    count.expected = 40;
    count.counted = static_cast<std::uint8_t>(found);
    count.at = at;
    return count;
}

// Sixteen rounds, each after a count of the shuffler's.
TableRecord countedTable() {
    TableRecord record = quietTable();
    record.rules.decks = 1;
    record.rules.shufflerCounts = true;
    for (std::uint64_t i = 1; i <= 16; ++i) {
        DeckCount count = counted(i, 40, kDay + i * 5min - 1min);
        count.kind = CountKind::Shuffler;
        count.colour = DeckColour::Red;
        count.sequence = i * 10;
        record.counts.push_back(count);
        record.rounds.push_back(dealt(i, DeckColour::Red, kDay + i * 5min));
        record.rounds.back().firstEntry = i * 10 + 1;
        record.rounds.back().lastEntry = i * 10 + 9;
    }
    return record;
}

std::vector<Breach> only(std::vector<Breach> all, BreachKind kind) {
    std::erase_if(all, [&](const Breach& one) { return one.kind != kind; });
    return all;
}

// The slow way: every minute of the deck's time in play is asked whether it was one too many.
core::Millis slowOverdue(const TableRecord& record, const DeckStay& stay, core::Instant now) {
    core::Millis over{0};
    for (core::Instant at = *stay.enteredPlayAt; at < std::min(stay.removedAt.value_or(now), now);
         at += 1min) {
        DealingMethod method = record.rules.dealing;
        for (const MethodChange& change : record.methods)
            if (change.at <= at)
                method = change.method;
        const auto& limit = record.rules.limits[method].inPlay;
        if (limit && at - *stay.enteredPlayAt >= *limit)
            over += 1min;
    }
    return over;
}

// The slow way: every five rounds in a row are looked at, and those without a count joined.
std::vector<std::pair<std::uint64_t, int>> slowStreaks(const TableRecord& record) {
    std::vector<std::pair<std::uint64_t, int>> streaks;
    const auto& rounds = record.rounds;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        std::size_t end = i;
        while (end < rounds.size() &&
               std::none_of(record.counts.begin(), record.counts.end(),
                            [&](const DeckCount& one) { return one.round == rounds[end].round; }))
            ++end;
        const bool starts = i == 0 || std::any_of(record.counts.begin(), record.counts.end(),
                                                  [&](const DeckCount& one) {
                                                      return one.round == rounds[i - 1].round;
                                                  });
        if (starts && end - i >= 5)
            streaks.emplace_back(rounds[i + 4].round.value, static_cast<int>(end - i));
    }
    return streaks;
}

} // namespace

class TestCompliance : public QObject {
    Q_OBJECT

private slots:
    void allowsADeckItsWholeTime() {
        TableRecord record = quietTable();
        record.stays = {stay(DeckColour::Red, kDay, kDay + 4h, "R1")};
        QVERIFY(breachesOf(record, kShift, kDay + 8h).empty());
    }

    void saysByHowMuchADeckIsOverdue() {
        TableRecord record = quietTable();
        record.stays = {stay(DeckColour::Red, kDay, kDay + 4h + 7min, "R1"),
                        stay(DeckColour::Blue, kDay + 1h, {}, "B1")};
        const auto breaches = breachesOf(record, kShift, kDay + 6h);
        QCOMPARE(breaches.size(), std::size_t{2});
        QVERIFY(breaches[0].over == 7min);
        QVERIFY(!breaches[0].goesOn);
        QCOMPARE(breaches[0].section, std::string("hand rule"));
        QVERIFY(breaches[1].over == 1h);
        QVERIFY(breaches[1].goesOn);
        QVERIFY(breaches[1].at == kDay + 5h);
    }

    void leavesOutWhatWasOverBeforeThePeriod() {
        TableRecord record = quietTable();
        record.stays = {stay(DeckColour::Red, kDay - 8h, kDay - 1h, "R1")};
        QVERIFY(breachesOf(record, kShift, kDay + 6h).empty());
    }

    void goesByTheDealingMethodOfTheMoment() {
        TableRecord record = quietTable();
        record.rules.dealing = DealingMethod::ManualShoe;
        record.stays = {stay(DeckColour::Red, kDay, kDay + 6h, "R1")};
        QVERIFY(breachesOf(record, kShift, kDay + 8h).empty());
        record.methods = {{kDay + 5h, DealingMethod::Hand}};
        const auto breaches = breachesOf(record, kShift, kDay + 8h);
        QCOMPARE(breaches.size(), std::size_t{1});
        QVERIFY(breaches[0].over == 1h);
    }

    void countsARowOfMissedStubsOnce() {
        TableRecord record = quietTable();
        record.rules.decks = 1;
        for (std::uint64_t i = 1; i <= 16; ++i)
            record.rounds.push_back(dealt(i, DeckColour::Red, kDay + i * 5min));
        record.counts = {counted(5, 40, kDay + 26min)};
        auto breaches = only(breachesOf(record, kShift, kDay + 8h), BreachKind::StubCountMissed);
        QCOMPARE(breaches.size(), std::size_t{1});
        QVERIFY(breaches[0].round == events::RoundId{10});
        QCOMPARE(breaches[0].rounds, 11);
        QVERIFY(breaches[0].goesOn);
        record.counts.push_back(counted(10, 40, kDay + 51min));
        record.counts.push_back(counted(15, 40, kDay + 76min));
        QVERIFY(only(breachesOf(record, kShift, kDay + 8h), BreachKind::StubCountMissed).empty());
    }

    void asksForNoStubCountWhereTheShufflerCounted() {
        TableRecord record = countedTable();
        QVERIFY(breachesOf(record, kShift, kDay + 8h).empty());
        record.shufflerUses = {{kDay + 28min, false}};
        const auto breaches = breachesOf(record, kShift, kDay + 8h);
        QCOMPARE(breaches.size(), std::size_t{1});
        QCOMPARE(breaches[0].rounds, 11);
    }

    void asksForStubCountsWhereTheShufflerStopsCounting() {
        TableRecord record = countedTable();
        record.counts.resize(5);
        auto breaches = breachesOf(record, kShift, kDay + 8h);
        QCOMPARE(breaches.size(), std::size_t{1});
        QVERIFY(breaches[0].round == events::RoundId{10});
        QCOMPARE(breaches[0].rounds, 11);
        record.rules.shufflerCounts = false; // The house rules waive nothing.
        breaches = breachesOf(record, kShift, kDay + 8h);
        QCOMPARE(breaches.size(), std::size_t{1});
        QVERIFY(breaches[0].round == events::RoundId{5});
    }

    void saysHowManyRoundsAnOverdueDeckWasDealtIn() {
        TableRecord record = quietTable();
        record.rules.decks = 1;
        record.rules.stubEvery.reset();
        record.stays = {stay(DeckColour::Red, kDay, kDay + 5h, "R1")};
        for (std::uint64_t i = 1; i <= 6; ++i)
            record.rounds.push_back(dealt(i, DeckColour::Red, kDay + 3h + i * 20min));
        const auto breaches = breachesOf(record, kShift, kDay + 8h);
        QCOMPARE(breaches.size(), std::size_t{1});
        QCOMPARE(breaches[0].rounds, 3);
    }

    void namesAWrongCountAndWhatWasDealtAfterIt() {
        TableRecord record = quietTable();
        record.rules.decks = 1;
        record.stays = {stay(DeckColour::Red, kDay, kDay + 1h, "R1")};
        for (std::uint64_t i = 1; i <= 4; ++i)
            record.rounds.push_back(dealt(i, DeckColour::Red, kDay + i * 5min));
        record.counts = {counted(2, 39, kDay + 11min)};
        auto breaches = breachesOf(record, kShift, kDay + 8h);
        QCOMPARE(breaches.size(), std::size_t{1});
        QVERIFY(breaches[0].kind == BreachKind::WrongCount);
        QCOMPARE(breaches[0].counted, 39);
        QCOMPARE(breaches[0].rounds, 2);
        record.counts[0].judgement = events::StubJudgement::MisdealtAllPresent;
        QCOMPARE(breachesOf(record, kShift, kDay + 8h)[0].rounds, 0);
    }

    void seesADeckDealtTwiceRunning() {
        TableRecord record = quietTable();
        record.rules.stubEvery.reset();
        record.stays = {stay(DeckColour::Red, kDay, kDay + 21min, "R1"),
                        stay(DeckColour::Red, kDay + 21min, {}, "R2")};
        record.rounds = {
            dealt(1, DeckColour::Red, kDay + 5min), dealt(2, DeckColour::Red, kDay + 10min),
            dealt(3, DeckColour::Blue, kDay + 15min), dealt(4, DeckColour::Red, kDay + 20min),
            dealt(5, DeckColour::Red, kDay + 25min)};
        const auto breaches = breachesOf(record, kShift, kDay + 1h);
        QCOMPARE(breaches.size(), std::size_t{1});
        QVERIFY(breaches[0].round == events::RoundId{2});
        record.rules.decks = 1;
        QVERIFY(breachesOf(record, kShift, kDay + 1h).empty());
    }

    void seesADeckThatCameBack() {
        TableRecord record = quietTable();
        record.stays = {stay(DeckColour::Red, kDay + 1h, {}, "R1"),
                        stay(DeckColour::Blue, kDay + 1h, {}, "B1")};
        record.left = {stay(DeckColour::Red, kDay - 48h, kDay - 45h, "R1"), record.stays[1]};
        const auto breaches = breachesOf(record, kShift, kDay + 2h);
        QCOMPARE(breaches.size(), std::size_t{1});
        QVERIFY(breaches[0].kind == BreachKind::DeckCameBack);
        QVERIFY(breaches[0].deck == record.left[0].id);
    }

    void agreesWithASlowCheck() {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            std::mt19937_64 random(seed);
            const auto minutes = [&](int most) {
                return std::chrono::minutes(random() % static_cast<std::uint64_t>(most));
            };
            TableRecord record = quietTable();
            record.rules.decks = 1;
            const core::Instant now = kDay + 8h;
            for (core::Instant at = kDay; at < now;) {
                const core::Instant to = at + 1min + minutes(700);
                record.stays.push_back(stay(DeckColour::Red, at,
                                            to < now ? std::optional(to) : std::nullopt,
                                            "D" + std::to_string(at.time_since_epoch().count())));
                at = to;
            }
            for (core::Instant at = kDay + minutes(200); at < now; at += 1min + minutes(400))
                record.methods.push_back({at, static_cast<DealingMethod>(random() % 3)});
            for (std::uint64_t i = 1; i <= 60; ++i) {
                record.rounds.push_back(dealt(i, DeckColour::Red, kDay + i * 7min));
                if (random() % 5 == 0)
                    record.counts.push_back(counted(i, 40, kDay + i * 7min + 30s));
            }
            const auto breaches = breachesOf(record, {kDay - 24h, now + 24h}, now);

            const auto late = only(breaches, BreachKind::DeckOverdue);
            std::size_t next = 0;
            for (const DeckStay& one : record.stays) {
                const core::Millis over = slowOverdue(record, one, now);
                if (over > 0ms) {
                    QVERIFY2(next < late.size() && late[next].deck == one.id &&
                                 late[next].over == over,
                             qPrintable(QStringLiteral("seed %1").arg(seed)));
                    ++next;
                }
            }
            QCOMPARE(next, late.size());
            const auto missed = only(breaches, BreachKind::StubCountMissed);
            const auto streaks = slowStreaks(record);
            QCOMPARE(missed.size(), streaks.size());
            for (std::size_t i = 0; i < streaks.size(); ++i)
                QVERIFY2(missed[i].round->value == streaks[i].first &&
                             missed[i].rounds == streaks[i].second,
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }

    void readsTheRulesOfEveryRuleSet_data() {
        QTest::addColumn<QString>("ruleSet");
        for (const std::string& ruleSet : support::ruleSetIds())
            QTest::newRow(ruleSet.c_str()) << QString::fromStdString(ruleSet);
    }
    // An independent check and the table itself have to go by the same rules.
    void readsTheRulesOfEveryRuleSet() {
        QFETCH(QString, ruleSet);
        const std::string text = support::submissionText(ruleSet.toStdString());
        const auto setup = support::makeSetup(text);
        const auto rules = deckRulesOf({{}, {}, {}, text, {}});
        QVERIFY(rules.has_value());
        QCOMPARE(rules->decks, setup->submission.decks());
        QCOMPARE(rules->stubEvery.has_value(), setup->rules.stubCount.has_value());
        QVERIFY(!deckRulesOf({{}, {}, {}, "rule_set = 3", {}}).has_value());
    }

    void findsWhatATableFindsAgainstItself() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        const std::string text = support::submissionText("mlgca-let-it-ride");
        support::TableFixture fixture(support::makeSetup(text));
        recorder.write(fixture.now(),
                       {events::ConfigurationLoaded{
                           named<events::RuleSetId>("mlgca-let-it-ride"), {text}, {}, 0}});
        const core::Instant from = fixture.now();
        fixture.open();
        fixture.wholeRound({1, 2});
        fixture.wait(20h);
        fixture.give(table::TimePassed{});
        recorder.write(fixture);
        int own = 0;
        for (const support::Recorded& entry : fixture.journal())
            if (const auto* found = entry.event.as<events::ComplianceFound>())
                own += found->kind == events::FindingKind::DeckOverdue ? 1 : 0;
        QVERIFY(own > 0);
        const auto tables = complianceOf(*store, {from, fixture.now() + 1ms}, fixture.now());
        QCOMPARE(tables.size(), std::size_t{1});
        QVERIFY(tables[0].rulesKnown);
        QCOMPARE(static_cast<int>(only(tables[0].breaches, BreachKind::DeckOverdue).size()), own);
        QCOMPARE(tables[0].rounds, 1);
    }
};

QTEST_APPLESS_MAIN(TestCompliance)
#include "tst_compliance.moc"
