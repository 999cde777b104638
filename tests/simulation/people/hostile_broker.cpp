#include "tests/simulation/people/hostile_broker.h"

#include "shared/feed/replay.h"
#include "shared/wire/topics.h"
#include "tests/support/sites/party_keys.h"

namespace pitwatch::simulation {

namespace {

constexpr std::size_t kHeardKept = 400;
constexpr int kWordsAtOnce = 12;

} // namespace

HostileBroker::HostileBroker(World& world, const std::string& owned, std::uint64_t seed)
    : m_world(world)
    , m_owned("pit/" + owned + "/")
    , m_random(seed)
    , m_words(seed, support::signerOf(owned))
    , m_connection(world.network, "hostile") {
    for (const char* what : {"journal", "status", "replay/+"})
        m_connection.subscribe(std::string("pit/+/") + what, feed::Delivery::AtLeastOnce);
}

void HostileBroker::step() {
    while (const auto event = m_connection.take())
        if (const auto* message = std::get_if<feed::Message>(&*event))
            if (!message->topic.starts_with(m_owned))
                m_heard.push_back(*message);
    while (m_heard.size() > kHeardKept)
        m_heard.pop_front();
    if (m_heard.empty())
        return;
    for (int i = 0; i < kWordsAtOnce; ++i)
        static_cast<void>(m_connection.publish(m_words.next(m_heard), feed::Delivery::AtLeastOnce));
    // Asked in a console's name for what it never held, a party says truly that it has it not.
    feed::Ask ask;
    ask.after = journal::Head{{}, m_random.below(100), {}};
    ask.nonce = 1 + m_random.below(1000);
    const std::string& topic = m_heard.back().topic;
    const std::string party = topic.substr(4, topic.find('/', 4) - 4);
    static_cast<void>(m_connection.publish(
        {wire::askTopic(*core::PartyId::parse(party), *core::PartyId::parse("C01")),
         feed::encodeAsk(ask), false},
        feed::Delivery::AtLeastOnce));
}

} // namespace pitwatch::simulation
