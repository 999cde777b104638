#pragma once

#include "shared/core/enum_names.h"
#include "shared/events/phrase.h"
#include "shared/staff/actions/misstatement.h"
#include "shared/staff/actions/statement.h"
#include "shared/text/whole_number.h"

#include <sstream>
#include <string>
#include <vector>

namespace pitwatch::desk {

// Whoever translates a statement turns it into the phrase it carries.
struct NotUnderstood {
    events::Phrase why;
};

// Reads the words of a statement as what they stand for.
class StatementFields {
public:
    explicit StatementFields(const staff::Statement& statement) : m_statement(statement) {}

    bool has(staff::Argument argument) const { return m_statement.argument(argument) != nullptr; }
    const core::Text& text(staff::Argument argument) const {
        const core::Text* words = m_statement.argument(argument);
        if (words == nullptr)
            throw NotUnderstood{{Misstatement::ArgumentMissing, argument}};
        return *words;
    }
    // Words that say why; a reason nobody gave is none.
    const core::Text& reason(staff::Argument argument) const {
        const core::Text& words = text(argument);
        if (words.empty())
            throw NotUnderstood{{Misstatement::ArgumentEmpty, argument}};
        return words;
    }
    template <typename Name>
    Name name(staff::Argument argument) const {
        auto parsed = Name::parse(text(argument).value());
        if (!parsed)
            throw NotUnderstood{{Misstatement::ArgumentNoName, argument}};
        return std::move(*parsed);
    }
    template <core::NamedEnum E>
    E choice(staff::Argument argument) const {
        return choiceOf<E>(text(argument).value(), {Misstatement::ArgumentNoWord, argument});
    }
    events::StubJudgement judgement(staff::Argument argument) const {
        const auto judged = staff::judgementSigned(text(argument).value());
        if (!judged)
            throw NotUnderstood{{Misstatement::ArgumentNoWord, argument}};
        return *judged;
    }
    template <typename Integer>
    Integer number(staff::Argument argument) const {
        return numberOf<Integer>(text(argument).value(),
                                 {Misstatement::ArgumentNoNumber, argument});
    }
    core::Seat seat(staff::Argument argument) const {
        return seatOf(argument, text(argument).value());
    }
    // Seats separated by commas.
    std::vector<core::Seat> seats(staff::Argument argument) const {
        std::vector<core::Seat> seats;
        std::istringstream words(text(argument).value());
        for (std::string word; std::getline(words, word, ',');)
            seats.push_back(seatOf(argument, word));
        if (seats.empty())
            throw NotUnderstood{{Misstatement::NoSeatNamed, argument}};
        return seats;
    }
    // The object's own name.
    template <core::NamedEnum E>
    E objectChoice() const {
        return choiceOf<E>(m_statement.object.id.value(), {Misstatement::ObjectNoWord});
    }
    std::uint64_t objectNumber() const {
        return numberOf<std::uint64_t>(m_statement.object.id.value(),
                                       {Misstatement::ObjectNoNumber});
    }

private:
    using Misstatement = staff::Misstatement;

    template <core::NamedEnum E>
    static E choiceOf(const std::string& word, const events::Phrase& otherwise) {
        const auto value = core::enumFromName<E>(word);
        if (!value)
            throw NotUnderstood{otherwise};
        return *value;
    }
    static core::Seat seatOf(staff::Argument argument, const std::string& word) {
        const auto value = numberOf<std::uint8_t>(word, {Misstatement::ArgumentNoNumber, argument});
        if (value < 1 || value > core::Seat::kMost)
            throw NotUnderstood{{Misstatement::ArgumentNoSeat, argument}};
        return {value};
    }
    template <typename Integer>
    static Integer numberOf(const std::string& word, const events::Phrase& otherwise) {
        const auto value = text::wholeNumber<Integer>(word);
        if (!value)
            throw NotUnderstood{otherwise};
        return *value;
    }

    const staff::Statement& m_statement;
};

} // namespace pitwatch::desk
