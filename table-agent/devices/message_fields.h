#pragma once

#include "shared/cards/card.h"
#include "shared/core/bytes.h"
#include "shared/core/enum_names.h"
#include "shared/events/deal_events.h"
#include "shared/events/pad_events.h"
#include "shared/table/role.h"
#include "shared/text/fields.h"
#include "shared/text/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwatch::devices {

// The bounds of every device's message.
inline constexpr text::JsonLimits kMessageLimits{4096, 4};

// Reads the fields of one device's message, each by its key. What is wrong is noted and reads as a
// value of no meaning, so a parser asks for all it needs and looks at problem() once, at the end. A
// key that nobody asked for is wrong too.
class MessageFields {
public:
    // One JSON object whose "v" is 1.
    explicit MessageFields(core::ByteView payload);
    MessageFields(const MessageFields&) = delete;
    MessageFields& operator=(const MessageFields&) = delete;

    bool has(std::string_view key) const { return m_fields.has(key); }

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
    // Hexadecimal.
    core::Bytes bytes(std::string_view key);
    events::KeySignature signature(std::string_view key);
    // [{"person": "f-omar", "signature": "..."}]
    std::vector<events::PressCosigned> cosignatures(std::string_view key);

    template <typename NameType>
    NameType name(std::string_view key) {
        return m_fields.name<NameType>(key).value_or(NameType());
    }
    template <typename NameType>
    std::optional<NameType> maybeName(std::string_view key) {
        return has(key) ? std::optional(name<NameType>(key)) : std::nullopt;
    }
    std::optional<bool> maybeFlag(std::string_view key) {
        return has(key) ? std::optional(flag(key)) : std::nullopt;
    }
    template <core::NamedEnum E>
    E oneOf(std::string_view key) {
        return m_fields.word<E>(key).value_or(E{});
    }
    template <core::NamedEnum E>
    std::optional<E> maybeOneOf(std::string_view key) {
        return has(key) ? std::optional(oneOf<E>(key)) : std::nullopt;
    }

    // At least one, each of them a word of E.
    template <core::NamedEnum E>
    std::vector<E> wordList(std::string_view key) {
        std::vector<E> words;
        for (const std::string& name : m_fields.texts(key)) {
            if (const auto word = core::enumFromName<E>(name))
                words.push_back(*word);
            else
                fail(key, "has a word that is not known");
        }
        if (words.empty())
            fail(key, "names nothing");
        return words;
    }

    void fail(std::string_view key, std::string_view what) { m_fields.report(key, what); }
    // The first; empty where nothing is wrong.
    std::string problem();

private:
    text::Problems m_problems;
    text::Value m_message;
    text::Fields m_fields;
};

} // namespace pitwatch::devices
