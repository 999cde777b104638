#include "shared/core/assertion.h"
#include "table-agent/devices/device_message.h"

// Any bytes from any device: understood or refused with a reason, never a crash. The first byte
// chooses the device.

using namespace pitwatch;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto devices = devices::speakingDevices();
    const core::Bytes payload(data + 1, data + size);
    const auto input = devices::parseDeviceMessage(devices[data[0] % devices.size()], payload);
    PW_ASSERT(input.ok() || !input.error().text.empty());
    return 0;
}
