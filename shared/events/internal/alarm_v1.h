#pragma once

#include "shared/core/enum_names.h"

#include <charconv>
#include <string_view>

namespace pitwatch::events {

// Reads what version 1 of AlarmRaised said in words of its own, such as "seat 3, round 9: returned"
// or "jam, shuffler". Each kind of alarm had its form; what fits none is left out.
template <typename Subject>
class AlarmWords {
public:
    AlarmWords(std::string_view kind, std::string_view words) : m_rest(words) {
        if (kind == "jackpot_waiting")
            readSeat();
        else if (kind == "floor_decision_wanted")
            read(m_subject.question, m_rest);
        else if (kind == "shuffler_fault" || kind == "device_fault")
            readFault();
        else if (kind == "messages_lost")
            readTopic();
        else
            read(m_subject.deck, m_rest);
    }
    const Subject& subject() const { return m_subject; }

private:
    void readSeat() {
        std::uint64_t seat = 0;
        std::uint64_t round = 0;
        if (!number("seat ", seat) || !number(", round ", round) || seat < 1 ||
            seat > core::Seat::kMost)
            return;
        m_subject.seat = core::Seat{static_cast<std::uint8_t>(seat)};
        m_subject.round = {{round}};
        m_subject.returned = !m_rest.empty();
    }
    void readFault() {
        const std::size_t comma = m_rest.find(", ");
        read(m_subject.fault, m_rest.substr(0, comma));
        if (comma != std::string_view::npos)
            name(m_subject.device, m_rest.substr(comma + 2));
    }
    // "pad", or "dev/LINK1/meter-shown".
    void readTopic() {
        const std::size_t last = m_rest.rfind('/');
        name(m_subject.device, m_rest.substr(last + 1));
        const std::size_t first = m_rest.find('/');
        if (first != last)
            name(m_subject.link, m_rest.substr(first + 1, last - first - 1));
    }

    bool number(std::string_view before, std::uint64_t& value) {
        if (!m_rest.starts_with(before))
            return false;
        m_rest.remove_prefix(before.size());
        const auto [end, error] =
            std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return error == std::errc{};
    }
    template <typename E>
    static void read(std::optional<E>& value, std::string_view word) {
        value = core::enumFromName<E>(word);
    }
    template <typename Name>
    static void name(std::optional<Name>& value, std::string_view word) {
        if (auto parsed = Name::parse(word))
            value = std::move(*parsed);
    }

    std::string_view m_rest;
    Subject m_subject{};
};

} // namespace pitwatch::events
