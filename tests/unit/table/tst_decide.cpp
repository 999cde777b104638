#include "shared/table/decide.h"

#include <QTest>

using namespace pitwatch;
using namespace std::chrono_literals;
using events::DeckColour;

class TestDecide : public QObject {
    Q_OBJECT

    static constexpr core::Instant kStart{1'794'821'400'000ms};

    static void play(table::State& state, const table::Input& input, core::Instant now) {
        for (const events::Event& event : table::decide(state, input, now))
            table::apply(state, event, now);
    }

private slots:
    void aShuffledDeckEntersPlayAndItsClockStarts() {
        const table::State state{{4h}, {}};
        const auto events =
            table::decide(state, table::ShuffleFinished{DeckColour::Red, 52}, kStart);
        const std::vector<events::Event> expected{events::DeckShuffled{DeckColour::Red, 52, {}},
                                                  events::DeckEnteredPlay{DeckColour::Red},
                                                  events::DeckDueSet{DeckColour::Red, kStart + 4h}};
        QVERIFY(events == expected);
    }

    void laterShufflesOfTheSameDeckDoNotMoveItsClock() {
        table::State state{{4h}, {}};
        play(state, table::ShuffleFinished{DeckColour::Red, 52}, kStart);
        play(state, table::ShuffleFinished{DeckColour::Red, 52}, kStart + 1h);
        QCOMPARE(state.decks.at(DeckColour::Red).dueAt, std::optional{kStart + 4h});
    }

    void eachDeckOfAPairHasItsOwnClock() {
        table::State state{{4h}, {}};
        play(state, table::ShuffleFinished{DeckColour::Red, 52}, kStart);
        play(state, table::ShuffleFinished{DeckColour::Blue, 52}, kStart + 3min);
        QCOMPARE(state.decks.at(DeckColour::Red).dueAt, std::optional{kStart + 4h});
        QCOMPARE(state.decks.at(DeckColour::Blue).dueAt, std::optional{kStart + 4h + 3min});
    }

    void withoutALimitNothingIsDue() {
        table::State state;
        play(state, table::ShuffleFinished{DeckColour::Red, 52}, kStart);
        QVERIFY(state.decks.at(DeckColour::Red).enteredPlayAt.has_value());
        QVERIFY(!state.decks.at(DeckColour::Red).dueAt.has_value());
    }
};

QTEST_APPLESS_MAIN(TestDecide)
#include "tst_decide.moc"
