#include "table-agent/devices/message_table.h"

#include <algorithm>

namespace pitwatch::devices {

core::Result<table::Input> readMessage(MessageFields& fields, std::string_view key,
                                       std::span<const MessageKind> kinds) {
    const std::string word = fields.string(key);
    const auto kind = std::ranges::find(kinds, word, &MessageKind::word);
    if (kind == kinds.end()) {
        fields.fail(key, "is no word this device says");
        return core::Error{fields.problem()};
    }
    table::Input input = kind->read(fields);
    if (const std::string problem = fields.problem(); !problem.empty())
        return core::Error{problem};
    return input;
}

} // namespace pitwatch::devices
