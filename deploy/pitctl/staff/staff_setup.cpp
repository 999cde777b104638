#include "deploy/pitctl/staff/staff_setup.h"

#include "shared/core/printable.h"
#include "shared/text/hex.h"
#include "shared/text/money.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <iostream>

namespace pitwatch::pitctl {

namespace {

constexpr unsigned kDemoDays = 30;
constexpr std::int64_t kDefaultSupervisorLimit = 2'500'000;
constexpr std::int64_t kDefaultManagerLimit = 100'000'000;

std::string ask(const std::string& question, const std::string& otherwise) {
    std::printf("%s [%s]: ", question.c_str(), otherwise.c_str());
    std::fflush(stdout);
    // Byte by byte: passphrases may follow on the same descriptor.
    std::string line;
    char byte = 0;
    while (::read(STDIN_FILENO, &byte, 1) == 1 && byte != '\n')
        line += byte;
    return line.empty() ? otherwise : line;
}

core::Result<unsigned> askNumber(const std::string& question, unsigned otherwise, unsigned most) {
    const std::string answer = ask(question, std::to_string(otherwise));
    unsigned number = 0;
    for (const char c : answer) {
        if (c < '0' || c > '9' || number > most)
            return core::Error{question + ": not a number up to " + std::to_string(most)};
        number = number * 10 + static_cast<unsigned>(c - '0');
    }
    if (number > most)
        return core::Error{question + ": not a number up to " + std::to_string(most)};
    return number;
}

std::int64_t defaultLimit(staff::Role role) {
    if (role == staff::Role::Supervisor)
        return kDefaultSupervisorLimit;
    return role == staff::Role::ShiftManager ? kDefaultManagerLimit : 0;
}

core::Outcome askPeople(const StaffFolder& folder, staff::Roster& roster,
                        Passphrases& passphrases) {
    std::printf("Now the people; an empty id ends the list.\n");
    while (true) {
        NewPerson person;
        person.id = ask("id, such as s-vera", "");
        if (person.id.empty())
            return core::Done{};
        person.name = ask("name as on the badge", person.id);
        const auto role =
            core::enumFromName<staff::Role>(ask("role (dealer, floorperson, supervisor, "
                                                "shift_manager, auditor, it)",
                                                "floorperson"));
        if (!role)
            return core::Error{"there is no such role"};
        person.role = *role;
        if (const std::int64_t limit = defaultLimit(*role); limit > 0) {
            const auto amount =
                text::readMoney(ask("limit in dollars", std::to_string(limit / 100)));
            if (!amount)
                return core::Error{"limit in dollars: not an amount such as 25000 or 25,000.00"};
            person.limitCents = amount->value();
        }
        if (auto added = addPerson(folder, roster, person, passphrases); !added)
            return added;
    }
}

core::Outcome askDevices(staff::Roster& roster) {
    const auto consoles = askNumber("how many consoles", 2, 99);
    const auto tables = askNumber("how many tables", 6, 99);
    if (!consoles || !tables)
        return core::Error{consoles ? tables.error().text : consoles.error().text};
    addDevices(roster, *consoles, *tables);
    return core::Done{};
}

struct DemoPerson {
    NewPerson person;
    const char* passphrase;
};

const std::array<DemoPerson, 10>& demoPeople() {
    using staff::Role;
    static const std::array<DemoPerson, 10> kPeople{{
        {{"d-ines", "Ines Moreau", Role::Dealer, 0}, "seven quiet lamps"},
        {{"f-omar", "Omar Haddad", Role::Floorperson, 0}, "green felt morning"},
        {{"f-june", "June Castillo", Role::Floorperson, 0}, "paper boats north"},
        {{"s-vera", "Vera Lindqvist", Role::Supervisor, kDefaultSupervisorLimit},
         "rain over the harbour"},
        {{"m-karl", "Karl Brandt", Role::ShiftManager, kDefaultManagerLimit},
         "old clock tower bells"},
        {{"a-lena", "Lena Fischer", Role::Auditor, 0}, "count every last cent"},
        {{"i-nils", "Nils Berg", Role::It, 0}, "cables under the floor"},
        {{"d-sim", "Simulated dealer", Role::Dealer, 0}, "cards from nowhere"},
        {{"d-sim-2", "Simulated colleague", Role::Dealer, 0}, "hands from elsewhere"},
        {{"f-sim", "Simulated floor", Role::Floorperson, 0}, "always the same walk"},
    }};
    return kPeople;
}

// The demonstration answers its own questions, in the order they come.
core::Result<Passphrases> demoPassphrases() {
    const int descriptor = ::memfd_create("demo", MFD_CLOEXEC);
    std::string lines = "only for showing it\nonly for showing it\n";
    for (const DemoPerson& one : demoPeople())
        lines += std::string(one.passphrase) + "\n";
    lines += "only for showing it\n";
    if (descriptor < 0 ||
        ::write(descriptor, lines.data(), lines.size()) != static_cast<ssize_t>(lines.size()) ||
        ::lseek(descriptor, 0, SEEK_SET) != 0)
        return core::Error{"the demonstration cannot be set up"};
    return Passphrases::from({}, descriptor);
}

} // namespace

void addDevices(staff::Roster& roster, unsigned consoles, unsigned tables) {
    const auto add = [&](char letter, unsigned count, staff::DeviceKind kind) {
        for (unsigned number = 1; number <= count; ++number) {
            const std::string digits = std::to_string(number);
            const std::string id = letter + std::string(digits.size() < 2 ? "0" : "") + digits;
            roster.devices[*core::PartyId::parse(id)] = {kind, {}, true};
        }
    };
    add('C', consoles, staff::DeviceKind::Console);
    add('T', tables, staff::DeviceKind::TableAgent);
    roster.devices[*core::PartyId::parse("METER")] = {staff::DeviceKind::Controller, {}, true};
}

core::Outcome addPerson(const StaffFolder& folder, staff::Roster& roster, const NewPerson& person,
                        Passphrases& passphrases) {
    const auto id = events::PersonId::parse(person.id);
    if (!id)
        return core::Error{"the id: " + id.error().text};
    const auto name = core::Text::parse(person.name);
    if (!name || name->empty())
        return core::Error{"the name is not one that can be printed"};
    if (person.limitCents < 0 || person.limitCents > core::kMaxAmount.value())
        return core::Error{"the limit is out of range"};
    if (roster.find(*id) != nullptr)
        return core::Error{person.id + " is on the roster already; rotate gives a new key"};
    const auto key = folder.makeKey(*id, *name, person.role, passphrases);
    if (!key)
        return key.error();
    roster.people[*id] = {*name, person.role, core::Cents{person.limitCents}, *key, true};
    return core::Done{};
}

void printRoster(const staff::Roster& roster) {
    std::printf("%s, roster %llu, issued %s, in force until %s\n",
                core::printable(roster.site.value()).c_str(),
                static_cast<unsigned long long>(roster.version),
                core::toIso(roster.issuedAt).c_str(), core::toIso(roster.expiresAt).c_str());
    for (const auto& [id, person] : roster.people)
        std::printf("  %-12s %-14s %-24s %16s%s\n", id.text().c_str(),
                    core::enumName(person.role).data(),
                    core::printable(person.name.value()).c_str(),
                    core::toDollars(person.limit).c_str(), person.active ? "" : "  revoked");
    for (const auto& [id, device] : roster.devices)
        std::printf("  %-12s %-14s %s%s\n", id.text().c_str(), core::enumName(device.kind).data(),
                    device.key == staff::PublicKey{} ? "no key" : text::toHex(device.key).c_str(),
                    device.active ? "" : "  revoked");
}

core::Outcome runWizard(const std::string& path, Passphrases& passphrases, core::Instant now) {
    std::printf("A new site in %s. Return takes what is in brackets.\n", path.c_str());
    auto site = core::Text::parse(ask("name of the site", "Pitwatch"));
    if (!site)
        return core::Error{"the name: " + site.error().text};
    const auto keys = askNumber("site keys, each with its own holder", 3, 9);
    const auto threshold =
        keys ? askNumber("how many of them sign a roster", std::min(2U, *keys), *keys) : keys;
    const auto days = askNumber("days until a roster expires", 90, 366);
    if (!keys || !threshold || !days)
        return core::Error{"that is not a number of keys or days that fits"};
    StaffFolder folder(path);
    if (auto made = folder.create(
            {std::move(*site), *keys, *threshold, *days, staff::SealProfile::Production},
            passphrases, now);
        !made)
        return made;
    auto given = folder.roster();
    if (!given)
        return given.error();
    if (auto devices = askDevices(given->roster); !devices)
        return devices;
    if (auto people = askPeople(folder, given->roster, passphrases); !people)
        return people;
    const staff::Roster roster = given->roster;
    if (auto issued = folder.issue(roster, *days, passphrases, now); !issued)
        return issued;
    std::printf("Done. Bring roster.json and site-keys.json to every machine, console.secret and "
                "people/ to every console, and each site key to its holder.\n");
    return core::Done{};
}

core::Outcome makeDemoSite(const std::string& path, core::Instant now) {
    auto passphrases = demoPassphrases();
    if (!passphrases)
        return passphrases.error();
    StaffFolder folder(path);
    StaffFolder::Plan plan{*core::Text::parse("Demonstration"), 1, 1, kDemoDays,
                           staff::SealProfile::WeakForTestsAndDemos};
    if (auto made = folder.create(plan, *passphrases, now); !made)
        return made;
    auto given = folder.roster();
    if (!given)
        return given.error();
    addDevices(given->roster, 4, 24);
    for (const DemoPerson& one : demoPeople())
        if (auto added = addPerson(folder, given->roster, one.person, *passphrases); !added)
            return added;
    if (auto issued = folder.issue(std::move(given->roster), kDemoDays, *passphrases, now); !issued)
        return issued;
    std::printf("people of the demonstration, and what they type:\n");
    for (const DemoPerson& one : demoPeople())
        std::printf("  %-8s %-14s %-16s %s\n", one.person.id.c_str(),
                    core::enumName(one.person.role).data(), one.person.name.c_str(),
                    one.passphrase);
    return core::Done{};
}

} // namespace pitwatch::pitctl
