#pragma once

#include "shared/feed/follower.h"
#include "shared/payout/claim_book.h"
#include "shared/table/decide.h"
#include "shared/wire/event_codec.h"

#include <map>

namespace pitwatch::support {

// Somebody who stands on the floor and sees each table, every claim and every document as the
// journals tell them. Keeps nothing; whoever owns it passes on what the connection delivers.
class TableEyes final : public feed::Reader {
public:
    TableEyes(feed::Connection& connection, const core::Clock& clock)
        : m_clock(clock), m_follower(*core::PartyId::parse("EYES"), *this, connection) {}

    void watchTable(const table::SetupPtr& setup) {
        const auto party = *core::PartyId::parse(setup->submission.table.text());
        m_tables.emplace(party, table::State(setup));
        m_follower.follow(party);
    }
    void watch(const core::PartyId& party) { m_follower.follow(party); }

    void handle(const feed::Message& message) { m_follower.handle(message, m_clock.steady()); }
    void tick() { m_follower.tick(m_clock.steady()); }

    const std::map<core::PartyId, table::State>& tables() const { return m_tables; }
    const payout::ClaimBook& book() const { return m_book; }

    std::optional<journal::Anchor> position(const core::PartyId& party) const override {
        const auto at = m_anchors.find(party);
        return at == m_anchors.end() ? std::nullopt : std::optional(at->second);
    }
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override {
        const auto table = m_tables.find(after.party);
        for (const wire::Envelope& entry : entries) {
            const auto event = *wire::decodeEvent(entry.type, entry.body);
            if (table != m_tables.end())
                table::apply(table->second, event, entry.at);
            m_book.apply(event, entry.at);
        }
        m_anchors[after.party] = after;
    }

private:
    const core::Clock& m_clock;
    std::map<core::PartyId, table::State> m_tables;
    std::map<core::PartyId, journal::Anchor> m_anchors;
    payout::ClaimBook m_book;
    feed::Follower m_follower;
};

} // namespace pitwatch::support
