#pragma once

#include "shared/events/all_events.h"
#include "shared/table/decide.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A table on a workbench: inputs go in, events come out, time stands still until it is moved.

namespace pitwatch::support {

struct Recorded {
    events::Event event;
    core::Instant at;

    friend bool operator==(const Recorded&, const Recorded&) = default;
};

// One legal submission per rule set, offering everything the rule set has.
std::string submissionText(std::string_view ruleSet);

// Every rule set by its id.
std::vector<std::string> ruleSetIds();

table::SetupPtr makeSetup(std::string_view submission, table::Signals signalled = {});

// A name made of text that is one.
template <typename Name>
Name named(std::string_view text) {
    return *Name::parse(text);
}

inline const table::Actor kDealer{named<events::PersonId>("dora"), table::Role::Dealer};
inline const table::Actor kFloor{named<events::PersonId>("fay"), table::Role::Floorperson};
inline const table::Actor kSupervisor{named<events::PersonId>("sue"), table::Role::Supervisor};

std::vector<cards::Card> cardsOf(std::string_view text);
core::Text words(std::string_view text);

// The dealer's report of what went wrong; seat 0 is none.
table::ReportIrregularity reportOf(events::Irregularity what, int seat = 0, int cards = 1);

class TableFixture {
public:
    explicit TableFixture(table::SetupPtr setup);

    const table::State& state() const { return m_state; }
    const std::vector<Recorded>& journal() const { return m_journal; }
    core::Instant now() const { return m_now; }
    void wait(core::Millis time) { m_now += time; }
    // Forgets the state and folds the journal again, as after a crash.
    void restart();

    // Decides, applies and keeps what followed.
    const std::vector<events::Event>& give(const table::Input& input);
    // Starts the table with that configuration; why it does not take it, or empty.
    std::string configure(const table::Setup& setup);
    // What followed from the last input.
    const std::vector<events::Event>& last() const { return m_last; }

    // The last input's event of that type, or null.
    template <typename T>
    const T* told() const {
        for (const events::Event& event : m_last)
            if (const T* one = event.as<T>())
                return one;
        return nullptr;
    }
    template <typename T>
    int count() const {
        int found = 0;
        for (const Recorded& entry : m_journal)
            found += entry.event.as<T>() != nullptr ? 1 : 0;
        return found;
    }
    // Why the last input was refused; empty if it was not.
    std::string refusal() const;
    std::string refusalSection() const;
    // What the last input's first finding says; empty if there is none.
    std::string finding() const;
    // The names of the last input's events, separated by spaces.
    std::string names() const;

    const rules::RuleSet& rules() const { return m_state.rules(); }
    bool isLetItRide() const { return rules().game == rules::Game::LetItRide; }
    events::DeckColour colour(int deck) const {
        return deck == 0 ? events::DeckColour::Red : events::DeckColour::Blue;
    }

    // Opens the table and prepares every deck as the rules ask; a bank goes to the last seat.
    void open();
    void prepare(events::DeckColour deck, std::string_view id);
    // Every step from the inspection to the stack.
    void inspect(events::DeckColour deck);
    void shuffle(events::DeckColour deck);
    // Shuffles whatever deck is in the rack, and cuts it where it was shuffled by hand.
    void reshuffle();

    void bet(int seat, std::int64_t cents);
    void wager(int seat, events::Wager wager, std::int64_t cents);
    // A bet at each of the seats and "no more bets".
    void lock(const std::vector<int>& seats, std::int64_t cents = 500);
    // As the deal rule says, to every seat that bet.
    void deal();
    void decideAll(events::Wager wager, events::Choice choice, int multiple = 0);
    void show(int seat, std::string_view cards);
    void community(int first, std::string_view cards);
    // From the decisions to the settlement with cards that win nothing much.
    void playOut();
    void endRound() { give(table::EndRound{}); }
    // Betting to round over; the deck is shuffled afterwards.
    void wholeRound(const std::vector<int>& seats);

private:
    table::State m_state;
    core::Instant m_now;
    std::vector<Recorded> m_journal;
    std::vector<events::Event> m_last;
};

} // namespace pitwatch::support
