#include "tests/simulation/checks/device_check.h"

#include "shared/events/all_events.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"

namespace pitwatch::simulation {

namespace {

// What the journal tells since the last start.
struct Told {
    std::map<std::string, std::uint64_t> lost;
    std::uint64_t closeFaultRefused = 0;
};

void add(Told& told, const events::Event& event) {
    static const auto kCloseFault = *events::CommandName::parse("close_fault");
    if (event.as<events::PartyStarted>() != nullptr)
        told = {};
    else if (const auto* lost = event.as<events::DeviceMessagesLost>())
        told.lost[lost->topic.value()] += lost->count;
    else if (const auto* refused = event.as<events::CommandRefused>())
        told.closeFaultRefused += refused->command == kCloseFault ? 1U : 0U;
    else if (const auto* counted = event.as<events::DeviceRefusalsCounted>()) {
        const auto found = counted->commands.find(kCloseFault);
        told.closeFaultRefused += found == counted->commands.end() ? 0U : found->second;
    }
}

} // namespace

void checkDevices(const std::string& table, const std::vector<wire::Envelope>& entries,
                  const TappedConnection& connection) {
    Told told;
    for (const wire::Envelope& entry : entries)
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            add(told, *event);
    const std::string pad = wire::deviceTopic(*core::TableId::parse(table), "pad");
    for (const auto& [topic, traffic] : connection.devices()) {
        const std::uint64_t lost = traffic.arrived - traffic.taken;
        require(topic == pad || lost == 0, "flood_costs_others_nothing",
                topic + " lost " + std::to_string(lost) + " messages and did not flood");
        require(told.lost[topic] == lost, "device_losses_counted",
                topic + " lost " + std::to_string(lost) + " messages, and the journal tells of " +
                    std::to_string(told.lost[topic]));
        require(told.closeFaultRefused >= traffic.stuckTaken, "device_refusals_counted",
                topic + " had " + std::to_string(traffic.stuckTaken) +
                    " presses refused, and the journal tells of " +
                    std::to_string(told.closeFaultRefused));
    }
}

} // namespace pitwatch::simulation
