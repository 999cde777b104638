#include "tests/simulation/reader_process.h"

namespace pitwatch::simulation {

ReaderProcess::ReaderProcess(World& world, const std::string& name,
                             std::vector<core::PartyId> parties, std::uint64_t seed)
    : Process(world, name, Storage::Memory, seed)
    , m_parties(std::move(parties))
    , m_copies(world) {}

std::optional<journal::Anchor> ReaderProcess::Copies::position(const core::PartyId& party) const {
    const auto at = m_positions.find(party);
    return at == m_positions.end() ? std::nullopt : std::optional(at->second);
}

void ReaderProcess::Copies::apply(std::span<const wire::Envelope> entries,
                                  const journal::Anchor& after) {
    auto& copy = m_entries[after.party];
    const auto spoken = m_world.spoken.find(after.party.text());
    for (const wire::Envelope& entry : entries) {
        const std::string which =
            after.party.text() + " entry " + std::to_string(entry.sequence);
        require(entry.sequence == copy.size() + 1, "exactly_once", which + " is out of order");
        if (spoken != m_world.spoken.end()) {
            const auto said = spoken->second.find(entry.sequence);
            require(said == spoken->second.end() || said->second == entry.chain, "exactly_once",
                    which + " is not what was said");
        }
        copy.push_back(entry);
    }
    m_positions[after.party] = after;
}

const std::vector<wire::Envelope>& ReaderProcess::Copies::of(const core::PartyId& party) const {
    return m_entries[party];
}

const std::vector<wire::Envelope>& ReaderProcess::copyOf(const core::PartyId& party) const {
    return m_copies.of(party);
}

feed::PartyView ReaderProcess::view(const core::PartyId& party) const {
    return m_follower->view(party, const_cast<ReaderProcess*>(this)->world().now);
}

void ReaderProcess::start(journal::Journal& /*journal*/, TappedLink& link) {
    m_link = &link;
    m_follower.emplace(self(), m_copies, link);
    for (const core::PartyId& party : m_parties)
        m_follower->follow(party);
}

core::Tick ReaderProcess::step() {
    while (const auto event = m_link->take())
        if (const auto* message = std::get_if<feed::Message>(&*event))
            m_follower->handle(*message, world().now);
    return m_follower->tick(world().now);
}

void ReaderProcess::abandon() {
    m_follower.reset();
    m_link = nullptr;
}

} // namespace pitwatch::simulation
