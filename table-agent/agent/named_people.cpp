#include "table-agent/agent/named_people.h"

#include <algorithm>
#include <optional>

namespace pitwatch::agent {

namespace {

using table::Role;

// Everybody whom the input names, with the rank that the name is given or asked for.
template <typename T>
std::vector<table::Actor> peopleIn(const T& input) {
    std::vector<table::Actor> people;
    if constexpr (requires { input.by.role; })
        people.push_back(input.by);
    if constexpr (requires { input.witness.role; })
        people.push_back(input.witness);
    if constexpr (requires { table::Actor{input.dealer}; })
        people.push_back({input.dealer, Role::Dealer});
    if constexpr (requires { table::Actor{input.floorperson}; })
        people.push_back({input.floorperson, Role::Floorperson});
    return people;
}

std::optional<table::RosterDoubt> doubtAbout(const table::Actor& named,
                                             const staff::Roster& roster) {
    const staff::Person* person = roster.find(named.person);
    if (person == nullptr)
        return table::RosterDoubt::Unknown;
    if (!person->active)
        return table::RosterDoubt::Left;
    if (!isAtLeast(person->role, named.role))
        return table::RosterDoubt::OtherRank;
    return std::nullopt;
}

} // namespace

std::vector<table::RosterDisagreed> disagreements(const table::Input& input,
                                                  const staff::Roster& roster) {
    const auto people = std::visit([](const auto& one) { return peopleIn(one); }, input);
    std::vector<table::RosterDisagreed> found;
    for (const table::Actor& named : people) {
        const auto doubt = named.person.empty() ? std::nullopt : doubtAbout(named, roster);
        if (doubt)
            found.push_back({named.person, *doubt});
    }
    return found;
}

} // namespace pitwatch::agent
