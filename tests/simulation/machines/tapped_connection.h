#pragma once

#include "shared/core/ids.h"
#include "tests/simulation/world.h"

#include <functional>
#include <map>

namespace pitwatch::simulation {

// What a stuck button of a pad says again and again. No table has so many faults.
inline constexpr std::string_view kStuckPress =
    R"({"v":1,"command":"close_fault","by":{"person":"f-stuck","role":"floorperson"},)"
    R"("fault":9000000000000000,"cause":"stuck"})";

// A party's connection, with an ear on it: every journal entry that leaves the process is noted in
// World::spoken, and what was once said of an entry may never be said otherwise. What devices say
// to it is counted.
class TappedConnection final : public feed::Connection {
public:
    TappedConnection(World& world, const core::PartyId& self);

    void setWill(feed::WillSource will) override { m_connection.setWill(std::move(will)); }
    void subscribe(const std::string& filter, feed::Delivery delivery) override {
        m_connection.subscribe(filter, delivery);
    }
    core::Outcome publish(feed::Message message, feed::Delivery delivery) override;
    bool connected() const override { return m_connection.connected(); }
    std::optional<feed::ConnectionEvent> take() override;
    feed::LostMessages takeLost() override { return m_connection.takeLost(); }
    void wait(core::Millis atMost) override { m_connection.wait(atMost); }
    void close(core::Millis atMost) override { m_connection.close(atMost); }

    // Hears whatever else the process says aloud, before it leaves.
    using Ear = std::function<void(const feed::Message&)>;
    void setEar(Ear ear) { m_ear = std::move(ear); }
    // Hears what the process takes, as it does.
    void setInwardEar(Ear ear) { m_inwardEar = std::move(ear); }

    bool hasNews() const { return m_connection.hasNews(); }

    // How many messages may wait: few, so that a flood need not be large.
    static constexpr std::size_t kRoom = 1024;

    // What came of one device's topic, and what of it the process took.
    struct Traffic {
        std::uint64_t arrived = 0;
        std::uint64_t taken = 0;
        std::uint64_t stuckTaken = 0; // The presses of a stuck button among them.
    };
    const std::map<std::string, Traffic>& devices() const { return m_devices; }

private:
    World& m_world;
    std::string m_self;
    std::string m_journalTopic;
    feed::MemoryConnection m_connection;
    Ear m_ear;
    Ear m_inwardEar;
    std::map<std::string, Traffic> m_devices;
};

} // namespace pitwatch::simulation
