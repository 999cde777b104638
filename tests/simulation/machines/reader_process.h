#pragma once

#include "shared/feed/follower.h"
#include "tests/simulation/machines/process.h"

#include <map>
#include <tuple>

namespace pitwatch::simulation {

// Somebody who follows every journal, as a console or an archive does, and keeps what it reads on
// its own disk. It compares what it is given with what was said.
class ReaderProcess : public Process {
public:
    ReaderProcess(World& world, const std::string& name, std::vector<core::PartyId> parties,
                  Storage storage, std::uint64_t seed);

    // How it would show that party now.
    feed::PartyView view(const core::PartyId& party) const;
    const std::vector<wire::Envelope>& copyOf(const core::PartyId& party) const;

protected:
    void start(journal::Journal& journal, TappedLink& link) override;
    core::Tick step() override;
    void abandon() override;
    const std::vector<core::PartyId>& parties() const { return m_parties; }

    // What was read together, after it was kept.
    virtual void read(std::span<const wire::Envelope> /*entries*/,
                      const journal::Anchor& /*after*/) {}
    std::optional<journal::Anchor> positionIn(const core::PartyId& party) const {
        return m_copies.position(party);
    }
    virtual void connected() {}
    // Whether the message was for somebody else in the process.
    virtual bool takes(const feed::Message& /*message*/) { return false; }

private:
    // Survives the process, as a store on a disk does.
    class Copies final : public feed::Reader {
    public:
        Copies(const World& world, ReaderProcess& owner) : m_world(world), m_owner(owner) {}
        std::optional<journal::Anchor> position(const core::PartyId& party) const override;
        void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override;
        const std::vector<wire::Envelope>& of(const core::PartyId& party) const;

    private:
        const World& m_world;
        ReaderProcess& m_owner;
        std::map<core::PartyId, journal::Anchor> m_positions;
        mutable std::map<core::PartyId, std::vector<wire::Envelope>> m_entries;
    };

    void checkLateWill(const feed::Message& message);

    std::vector<core::PartyId> m_parties;
    Copies m_copies;
    // The last life of each party heard of: its epoch, its session, whether it ended.
    std::map<core::PartyId, std::tuple<std::uint64_t, std::uint64_t, bool>> m_lives;
    TappedLink* m_link = nullptr;
    std::optional<feed::Follower> m_follower;
};

} // namespace pitwatch::simulation
