#include "deploy/pitctl/commands.h"
#include "deploy/pitctl/journals/entry_text.h"
#include "deploy/pitctl/print.h"
#include "deploy/site/member_settings.h"
#include "shared/core/clock.h"
#include "shared/core/program_output.h"
#include "shared/desk/roster_keys.h"
#include "shared/desk/roster_source.h"
#include "shared/feed/follower.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/feed/status.h"
#include "shared/wire/topics.h"
#include "shared/wording/wording.h"

#include <nlohmann/json.hpp>

#include <csignal>
#include <map>
#include <random>
#include <set>

namespace pitwatch::pitctl {

namespace {

using core::Millis;
using core::Tick;

constexpr Millis kTurn{200};

volatile std::sig_atomic_t stopAsked = 0;

struct WatchOptions {
    std::vector<std::string> parties;
    std::string name;
    std::string as; // The folder of a member.
    std::string roster;
    std::string siteKeys;
    desk::RosterSource staff; // From these two.
    feed::MqttOptions mqtt;
    feed::MqttTls tls;
    bool json = false;
    bool fromStart = false;
    unsigned seconds = 0;
};

// Reads journals as everyone does, but keeps nothing: what it is given it prints.
class Watch final : public feed::Reader {
public:
    Watch(const WatchOptions& options, core::PartyId self)
        : m_options(options)
        , m_connection(options.mqtt)
        , m_follower(std::move(self), *this, m_connection, followerOptions(keys())) {
        for (const auto& name : options.parties)
            m_wanted.insert(*core::PartyId::parse(name));
        m_connection.subscribe(wire::statusFilter(wire::kAnyone), feed::Delivery::AtLeastOnce);
        if (keys() == nullptr)
            std::fprintf(stderr, "no roster: nothing that parties say is checked\n");
    }

    void run() {
        const Tick end = m_clock.steady() + std::chrono::seconds(m_options.seconds);
        while (stopAsked == 0 && (m_options.seconds == 0 || m_clock.steady() < end)) {
            const Tick now = m_clock.steady();
            readRoster();
            const feed::Backlog backlog = feed::takeSome(
                m_connection, [&](const feed::ConnectionEvent& event) { handle(event, now); });
            const Tick next = m_follower.tick(now, backlog);
            printStandings(now);
            if (!core::outputArrives())
                break;
            m_connection.wait(std::clamp(next - now, Millis(0), kTurn));
        }
        m_connection.close(Millis(1000));
    }

    std::optional<journal::Anchor> position(const core::PartyId& party) const override {
        const auto found = m_positions.find(party);
        return found == m_positions.end() ? std::nullopt : std::optional(found->second);
    }

    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override {
        for (const auto& entry : entries)
            m_options.json ? printJson(entryJson(after.party, entry))
                           : printLine(entryLine(after.party, entry));
        m_positions[after.party] = after;
    }

private:
    const feed::KeyBook* keys() const { return m_options.staff.newRoster ? &m_keys : nullptr; }

    static feed::FollowerOptions followerOptions(const feed::KeyBook* keys) {
        feed::FollowerOptions options;
        options.keys = keys;
        options.log = complain;
        return options;
    }

    void readRoster() {
        const auto read = m_options.staff.read();
        if (!read)
            return;
        if (const auto& given = *read)
            m_keys.consider(*given, m_options.staff.siteKeys, {}, m_clock.wall());
        else
            std::fprintf(stderr, "%s: %s\n", m_options.roster.c_str(), given.error().text.c_str());
    }

    bool isBelieved(const feed::Status& status) const {
        if (keys() == nullptr)
            return true;
        const journal::PublicKey* key = keys()->keyOf(status.party);
        return key != nullptr && feed::isGenuine(status, *key);
    }

    void handle(const feed::ConnectionEvent& event, Tick now) {
        if (const auto* lost = std::get_if<feed::Disconnected>(&event))
            complain("broker: " + lost->reason);
        if (const auto* refused = std::get_if<feed::PublishRefused>(&event))
            complain("broker refuses " + refused->topic + ": " + refused->reason);
        if (const auto* message = std::get_if<feed::Message>(&event)) {
            meet(*message);
            m_follower.handle(*message, now);
        }
    }

    // Begins to follow whoever speaks for the first time: from now on, or from the start.
    void meet(const feed::Message& message) {
        const auto party = wire::partyOfStatus(message.topic);
        const auto status = feed::decodeStatus(message.payload);
        if (!status || party != status->party || !isBelieved(*status))
            return;
        if (!m_wanted.empty() && !m_wanted.contains(status->party))
            return;
        if (!m_met.insert(status->party).second)
            return;
        if (!m_options.fromStart)
            m_positions[status->party] = {status->party, status->head};
        m_follower.follow(status->party);
    }

