#include "deploy/doctor/pit_checks.h"

#include "shared/core/text.h"
#include "shared/events/progressive_events.h"
#include "shared/feed/follower.h"
#include "shared/feed/tls_check.h"
#include "shared/text/json.h"
#include "shared/wire/topics.h"

#include <algorithm>
#include <cstdlib>

namespace pitwatch::doctor {

namespace {

constexpr auto kBrokerRemedy =
    "on the broker's machine: systemctl status pitwatch-broker; then the "
    "network between";
constexpr core::Millis kKnock{1500};
constexpr core::Millis kSkewWarning{2000};
constexpr core::Millis kSkewFault{30'000};
// Everyone keeps what it says of itself far below.
constexpr text::JsonLimits kStateLimits{1U << 20U, 16};

std::string serviceRemedy(const core::PartyId& party) {
    return "on its machine: systemctl status 'pitwatch-*@" + party.text() +
           "', journalctl -u 'pitwatch-*@" + party.text() + "'";
}

std::string addressOf(const feed::MqttOptions& broker) {
    return broker.host + ":" + std::to_string(broker.port);
}

std::string secondsText(core::Millis time) {
    return std::to_string((std::abs(time.count()) + 500) / 1000) + " s";
}

// Empty once it is connected, otherwise what it was told.
std::string connect(feed::MqttConnection& connection, const core::Clock& clock,
                    core::Millis within) {
    std::string told = "no answer";
    const core::Tick end = clock.steady() + within;
    while (clock.steady() < end) {
        while (const auto event = connection.take()) {
            if (std::holds_alternative<feed::Connected>(*event))
                return {};
            if (const auto* lost = std::get_if<feed::Disconnected>(&*event))
                told = lost->reason;
        }
        connection.wait(core::Millis{50});
    }
    return told;
}

// What the parties said of themselves while one listened.
struct Said {
    HeardParties heard{};
    std::map<core::PartyId, Verdict> judged{};
    std::map<core::PartyId, std::optional<Verdict>> losses{};
    std::map<core::PartyId, std::vector<Doubt>> doubts{};
};

// A status is judged as it arrives: its time is compared with ours at that moment.
void hear(const feed::Message& message, core::Instant now, const std::vector<Held>& held,
          Said& said) {
    if (const auto party = wire::partyOfState(message.topic)) {
        said.losses[*party] = judgeLosses(*party, message.payload);
        said.doubts[*party] = doubtsIn(message);
    }
    const auto status = feed::decodeStatus(message.payload);
    if (!status || wire::partyOfStatus(message.topic) != status->party)
        return;
    auto [at, isNew] = said.heard.try_emplace(status->party, Heard{*status, false});
    if (isNew || feed::isAfter(*status, at->second.status))
        at->second.status = *status;
    at->second.live = at->second.live || !message.retained;
    said.judged.insert_or_assign(status->party, judgeParty(status->party, at->second, now, held));
}

Said listen(feed::MqttConnection& connection, const core::Clock& clock, const PitOptions& options) {
    Said said;
    const core::Tick end = clock.steady() + options.listenFor;
    while (clock.steady() < end) {
        while (const auto event = connection.take())
            if (const auto* message = std::get_if<feed::Message>(&*event))
                hear(*message, clock.wall(), options.held, said);
        connection.wait(core::Millis{50});
    }
    connection.close(core::Millis{500});
    return said;
}

bool contains(const std::vector<core::PartyId>& parties, const core::PartyId& party) {
    return std::ranges::find(parties, party) != parties.end();
}

// What its state means for a site that expects some, knows others, and should hear nobody else.
Verdict inContext(Verdict verdict, const core::PartyId& party, const PitOptions& options) {
    const bool anyone = options.expected.empty() && options.known.empty();
    if (anyone || contains(options.expected, party))
        return verdict;
    if (!contains(options.known, party))
        return {State::Warning, "party", party.text(), "speaks, but is not in the inventory",
                "find out what it is; take its access away with pitctl site build"};
    // Nobody misses it while it is off; its clock counts as everyone's does.
    if (verdict.state == State::Fault && verdict.remedy == serviceRemedy(party))
        return {State::Skipped, "party", party.text(), verdict.detail, ""};
    return verdict;
}

} // namespace

Verdict judgeParty(const core::PartyId& party, const std::optional<Heard>& heard, core::Instant now,
                   const std::vector<Held>& held) {
    const std::string& name = party.text();
    if (!heard)
        return {State::Fault, "party", name, "was never heard", serviceRemedy(party)};
    const feed::Status& status = heard->status;
    const std::string head = "journal at entry " + std::to_string(status.head.sequence);
    // Its will was left when it connected, so the will's time and head are those of that moment.
    if (status.life == feed::Life::Lost)
        return {State::Fault, "party", name,
                "is lost; connected since " + core::toIso(status.at) + " with its " + head,
                serviceRemedy(party)};
    if (status.life != feed::Life::Online || !heard->live)
        return {State::Fault, "party", name,
                (status.life == feed::Life::Offline ? "was stopped" : "is silent") +
                    std::string(", last word ") + core::toIso(status.at) + ", " + head,
                serviceRemedy(party)};
    if (auto shorter = shorterThanRead(party, status.head.journal, status.head.sequence, held);
        !shorter.empty())
        return {State::Fault, "party", name, std::move(shorter), kShortenedRemedy};
    const core::Millis skew = status.at - now;
    if (std::chrono::abs(skew) > kSkewWarning)
        return {std::chrono::abs(skew) > kSkewFault ? State::Fault : State::Warning, "party", name,
                "its clock is " + secondsText(skew) + (skew.count() > 0 ? " ahead" : " behind"),
                "start a time service on its machine and on this one"};
    return {State::Good, "party", name, "live, " + head, ""};
}

std::optional<Verdict> judgeLosses(const core::PartyId& party, core::ByteView state) {
    const auto json = text::parseJsonObject(state, kStateLimits);
    const text::Value* health = json ? json->find("health") : nullptr;
    const text::Value* lost = health != nullptr ? health->find("lost_messages") : nullptr;
    if (lost == nullptr || lost->table() == nullptr || lost->table()->empty())
        return std::nullopt;
    std::string detail;
    for (const auto& [topic, count] : *lost->table())
        detail += (detail.empty() ? "" : ", ") + core::Text::fitted(topic).value() + " " +
                  (count.integer() ? std::to_string(*count.integer()) : "?");
    return Verdict{State::Warning, "devices", party.text(),
                   "messages of devices were lost since its start: " + detail,
                   "find the device that repeats itself (a stuck button, a gateway in a loop); "
                   "what it said is gone, compare the table with its record"};
}

std::vector<Doubt> doubtsIn(const feed::Message& message) {
    const auto reader = wire::partyOfState(message.topic);
    const auto json = text::parseJsonObject(message.payload, kStateLimits);
    if (!reader || !json)
        return {};
    std::vector<Doubt> all;
    // What a controller says of the tables it reads.
    if (const text::Value* tables = json->find("tables");
        tables != nullptr && tables->table() != nullptr)
        for (const auto& [table, standing] : *tables->table())
            if (standing.isText(core::enumName(feed::Standing::Doubtful)))
                all.push_back({*reader, table});
    // What a table says of its controller.
    if (const text::Value* locks = json->find("progressive_locks");
        locks != nullptr && locks->list() != nullptr)
        for (const text::Value& lock : *locks->list())
            if (lock.isText(core::enumName(events::ProgressiveLock::MeterDoubted)))
                all.push_back({*reader, "the controller"});
    return all;
}

Verdicts checkBrokerOnly(const feed::MqttOptions& broker) {
    const auto reached = feed::knockAtBroker(broker, kKnock);
    Verdict verdict{State::Good, "broker", addressOf(broker),
                    "is reached and takes the certificate of " + broker.clientId, ""};
    if (!reached)
        verdict = {State::Fault, "broker", addressOf(broker), reached.error().text, kBrokerRemedy};
    return {std::move(verdict),
            {State::Skipped, "party", "all",
             "not listened to: to log in as " + broker.clientId + " would cut it off",
             "ask at the desk with --site, or with --as the folder of a tool"}};
}

Verdicts checkPit(const PitOptions& options) {
    const core::SystemClock clock;
    const std::string where = addressOf(options.broker);
    feed::MqttConnection connection(options.broker);
    connection.subscribe(wire::statusFilter(wire::kAnyone), feed::Delivery::AtLeastOnce);
    connection.subscribe(wire::stateFilter(wire::kAnyone), feed::Delivery::AtLeastOnce);
    if (const auto told = connect(connection, clock, options.connectWithin); !told.empty())
        return {{State::Fault, "broker", where, told, kBrokerRemedy},
                {State::Skipped, "party", "all", "without the broker nobody is heard", ""}};
    Verdicts verdicts{
        {State::Good, "broker", where, "lets us in as " + options.broker.clientId, ""}};
    Said said = listen(connection, clock, options);
    for (const core::PartyId& party : options.expected)
        if (!said.judged.contains(party))
            said.judged.emplace(party, judgeParty(party, std::nullopt, clock.wall()));
    for (auto& [party, verdict] : said.judged)
        verdicts.push_back(inContext(std::move(verdict), party, options));
    for (auto& [party, verdict] : said.losses)
        if (verdict)
            verdicts.push_back(*std::move(verdict));
    for (const auto& [party, doubts] : said.doubts)
        for (const Doubt& doubt : doubts)
            verdicts.push_back(
                {State::Fault, "record", doubt.of,
                 "is in doubt: " + doubt.reader.text() + " has read something else of it, or more",
                 kShortenedRemedy});
    return verdicts;
}

} // namespace pitwatch::doctor
