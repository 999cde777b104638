#pragma once

#include "shared/core/ids.h"
#include "tests/simulation/world.h"

#include <functional>

namespace pitwatch::simulation {

// A party's connection, with an ear on it: every journal entry that leaves the process is noted in
// World::spoken, and what was once said of an entry may never be said otherwise.
class TappedLink final : public feed::Link {
public:
    TappedLink(World& world, const core::PartyId& self);

    void setWill(feed::WillSource will) override { m_link.setWill(std::move(will)); }
    void subscribe(const std::string& filter, feed::Delivery delivery) override {
        m_link.subscribe(filter, delivery);
    }
    core::Outcome publish(feed::Message message, feed::Delivery delivery) override;
    bool connected() const override { return m_link.connected(); }
    std::optional<feed::LinkEvent> take() override { return m_link.take(); }
    void wait(core::Millis atMost) override { m_link.wait(atMost); }
    void close(core::Millis atMost) override { m_link.close(atMost); }

    // Hears whatever else the process says aloud, before it leaves.
    using Ear = std::function<void(const feed::Message&)>;
    void setEar(Ear ear) { m_ear = std::move(ear); }

    bool hasNews() const { return m_link.hasNews(); }

private:
    World& m_world;
    std::string m_self;
    std::string m_journalTopic;
    feed::MemoryLink m_link;
    Ear m_ear;
};

} // namespace pitwatch::simulation
