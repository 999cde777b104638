#pragma once

#include "shared/core/result.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Names of things. Each is its own type, so a table can never be passed for a party.

namespace pitwatch::core {

template <typename Tag>
class Name;

// A gaming table, such as "T01".
using TableId = Name<struct TableTag>;

// Whoever keeps a journal: a table agent, a meter controller, a console.
using PartyId = Name<struct PartyTag>;

// A table keeps its journal under its own name, so each tells the other; whether the party is a
// table at all is known from elsewhere.
PartyId partyOf(const TableId& table);
TableId tableNamed(const PartyId& party);

// A short name made of letters, digits, '-' and '_': safe in a topic, a file name and a log line.
// `Tag` only tells the types apart.
template <typename Tag>
class Name {
public:
    static constexpr std::size_t kMaxLength = 32;

    Name() = default;

    static Result<Name> parse(std::string_view text);

    const std::string& text() const { return m_text; }
    bool empty() const { return m_text.empty(); }
    friend auto operator<=>(const Name&, const Name&) = default;

private:
    friend PartyId partyOf(const TableId& table);
    friend TableId tableNamed(const PartyId& party);
    explicit Name(std::string text) : m_text(std::move(text)) {}

    std::string m_text;
};

// Says what is wrong with a name, or nothing.
std::optional<std::string> problemOfName(std::string_view text, std::size_t maxLength);

template <typename Tag>
Result<Name<Tag>> Name<Tag>::parse(std::string_view text) {
    if (auto problem = problemOfName(text, kMaxLength))
        return Error{*problem};
    return Name(std::string(text));
}

inline PartyId partyOf(const TableId& table) {
    return PartyId(table.text());
}

inline TableId tableNamed(const PartyId& party) {
    return TableId(party.text());
}

// A number that counts one kind of thing from 1 on; 0 is none of them.
template <typename Tag>
struct Number {
    std::uint64_t value = 0;

    friend auto operator<=>(Number, Number) = default;
};

// A journal's random 128-bit identity; a new file is a new journal, whoever keeps it.
struct JournalId {
    std::array<std::uint8_t, 16> bytes{};

    friend auto operator<=>(const JournalId&, const JournalId&) = default;
};

// A betting position; 1 is farthest to the dealer's left.
struct Seat {
    // More than any layout has. Whoever reads a seat from outside refuses a higher one, as it could
    // not be written into a record; which seats exist is the table's business.
    static constexpr std::uint8_t kMost = 16;

    std::uint8_t number = 0;

    friend auto operator<=>(Seat, Seat) = default;
};

} // namespace pitwatch::core
