#pragma once

#include "shared/core/record_time.h"
#include "shared/feed/publisher.h"
#include "tests/simulation/machines/console_store.h"
#include "tests/simulation/machines/reader_process.h"
#include "tests/simulation/people/console_people.h"
#include "tests/simulation/people/mischief.h"
#include "tests/simulation/people/staff_room.h"

namespace pitwatch::simulation {

// A console without a screen: it follows everybody, its people sign at the production desk, some of
// them long after they have looked, and its journal is published. As long as it is not calm, people
// make mistakes, and somebody who broke into it writes what he likes into its journal.
class ConsoleProcess final : public ReaderProcess {
public:
    ConsoleProcess(World& world, const std::string& name, std::vector<core::PartyId> parties,
                   const StaffRoom& staff, const Setups& setups, Storage storage,
                   std::uint64_t seed);

    // Idle: nobody acts at all. Calm: whoever acts does so in earnest.
    enum class Mood : std::uint8_t { Wild, Calm, Idle };
    void setMood(Mood mood) { m_mood = mood; }

    // From now on it keeps what it reads as a console does. Before it is started.
    void keepStore() { m_store.emplace(name() + "-" + std::to_string(m_seed)); }
    // Nothing where it keeps none.
    ConsoleStore* store() { return m_store ? &*m_store : nullptr; }
    journal::Head head() const { return m_journal->head(); }

private:
    void start(journal::Journal& journal, TappedLink& link) override;
    core::Tick step() override;
    void abandon() override;
    void read(std::span<const wire::Envelope> entries, const journal::Anchor& after) override;
    void connected() override { m_publisher->connected(); }
    bool takes(const feed::Message& message) override {
        return m_publisher->handle(message, world().now);
    }

    void observe(const core::PartyId& party, const wire::Envelope& entry);
    void readRoster();
    void act();
    void act(const PersonsWish& command);
    void signWhatWasDecided();
    void checkSigned(const PersonsWish& command);
    void noteOverheard();
    void write(const events::Event& event);
    core::Instant lastAt();

    const StaffRoom& m_staff;
    std::uint64_t m_seed;
    std::optional<ConsoleStore> m_store;
    feed::SeededRandom m_random;
    ConsolePeople m_people;
    Mischief m_mischief;
    Mood m_mood = Mood::Wild;
    std::uint64_t m_told = 0;

    // Of one life of the process.
    journal::Journal* m_journal = nullptr;
    std::optional<core::RecordTime> m_time;
    payout::ClaimBook m_claims;
    // Dialogs that are open: what was shown, and when it will be signed.
    std::multimap<core::Tick, PersonsWish> m_decided;
    core::Tick m_nextAct{};
    core::Tick m_nextRoster{};
    std::optional<desk::RosterSource> m_roster;
    std::optional<desk::ActionDesk> m_desk;
    std::optional<feed::Publisher> m_publisher;
};

} // namespace pitwatch::simulation
