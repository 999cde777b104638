#pragma once

#include "pit-console/core/database/projection.h"
#include "tests/simulation/world.h"

#include <functional>
#include <map>
#include <tuple>
#include <vector>

namespace pitwatch::simulation {

// Sits beside a console and compares what its store is given, and what its link brings, with what
// was said. Outlives the console's process, as the store on its disk does.
class ConsoleWitness final : public console::Projection {
public:
    ConsoleWitness(const World& world, const std::string& console)
        : m_world(world), m_console(console) {}

    // The process starts; its store shows everything once more that it had.
    void begin();
    // That was all of it.
    void checkNothingForgotten() const;

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;

    // The console reads on behind the last entry that its store was given: not one of them again.
    void checkPlace(const core::PartyId& party, std::uint64_t position) const;

    void hear(const feed::Message& message);
    // The will of an earlier connection says nothing about the present one, however late it comes.
    void checkWills(const std::function<bool(const core::PartyId&)>& isOffline) const;

    const std::vector<wire::Envelope>& copyOf(const core::PartyId& party) const;

private:
    const World& m_world;
    std::string m_console;
    std::map<core::PartyId, std::vector<wire::Envelope>> m_copies;
    std::map<core::PartyId, std::size_t> m_shown; // In this life of the process.
    // The last life of each party heard of: its epoch, its session, whether it ended.
    std::map<core::PartyId, std::tuple<std::uint64_t, std::uint64_t, bool>> m_lives;
};

} // namespace pitwatch::simulation
