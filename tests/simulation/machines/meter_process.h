#pragma once

#include "table-agent/controller/controller.h"
#include "tests/simulation/machines/process.h"
#include "tests/simulation/people/staff_room.h"

namespace pitwatch::simulation {

// The site's machine with the production controller of the progressive meters.
class MeterProcess final : public Process {
public:
    MeterProcess(World& world, std::vector<core::PartyId> tables, meter::SetupPtr setup,
                 const StaffRoom& staff, Storage storage, std::uint64_t seed);

    // Null while the process is down.
    const controller::Controller* controller() const {
        return m_controller ? &*m_controller : nullptr;
    }
    journal::Head head() const { return m_journal->head(); }
    // How far it has come in that party's journal.
    std::uint64_t readOf(const core::PartyId& party) const;

private:
    void start(journal::Journal& journal, TappedConnection& connection) override;
    core::Tick step() override;
    void checkSaid(const feed::Message& message);
    void abandon() override { m_controller.reset(); }

    std::vector<core::PartyId> m_tables;
    meter::SetupPtr m_setup;
    const StaffRoom& m_staff;
    journal::Journal* m_journal = nullptr;
    std::uint64_t m_told = 0;
    // The fold of what is in the journal, and how far.
    std::optional<meter::State> m_fold;
    std::uint64_t m_folded = 0;
    std::optional<controller::Controller> m_controller;
};

} // namespace pitwatch::simulation
