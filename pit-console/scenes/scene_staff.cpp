#include "pit-console/scenes/scene_staff.h"

#include "shared/staff/roster_file.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;
using staff::Role;

class SceneClock final : public core::Clock {
public:
    core::Instant wall() const override { return sceneTime(); }
    core::Tick steady() const override { return core::Tick{}; }
};

constexpr std::string_view kSiteKey = "the site of the scenes";

// Everybody's secret bytes are their name: a scene is the same every time.
staff::Secret seedOf(std::string_view name) {
    staff::Secret seed(staff::kSeedBytes);
    std::copy_n(name.begin(), std::min(name.size(), seed.size()), seed.bytes().begin());
    return seed;
}

staff::Secret consoleSecret() {
    return seedOf("the consoles of the scenes");
}

core::Result<staff::SealedKey> sealedKeyOf(const events::PersonId& person) {
    return *staff::seal(seedOf(person.text()), *staff::KeyOwner::parse(person.text()),
                        scenePassphrase(), consoleSecret(),
                        staff::SealProfile::WeakForTestsAndDemos);
}

void enrol(staff::Roster& roster, const char* id, const char* name, Role role,
           std::int64_t limitCents) {
    roster.people[*events::PersonId::parse(id)] = {*core::Text::parse(name), role,
                                                   core::Cents{limitCents},
                                                   staff::SigningKey(seedOf(id)).publicKey(), true};
}

staff::SignedRoster signedRoster() {
    staff::Roster roster;
    roster.site = *core::Text::parse("Scenes");
    roster.version = 4;
    roster.issuedAt = sceneTime() - 24h;
    roster.expiresAt = sceneTime() + 24h * 60;
    enrol(roster, "dora", "Dora Nowak", Role::Dealer, 0);
    enrol(roster, "fay", "Fay Okafor", Role::Floorperson, 0);
    enrol(roster, "vera", "Vera Lindqvist", Role::Supervisor, 10'000'000);
    enrol(roster, "sol", "Sol Marchetti", Role::Supervisor, 2'500'000);
    enrol(roster, "karl", "Karl Brandt", Role::ShiftManager, 100'000'000);
    enrol(roster, "lena", "Lena Fischer", Role::Auditor, 0);
    roster.devices[sceneConsole()] = {staff::DeviceKind::Console, {}, true};
    const staff::SigningKey key(seedOf(kSiteKey));
    const core::Bytes message = staff::signedBytes(roster);
    return {roster, {{key.publicKey(), key.sign(message)}}};
}

} // namespace

core::Instant sceneTime() {
    return core::Instant{std::chrono::sys_days{std::chrono::year{2026} / 11 / 16} + 21h + 15min};
}

const core::Clock& sceneClock() {
    static const SceneClock kClock;
    return kClock;
}

core::PartyId sceneConsole() {
    return *core::PartyId::parse("C01");
}

staff::Secret scenePassphrase() {
    return staff::Secret::copyOf("scene");
}

desk::RosterSource sceneRoster() {
    desk::RosterSource source;
    source.siteKeys = {1, {staff::SigningKey(seedOf(kSiteKey)).publicKey()}};
    source.newRoster = [text = std::optional(staff::rosterText(signedRoster()))]() mutable {
        return std::exchange(text, std::nullopt);
    };
    return source;
}

ConsoleDesk::Settings sceneDesk(std::vector<core::PartyId> tables) {
    ConsoleDesk::Settings settings;
    settings.roster = sceneRoster();
    settings.signing.console = sceneConsole();
    settings.signing.siteKeys = settings.roster.siteKeys;
    settings.signing.consoleSecret = consoleSecret();
    settings.signing.keyOf = sealedKeyOf;
    settings.signing.weakKeys = staff::WeakKeys::Allowed;
    settings.tables = std::move(tables);
    return settings;
}

} // namespace pitwatch::console
