#pragma once

#include "pit-console/core/database/sql_projection.h"
#include "pit-console/core/period.h"
#include "pit-console/core/projections/deck_in_play.h"
#include "shared/events/deck_events.h"
#include "shared/events/stub_events.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace pitwatch::console {

// One deck from the moment a table knew of it until it left for good.
struct DeckStay {
    core::PartyId table;
    std::uint64_t stay = 0; // The entry that began it: unique at its table.
    events::DeckColour colour{};
    std::optional<events::DeckId> id;
    core::Instant receivedAt{};
    std::optional<events::PersonId> receivedBy;
    std::optional<core::Instant> enteredPlayAt;
    std::optional<core::Instant> dueAt;
    std::optional<core::Instant> removedAt;
    std::optional<events::PersonId> removedBy;
    std::optional<events::DeckRemovalReason> reason;
    core::Text section; // The rule that had it leave, where one did.

    friend bool operator==(const DeckStay&, const DeckStay&) = default;
};

enum class CountKind : std::uint8_t { Stub, Shuffler };

// Somebody or something counted cards.
struct DeckCount {
    core::PartyId table;
    std::uint64_t sequence = 0;
    core::Instant at{};
    CountKind kind{};
    std::optional<events::RoundId> round;
    events::DeckColour colour{};
    std::uint8_t expected = 0;
    std::uint8_t counted = 0;
    std::optional<events::PersonId> by;
    std::optional<events::StubJudgement> judgement;

    friend bool operator==(const DeckCount&, const DeckCount&) = default;
};

// Every deck and every count of every table.
class DeckHistory final : public SqlProjection {
public:
    static const Shape& shape();

    explicit DeckHistory(SQLite::Database& database);
    ~DeckHistory() override;

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;

    // Decks with a clock that are at the table now.
    std::vector<DeckInPlay> decksOf(const core::PartyId& table) const;

    // Decks that were at a table during the period, and counts made in it, by table and time; of
    // every table where none is named.
    std::vector<DeckStay> stays(const Period& period,
                                const std::optional<core::PartyId>& table = {}) const;
    // Every stay of one physical deck, anywhere.
    std::vector<DeckStay> staysOf(const events::DeckId& deck) const;
    std::vector<DeckCount> counts(const Period& period,
                                  const std::optional<core::PartyId>& table = {}) const;

private:
    struct Commands;

    void receive(const core::PartyId& party, const wire::Envelope& entry,
                 const events::DeckReceived& event);
    void remove(const core::PartyId& party, const wire::Envelope& entry,
                const events::DeckRemoved& event);
    std::int64_t stayOf(const core::PartyId& party, const wire::Envelope& entry,
                        events::DeckColour colour);

    SQLite::Database& m_database;
    std::unique_ptr<Commands> m_commands;
};

} // namespace pitwatch::console
