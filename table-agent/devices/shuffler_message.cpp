#include "table-agent/devices/shuffler_message.h"

#include "table-agent/devices/strict_json.h"

namespace pitwatch::devices {

namespace {

core::Result<events::DeckColour> colourAt(const nlohmann::json& message) {
    const auto& deck = message["deck"];
    if (deck == "red")
        return events::DeckColour::Red;
    if (deck == "blue")
        return events::DeckColour::Blue;
    return core::Error{"\"deck\" is neither \"red\" nor \"blue\""};
}

} // namespace

core::Result<table::Input> parseShufflerMessage(core::ByteView payload) {
    const auto message = parseObject(payload);
    if (!message)
        return message.error();
    if (const auto keys = requireKeys(*message, {"v", "event", "deck", "cards"}); !keys)
        return keys.error();
    if (const auto version = integerAt(*message, "v", 1, 1); !version)
        return version.error();
    if ((*message)["event"] != "shuffle_finished")
        return core::Error{"\"event\" is not \"shuffle_finished\""};
    const auto deck = colourAt(*message);
    if (!deck)
        return deck.error();
    const auto cards = integerAt(*message, "cards", 0, 255);
    if (!cards)
        return cards.error();
    return table::Input{table::ShuffleFinished{*deck, static_cast<std::uint8_t>(*cards)}};
}

std::string writeShuffleFinished(const table::ShuffleFinished& message) {
    const nlohmann::ordered_json json{
        {"v", 1},
        {"event", "shuffle_finished"},
        {"deck", message.deck == events::DeckColour::Red ? "red" : "blue"},
        {"cards", message.cardCount}};
    return json.dump();
}

} // namespace pitwatch::devices
