#pragma once

#include "pit-console/scenes/scene_staff.h"
#include "shared/journal/memory_journal.h"
#include "shared/table/decide.h"

#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::console {

// A table of a scene: inputs go through the real table core into a journal of its own, on a clock
// that only the script moves. The same script always writes the same journal.
class SceneTable {
public:
    SceneTable(const std::string& name, std::string_view submission, core::Instant startsAt);

    const core::PartyId& party() const { return m_party; }
    const table::State& state() const { return m_state; }
    core::Instant now() const { return m_now; }
    const journal::Journal& journal() const { return m_journal; }

    void waitUntil(core::Instant moment) { m_now = moment; }
    void wait(core::Millis time) { m_now += time; }
    // What followed was written; the events are handed back.
    std::vector<events::Event> give(const table::Input& input);
    // What somebody signed at the console: checked and done as a table agent does.
    std::vector<events::Event> take(const events::StaffActionSigned& action);

    // The whole opening, every deck prepared; a bank goes to the seat given.
    void open(std::uint8_t bankSeat = 0);
    void bet(int seat, std::int64_t cents);
    void wager(int seat, events::Wager wager, std::int64_t cents);
    // "No more bets", with the chips counted where the rules ask for it.
    void lock();
    void deal();
    // Everybody who may decide does.
    void decideAll(events::Wager wager, events::Choice choice, int multiple = 0);
    void board(int first, std::string_view cards);
    void box(std::string_view cards);
    void show(int seat, std::string_view cards);
    void endRound();

    // From the first bet to the rack, at random but always the same.
    void playRound(const std::vector<int>& seats);
    // Rounds of about two minutes until the moment; the stub is counted when it is due.
    void playUntil(core::Instant moment, const std::vector<int>& seats);

private:
    void write(const std::vector<events::Event>& events);
    void prepare(events::DeckColour deck, const std::string& id);
    void inspect(events::DeckColour deck);
    void shuffle(events::DeckColour deck);
    void countChips(events::Wager wager);
    void playHands();
    void countStub();
    std::string draw(int count);
    bool isLetItRide() const { return m_state.rules().game == rules::Game::LetItRide; }
    std::vector<int> bettors() const;

    core::PartyId m_party;
    core::Instant m_now;
    table::State m_state;
    journal::MemoryJournal m_journal;
    desk::AddresseeDesk m_desk;
    std::mt19937 m_random;
    std::vector<std::string> m_pack; // Cards not drawn yet in the random round.
};

// The people of every scene.
const table::Actor& sceneDealer();
const table::Actor& sceneFloorperson();

} // namespace pitwatch::console
