#pragma once

#include "pit-console/core/live/pit.h"
#include "pit-console/core/live/source.h"
#include "pit-console/scenes/scene_table.h"

#include <list>
#include <map>
#include <memory>

namespace pitwatch::console {

// The pit of a scene: its tables, the meter controller's journal, how well each is heard, and the
// people at the console.
// Everything above it is what the live console uses: the same store, the same projections.
class ScenePit {
public:
    ScenePit();

    SceneTable& add(const std::string& name, std::string_view submission, core::Millis age);
    // How a table, or METER, is heard; all are live otherwise.
    void hear(const std::string& name, feed::Standing standing, core::Millis age);
    void loseBroker(core::Millis age);
    // A link goes into service, each of its levels with its initial amount.
    using Levels = std::vector<std::pair<std::string, std::int64_t>>;
    void openLink(const std::string& link, const Levels& levels);
    // The level of a link grew until it shows so much.
    void meter(const std::string& link, const std::string& level, std::int64_t cents);
    // A claim takes all of the level, which starts again; what it took is handed back.
    core::Cents hit(const std::string& link, const std::string& level,
                    const events::ClaimId& claim);
    void meterEvent(const events::Event& event, core::Millis ago = std::chrono::minutes{1});

    // Puts everything written since into the store.
    void publish();
    Snapshot snapshot();
    Pit& pit() { return *m_pit; }
    void carryOut(UserCommand command);
    // Opens the desk, with the floorperson signed in. From then on no table is added.
    void openDesk();

private:
    void write(const Pit::Events& events);
    void answerActions();
    void answerAsMeter(SceneTable& table, const std::vector<events::Event>& told);
    void publish(const core::PartyId& party, const journal::Journal& journal);

    journal::MemoryJournal m_own;
    party::Record m_record;
    std::uint64_t m_answered = 0; // Entries of our own journal that the tables have read.
    events::DocumentNumber m_lastDocument{};
    std::unique_ptr<Pit> m_pit;
    std::list<SceneTable> m_tables;
    struct Meter {
        core::Cents initial;
        core::Cents value;
    };
    Meter& meterOf(const std::string& link, const std::string& level);

    std::vector<PartyContact> m_heard;
    std::vector<PartyContact> m_others; // METER alone.
    std::map<std::pair<std::string, std::string>, Meter> m_meters;
    journal::MemoryJournal m_meterJournal;
    bool m_connected = true;
    bool m_everHeard = false;
};

} // namespace pitwatch::console
