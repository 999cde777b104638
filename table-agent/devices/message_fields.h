#pragma once

#include "shared/cards/card.h"
#include "shared/core/bytes.h"
#include "shared/core/enum_names.h"
#include "shared/events/deal_events.h"
#include "shared/table/role.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::devices {

// Reads the fields of one device's message, each by its key. The first thing that is wrong is kept
// and every later read gives a value of no meaning, so a parser asks for all it needs and looks at
// problem() once, at the end. A key that nobody asked for is wrong too.
class MessageFields {
public:
    // One JSON object whose "v" is 1.
    explicit MessageFields(core::ByteView payload);

    bool has(std::string_view key) const;

    std::int64_t integer(std::string_view key, std::int64_t low, std::int64_t high);
    std::optional<std::uint8_t> maybeByte(std::string_view key);
    bool flag(std::string_view key);
    std::string string(std::string_view key);
    // May be left out, which is the empty text.
    core::Text text(std::string_view key);

    core::Seat seat(std::string_view key);
    std::optional<core::Seat> maybeSeat(std::string_view key);
    std::vector<core::Seat> seatList(std::string_view key);
    core::Cents cents(std::string_view key);
    cards::Card card(std::string_view key);
    std::vector<cards::Card> cardList(std::string_view key);
    std::vector<events::DealtPacket> packets(std::string_view key);
    // {"person": "d-ines", "role": "dealer"}
    table::Actor actor(std::string_view key);

    template <typename NameType>
    NameType name(std::string_view key) {
        const auto parsed = NameType::parse(string(key));
        if (parsed)
            return *parsed;
        fail(key, parsed.error().text);
        return {};
    }
    template <core::NamedEnum E>
    E oneOf(std::string_view key) {
        const std::string word = string(key);
        if (const auto value = core::enumFromName<E>(word))
            return *value;
        fail(key, "is none of the words it may be");
        return {};
    }
    template <core::NamedEnum E>
    std::optional<E> maybeOneOf(std::string_view key) {
        return has(key) ? std::optional(oneOf<E>(key)) : std::nullopt;
    }

    void fail(std::string_view key, std::string_view what);
    // Empty where nothing is wrong.
    std::string problem();

private:
    const nlohmann::json* find(std::string_view key);
    static std::optional<cards::Card> cardOf(const nlohmann::json& value);

    nlohmann::json m_message;
    std::set<std::string, std::less<>> m_asked;
    std::string m_problem;
};

} // namespace pitwatch::devices
