#pragma once

#include "pit-console/core/live/console_party.h"
#include "shared/core/record_time.h"
#include "tests/simulation/machines/console_store.h"
#include "tests/simulation/machines/console_witness.h"
#include "tests/simulation/machines/process.h"
#include "tests/simulation/people/console_people.h"
#include "tests/simulation/people/mischief.h"
#include "tests/simulation/people/staff_room.h"

namespace pitwatch::simulation {

// A machine with the production console on it, without its window: store, alarms, desk, everything
// it shows and offers. People sign in and sign there, some of them long after they have looked. As
// long as it is not calm, people make mistakes, and somebody who broke into it writes what he likes
// into its journal.
class ConsoleProcess final : public Process {
public:
    ConsoleProcess(World& world, const std::string& name, std::vector<core::PartyId> tables,
                   core::PartyId meter, const StaffRoom& staff, const Setups& setups,
                   Storage storage, std::uint64_t seed);

    // Idle: nobody acts at all. Calm: whoever acts does so in earnest.
    enum class Mood : std::uint8_t { Wild, Calm, Idle };
    void setMood(Mood mood) { m_mood = mood; }

    // While it is up.
    const console::ConsoleParty& console() const { return *m_console; }
    feed::PartyView view(const core::PartyId& party) const { return m_console->view(party); }
    // What it has read of that party, in this life or an earlier one.
    const std::vector<wire::Envelope>& copyOf(const core::PartyId& party) const {
        return m_witness.copyOf(party);
    }
    journal::Head head() const { return m_journal->head(); }

    // The alarms it shows are the fold of its journal.
    void checkAlarms();
    // Ends the console. Its store is what a new one makes of the journals.
    void checkStore();

private:
    void start(journal::Journal& journal, TappedConnection& connection) override;
    core::Tick step() override;
    void abandon() override;

    console::ConsoleParty::Settings settings();
    core::Tick stepConsole();
    console::Snapshot look();
    const staff::Roster* rosterOf(const console::Snapshot& shown) const;
    void act();
    void act(const console::Snapshot& shown, const staff::Roster& roster);
    void seeToAnAlarm(const console::Snapshot& shown);
    void watchATable();
    bool signIn(const events::PersonId& person);
    std::optional<desk::Request> asOffered(const PersonsRequest& command) const;
    void sign(const PersonsRequest& command);
    void signWhatWasDecided();
    staff::Secret typed(const events::PersonId& person);
    void noteSigned();
    void checkSigned(const events::StaffActionSigned& action) const;
    void write(const events::Event& event);
    core::Instant lastAt();

    std::vector<core::PartyId> m_tables;
    core::PartyId m_meter;
    const StaffRoom& m_staff;
    ConsoleStore m_store;
    ConsoleWitness m_witness;
    feed::SeededRandom m_random;
    ConsolePeople m_people;
    Mischief m_mischief;
    Mood m_mood = Mood::Wild;
    std::uint64_t m_told = 0;
    std::uint64_t m_lastRequest = 0;

    // Of one life of the process.
    journal::Journal* m_journal = nullptr;
    std::optional<core::RecordTime> m_time; // By which the intruder writes.
    std::optional<console::ConsoleParty> m_console;
    std::uint64_t m_noted = 0;                 // Entries of its journal that were looked at.
    const PersonsRequest* m_signing = nullptr; // What is signed just now.
    // Dialogs that are open: what was shown, and when it will be signed.
    std::multimap<core::Tick, PersonsRequest> m_decided;
    core::Tick m_nextAct{};
};

} // namespace pitwatch::simulation
