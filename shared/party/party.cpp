#include "shared/party/party.h"

#include "shared/events/party_events.h"
#include "shared/feed/intake.h"

#include <algorithm>
#include <utility>

namespace pitwatch::party {

namespace {

// Deck clocks count in minutes; a second is as fine as anyone can see.
constexpr core::Millis kTimePassesEvery{1000};
// What others say is taken for so long in one step; a party is called silent after three seconds.
constexpr core::Millis kLongestIntake{500};

feed::FollowerOptions followerOptions(const Settings& settings) {
    feed::FollowerOptions options;
    options.staleAfter = settings.staleAfter;
    options.jitter = settings.jitter;
    options.keys = settings.keys;
    options.log = settings.log;
    return options;
}

} // namespace

Party::Party(Settings settings, journal::Journal& journal, feed::Connection& connection,
             const core::Clock& clock, Duties& duties, feed::Reader* reader)
    : m_settings(std::move(settings))
    , m_journal(journal)
    , m_connection(connection)
    , m_clock(clock)
    , m_duties(duties)
    , m_record(journal, clock)
    , m_complaints(m_settings.log)
    , m_losses(m_settings.log)
    , m_peers(m_record, duties)
    , m_follower(m_settings.self, reader != nullptr ? *reader : m_peers, connection,
                 followerOptions(m_settings)) {}

void Party::replay(const ClockLeave& leave) {
    const auto apply = [this](const events::Event& event, core::Instant at) {
        m_duties.apply(event, at);
    };
    m_record.replay(apply);
    if (!m_record.holdToClock(apply, leave) && leave)
        log("the clock order is not needed: the clock is not behind the record");
}

void Party::start(std::string_view program, core::Instant at,
                  const std::vector<events::Event>& more) {
    const std::uint64_t epoch = m_record.nextSequence(); // Of PartyStarted.
    m_startedAt = at;
    add({events::PartyStarted{std::string(program)}}, at);
    add(more, at);
    m_record.commit();
    m_publisher.emplace(m_settings.self, m_journal, epoch, m_connection,
                        feed::PublisherOptions{.process = m_settings.process,
                                               .signer = m_settings.signer,
                                               .log = m_settings.log});
}

void Party::follow(const core::PartyId& party) {
    if (m_settings.keys == nullptr && !std::exchange(m_toldUnchecked, true))
        log("no roster: what other parties say is taken as it comes, and nothing is checked");
    m_follower.follow(party);
}

// Each event is applied at once, so that what comes next in the same step is decided on it.
void Party::add(const std::vector<events::Event>& events, core::Instant at) {
    for (const events::Event& event : events) {
        m_record.add(event, at);
        m_duties.apply(event, at);
    }
}

core::Tick Party::step() {
    const core::Tick began = m_clock.steady();
    passTime(began);
    const feed::Backlog backlog = feed::takeSome(
        m_connection, [this](const feed::ConnectionEvent& event) { handle(event); },
        [&] { return m_clock.steady() - began < kLongestIntake; });
    const core::Tick tick = m_clock.steady();
    const core::Tick next = m_follower.tick(tick, backlog);
    m_duties.conclude(tick);
    countLosses(tick);
    m_record.commit();
    const core::Tick shown = m_duties.show(tick);
    return std::min({next, shown, speak(tick), *m_nextTime});
}

void Party::stop(events::StopReason reason) {
    m_losses.note(m_connection.takeLost(), m_clock.steady());
    add(m_losses.rest(), now());
    if (!m_publisher)
        return m_record.flush();
    add({events::PartyStopped{reason}}, now());
    m_record.flush();
    m_publisher->tick(m_clock.steady(), m_clock.wall());
    m_publisher->sayOffline(m_clock.wall());
}

core::Tick Party::speak(core::Tick tick) {
    return m_publisher ? m_publisher->tick(tick, m_clock.wall()) : core::Tick::max();
}

feed::PartyView Party::view(const core::PartyId& party) const {
    feed::PartyView view = m_follower.view(party, m_clock.steady());
    if (const events::Phrase* problem = m_peers.problemOf(party)) {
        view.standing = feed::Standing::Doubtful;
        view.doubt = *problem;
    }
    return view;
}

Health Party::health() const {
    return {m_record.head().sequence, droppedMessages(), lostMessages(), m_startedAt};
}

// Places that moved without an event are made durable as well.
void Party::passTime(core::Tick tick) {
    if (m_nextTime && tick < *m_nextTime)
        return;
    m_nextTime = tick + kTimePassesEvery;
    noteClock();
    m_duties.passTime(tick);
    m_record.flush();
}

void Party::noteClock() {
    const auto jump = m_record.takeClockJump();
    if (!jump)
        return;
    log("the clock of this machine leapt; the record is " +
        std::to_string(-m_record.wallAhead().count()) + " ms ahead of it");
    add({*jump}, now());
}

void Party::countLosses(core::Tick tick) {
    m_losses.note(m_connection.takeLost(), tick);
    add(m_losses.due(tick), now());
}

void Party::handle(const feed::ConnectionEvent& event) {
    if (std::holds_alternative<feed::Connected>(event)) {
        if (m_publisher)
            m_publisher->connected();
        m_duties.connected();
    } else if (const auto* lost = std::get_if<feed::Disconnected>(&event)) {
        log("the broker is lost: " + lost->reason);
    } else if (const auto* refused = std::get_if<feed::PublishRefused>(&event)) {
        log("the broker refused " + refused->topic + ": " + refused->reason);
    } else if (const auto* message = std::get_if<feed::Message>(&event)) {
        hear(*message);
    }
}

void Party::hear(const feed::Message& message) {
    const core::Tick tick = m_clock.steady();
    if ((m_publisher && m_publisher->handle(message, tick)) || m_follower.handle(message, tick))
        return;
    m_duties.hear(message, tick);
    if (m_record.isFull())
        m_record.commit();
}

} // namespace pitwatch::party
