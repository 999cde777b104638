#include "table-agent/agent/staff_desk.h"

#include "shared/desk/table_actions.h"

namespace pitwatch::agent {

void addStaffHandlers(PeerEvents& peers, desk::AddresseeDesk& desk) {
    peers.on<events::StaffActionSigned>(
        Peer::Console,
        [&desk](PeerStep& step, const PeerEntry& entry, const events::StaffActionSigned& action) {
            const auto decideHere = [&step](const staff::Statement& statement,
                                            const staff::Statement*) {
                return desk::decideAtTable(step.state(), statement, step.now());
            };
            for (events::Event& event :
                 desk.take(action, entry.party, step.events(), step.now(), decideHere))
                step.emit(std::move(event));
        });
    peers.atEnd(Peer::Console, [&desk](PeerStep& step, const core::PartyId& party) {
        for (events::Event& event : desk.end(party, !step.events().empty()))
            step.emit(std::move(event));
    });
}

} // namespace pitwatch::agent
