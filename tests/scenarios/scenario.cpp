#include "shared/journal/memory_journal.h"
#include "shared/table/decide.h"
#include "shared/wire/event_codec.h"
#include "table-agent/devices/shuffler_message.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// Plays a transcript's input lines through the table's core and writes the transcript anew: inputs
// as they stand, the events they led to below each ("= ..."), and the journal's hash at the end.
// A test compares the two; --write replaces the file, and the difference is read in review.

using namespace pitwatch;

namespace {

class Player {
public:
    std::string play(const std::vector<std::string>& lines) {
        for (const std::string& line : lines)
            if (!line.starts_with("= "))
                playLine(line);
        const auto head = m_journal.head();
        m_out << "= journal " << head.sequence << " entries, chain " << hex(head.chain) << "\n";
        return m_out.str();
    }

private:
    void playLine(const std::string& line) {
        m_out << line << "\n";
        std::istringstream words(line);
        std::string first;
        words >> first;
        std::string rest;
        std::getline(words >> std::ws, rest);
        if (first == "deck-change-hours")
            m_state.limits.deckChange = std::chrono::hours{std::stoi(rest)};
        else if (first == "after")
            m_now += std::chrono::minutes{std::stoi(rest)};
        else if (first == "shuffler")
            hear(devices::parseShufflerMessage(core::Bytes(rest.begin(), rest.end())));
        else if (!first.empty() && first[0] != '#')
            throw std::runtime_error("not a line of a transcript: " + line);
    }

    void hear(const core::Result<table::Input>& input) {
        if (!input) {
            m_out << "= dropped: " << input.error().text << "\n";
            return;
        }
        const auto events = table::decide(m_state, *input, m_now);
        m_journal.append(events, m_now);
        for (const events::Event& event : events) {
            table::apply(m_state, event, m_now);
            m_out << "= " << core::toIso(m_now) << " " << wire::toJson(event).dump() << "\n";
        }
    }

    static std::string hex(const wire::Hash& hash) {
        std::string text;
        for (const auto byte : hash) {
            char digits[3];
            std::snprintf(digits, sizeof digits, "%02x", byte);
            text += digits;
        }
        return text;
    }

    table::State m_state;
    journal::MemoryJournal m_journal{core::JournalId{}};
    core::Instant m_now{std::chrono::sys_days{std::chrono::year{2026} / 11 / 16} +
                        std::chrono::hours{9}};
    std::ostringstream m_out;
};

} // namespace

int main(int argc, char** argv) {
    const bool write = argc == 3 && std::string(argv[1]) == "--write";
    if (argc != (write ? 3 : 2)) {
        std::cerr << "usage: scenario [--write] FILE\n";
        return 2;
    }
    const std::string path = argv[argc - 1];
    std::ifstream file(path);
    std::vector<std::string> lines;
    std::string before;
    for (std::string line; std::getline(file, line);) {
        lines.push_back(line);
        before += line + "\n";
    }
    try {
        const std::string after = Player().play(lines);
        if (write) {
            std::ofstream(path) << after;
            return 0;
        }
        if (lines.empty() || after != before) {
            std::cout << "the transcript is now:\n" << after;
            return 1;
        }
    } catch (const std::exception& failure) {
        std::cerr << path << ": " << failure.what() << "\n";
        return 2;
    }
    return 0;
}
