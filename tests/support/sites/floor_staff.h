#pragma once

#include "shared/desk/roster_source.h"
#include "shared/events/party_events.h"
#include "shared/feed/memory_connection.h"
#include "shared/feed/publisher.h"
#include "shared/journal/memory_journal.h"
#include "shared/staff/roster_file.h"
#include "shared/wire/event_codec.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/staff_site.h"

#include <array>

namespace pitwatch::support {

// The staff of a floor in memory and the console C02 they sign at: no passphrases, no screen.
class FloorStaff {
public:
    FloorStaff(feed::MemoryBroker& broker, const SetClock& clock)
        : m_clock(clock), m_connection(broker, "C02") {
        // Whom the pads of the floor name.
        site.enrol("f", staff::Role::Floorperson, 0);
        site.enrol("d", staff::Role::Dealer, 0);
        site.roster().issuedAt = clock.wall() - std::chrono::hours{1};
        site.roster().expiresAt = clock.wall() + std::chrono::hours{24};
        const std::array<events::Event, 1> started{events::PartyStarted{"test-console"}};
        m_journal.append(started, clock.wall());
        feed::PublisherOptions options;
        options.signer = signerOf("C02");
        m_publisher.emplace(StaffSite::party("C02"), m_journal, 1, m_connection, options);
    }

    // Every copy reads the file anew.
    desk::RosterSource source() const {
        return {StaffSite::siteKeys(),
                [text = std::optional(staff::rosterText(site.signedRoster()))]() mutable {
                    return std::exchange(text, std::nullopt);
                }};
    }

    void step() {
        while (const auto event = m_connection.take()) {
            if (std::holds_alternative<feed::Connected>(*event))
                m_publisher->connected();
            else if (const auto* message = std::get_if<feed::Message>(&*event))
                m_publisher->handle(*message, m_clock.steady());
        }
        m_publisher->tick(m_clock.steady(), m_clock.wall());
    }

    // What `who` signs about the claim, by what the table's journal says of it.
    events::StaffActionSigned signedBy(std::string_view who, staff::Action action,
                                       const events::ClaimId& claim,
                                       const journal::Journal& table) {
        return signedBy(who, action, claim.table, staff::objectOf(claim), table);
    }
    events::StaffActionSigned signedBy(std::string_view who, staff::Action action,
                                       const core::TableId& addressee, const staff::Object& object,
                                       const journal::Journal& table) {
        staff::Docket docket;
        for (const wire::Envelope& entry : table.read(1, SIZE_MAX, SIZE_MAX))
            docket.apply(*wire::decodeEvent(entry.type, entry.body), entry.at);
        staff::Statement one = site.statement(action, who, object, docket);
        one.id[0] = ++m_last;
        one.id[1] = 0x55;
        one.addressee = StaffSite::party(addressee.text());
        one.console = StaffSite::party("C02");
        one.issuedAt = m_clock.wall();
        one.expiresAt = m_clock.wall() + std::chrono::minutes{2};
        if (action == staff::Action::VerifyClaim)
            one.arguments[*staff::ArgumentName::parse("checks")] =
                StaffSite::text("cards,hand,seat,wager");
        if (action == staff::Action::DenyClaim || action == staff::Action::VoidRound)
            one.arguments[*staff::ArgumentName::parse("reason")] = StaffSite::text("no such hand");
        return staff::signStatement(one, StaffSite::keyOf(who));
    }
    void sign(std::string_view who, staff::Action action, const events::ClaimId& claim,
              const journal::Journal& table) {
        const std::array<events::Event, 1> entry{signedBy(who, action, claim, table)};
        m_journal.append(entry, m_clock.wall());
    }

    void signVoidRound(std::string_view who, const core::TableId& table, events::RoundId round,
                       const journal::Journal& journal) {
        const std::array<events::Event, 1> entry{
            signedBy(who, staff::Action::VoidRound, table, staff::objectOf(round), journal)};
        m_journal.append(entry, m_clock.wall());
    }

    StaffSite site;

private:
    const SetClock& m_clock;
    journal::MemoryJournal m_journal{core::JournalId{{0xc2}}};
    feed::MemoryConnection m_connection;
    std::optional<feed::Publisher> m_publisher;
    std::uint8_t m_last = 0;
};

} // namespace pitwatch::support
