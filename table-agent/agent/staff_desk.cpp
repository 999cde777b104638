#include "table-agent/agent/staff_desk.h"

#include "shared/desk/table_actions.h"

namespace pitwatch::agent {

namespace {

std::string sentenceFor(const events::CommandRefused& refused) {
    std::string sentence = refused.reason.value();
    if (!refused.section.empty())
        sentence += " (" + refused.section.value() + ")";
    return sentence;
}

// What the table does not allow is told as the reason of the refused action, and not twice.
core::Result<std::vector<events::Event>> decide(const PeerStep& step,
                                                const staff::Statement& statement) {
    const auto input = desk::tableInput(statement);
    if (!input)
        return input.error();
    std::vector<events::Event> led = table::decide(step.state(), *input, step.now());
    for (const events::Event& event : led)
        if (const auto* refused = event.as<events::CommandRefused>())
            return core::Error{sentenceFor(*refused)};
    return led;
}

} // namespace

void addStaffHandlers(PeerEvents& peers, desk::AddresseeDesk& desk) {
    peers.on<events::StaffActionSigned>(
        Peer::Console,
        [&desk](PeerStep& step, const PeerEntry& entry, const events::StaffActionSigned& action) {
            const auto decideHere = [&step](const staff::Statement& statement,
                                            const staff::Statement*) {
                return decide(step, statement);
            };
            for (events::Event& event :
                 desk.take(action, entry.party, step.events(), step.now(), decideHere))
                step.emit(std::move(event));
        });
    peers.atEnd(Peer::Console, [&desk](PeerStep& step, const core::PartyId& party) {
        for (events::Event& event : desk.end(party))
            step.emit(std::move(event));
    });
}

} // namespace pitwatch::agent
