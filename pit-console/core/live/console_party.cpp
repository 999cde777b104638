#include "pit-console/core/live/console_party.h"

#include "shared/events/party_events.h"
#include "shared/feed/intake.h"

#include <algorithm>
#include <utility>

namespace pitwatch::console {

namespace {

constexpr core::Millis kBetweenLooks{1000};

Freshness freshnessOf(const feed::PartyView& view) {
    if (view.position == 0 && !view.age)
        return Freshness::NeverHeard;
    switch (view.standing) {
    case feed::Standing::Fresh:
        return Freshness::Live;
    case feed::Standing::Stale:
        return Freshness::Stale;
    case feed::Standing::Offline:
        return Freshness::Offline;
    case feed::Standing::Doubtful:
        return Freshness::Doubtful;
    }
    return Freshness::Doubtful;
}

} // namespace

ConsoleParty::ConsoleParty(Settings settings, std::unique_ptr<Store> store, journal::Journal& own,
                           feed::Link& link, const core::Clock& clock)
    : m_settings(std::move(settings))
    , m_link(link)
    , m_clock(clock)
    , m_record(own, clock)
    , m_pit(std::move(store), m_settings.self, m_record)
    , m_follower(m_settings.self, m_pit.store(), link,
                 feed::FollowerOptions{.staleAfter = m_settings.staleAfter,
                                       .jitter = m_settings.jitter,
                                       .log = m_settings.log})
    , m_losses(m_settings.log) {
    for (const core::PartyId& table : m_settings.tables)
        m_follower.follow(table);
    for (const core::PartyId& other : m_settings.others)
        m_follower.follow(other);
    if (m_settings.speaks) {
        const std::uint64_t epoch = own.head().sequence + 1; // Of PartyStarted.
        m_record.append(events::PartyStarted{"pit-console"});
        m_publisher.emplace(
            m_settings.self, own, epoch, link,
            feed::PublisherOptions{.process = m_settings.process, .log = m_settings.log});
    }
    if (m_settings.desk)
        m_pit.open(std::make_unique<ConsoleDesk>(*std::move(m_settings.desk), m_record, m_clock));
}

void ConsoleParty::load(const Progress& progress) {
    m_pit.load(progress);
}

core::Tick ConsoleParty::step() {
    feed::takeSome(m_link, [this](const feed::LinkEvent& event) { handle(event); });
    complainOfLosses();
    noteLeap();
    core::Tick wake = m_follower.tick(m_clock.steady());
    carryOutRequests();
    lookAround();
    observe();
    if (m_publisher)
        wake = std::min(wake, m_publisher->tick(m_clock.steady(), m_clock.wall()));
    return std::min(wake, m_nextObserve);
}

void ConsoleParty::stop() {
    if (!m_publisher)
        return;
    if (m_pit.desk() != nullptr)
        m_pit.desk()->carryOut(SignOut{});
    m_record.append(events::PartyStopped{core::Text::fitted("closed")});
    m_publisher->tick(m_clock.steady(), m_clock.wall());
    m_publisher->sayOffline(m_clock.wall());
}

std::optional<Snapshot> ConsoleParty::takeSnapshot() {
    if (!std::exchange(m_observed, false))
        return std::nullopt;
    Snapshot shown = m_pit.snapshot();
    m_pit.takeOutcomes(shown);
    return shown;
}

void ConsoleParty::handle(const feed::LinkEvent& event) {
    if (std::holds_alternative<feed::Connected>(event)) {
        if (m_publisher)
            m_publisher->connected();
    } else if (const auto* message = std::get_if<feed::Message>(&event)) {
        if (!m_publisher || !m_publisher->handle(*message, m_clock.steady()))
            m_follower.handle(*message, m_clock.steady());
    }
}

// Nothing of the pit is gone: what is missing of a journal is asked for again.
void ConsoleParty::complainOfLosses() {
    for (const auto& [topic, count] : m_link.takeLost())
        m_losses.add(topic.empty() ? "various topics" : topic,
                     "more messages than there is room for", m_clock.steady());
}

void ConsoleParty::noteLeap() {
    if (const auto ahead = m_record.appendLeap())
        m_settings.log("the clock of this machine leapt; the record is " +
                       std::to_string(-ahead->count()) + " ms ahead of it");
}

void ConsoleParty::carryOutRequests() {
    for (Wish& wish : std::exchange(m_wishes, {}))
        if (const auto done = m_pit.carryOut(std::move(wish)); !done)
            m_settings.log(done.error().text);
    if (m_pit.desk() != nullptr)
        m_pit.desk()->proceed();
}

void ConsoleParty::lookAround() {
    if (m_pit.desk() == nullptr || m_clock.steady() < m_nextLook)
        return;
    m_pit.desk()->lookAround();
    m_nextLook = m_clock.steady() + kBetweenLooks;
}

void ConsoleParty::observe() {
    if (m_clock.steady() < m_nextObserve)
        return;
    m_pit.observe(
        {m_clock.wall(), m_link.connected(), heard(m_settings.tables), heard(m_settings.others)});
    m_nextObserve = m_clock.steady() + m_settings.observeEvery;
    m_observed = true;
}

std::vector<Heard> ConsoleParty::heard(const std::vector<core::PartyId>& parties) const {
    std::vector<Heard> all;
    for (const core::PartyId& party : parties) {
        const feed::PartyView seen = view(party);
        all.push_back({party, freshnessOf(seen), seen.age.value_or(core::Millis{0})});
    }
    return all;
}

} // namespace pitwatch::console