    void printStandings(Tick now) {
        for (const auto& party : m_follower.parties()) {
            const auto view = m_follower.view(party, now);
            // Until it was fresh once, stale only means that we just came.
            auto& last = m_standings[party];
            if (last == view.standing || (!last && view.standing == feed::Standing::Stale))
                continue;
            last = view.standing;
            if (m_options.json) {
                nlohmann::ordered_json json;
                json["party"] = party.text();
                json["standing"] = core::enumName(view.standing);
                if (!view.doubt.empty())
                    json["doubt"] = wording::sentence(view.doubt);
                printJson(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
            } else {
                printLine("-- " + party.text() + " is " +
                          std::string(core::enumName(view.standing)) +
                          (view.doubt.empty() ? "" : ": " + wording::sentence(view.doubt)));
            }
        }
    }

    const WatchOptions& m_options;
    core::SystemClock m_clock;
    desk::RosterKeys m_keys;
    std::map<core::PartyId, journal::Anchor> m_positions;
    std::map<core::PartyId, std::optional<feed::Standing>> m_standings;
    std::set<core::PartyId> m_wanted;
    std::set<core::PartyId> m_met;
    feed::MqttConnection m_connection;
    feed::Follower m_follower;
};

// What the folder of a member says, except where the command line says otherwise.
core::Outcome becomeMember(WatchOptions& options, const command_line::Command& command) {
    const auto login = site::readLogin(options.as);
    if (!login)
        return login.error();
    if (login->isTaken)
        return core::Error{options.as + ": to log in as " + login->name.text() +
                           " would cut that program off; use the folder of a tool"};
    feed::MqttOptions mqtt = login->mqtt;
    if (command.has("--host"))
        mqtt.host = options.mqtt.host;
    if (command.has("--port"))
        mqtt.port = options.mqtt.port;
    options.name = login->name.text();
    if (options.roster.empty() && options.siteKeys.empty()) {
        options.roster = login->roster;
        options.siteKeys = login->siteKeys;
    }
    options.mqtt = std::move(mqtt);
    return core::Done{};
}

int watch(WatchOptions& options) {
    if (options.name.empty())
        options.name = "pitctl-" + std::to_string(std::random_device{}());
    const auto self = core::PartyId::parse(options.name);
    if (!self) {
        complain("--name: " + self.error().text);
        return kBadInput;
    }
    for (const auto& name : options.parties)
        if (const auto party = core::PartyId::parse(name); !party) {
            complain(name + ": " + party.error().text);
            return kBadInput;
        }
    auto staff = desk::rosterSource(options.roster, options.siteKeys);
    if (!staff) {
        std::fprintf(stderr, "%s\n", staff.error().text.c_str());
        return kBadInput;
    }
    options.staff = *std::move(staff);
    options.mqtt.clientId = options.name;
    if (!options.tls.caFile.empty())
        options.mqtt.tls = options.tls;
    std::signal(SIGINT, [](int) { stopAsked = 1; });
    std::signal(SIGTERM, [](int) { stopAsked = 1; });
    Watch(options, *self).run();
    return 0;
}

constexpr auto kExample = R"(
Everything that happens at two tables from now on, and whether they are heard:

  pitctl watch T01 T02

  2026-11-16T09:30:00.250Z T01 #17 deck_shuffled deck=red card_count=52
  -- T02 is offline

It reads as every party does: in order, without gaps, and says when a journal contradicts itself.)";

} // namespace

void addWatchCommand(command_line::Command app) {
    auto command = app.command("watch", "Follow the journals of parties over the broker");
    auto options = std::make_shared<WatchOptions>();
    command.footer(kExample);
    command.option("PARTY", options->parties, "Whom to follow; everyone if none is named");
    command.option("--host", options->mqtt.host, "The broker").showDefault();
    command.option("--port", options->mqtt.port, "Its port").showDefault();
    auto ca = command.option("--ca", options->tls.caFile, "PEM file: who vouches for it; TLS");
    auto cert = command.option("--cert", options->tls.certFile, "PEM file: who we are");
    auto key = command.option("--key", options->tls.keyFile, "PEM file: our key");
    cert.needs(ca).needs(key);
    key.needs(cert);
    command.option("--user", options->mqtt.user, "User name at the broker");
    command.option("--name", options->name, "Our name as a reader, as the access rules have it");
    command
        .option("--as", options->as,
                "The folder of a member as pitctl site build makes it: broker, name, TLS")
        .excludes(ca)
        .excludes(cert)
        .excludes(key);
    command.option("--roster", options->roster,
                   "Only what parties on it have signed is taken; with --as, the folder's");
    command.option("--site-keys", options->siteKeys, "The keys that may sign rosters");
    command.flag("--json", options->json, "One JSON object per line");
    command.flag("--from-start", options->fromStart, "Whole journals, not from now on");
    command.option("--seconds", options->seconds, "Stop after that time");
    command.runs([options, command] {
        if (!options->as.empty())
            if (const auto member = becomeMember(*options, command); !member) {
                complain(member.error().text);
                return kBadInput;
            }
        return watch(*options);
    });
}

} // namespace pitwatch::pitctl
