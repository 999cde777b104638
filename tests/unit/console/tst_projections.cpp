#include "pit-console/core/projections/claim_history.h"
#include "pit-console/core/projections/deck_history.h"
#include "pit-console/core/projections/finding_history.h"
#include "pit-console/core/projections/round_index.h"
#include "pit-console/core/projections/setup_history.h"
#include "pit-console/core/projections/table_figures.h"
#include "tests/support/journals/random_event.h"
#include "tests/support/tables/random_table.h"
#include "tests/unit/console/recorder.h"

#include <QTemporaryDir>
#include <QTest>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <map>
#include <random>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;
using support::named;

namespace {

constexpr Period kEver{core::Instant{}, core::Instant{core::Millis{4'000'000'000'000}}};

// Every row of every table, but for when and in which order entries arrived.
std::string contentOf(const std::string& path) {
    SQLite::Database file(path, SQLite::OPEN_READONLY);
    std::vector<std::string> tables;
    SQLite::Statement names(file, "SELECT name FROM sqlite_master WHERE type = 'table' AND name "
                                  "NOT IN ('parties', 'entries') ORDER BY name");
    while (names.executeStep())
        tables.push_back(names.getColumn(0).getString());
    std::string content;
    for (const std::string& table : tables) {
        SQLite::Statement rows(file, "SELECT * FROM " + table);
        while (rows.executeStep()) {
            content += table;
            for (int i = 0; i < rows.getColumnCount(); ++i)
                content += "|" + rows.getColumn(i).getString();
            content += "\n";
        }
    }
    return content;
}

events::ClaimRaised raisedClaim(const events::ClaimId& id) {
    events::ClaimRaised raised;
    raised.claim = id;
    raised.round = {9};
    raised.seat = {1};
    raised.paytable = named<events::PaytableId>("A");
    raised.hand = named<events::HandName>("royal_flush");
    return raised;
}

events::PayoutDocumentIssued documentOf(const events::ClaimId& id, std::uint64_t number) {
    events::PayoutDocumentIssued document;
    document.number = {number};
    document.claim = id;
    document.table = id.table;
    document.combination = named<events::HandName>("royal_flush");
    document.preparer = document.witness = named<events::PersonId>("fay");
    return document;
}

// A table that played at random for a while.
support::TableFixture playedTable(const std::string& ruleSet, std::uint64_t seed, int inputs) {
    support::TableFixture fixture(support::makeSetup(support::submissionText(ruleSet)));
    fixture.open();
    support::RandomTable player(seed, 3);
    for (int i = 0; i < inputs; ++i) {
        fixture.wait(7s);
        fixture.give(player.next(fixture.state()));
    }
    return fixture;
}

} // namespace

class TestProjections : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string pathOf(const std::string& name) const {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }

