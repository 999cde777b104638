#include "shared/feed/follower.h"

#include "shared/feed/internal/followed_party.h"
#include "shared/feed/signing.h"
#include "shared/wire/topics.h"

#include <sodium.h>

#include <algorithm>

namespace pitwatch::feed {

using core::Millis;
using core::Tick;

namespace {

constexpr Millis kIdle{1000};
// No journal grows by so much while nobody reads it.
constexpr std::uint64_t kFarthestHead = 1'000'000'000;

std::uint64_t unforeseen(std::uint64_t bound) {
    PW_ASSERT(sodium_init() >= 0);
    std::uint64_t drawn = 0;
    randombytes_buf(&drawn, sizeof drawn);
    return drawn % bound;
}

FollowerOptions completed(FollowerOptions options) {
    if (!options.nonces)
        options.nonces = unforeseen;
    return options;
}

} // namespace

Follower::Follower(core::PartyId self, Reader& reader, Connection& connection,
                   FollowerOptions options)
    : m_self(std::move(self))
    , m_reader(reader)
    , m_connection(connection)
    , m_options(completed(std::move(options)))
    , m_complaints(m_options.log) {}

Follower::~Follower() = default;

void Follower::follow(const core::PartyId& party) {
    if (m_parties.contains(party))
        return;
    auto followed = std::make_unique<FollowedParty>(party, m_reader.position(party), m_options);
    const auto listen = [&](const std::string& topic, Channel channel) {
        m_routes[topic] = Route{followed.get(), channel};
        m_connection.subscribe(topic, m_options.delivery);
    };
    listen(wire::replayTopic(party, m_self), Channel::Replay);
    listen(wire::journalTopic(party), Channel::Journal);
    listen(wire::statusTopic(party), Channel::Status);
    m_parties.emplace(party, std::move(followed));
}

bool Follower::handle(const Message& message, Tick now) {
    const auto route = m_routes.find(message.topic);
    if (route == m_routes.end())
        return false;
    FollowedParty& party = *route->second.party;
    if (const auto problem = receive(route->second, message, arrival(now)))
        m_complaints.add(party.party().text(), *problem, now);
    // Entries wait for tick(), so that those that arrive together are applied together; but not
    // so long that they overflow.
    if (party.full())
        party.apply(m_reader, now);
    return true;
}

// Who was held up finds messages that waited for it, nobody knows how long: they count as heard
// when it last looked, and what they tell is not called fresh; also those that are only taken in
// a later step.
Tick Follower::arrival(Tick now) {
    if (!m_heldUpSince && m_lastTick && now - *m_lastTick > 2 * kIdle)
        m_heldUpSince = m_lastTick;
    return m_heldUpSince.value_or(now);
}

Tick Follower::tick(Tick now, Backlog backlog) {
    m_lastTick = now;
    if (backlog == Backlog::None)
        m_heldUpSince.reset();
    Tick next = now + kIdle;
    for (const auto& [name, party] : m_parties) {
        party->apply(m_reader, now);
        if (const auto ask = party->question(now)) {
            ++m_asks;
            // If the connection does not take it, the next question is due soon enough.
            static_cast<void>(m_connection.publish(
                {wire::askTopic(name, m_self), encodeAsk(*ask), false}, m_options.delivery));
        }
        if (const auto at = party->nextQuestion())
            next = std::min(next, std::max(*at, now));
    }
    return next;
}

std::vector<core::PartyId> Follower::parties() const {
    std::vector<core::PartyId> names;
    for (const auto& [name, party] : m_parties)
        names.push_back(name);
    return names;
}

PartyView Follower::view(const core::PartyId& party, Tick now) const {
    const auto found = m_parties.find(party);
    return found == m_parties.end() ? PartyView{} : found->second->view(now);
}

void Follower::reconsider(const core::PartyId& party) {
    const auto found = m_parties.find(party);
    if (found != m_parties.end())
        found->second->reconsider(m_reader.position(party));
}

std::optional<std::string> Follower::receive(const Route& route, const Message& message, Tick now) {
    FollowedParty& party = *route.party;
    if (m_options.keys != nullptr && !party.goBy(m_options.keys->keyOf(party.party())))
        return "words, while no key of it is on the roster";
    if (route.channel == Channel::Status)
        return receiveStatus(party, message, now);
    if (route.channel == Channel::Replay && looksLikeAnswer(message.payload))
        return receiveAnswer(party, message, now);
    return receiveEntries(party, message);
}

template <typename Word>
bool Follower::isTheirs(const FollowedParty& party, const Word& word) const {
    const journal::PublicKey* key = party.key();
    return key == nullptr || isGenuine(word, *key);
}

std::optional<std::string> Follower::receiveStatus(FollowedParty& party, const Message& message,
                                                   Tick now) {
    const auto status = decodeStatus(message.payload);
    if (!status)
        return "a status that is wrong: " + status.error().text;
    if (status->party != party.party())
        return "a status of " + status->party.text() + " on its topic";
    if (!isTheirs(party, *status))
        return "a status that it did not sign";
    if (status->head.sequence > party.position() + kFarthestHead)
        return "a status with a head that no journal has";
    party.hear(*status, message.retained, now);
    return std::nullopt;
}

std::optional<std::string> Follower::receiveAnswer(FollowedParty& party, const Message& message,
                                                   Tick now) {
    const auto answer = decodeAnswer(message.payload);
    if (!answer)
        return "an answer that is wrong: " + answer.error().text;
    if (!isTheirs(party, *answer))
        return "an answer that it did not sign";
    if (party.key() != nullptr &&
        (!answer->proof || answer->proof->party != party.party() ||
         answer->proof->reader != m_self || !party.wasAsked(answer->proof->asked)))
        return "an answer to another question";
    if (answer->head.sequence > party.position() + kFarthestHead)
        return "an answer with a head that no journal has";
    party.hear(*answer, now);
    return std::nullopt;
}

std::optional<std::string> Follower::receiveEntries(FollowedParty& party, const Message& message) {
    auto batch = wire::decodeBatch(message.payload);
    if (!batch)
        return "entries that cannot be read: " + batch.error().text;
    // What is held already is not worth a look at its signature.
    if (party.key() != nullptr && party.holds(batch->entries))
        return std::nullopt;
    if (!isTheirs(party, *batch))
        return "entries that it did not sign";
    if (party.key() != nullptr && batch->seal)
        party.note(batch->seal->moment, batch->entries.back());
    party.receive(std::move(batch->entries));
    return std::nullopt;
}

} // namespace pitwatch::feed
