#pragma once

#include "shared/core/enum_names.h"
#include "shared/staff/actions/statement.h"

#include <charconv>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace pitwatch::desk {

// Whoever translates a statement turns it into an Error.
class NotUnderstood : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Reads the words of a statement as what they stand for.
class Words {
public:
    explicit Words(const staff::Statement& statement) : m_statement(statement) {}

    bool has(staff::Argument argument) const { return m_statement.argument(argument) != nullptr; }
    const core::Text& text(staff::Argument argument) const {
        const core::Text* words = m_statement.argument(argument);
        if (words == nullptr)
            throw NotUnderstood(nameOf(argument) + " is missing");
        return *words;
    }
    // Words that say why; a reason nobody gave is none.
    const core::Text& reason(staff::Argument argument) const {
        const core::Text& words = text(argument);
        if (words.empty())
            throw NotUnderstood(nameOf(argument) + " is empty");
        return words;
    }
    template <typename Name>
    Name name(staff::Argument argument) const {
        auto parsed = Name::parse(text(argument).value());
        if (!parsed)
            throw NotUnderstood(nameOf(argument) + ": " + parsed.error().text);
        return std::move(*parsed);
    }
    template <core::NamedEnum E>
    E choice(staff::Argument argument) const {
        return choiceOf<E>(nameOf(argument), text(argument).value());
    }
    template <typename Integer>
    Integer number(staff::Argument argument) const {
        return numberOf<Integer>(nameOf(argument), text(argument).value());
    }
    core::Seat seat(staff::Argument argument) const {
        return seatOf(nameOf(argument), text(argument).value());
    }
    // Seats separated by commas.
    std::vector<core::Seat> seats(staff::Argument argument) const {
        std::vector<core::Seat> seats;
        std::istringstream words(text(argument).value());
        for (std::string word; std::getline(words, word, ',');)
            seats.push_back(seatOf(nameOf(argument), word));
        if (seats.empty())
            throw NotUnderstood(nameOf(argument) + " names no seat");
        return seats;
    }
    // The object's own name.
    template <core::NamedEnum E>
    E objectChoice() const {
        return choiceOf<E>("the object", m_statement.object.id.value());
    }
    std::uint64_t objectNumber() const {
        return numberOf<std::uint64_t>("the object", m_statement.object.id.value());
    }

private:
    static std::string nameOf(staff::Argument argument) {
        return std::string(core::enumName(argument));
    }
    template <core::NamedEnum E>
    static E choiceOf(std::string_view what, const std::string& word) {
        const auto value = core::enumFromName<E>(word);
        if (!value)
            throw NotUnderstood(std::string(what) + " is none of the words it may be");
        return *value;
    }
    static core::Seat seatOf(std::string_view what, const std::string& word) {
        const auto value = numberOf<std::uint8_t>(what, word);
        if (value < 1 || value > 16)
            throw NotUnderstood(std::string(what) + " is not a seat");
        return {value};
    }
    template <typename Integer>
    static Integer numberOf(std::string_view what, const std::string& word) {
        Integer value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc{} || end != word.data() + word.size() || word.empty())
            throw NotUnderstood(std::string(what) + " is not a number that fits");
        return value;
    }

    const staff::Statement& m_statement;
};

} // namespace pitwatch::desk
