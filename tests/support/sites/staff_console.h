#pragma once

#include "shared/desk/action_desk.h"
#include "shared/events/party_events.h"
#include "shared/feed/follower.h"
#include "shared/feed/publisher.h"
#include "shared/wire/event_codec.h"
#include "tests/support/sites/staff_site.h"

namespace pitwatch::support {

// A console without a screen: follows the tables and the controller, signs, publishes its journal.
// Keys are sealed weakly; everybody's passphrase is "the harbour of " and their id.
class StaffConsole final : public feed::Reader {
public:
    StaffConsole(std::string_view name, journal::Journal& journal, feed::Connection& connection,
                 const core::Clock& clock)
        : m_self(StaffSite::party(name))
        , m_connection(connection)
        , m_clock(clock)
        , m_desk(settings(m_self), journal, clock)
        , m_follower(m_self, *this, connection, followerOptions()) {
        const std::uint64_t epoch = journal.head().sequence + 1;
        const std::array<events::Event, 1> started{events::PartyStarted{"test-console"}};
        journal.append(started, clock.wall());
        feed::PublisherOptions options;
        options.signer = signerOf(name);
        m_publisher.emplace(m_self, journal, epoch, connection, options);
    }

    void follow(std::string_view party) {
        m_keys.add(StaffSite::party(party));
        const auto table = core::TableId::parse(party);
        m_desk.docketOf(StaffSite::party(party)).expect(staff::objectOf(*table));
        m_follower.follow(StaffSite::party(party));
    }
    void followMeter(std::string_view party) {
        m_keys.add(StaffSite::party(party));
        m_follower.follow(StaffSite::party(party));
    }
    void step() {
        while (const auto event = m_connection.take()) {
            if (std::holds_alternative<feed::Connected>(*event))
                m_publisher->connected();
            else if (const auto* message = std::get_if<feed::Message>(&*event))
                if (!m_publisher->handle(*message, m_clock.steady()))
                    m_follower.handle(*message, m_clock.steady());
        }
        m_follower.tick(m_clock.steady());
        m_publisher->tick(m_clock.steady(), m_clock.wall());
    }

    static staff::Secret passphraseOf(std::string_view person) {
        return staff::Secret::copyOf("the harbour of " + std::string(person));
    }
    static staff::Secret consoleSecret() {
        return staff::Secret::copyOf("the secret of the consoles, 32 b");
    }
    static core::Result<staff::SealedKey> sealedKeyOf(const events::PersonId& person) {
        staff::Secret seed(staff::kSeedBytes);
        const std::string& name = person.text();
        std::copy_n(name.begin(), std::min(name.size(), seed.size()), seed.bytes().begin());
        return *staff::seal(seed, *staff::KeyOwner::parse(name), passphraseOf(name),
                            consoleSecret(), staff::SealProfile::WeakForTestsAndDemos);
    }
    static desk::ActionDesk::Settings settings(const core::PartyId& console) {
        desk::ActionDesk::Settings settings;
        settings.console = console;
        settings.siteKeys = StaffSite::siteKeys();
        settings.consoleSecret = consoleSecret();
        settings.keyOf = sealedKeyOf;
        settings.weakKeys = staff::WeakKeys::Allowed;
        return settings;
    }

    desk::ActionDesk& desk() { return m_desk; }
    // The request, about the object as the desk knows it now.
    static desk::Request seen(desk::ActionDesk& desk, const desk::Request& request) {
        const staff::Waiting* waiting = desk.docketOf(request.addressee).find(request.object);
        return waiting != nullptr ? desk::asSeen(request, *waiting) : request;
    }
    // Signs in and acts, as one person after another does at one console.
    desk::Answer<events::ActionId> act(std::string_view who, const desk::Request& request) {
        if (!m_desk.signedIn() || m_desk.signedIn()->text() != who)
            if (auto in = m_desk.signIn(who, passphraseOf(who)); !in)
                return in.error();
        return m_desk.act(seen(m_desk, request), passphraseOf(who));
    }

    std::optional<journal::Anchor> position(const core::PartyId& party) const override {
        const auto at = m_anchors.find(party);
        return at == m_anchors.end() ? std::nullopt : std::optional(at->second);
    }
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override {
        for (const wire::Envelope& entry : entries)
            m_desk.observe(after.party, *wire::decodeEvent(entry.type, entry.body), entry.at);
        m_anchors[after.party] = after;
    }

private:
    feed::FollowerOptions followerOptions() const {
        feed::FollowerOptions options;
        options.keys = &m_keys;
        return options;
    }

    NamedKeys m_keys; // Before the follower, which goes by them.
    core::PartyId m_self;
    feed::Connection& m_connection;
    const core::Clock& m_clock;
    desk::ActionDesk m_desk;
    feed::Follower m_follower;
    std::optional<feed::Publisher> m_publisher;
    std::map<core::PartyId, journal::Anchor> m_anchors;
};

} // namespace pitwatch::support
