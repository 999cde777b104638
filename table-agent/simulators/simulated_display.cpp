#include "table-agent/simulators/simulated_display.h"

#include "table-agent/devices/meter_message.h"

#include <utility>

namespace pitwatch::simulators {

void SimulatedDisplay::heard(const feed::Message& meter) {
    const auto levels = devices::parseMeterMessage(meter.payload);
    if (!levels)
        return;
    const std::string text =
        devices::writeMeterShown({*events::DeviceId::parse("display-1"), *levels});
    m_answer = {devices::meterShownTopic(m_link), {text.begin(), text.end()}, false};
}

std::optional<feed::Message> SimulatedDisplay::next() {
    return std::exchange(m_answer, std::nullopt);
}

} // namespace pitwatch::simulators
