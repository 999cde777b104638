#include "table-agent/devices/pad_message.h"

#include <vector>

namespace pitwatch::devices {

namespace {

std::vector<MessageKind> everyCommand() {
    std::vector<MessageKind> all;
    for (const auto& part :
         {padTableCommands(), padDeckCommands(), padRoundCommands(), padTroubleCommands()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

std::span<const MessageKind> padMessages() {
    static const std::vector<MessageKind> kKinds = everyCommand();
    return kKinds;
}

core::Result<table::Input> parsePadMessage(core::ByteView payload) {
    MessageFields fields(payload);
    return readMessage(fields, "command", padMessages());
}

} // namespace pitwatch::devices
