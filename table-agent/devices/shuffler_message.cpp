#include "table-agent/devices/shuffler_message.h"

#include <array>

namespace pitwatch::devices {

using events::DeckColour;
using table::Input;

namespace {

Input dispensed(MessageFields& fields) {
    table::DealReported input;
    input.deck = fields.maybeOneOf<DeckColour>("deck");
    input.packets = fields.packets("packets");
    input.complete = fields.flag("complete");
    return input;
}

Input lost(MessageFields& fields) {
    const auto at = fields.integer("last_heard_ms", 0, 253'402'300'799'999);
    return table::ShufflerLost{core::Instant{core::Millis{at}}};
}

constexpr std::array kShufflerKinds{
    MessageKind{"state",
                [](MessageFields& fields) -> Input {
                    return table::ShufflerReported{fields.oneOf<events::ShufflerState>("state"),
                                                   fields.maybeOneOf<DeckColour>("deck")};
                }},
    MessageKind{"mode",
                [](MessageFields& fields) -> Input {
                    return table::ShufflerModeReported{fields.oneOf<events::ShufflerMode>("mode")};
                }},
    MessageKind{"deck_inserted",
                [](MessageFields& fields) -> Input {
                    return table::DeckInserted{fields.oneOf<DeckColour>("deck")};
                }},
    // A shuffler that cannot count leaves "cards" out.
    MessageKind{"shuffle_finished",
                [](MessageFields& fields) -> Input {
                    return table::ShuffleFinished{fields.oneOf<DeckColour>("deck"),
                                                  fields.maybeByte("cards")};
                }},
    MessageKind{"dispensed", dispensed},
    MessageKind{"jam",
                [](MessageFields& fields) -> Input {
                    return table::JamReported{fields.flag("in_shoe"), fields.text("detail")};
                }},
    MessageKind{
        "door",
        [](MessageFields& fields) -> Input { return table::DoorReported{fields.flag("open")}; }},
    MessageKind{"restarted",
                [](MessageFields& fields) -> Input {
                    return table::ShufflerRestartReported{fields.text("firmware")};
                }},
    MessageKind{"lost", lost},
    MessageKind{"found",
                [](MessageFields& fields) -> Input {
                    return table::ShufflerFound{fields.oneOf<events::ShufflerState>("state")};
                }},
};

} // namespace

std::span<const MessageKind> shufflerMessages() {
    return kShufflerKinds;
}

core::Result<table::Input> parseShufflerMessage(core::ByteView payload) {
    MessageFields fields(payload);
    return readMessage(fields, "event", kShufflerKinds);
}

} // namespace pitwatch::devices
