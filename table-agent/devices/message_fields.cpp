#include "table-agent/devices/message_fields.h"

#include "shared/staff/pad/pad_session.h"
#include "shared/text/hex.h"

namespace pitwatch::devices {

using text::Need;
using text::Value;

namespace {

constexpr std::size_t kMaxCards = 52;

std::optional<std::int64_t> wholeNumber(const Value* value, std::int64_t most) {
    const auto number = value != nullptr ? value->integer() : std::nullopt;
    return number && *number >= 1 && *number <= most ? number : std::nullopt;
}

std::optional<core::Seat> seatOf(const Value& value) {
    const auto number = wholeNumber(&value, core::Seat::kMost);
    if (!number)
        return std::nullopt;
    return core::Seat{static_cast<std::uint8_t>(*number)};
}

std::optional<cards::Card> cardOf(const Value& value) {
    return value.text() != nullptr ? cards::Card::parse(*value.text()) : std::nullopt;
}

// At a pad only those with a rank do something.
std::optional<table::Role> roleOf(const Value& value) {
    const auto role =
        value.text() != nullptr ? core::enumFromName<table::Role>(*value.text()) : std::nullopt;
    return role && hasRank(*role) ? role : std::nullopt;
}

// {"place": "player", "seat": 3, "count": 3}; only a player's packet has a seat.
std::optional<events::DealtPacket> packetOf(const Value& value) {
    const Value* place = value.find("place");
    const Value* seat = value.find("seat");
    const auto count = wholeNumber(value.find("count"), kMaxCards);
    if (!count || place == nullptr || place->text() == nullptr ||
        value.table()->size() != (seat != nullptr ? 3U : 2U))
        return std::nullopt;
    const auto named = core::enumFromName<events::Place>(*place->text());
    const auto seated = seat != nullptr ? seatOf(*seat) : std::nullopt;
    if (!named || (seat != nullptr && !seated))
        return std::nullopt;
    return events::DealtPacket{*named, seated, static_cast<std::uint8_t>(*count)};
}

// {"person": "f-omar", "signature": "..."}
std::optional<events::PressCosigned> cosignatureOf(const Value& value) {
    const Value* person = value.find("person");
    const Value* signature = value.find("signature");
    if (person == nullptr || person->text() == nullptr || signature == nullptr ||
        signature->text() == nullptr || value.table()->size() != 2)
        return std::nullopt;
    const auto name = events::PersonId::parse(*person->text());
    const auto bytes = text::fromHex<64>(*signature->text());
    if (!name || !bytes)
        return std::nullopt;
    return events::PressCosigned{*name, *bytes};
}

// The items of a list of at most so many, where each of them is one.
template <typename T>
std::optional<std::vector<T>> listOf(const Value& value, std::size_t most,
                                     std::optional<T> (*itemOf)(const Value&)) {
    if (value.list() == nullptr || value.list()->size() > most)
        return std::nullopt;
    std::vector<T> items;
    for (const Value& one : *value.list()) {
        const auto item = itemOf(one);
        if (!item)
            return std::nullopt;
        items.push_back(*item);
    }
    return items;
}

Value messageOf(core::ByteView payload, text::Problems& problems) {
    auto message = text::parseJsonObject(payload, kMessageLimits);
    if (message)
        return *std::move(message);
    problems.push_back({"", message.error().text});
    return Value(Value::Table());
}

} // namespace

MessageFields::MessageFields(core::ByteView payload)
    : m_message(messageOf(payload, m_problems)), m_fields(m_message, m_problems) {
    integer("v", 1, 1);
}

std::string MessageFields::problem() {
    m_fields.refuseUnknownKeys("this message");
    return m_problems.empty() ? std::string() : m_problems.front().text();
}

std::int64_t MessageFields::integer(std::string_view key, std::int64_t low, std::int64_t high) {
    return m_fields.integer(key, low, high).value_or(low);
}

std::optional<std::uint8_t> MessageFields::maybeByte(std::string_view key) {
    const auto value = m_fields.integer(key, 0, 255, Need::Optional);
    return value ? std::optional(static_cast<std::uint8_t>(*value)) : std::nullopt;
}

bool MessageFields::flag(std::string_view key) {
    return m_fields.flag(key).value_or(false);
}

std::string MessageFields::string(std::string_view key) {
    return m_fields.text(key).value_or(std::string());
}

core::Text MessageFields::text(std::string_view key) {
    return m_fields.words(key, Need::Optional).value_or(core::Text());
}

core::Seat MessageFields::seat(std::string_view key) {
    return {static_cast<std::uint8_t>(integer(key, 1, core::Seat::kMost))};
}

std::optional<core::Seat> MessageFields::maybeSeat(std::string_view key) {
    return has(key) ? std::optional(seat(key)) : std::nullopt;
}

std::vector<core::Seat> MessageFields::seatList(std::string_view key) {
    const Value* value = m_fields.value(key);
    auto seats = value != nullptr ? listOf(*value, core::Seat::kMost, seatOf) : std::nullopt;
    if (!seats)
        fail(key, "is not a list of seats such as [2,5]");
    return seats.value_or(std::vector<core::Seat>());
}

core::Bytes MessageFields::bytes(std::string_view key) {
    const std::string digits = string(key);
    core::Bytes bytes(digits.size() / 2);
    if (digits.empty() || digits.size() % 2 != 0 || !text::fromHex(digits, bytes))
        fail(key, "is not hexadecimal");
    return bytes;
}

events::KeySignature MessageFields::signature(std::string_view key) {
    const auto bytes = text::fromHex<64>(string(key));
    if (!bytes)
        fail(key, "is no signature");
    return bytes.value_or(events::KeySignature{});
}

std::vector<events::PressCosigned> MessageFields::cosignatures(std::string_view key) {
    const Value* value = m_fields.value(key);
    auto list =
        value != nullptr ? listOf(*value, staff::kMostCosignatures, cosignatureOf) : std::nullopt;
    if (!list)
        fail(key, "is not a list of signatures with their people");
    return list.value_or(std::vector<events::PressCosigned>());
}

core::Cents MessageFields::cents(std::string_view key) {
    return core::Cents{integer(key, 0, core::kMaxAmount.value())};
}

cards::Card MessageFields::card(std::string_view key) {
    const Value* value = m_fields.value(key);
    const auto card = value != nullptr ? cardOf(*value) : std::nullopt;
    if (!card)
        fail(key, "is not a card such as \"As\"");
    return card.value_or(cards::Card{cards::Rank::Two, cards::Suit::Spades});
}

std::vector<cards::Card> MessageFields::cardList(std::string_view key) {
    const Value* value = m_fields.value(key);
    auto cards = value != nullptr ? listOf(*value, kMaxCards, cardOf) : std::nullopt;
    if (!cards)
        fail(key, "is not a list of cards such as [\"As\",\"Td\"]");
    return cards.value_or(std::vector<cards::Card>());
}

std::vector<events::DealtPacket> MessageFields::packets(std::string_view key) {
    const Value* value = m_fields.value(key);
    auto packets = value != nullptr ? listOf(*value, kMaxCards, packetOf) : std::nullopt;
    if (!packets)
        fail(key, "is not a list of packets, each with place, count and a player's seat");
    return packets.value_or(std::vector<events::DealtPacket>());
}

table::Actor MessageFields::actor(std::string_view key) {
    const Value* value = m_fields.value(key);
    if (value == nullptr)
        return {};
    const Value* person = value->find("person");
    const Value* role = value->find("role");
    const bool complete = person != nullptr && person->text() != nullptr && role != nullptr &&
                          value->table()->size() == 2;
    const auto held = complete ? roleOf(*role) : std::nullopt;
    const auto named = events::PersonId::parse(complete ? *person->text() : std::string());
    if (held && named)
        return {*named, *held};
    fail(key, "is not a person and a role");
    return {};
}

} // namespace pitwatch::devices
