#include "tests/simulation/machines/reader_process.h"

#include "shared/feed/status.h"
#include "shared/wire/topics.h"

#include <algorithm>

namespace pitwatch::simulation {

ReaderProcess::ReaderProcess(World& world, const std::string& name,
                             std::vector<core::PartyId> parties, Storage storage,
                             std::uint64_t seed)
    : Process(world, name, storage, seed), m_parties(std::move(parties)), m_copies(world, *this) {}

std::optional<journal::Anchor> ReaderProcess::Copies::position(const core::PartyId& party) const {
    const auto at = m_positions.find(party);
    return at == m_positions.end() ? std::nullopt : std::optional(at->second);
}

void ReaderProcess::Copies::apply(std::span<const wire::Envelope> entries,
                                  const journal::Anchor& after) {
    auto& copy = m_entries[after.party];
    const auto spoken = m_world.spoken.find(after.party.text());
    for (const wire::Envelope& entry : entries) {
        const std::string which = after.party.text() + " entry " + std::to_string(entry.sequence);
        require(entry.sequence == copy.size() + 1, "exactly_once", which + " is out of order");
        if (spoken != m_world.spoken.end()) {
            const auto said = spoken->second.find(entry.sequence);
            require(said == spoken->second.end() || said->second == entry.chain, "exactly_once",
                    which + " is not what was said");
        }
        copy.push_back(entry);
    }
    m_positions[after.party] = after;
    m_owner.read(entries, after);
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
        if (std::holds_alternative<feed::Connected>(*event)) {
            connected();
        } else if (const auto* message = std::get_if<feed::Message>(&*event);
                   message != nullptr && !takes(*message)) {
            m_follower->handle(*message, world().now);
            checkLateWill(*message);
        }
    return m_follower->tick(world().now);
}

// The will of an earlier connection says nothing about the present one, however late it comes.
void ReaderProcess::checkLateWill(const feed::Message& message) {
    if (!message.topic.ends_with("/status"))
        return;
    const auto status = feed::decodeStatus(message.payload);
    if (!status || message.topic != wire::statusTopic(status->party))
        return;
    const std::tuple life{status->epoch, status->session, status->life != feed::Life::Online};
    auto& last = m_lives[status->party];
    last = std::max(last, life);
    const bool offline = view(status->party).standing == feed::Standing::Offline;
    require(!offline || std::get<2>(last), "late_will",
            name() + " believes the late will of " + status->party.text());
}

void ReaderProcess::abandon() {
    m_lives.clear();
    m_follower.reset();
    m_link = nullptr;
}

} // namespace pitwatch::simulation
