#include "tests/simulation/people/staff_room.h"

#include "shared/core/assertion.h"
#include "shared/feed/seeded_random.h"
#include "shared/staff/roster_file.h"
#include "table-agent/simulators/device_json.h"
#include "tests/simulation/people/forger.h"

namespace pitwatch::simulation {

namespace {

using support::StaffSite;

constexpr std::int64_t kMillion = 100'000'000; // A million dollars.
constexpr core::Millis kSignedFor{30'000};

StaffSite makeSite(const std::vector<core::PartyId>& tables) {
    StaffSite site;
    // With a limit, so that it is the rank alone that forbids them to approve.
    site.enrol("f-omar", staff::Role::Floorperson, kMillion);
    site.enrol("f-lisa", staff::Role::Floorperson, 0);
    site.enrol("s-paul", staff::Role::Supervisor, kMillion);
    site.enrol("s-rosa", staff::Role::Supervisor, kMillion);
    site.enrol("m-nora", staff::Role::ShiftManager, kMillion);
    // Those at the tables. The dealer who stands in now and then was never enrolled.
    site.enrol(simulators::kFloorperson, staff::Role::Floorperson, 0);
    site.enrol(simulators::kDealer, staff::Role::Dealer, 0);
    for (const core::PartyId& table : tables)
        site.place(table.text(), staff::DeviceKind::TableAgent);
    site.place("METER", staff::DeviceKind::Controller);
    site.place(kForgedTable, staff::DeviceKind::TableAgent);
    return site;
}

staff::Secret consoleSecret() {
    return staff::Secret::copyOf("the secret of the consoles, 32 b");
}

// Sealed once in the life of the program: it takes its time on purpose.
const staff::SealedKey& sealedKeyOf(const events::PersonId& person) {
    static std::map<events::PersonId, staff::SealedKey> sealed;
    const auto known = sealed.find(person);
    if (known != sealed.end())
        return known->second;
    const std::string& name = person.text();
    staff::Secret seed(staff::kSeedBytes);
    std::copy_n(name.begin(), std::min(name.size(), seed.size()), seed.bytes().begin());
    auto key = staff::seal(seed, *staff::KeyOwner::parse(name), StaffRoom::passphraseOf(name),
                           consoleSecret(), staff::SealProfile::WeakForTestsAndDemos);
    PW_ASSERT(key.ok());
    return sealed.emplace(person, std::move(*key)).first->second;
}

// What words open, or do not, is found out once: then they do it without the work.
core::Result<staff::Secret, staff::SealProblem> unseal(const staff::SealedKey& key,
                                                       const staff::Secret& passphrase,
                                                       const staff::Secret& secret,
                                                       staff::WeakKeys weak) {
    static std::map<std::pair<std::string, core::Bytes>,
                    core::Result<staff::Secret, staff::SealProblem>>
        opened;
    const core::ByteView words = passphrase.bytes();
    const std::pair at{key.owner.text(), core::Bytes(words.begin(), words.end())};
    auto known = opened.find(at);
    if (known == opened.end())
        known = opened.emplace(at, staff::unseal(key, passphrase, secret, weak)).first;
    if (!known->second)
        return known->second.error();
    return staff::Secret::copyOf(known->second->bytes());
}

} // namespace

StaffRoom::StaffRoom(std::uint64_t seed, core::Tick until,
                     const std::vector<core::PartyId>& tables) {
    StaffSite site = makeSite(tables);
    const staff::SignedRoster first = site.signedRoster();
    site.roster().version = 8;
    site.roster().people.at(StaffSite::person("s-rosa")).active = false;
    site.enrol("s-ivo", staff::Role::Supervisor, kMillion);
    const staff::SignedRoster second = site.signedRoster();
    m_genuine = {{7, first.roster}, {8, second.roster}};
    // With a manager of the thief's choosing, and only one of the site's keys.
    site.roster().version = 9;
    site.enrol("thief", staff::Role::ShiftManager, kMillion);
    m_texts = {staff::rosterText(first), staff::rosterText(second),
               staff::rosterText(StaffSite::sign(site.roster(), {"site-1", "thief"}))};

    for (const auto& [person, known] : second.roster.people)
        sealedKeyOf(person);
    feed::SeededRandom random(seed ^ 0x726f'7374'6572ULL);
    const auto within = [&](std::uint64_t from, std::uint64_t to) {
        const auto all = static_cast<std::uint64_t>(until.time_since_epoch().count());
        return core::Tick(core::Millis(all * (from + random.below(to - from)) / 100));
    };
    std::vector<core::PartyId> parties = tables;
    for (const char* other : {"METER", "C01", "C02"})
        parties.push_back(StaffSite::party(other));
    for (const core::PartyId& party : parties) {
        auto& laid = m_laid[party] = {{core::Tick{}, 0}, {within(10, 25), 2}, {within(25, 30), 0}};
        laid.push_back({within(40, 50), 1});
        if (random.percent(40))
            laid.push_back({within(60, 75), 0});
        laid.push_back({within(80, 95), 1});
    }
}

desk::RosterSource StaffRoom::sourceFor(const core::PartyId& party, const core::Tick& now) const {
    const std::vector<Laid>& laid = m_laid.at(party);
    std::size_t next = 0;
    return {StaffSite::siteKeys(), [this, &laid, &now, next]() mutable {
                std::optional<std::string> text;
                for (; next < laid.size() && laid[next].at <= now; ++next)
                    text = m_texts[laid[next].text];
                return text;
            }};
}

desk::ActionDesk::Settings StaffRoom::deskOf(const core::PartyId& console) const {
    desk::ActionDesk::Settings settings;
    settings.console = console;
    settings.siteKeys = StaffSite::siteKeys();
    settings.consoleSecret = consoleSecret();
    settings.keyOf = [](const events::PersonId& person) -> core::Result<staff::SealedKey> {
        return sealedKeyOf(person);
    };
    settings.weakKeys = staff::WeakKeys::Allowed;
    settings.lifetime = kSignedFor;
    settings.unseal = unseal;
    return settings;
}

staff::Secret StaffRoom::passphraseOf(std::string_view person) {
    return staff::Secret::copyOf("the harbour of " + std::string(person));
}

} // namespace pitwatch::simulation
