#include "table-agent/devices/card_message.h"

#include <array>

namespace pitwatch::devices {

using table::Input;

namespace {

constexpr std::array kCardKinds{
    MessageKind{"hand",
                [](MessageFields& fields) -> Input {
                    return table::HandShown{fields.seat("seat"), fields.cardList("cards")};
                }},
    MessageKind{"board",
                [](MessageFields& fields) -> Input {
                    return table::CommunityRevealed{
                        fields.oneOf<events::Place>("place"),
                        static_cast<std::uint8_t>(fields.integer("first", 1, 5)),
                        fields.cardList("cards")};
                }},
};

} // namespace

std::span<const MessageKind> cardMessages() {
    return kCardKinds;
}

core::Result<table::Input> parseCardMessage(core::ByteView payload) {
    MessageFields fields(payload);
    return readMessage(fields, "event", kCardKinds);
}

} // namespace pitwatch::devices
