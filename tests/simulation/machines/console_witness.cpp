#include "tests/simulation/machines/console_witness.h"

#include "shared/feed/status.h"
#include "shared/wire/topics.h"
#include "tests/support/sites/party_keys.h"

#include <algorithm>

namespace pitwatch::simulation {

void ConsoleWitness::begin() {
    m_shown.clear();
    m_lives.clear();
}

void ConsoleWitness::checkNothingForgotten() const {
    for (const auto& [party, copy] : m_copies) {
        const auto shown = m_shown.find(party);
        require(shown != m_shown.end() && shown->second == copy.size(), "store",
                m_console + " forgot how far it had come in the journal of " + party.text());
    }
}

void ConsoleWitness::apply(const core::PartyId& party, const wire::Envelope& entry,
                           const events::Event& /*event*/) {
    std::vector<wire::Envelope>& copy = m_copies[party];
    const std::string which = party.text() + " entry " + std::to_string(entry.sequence);
    const std::size_t before = m_shown[party]++;
    require(entry.sequence == before + 1, "exactly_once", which + " is out of order");
    if (before < copy.size()) {
        const wire::Envelope& kept = copy[before];
        require(kept.type == entry.type && kept.at == entry.at && kept.body == entry.body, "store",
                m_console + " keeps another " + which + " than it read");
        return;
    }
    if (const auto spoken = m_world.spoken.find(party.text()); spoken != m_world.spoken.end()) {
        const auto said = spoken->second.find(entry.sequence);
        require(said == spoken->second.end() || said->second == entry.chain, "exactly_once",
                which + " is not what was said");
    }
    copy.push_back(entry);
}

void ConsoleWitness::checkPlace(const core::PartyId& party, std::uint64_t position) const {
    const auto found = m_shown.find(party);
    const std::size_t shown = found == m_shown.end() ? 0 : found->second;
    require(position == shown, "exactly_once",
            m_console + " reads on behind entry " + std::to_string(position) + " of " +
                party.text() + ", of which it has " + std::to_string(shown));
}

void ConsoleWitness::hear(const feed::Message& message) {
    if (!message.topic.ends_with("/status"))
        return;
    const auto status = feed::decodeStatus(message.payload);
    if (!status || message.topic != wire::statusTopic(status->party))
        return;
    const std::tuple life{status->moment.epoch, status->moment.session,
                          status->life != feed::Life::Online};
    // Anybody may have said it; only what is new is worth a look at its signature.
    auto& last = m_lives[status->party];
    if (life > last && feed::isGenuine(*status, support::deviceKeyOf(status->party.text())))
        last = life;
}

void ConsoleWitness::checkWills(const std::function<bool(const core::PartyId&)>& isOffline) const {
    for (const auto& [party, life] : m_lives)
        require(std::get<2>(life) || !isOffline(party), "late_will",
                m_console + " believes the late will of " + party.text());
}

const std::vector<wire::Envelope>& ConsoleWitness::copyOf(const core::PartyId& party) const {
    static const std::vector<wire::Envelope> kNone;
    const auto found = m_copies.find(party);
    return found == m_copies.end() ? kNone : found->second;
}

} // namespace pitwatch::simulation
