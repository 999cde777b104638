#include "table-agent/devices/device_message.h"

#include "table-agent/devices/card_message.h"
#include "table-agent/devices/pad_message.h"
#include "table-agent/devices/shuffler_message.h"
#include "table-agent/devices/wager_message.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace pitwatch::devices {

namespace {

struct Device {
    std::string_view name;
    core::Result<table::Input> (*parse)(core::ByteView payload);
    std::span<const MessageKind> (*kinds)();
};

constexpr std::array kDevices{Device{kShufflerDevice, parseShufflerMessage, shufflerMessages},
                              Device{kWagerDevice, parseWagerMessage, wagerMessages},
                              Device{kPadDevice, parsePadMessage, padMessages},
                              Device{kCardDevice, parseCardMessage, cardMessages}};
static_assert(std::ranges::count_if(core::kEnumValues<vocabulary::TableDevice>,
                                    vocabulary::speaks) == std::ssize(kDevices),
              "whatever speaks is heard");

} // namespace

std::vector<std::string_view> speakingDevices() {
    std::vector<std::string_view> names;
    for (const Device& device : kDevices)
        names.push_back(device.name);
    return names;
}

std::vector<std::string_view> wordsOf(std::string_view device) {
    std::vector<std::string_view> words;
    for (const Device& known : kDevices)
        if (known.name == device)
            for (const MessageKind& kind : known.kinds())
                words.push_back(kind.word);
    return words;
}

core::Result<table::Input> parseDeviceMessage(std::string_view device, core::ByteView payload) {
    for (const Device& known : kDevices)
        if (known.name == device)
            return known.parse(payload);
    return core::Error{"there is no such device"};
}

} // namespace pitwatch::devices
