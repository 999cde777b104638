#include "table-agent/agent/named_people.h"

#include <algorithm>
#include <optional>
#include <type_traits>

namespace pitwatch::agent {

namespace {

using table::Role;

template <typename T>
std::vector<table::Actor> doersIn(const T& input) {
    std::vector<table::Actor> people;
    if constexpr (requires { input.by.role; })
        people.push_back(input.by);
    else if constexpr (requires { input.by->role; }) {
        if (input.by)
            people.push_back(*input.by);
    }
    if constexpr (requires { input.witness.role; })
        people.push_back(input.witness);
    return people;
}

// Everybody whom the input names, with the rank that the name is given or asked for.
template <typename T>
std::vector<table::Actor> peopleIn(const T& input) {
    std::vector<table::Actor> people = doersIn(input);
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

// Dealers and floorpersons act at the table they are assigned to, while anybody is; whoever stands
// above them, at every table.
bool isAssigned(const events::PersonId& named, const staff::Roster& roster,
                const Assigned& assigned) {
    const staff::Person* person = roster.find(named);
    if (person == nullptr || isAtLeast(person->role, Role::Supervisor))
        return true;
    if (assigned.dealer.empty() && assigned.floorperson.empty())
        return true;
    return named == assigned.dealer || named == assigned.floorperson;
}

// Whether it moves money, or makes something void: that is done for somebody, or not at all. The
// rest goes on whatever the badge says, and is found (reading L48).
template <typename T>
constexpr bool kTakesSomebody =
    std::is_same_v<T, table::DeclareClaim> || std::is_same_v<T, table::UnlockProgressive> ||
    std::is_same_v<T, table::VoidRound> || std::is_same_v<T, table::JudgeStub> ||
    std::is_same_v<T, table::AbandonWagers> || std::is_same_v<T, table::ForfeitWagers> ||
    std::is_same_v<T, table::ResolveChipCount> || std::is_same_v<T, table::RuleOnIrregularity>;

// Whether it says who works here: whoever it names may do the things above at this table, so it
// is asked for by somebody of the table too. Whom it names may have a badge that is new.
template <typename T>
constexpr bool kTakesAnAsker =
    std::is_same_v<T, table::AssignDealer> || std::is_same_v<T, table::AssignFloorperson>;

// What is not done for a name that the roster speaks against: for any of the input's, or for that
// of whoever asks, which comes first.
struct Refused {
    std::optional<events::ActionName> forAny;
    std::optional<events::ActionName> forAsker;
};

Refused refusedWithout(const table::Input& input) {
    return std::visit(
        [](const auto& one) -> Refused {
            using Asked = std::decay_t<decltype(one)>;
            if constexpr (kTakesSomebody<Asked> || kTakesAnAsker<Asked>) {
                const auto name = *events::ActionName::parse(one.kName);
                if constexpr (kTakesSomebody<Asked>)
                    return {name, name};
                return {std::nullopt, name};
            }
            return {};
        },
        input);
}

} // namespace

std::vector<table::RosterDisagreed>
disagreements(const table::Input& input, const staff::Roster& roster, const Assigned& assigned) {
    const Refused refused = refusedWithout(input);
    const auto people = std::visit([](const auto& one) { return peopleIn(one); }, input);
    std::vector<table::RosterDisagreed> found;
    for (const table::Actor& named : people) {
        const auto& command = &named == &people.front() ? refused.forAsker : refused.forAny;
        auto doubt = named.person.empty() ? std::nullopt : doubtAbout(named, roster);
        if (!doubt && command && !isAssigned(named.person, roster, assigned))
            doubt = table::RosterDoubt::NotAssigned;
        if (doubt)
            found.push_back({named.person, *doubt, command});
    }
    return found;
}

std::vector<table::Actor> doersOf(const table::Input& input) {
    return std::visit([](const auto& one) { return doersIn(one); }, input);
}

} // namespace pitwatch::agent