private slots:
    void agreesWithWhatTheTablesSettled_data() {
        QTest::addColumn<QString>("ruleSet");
        for (const std::string& ruleSet : support::ruleSetIds())
            QTest::newRow(ruleSet.c_str()) << QString::fromStdString(ruleSet);
    }

    // The sums of the projections against sums over the plain list of events.
    void agreesWithWhatTheTablesSettled() {
        QFETCH(QString, ruleSet);
        const support::TableFixture fixture = playedTable(ruleSet.toStdString(), 5, 3000);
        const auto store = openStore();
        Recorder table(*store, "T01");
        table.write(fixture);

        core::Cents staked;
        core::Cents paid;
        std::int64_t completed = 0;
        std::int64_t voided = 0;
        std::map<std::string, int> hands;
        std::map<std::uint64_t, core::Cents> ofRound;
        for (const support::Recorded& entry : fixture.journal()) {
            if (const auto* settled = entry.event.as<events::RoundSettled>()) {
                QCOMPARE(ofRound[settled->round.value].value(), settled->staked.value());
            } else if (const auto* seat = entry.event.as<events::SeatSettled>()) {
                for (const events::SettledLine& line : seat->lines)
                    ofRound[seat->round.value] += line.stake;
                paid += seat->totalPaid;
                if (seat->hand)
                    ++hands[seat->hand->text()];
            }
            completed += entry.event.as<events::RoundCompleted>() != nullptr ? 1 : 0;
            voided += entry.event.as<events::RoundVoided>() != nullptr ? 1 : 0;
        }
        QVERIFY2(completed > 20, "the table did not play");
        for (const auto& [round, sum] : ofRound)
            staked += sum;

        core::Cents figuresStaked;
        core::Cents figuresPaid;
        for (const WagerFigures& one : store->figures().wagers(kEver)) {
            figuresStaked += one.staked;
            figuresPaid += one.paid;
        }
        const auto counts = store->figures().counts(kEver);
        QCOMPARE(counts.size(), std::size_t{1});
        QCOMPARE(figuresStaked.value(), staked.value());
        QCOMPARE((figuresPaid + counts[0].envyPaid).value(), paid.value());
        QCOMPARE(counts[0].rounds, completed);
        QCOMPARE(counts[0].voided, voided);

        RoundSearch search{.period = kEver, .limit = 100'000};
        core::Cents indexStaked;
        for (const RoundSummary& round : store->rounds().find(search))
            indexStaked += round.staked;
        QCOMPARE(indexStaked.value(), staked.value());
        for (const auto& [hand, times] : hands) {
            search.hand = named<events::HandName>(hand);
            int found = 0;
            for (const RoundSummary& round : store->rounds().find(search))
                found += round.hands > 0 ? 1 : 0;
            QVERIFY2(found > 0 && found <= times, hand.c_str());
        }
        QCOMPARE(store->rounds().hands().size(), hands.size());
    }

    // Applied as they come, in any interleaving, or filled again afterwards: the same rows.
    void isTheSameHoweverItIsFilled() {
        const std::vector<std::string> ruleSets = support::ruleSetIds();
        std::vector<support::TableFixture> benches;
        for (std::size_t i = 0; i < ruleSets.size(); ++i)
            benches.push_back(playedTable(ruleSets[i], 11 + i, 400));

        const auto fill = [&](const std::string& path, std::uint64_t seed) {
            const auto store = openStore(path);
            std::vector<std::pair<Recorder, std::size_t>> parties;
            for (std::size_t i = 0; i < benches.size(); ++i)
                parties.push_back({Recorder(*store, "T0" + std::to_string(i + 1)), 0});
            std::mt19937_64 random(seed);
            for (std::size_t left = benches.size(); left > 0;) {
                const std::size_t i = random() % benches.size();
                auto& [recorder, done] = parties[i];
                const auto& journal = benches[i].journal();
                if (done < journal.size()) {
                    recorder.write(journal[done].at, {journal[done].event});
                    if (++done == journal.size())
                        --left;
                }
            }
        };
        fill(pathOf("one.db"), 1);
        fill(pathOf("two.db"), 2);
        const std::string content = contentOf(pathOf("one.db"));
        QVERIFY(content.size() > 10'000);
        QVERIFY(contentOf(pathOf("two.db")) == content);
        {
            SQLite::Database file(pathOf("two.db"), SQLite::OPEN_READWRITE);
            file.exec("UPDATE projections SET version = 0");
        }
        openStore(pathOf("two.db"));
        QVERIFY(contentOf(pathOf("two.db")) == content);
    }

    // Events that make no sense together must not stop a console.
    void survivesEventsThatMakeNoSense() {
        const auto store = openStore();
        Recorder party(*store, "T01");
        for (std::uint64_t seed = 0; seed < 30; ++seed)
            party.write(core::Instant{core::Millis{1'794'821'400'000}}, support::oneOfEach(seed));
        QVERIFY(store->entryCount() > 3000);
        QVERIFY(!store->rounds().find({.period = kEver}).empty());
    }

    // As the table has it, so that a report and the table agree on when a deck is due.
    void aDeckThatEnteredPlayAheadOfTimeIsDueWhenTheTableSaysSo() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        support::TableFixture fixture(
            support::makeSetup(support::submissionText("mlgca-let-it-ride")));
        const core::Instant before = fixture.now();
        fixture.wait(std::chrono::hours(24));
        fixture.open();
        recorder.write(fixture);
        table::State state = fixture.state();
        fixture.wait(std::chrono::hours(3));
        const core::Instant to = before + std::chrono::hours(4);
        const events::Event back = events::ClockPutBack{fixture.now(), to, to, {}, false, {}};
        recorder.write(to, {back});
        table::apply(state, back, to);
        const auto stays = store->decks().stays(kEver);
        QCOMPARE(stays.size(), state.decks.size());
        QVERIFY(stays[0].enteredPlayAt == state.decks[0].enteredPlayAt);
        QVERIFY(stays[0].dueAt == state.decks[0].dueAt);
        QVERIFY(stays[0].receivedAt <= *stays[0].enteredPlayAt);
    }

    void followsADeckFromArrivalToTheBag() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        support::TableFixture fixture(
            support::makeSetup(support::submissionText("mlgca-let-it-ride")));
        fixture.open();
        fixture.wholeRound({1, 2});
        fixture.wait(20h);
        fixture.give(table::TimePassed{});
        recorder.write(fixture);
        const auto stays = store->decks().stays(kEver);
        QVERIFY(stays.size() >= 1);
        QVERIFY(stays[0].id.has_value());
        QVERIFY(stays[0].receivedBy.has_value());
        QVERIFY(stays[0].enteredPlayAt.has_value());
        QVERIFY(stays[0].dueAt.has_value());
        QVERIFY(!stays[0].removedAt.has_value());
        QVERIFY(!store->findings().breaches(kEver).empty());
        QCOMPARE(store->decks().stays({core::Instant{}, stays[0].receivedAt}).size(),
                 std::size_t{0});
        QCOMPARE(store->decks().staysOf(*stays[0].id).size(), std::size_t{1});
    }

    void takesAVoidedRoundOutOfTheFigures() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        const core::Instant now{core::Millis{1'794'821'400'000}};
        events::SeatSettled seat;
        seat.round = {7};
        seat.seat = {3};
        seat.lines.push_back({events::Wager::Bet1,
                              core::Cents{500},
                              events::LineResult::Win,
                              {},
                              core::Cents{500},
                              core::Cents{500},
                              0});
        recorder.write(now, {events::RoundOpened{{7}, {}, {}}, seat});
        QCOMPARE(store->figures().wagers(kEver).size(), std::size_t{1});
        recorder.write(now + 1h, {events::RoundVoided{{7}, {}, {}, {}, {}, {}}});
        QVERIFY(store->figures().wagers(kEver).empty());
        QCOMPARE(store->figures().counts(kEver)[0].voided, std::int64_t{1});
        QCOMPARE(store->figures().counts(kEver)[0].hands, std::int64_t{0});
    }

    void tellsAClaimFromTheBeginningToTheEnd() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        Recorder meter(*store, "METER");
        const core::Instant now{core::Millis{1'794'821'400'000}};
        const events::ClaimId id{named<core::TableId>("T01"), 4};
        const auto person = named<events::PersonId>("fay");
        // The controller's word may reach a console before the table's.
        meter.write(now + 3min, {documentOf(id, 12)});
        QVERIFY(!store->claims().open()[0].raisedAt);
        events::ClaimRaised raised = raisedClaim(id);
        raised.basis = events::ClaimBasis::PercentOfMeter;
        recorder.write(now, {events::RoundOpened{{9}, {}, {}}, raised});
        QVERIFY(!store->claims().open()[0].amount);
        recorder.write(now + 1min,
                       {events::ClaimAmountFixed{id, core::Cents{123'456}},
                        events::ClaimVerified{id, person, {}, {}},
                        events::ClaimApproved{
                            id, core::Cents{123'456}, named<events::PersonId>("sue"), 1, {}}});
        const RoundSummary round = *store->rounds().round(recorder.party(), {9});
        QCOMPARE(round.claimed.value(), std::int64_t{123'456});
        recorder.write(now + 5min, {events::ClaimPaid{id, core::Cents{123'456}, {}, person, {12}}});
        QVERIFY(store->claims().open().empty());
        const auto claims = store->claims().claims(kEver);
        QCOMPARE(claims.size(), std::size_t{1});
        QCOMPARE(claims[0].approvedBy, std::string("sue"));
        QCOMPARE(claims[0].document->value, std::uint64_t{12});
        QVERIFY(claims[0].end == ClaimEnd::Paid);
        QCOMPARE(store->claims().entriesOf(id).size(), std::size_t{6});
    }

    void namesTheDocumentThatHolds() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        Recorder meter(*store, "METER");
        const core::Instant now{core::Millis{1'794'821'400'000}};
        const events::ClaimId id{named<core::TableId>("T01"), 4};
        const auto voided = [](std::uint64_t number) {
            return events::PayoutDocumentVoided{
                {number}, named<events::PersonId>("sue"), events::Phrase::quoted({}), {}};
        };
        const auto document = [&] { return store->claims().open()[0].document->value; };
        recorder.write(now, {raisedClaim(id)});
        meter.write(now, {documentOf(id, 12), documentOf(id, 13)});
        QCOMPARE(document(), std::uint64_t{12});
        // Nobody issued it: it is nobody's.
        meter.write(now, {voided(99)});
        meter.write(now, {voided(12)});
        QCOMPARE(document(), std::uint64_t{13});
        meter.write(now, {voided(13)});
        QCOMPARE(document(), std::uint64_t{13});
        QCOMPARE(store->claims().entriesOf(id).size(), std::size_t{5});
    }

    void believesOfAClaimOnlyItsTableAndTheController() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        Recorder other(*store, "T02");
        const core::Instant now{core::Millis{1'794'821'400'000}};
        const auto ruleSet = named<events::RuleSetId>("mlgca-let-it-ride");
        const events::ConfigurationLoaded loaded{ruleSet, {"a"}, {}, 0};
        const events::ClaimId id{named<core::TableId>("T01"), 4};
        recorder.write(now, {loaded, raisedClaim(id)});
        const auto before = store->claims().open();
        const events::ClaimId unknown{id.table, 5};
        other.write(now,
                    {loaded, raisedClaim(unknown), events::ClaimClosed{id, {}}, documentOf(id, 12),
                     events::PayoutDocumentWithheld{id, events::Phrase::quoted({})}});
        recorder.write(now, {documentOf(id, 13)});
        QCOMPARE(store->claims().open().size(), std::size_t{1});
        QVERIFY(store->claims().open() == before);
        QVERIFY(!store->claims().open()[0].document);
        QCOMPARE(store->claims().entriesOf(id).size(), std::size_t{1});
    }

    // Nobody is paid the hand itself: the claim is over when it is closed.
    void aClaimOfEnvyAloneEndsWhenItIsClosed() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        const core::Instant now{core::Millis{1'794'821'400'000}};
        const events::ClaimId id{named<core::TableId>("T01"), 4};
        events::ClaimRaised raised = raisedClaim(id);
        raised.envy.push_back(
            {{2}, {1}, raised.hand, core::Cents{100}, core::Cents{500'000}, id.number});
        recorder.write(now, {raised});
        QCOMPARE(store->claims().open().size(), std::size_t{1});
        QCOMPARE(store->claims().open()[0].envyTotal.value(), std::int64_t{500'000});
        recorder.write(now + 1min, {events::ClaimClosed{id, {}}});
        QVERIFY(store->claims().open().empty());
        const auto claims = store->claims().claims(kEver);
        QVERIFY(claims[0].end == ClaimEnd::Closed);
        QVERIFY(claims[0].endedAt == now + 1min);
    }

    void aReturnedClaimIsVerifiedAndApprovedAnew() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        const core::Instant now{core::Millis{1'794'821'400'000}};
        const events::ClaimId id{named<core::TableId>("T01"), 4};
        const auto person = named<events::PersonId>("fay");
        events::ClaimRaised raised = raisedClaim(id);
        recorder.write(now, {raised, events::ClaimVerified{id, person, {}, {}},
                             events::ClaimApproved{id, {}, person, 1, {}},
                             events::ClaimApproved{id, {}, named<events::PersonId>("sue"), 1, {}}});
        QCOMPARE(store->claims().open()[0].approvedBy, std::string("fay, sue"));
        events::ClaimReturned returned;
        returned.claim = id;
        returned.reason = events::Phrase::quoted({});
        recorder.write(now + 1min, {returned});
        QVERIFY(!store->claims().open()[0].verifiedBy);
        QVERIFY(store->claims().open()[0].approvedBy.empty());
        events::ClaimUnclaimed held;
        held.claim = id;
        held.by = person;
        recorder.write(now + 2min, {held});
        QVERIFY(store->claims().claims(kEver)[0].end == ClaimEnd::Unclaimed);
        QVERIFY(store->claims().claims(kEver)[0].endedAt == now + 2min);
    }

    void knowsWhatATableWasSetUpWith() {
        const auto store = openStore();
        Recorder recorder(*store, "T01");
        const core::Instant now{core::Millis{1'794'821'400'000}};
        const auto ruleSet = named<events::RuleSetId>("mlgca-let-it-ride");
        recorder.write(now, {events::ConfigurationLoaded{ruleSet, {"a", "b"}, {}, 0}});
        recorder.write(now + 1h, {events::ConfigurationLoaded{ruleSet, {"c"}, {"s"}, 0}});
        const auto& setups = store->setups();
        QCOMPARE(setups.at(recorder.party(), now - 1h)->submission, std::string("a\nb\n"));
        QCOMPARE(setups.at(recorder.party(), now)->submission, std::string("a\nb\n"));
        QCOMPARE(setups.at(recorder.party(), now + 2h)->submission, std::string("c\n"));
        QCOMPARE(setups.at(recorder.party(), now + 2h)->site, std::string("s\n"));
        QVERIFY(!setups.at(named<core::PartyId>("T02"), now));
        QVERIFY(setups.tables() == std::vector{recorder.party()});
    }
};

QTEST_APPLESS_MAIN(TestProjections)
#include "tst_projections.moc"
