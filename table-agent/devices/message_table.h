#pragma once

#include "shared/core/result.h"
#include "shared/table/input.h"
#include "table-agent/devices/message_fields.h"

#include <span>
#include <string_view>

namespace pitwatch::devices {

// One kind of message a device may send: the word that names it, and how its fields are read.
struct MessageKind {
    std::string_view word;
    table::Input (*read)(MessageFields& fields);
};

// Reads the message whose `key` names one of `kinds`, or says why it is none of them.
core::Result<table::Input> readMessage(MessageFields& fields, std::string_view key,
                                       std::span<const MessageKind> kinds);

} // namespace pitwatch::devices
