#include "table-agent/simulators/incidents.h"

#include "shared/text/whole_number.h"

#include <sstream>

namespace pitwatch::simulators {

// By Incident. A deck left in play too long and a jackpot are the rarest of all.
Incidents::Incidents()
    : m_odds{150, 400, 120, 40,  60,  200, 300, 90,  500, 120,
             250, 20,  150, 200, 150, 200, 60,  300, 100} {}

core::Outcome Incidents::setOdds(std::string_view text) {
    const auto equals = text.find('=');
    const auto incident = core::enumFromName<Incident>(text.substr(0, equals));
    const auto odds = equals != text.npos
                          ? text::wholeNumber<std::uint32_t>(text.substr(equals + 1))
                          : std::nullopt;
    if (!incident || !odds)
        return core::Error{std::string(text) + ": not an incident and its odds, such as jam=200"};
    m_odds[static_cast<std::size_t>(*incident)] = *odds;
    return core::Done{};
}

core::Outcome Incidents::addScript(std::string_view text) {
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line.substr(0, line.find('#')));
        std::string table;
        std::string round;
        std::string what;
        if (!(words >> table))
            continue;
        words >> round >> what;
        const auto number = text::wholeNumber<std::uint64_t>(round);
        const auto incident = core::enumFromName<Incident>(what);
        if (!incident || !number)
            return core::Error{line + ": not a table, a round and an incident"};
        m_script[{table, *number}].insert(*incident);
    }
    return core::Done{};
}

std::set<Incident> Incidents::draw(const std::string& table, std::uint64_t round,
                                   feed::SeededRandom& random) const {
    std::set<Incident> drawn;
    for (std::size_t index = 0; index < m_odds.size(); ++index)
        if (m_odds[index] > 0 && random.below(m_odds[index]) == 0)
            drawn.insert(static_cast<Incident>(index));
    if (const auto scripted = m_script.find({table, round}); scripted != m_script.end())
        drawn.insert(scripted->second.begin(), scripted->second.end());
    return drawn;
}

} // namespace pitwatch::simulators
