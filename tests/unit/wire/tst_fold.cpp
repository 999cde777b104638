#include "shared/events/fold.h"

#include <QTest>

using namespace pitwatch;

namespace {

using events::kDeclares;

// Takes one type, ignores another one, and says nothing of the rest.
struct Unfinished {
    using Ignored = events::EventList<events::PartyStopped>;
    void operator()(const events::PartyStarted&) const {}
};
static_assert(kDeclares<Unfinished, events::PartyStarted>);
static_assert(kDeclares<Unfinished, events::PartyStopped>);
static_assert(!kDeclares<Unfinished, events::RoundOpened>);

// Takes what it says it ignores.
struct Contradicting {
    using Ignored = events::EventList<events::PartyStarted>;
    void operator()(const events::PartyStarted&) const {}
};
static_assert(!kDeclares<Contradicting, events::PartyStarted>);

// Takes everything but two types.
struct Counting {
    using Ignored = events::EventList<events::PartyStarted, events::PartyStopped>;

    int& rounds;
    int& others;

    void operator()(const events::RoundOpened&) const { ++rounds; }
    template <typename T>
    requires(!events::kIgnores<Counting, T>) void operator()(const T&) const { ++others; }
};

} // namespace

class TestFold : public QObject {
    Q_OBJECT

private slots:
    void callsWithTheEventAsWhatItIs() {
        int rounds = 0;
        int others = 0;
        for (const events::Event& event :
             {events::Event(events::RoundOpened{}), events::Event(events::PartyStarted{}),
              events::Event(events::RoundCompleted{}), events::Event(events::PartyStopped{})})
            events::dispatch(Counting{rounds, others}, event);
        QCOMPARE(rounds, 1);
        QCOMPARE(others, 1);
    }
};

QTEST_APPLESS_MAIN(TestFold)
#include "tst_fold.moc"
