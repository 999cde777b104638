#include "table-agent/devices/message_fields.h"

#include "table-agent/devices/strict_json.h"

namespace pitwatch::devices {

using nlohmann::json;

namespace {

constexpr std::int64_t kMaxSeat = 99;
constexpr std::size_t kMaxCards = 52;

bool wholeNumber(const json& value, std::int64_t low, std::int64_t high) {
    if (!value.is_number_integer() ||
        (value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t{INT64_MAX}))
        return false;
    const auto number = value.get<std::int64_t>();
    return number >= low && number <= high;
}

std::optional<table::Role> roleOf(const json& value) {
    if (value == "dealer")
        return table::Role::Dealer;
    if (value == "floorperson")
        return table::Role::Floorperson;
    if (value == "supervisor")
        return table::Role::Supervisor;
    if (value == "shift_manager")
        return table::Role::ShiftManager;
    return std::nullopt;
}

// {"place": "player", "seat": 3, "count": 3}; only a player's packet has a seat.
std::optional<events::DealtPacket> packetOf(const json& value) {
    if (!value.is_object() || !value.contains("place") || !value.contains("count") ||
        !value["place"].is_string() || !wholeNumber(value["count"], 1, kMaxCards) ||
        value.size() != (value.contains("seat") ? 3U : 2U))
        return std::nullopt;
    const auto place =
        core::enumFromName<events::Place>(value["place"].get_ref<const std::string&>());
    if (!place || (value.contains("seat") && !wholeNumber(value["seat"], 1, kMaxSeat)))
        return std::nullopt;
    events::DealtPacket packet{*place, std::nullopt, value["count"].get<std::uint8_t>()};
    if (value.contains("seat"))
        packet.seat = core::Seat{value["seat"].get<std::uint8_t>()};
    return packet;
}

} // namespace

MessageFields::MessageFields(core::ByteView payload) {
    auto message = parseObject(payload);
    if (!message) {
        m_problem = message.error().text;
        return;
    }
    m_message = std::move(*message);
    integer("v", 1, 1);
}

bool MessageFields::has(std::string_view key) const {
    return m_message.is_object() && m_message.contains(key);
}

const json* MessageFields::find(std::string_view key) {
    m_asked.emplace(key);
    if (has(key))
        return &m_message[std::string(key)];
    fail(key, "is missing");
    return nullptr;
}

void MessageFields::fail(std::string_view key, std::string_view what) {
    if (m_problem.empty())
        m_problem = "\"" + std::string(key) + "\" " + std::string(what);
}

std::string MessageFields::problem() {
    if (m_problem.empty())
        for (const auto& [key, value] : m_message.items())
            if (!m_asked.contains(key))
                fail(key, "is not a key of this message");
    return m_problem;
}

std::int64_t MessageFields::integer(std::string_view key, std::int64_t low, std::int64_t high) {
    const json* value = find(key);
    if (value == nullptr)
        return low;
    if (wholeNumber(*value, low, high))
        return value->get<std::int64_t>();
    fail(key, "is not a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    return low;
}

std::optional<std::uint8_t> MessageFields::maybeByte(std::string_view key) {
    if (!has(key))
        return std::nullopt;
    return static_cast<std::uint8_t>(integer(key, 0, 255));
}

bool MessageFields::flag(std::string_view key) {
    const json* value = find(key);
    if (value == nullptr || value->is_boolean())
        return value != nullptr && value->get<bool>();
    fail(key, "is neither true nor false");
    return false;
}

std::string MessageFields::string(std::string_view key) {
    const json* value = find(key);
    if (value == nullptr || value->is_string())
        return value != nullptr ? value->get<std::string>() : std::string();
    fail(key, "is not a text");
    return {};
}

core::Text MessageFields::text(std::string_view key) {
    if (!has(key))
        return {};
    auto parsed = core::Text::parse(string(key));
    if (parsed)
        return *std::move(parsed);
    fail(key, parsed.error().text);
    return {};
}

core::Seat MessageFields::seat(std::string_view key) {
    return {static_cast<std::uint8_t>(integer(key, 1, kMaxSeat))};
}

std::optional<core::Seat> MessageFields::maybeSeat(std::string_view key) {
    return has(key) ? std::optional(seat(key)) : std::nullopt;
}

std::vector<core::Seat> MessageFields::seatList(std::string_view key) {
    const json* value = find(key);
    std::vector<core::Seat> seats;
    const bool list = value != nullptr && value->is_array() && value->size() <= kMaxSeat;
    for (const json& item : list ? *value : json::array())
        if (wholeNumber(item, 1, kMaxSeat))
            seats.push_back({item.get<std::uint8_t>()});
    if (!list || seats.size() != value->size())
        fail(key, "is not a list of seats such as [2,5]");
    return seats;
}

core::Cents MessageFields::cents(std::string_view key) {
    return core::Cents{integer(key, 0, core::kMaxAmount.value())};
}

std::optional<cards::Card> MessageFields::cardOf(const json& value) {
    if (!value.is_string())
        return std::nullopt;
    return cards::Card::parse(value.get_ref<const std::string&>());
}

cards::Card MessageFields::card(std::string_view key) {
    const json* value = find(key);
    if (value != nullptr)
        if (const auto card = cardOf(*value))
            return *card;
    fail(key, "is not a card such as \"As\"");
    return {cards::Rank::Two, cards::Suit::Spades};
}

std::vector<cards::Card> MessageFields::cardList(std::string_view key) {
    const json* value = find(key);
    std::vector<cards::Card> cards;
    const bool list = value != nullptr && value->is_array() && value->size() <= kMaxCards;
    for (const json& item : list ? *value : json::array())
        if (const auto card = cardOf(item))
            cards.push_back(*card);
    if (!list || cards.size() != value->size())
        fail(key, "is not a list of cards such as [\"As\",\"Td\"]");
    return cards;
}

std::vector<events::DealtPacket> MessageFields::packets(std::string_view key) {
    const json* value = find(key);
    std::vector<events::DealtPacket> packets;
    const bool list = value != nullptr && value->is_array() && value->size() <= kMaxCards;
    for (const json& item : list ? *value : json::array())
        if (const auto packet = packetOf(item))
            packets.push_back(*packet);
    if (!list || packets.size() != value->size())
        fail(key, "is not a list of packets, each with place, count and a player's seat");
    return packets;
}

table::Actor MessageFields::actor(std::string_view key) {
    const json* value = find(key);
    if (value == nullptr)
        return {};
    const bool complete = value->is_object() && value->size() == 2 && value->contains("person") &&
                          value->contains("role") && (*value)["person"].is_string();
    const auto role = complete ? roleOf((*value)["role"]) : std::nullopt;
    const auto person =
        events::PersonId::parse(complete ? (*value)["person"].get<std::string>() : std::string());
    if (role && person)
        return {*person, *role};
    fail(key, "is not a person and a role");
    return {};
}

} // namespace pitwatch::devices
