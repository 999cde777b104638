#pragma once

#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/core/ids.h"
#include "shared/events/phrase.h"
#include "shared/feed/complaints.h"
#include "shared/feed/connection.h"
#include "shared/feed/intake.h"
#include "shared/feed/key_book.h"
#include "shared/feed/reader.h"
#include "shared/feed/seeded_random.h"
#include "shared/feed/standing.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pitwatch::feed {

class FollowedParty;

struct PartyView {
    Standing standing = Standing::Stale;
    // Since when the reader held all that the party had; nothing if that never was so.
    std::optional<core::Millis> age;
    events::Phrase doubt;       // Why Doubtful; empty otherwise.
    std::uint64_t position = 0; // The last entry applied.
    std::uint64_t head = 0;     // The last entry known to exist.

    // As people are shown it.
    Standing shown() const { return position == 0 && !age ? Standing::NeverHeard : standing; }
};

struct FollowerOptions {
    Delivery delivery = Delivery::AtLeastOnce;
    core::Millis staleAfter{3000};
    std::size_t maxWaitingEntries = 4096; // Per party, kept while an earlier entry is missing.
    std::size_t maxWaitingBytes = std::size_t{1024} * 1024;
    std::size_t applyEntries = 256; // The most given to the reader at once.
    core::Millis firstAsk{20};      // After a gap shows: what overtook may still arrive.
    core::Millis nextAsk{200};      // Doubled with every question in vain.
    core::Millis slowestAsk{4000};
    RandomSource jitter; // Spreads questions; nothing means none.
    // By which everything that is heard is checked; null: nothing is. Belongs to the owner.
    const KeyBook* keys = nullptr;
    RandomSource nonces; // Must not be foreseen; nothing means libsodium's.
    LogSink log;
};

// Follows any number of parties' journals for one reader: each entry is applied exactly once, in
// order, and only if the chain says that it follows what was applied before. Gaps are asked for,
// contradictions end in Doubtful. With a key book, what the party did not sign is dropped and
// counted, and changes nothing else: anybody could have said it. One thread; time comes with the
// calls. Reader and connection belong to the owner, who passes on what the connection delivers and
// calls tick() after it and whenever tick() asked for it. An exception of the reader passes
// through; the follower is of no use afterwards.
class Follower {
public:
    Follower(core::PartyId self, Reader& reader, Connection& connection,
             FollowerOptions options = {});
    ~Follower();
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;

    // From where the reader stands in that party's journal. A second call changes nothing.
    void follow(const core::PartyId& party);

    // Whether the message was for the follower. Keeps what is of use, for tick() to apply.
    bool handle(const Message& message, core::Tick now);

    // Applies what is ready, asks for what is missing. `backlog`: whether something that arrived
    // before has not been handled yet. Returns when it wants to be called again, at the latest.
    core::Tick tick(core::Tick now, Backlog backlog = Backlog::None);

    std::vector<core::PartyId> parties() const;
    PartyView view(const core::PartyId& party, core::Tick now) const;

    // Somebody looked into the doubt and wants the party judged again, from the reader's position.
    void reconsider(const core::PartyId& party);

    std::uint64_t rubbishCount() const { return m_complaints.total(); }
    std::uint64_t askCount() const { return m_asks; }

private:
    enum class Channel : std::uint8_t { Journal, Status, Replay };
    struct Route {
        FollowedParty* party;
        Channel channel;
    };

    core::Tick arrival(core::Tick now);
    std::optional<std::string> receive(const Route& route, const Message& message, core::Tick now);
    // Whether the party signed it, as far as that is asked.
    template <typename Word>
    bool isTheirs(const FollowedParty& party, const Word& word) const;
    std::optional<std::string> receiveStatus(FollowedParty& party, const Message& message,
                                             core::Tick now);
    std::optional<std::string> receiveAnswer(FollowedParty& party, const Message& message,
                                             core::Tick now);
    std::optional<std::string> receiveEntries(FollowedParty& party, const Message& message);

    core::PartyId m_self;
    Reader& m_reader;
    Connection& m_connection;
    FollowerOptions m_options;
    Complaints m_complaints;
    std::optional<core::Tick> m_lastTick;
    std::optional<core::Tick> m_heldUpSince; // Until all that waited meanwhile has been taken.
    std::uint64_t m_asks = 0;
    std::map<core::PartyId, std::unique_ptr<FollowedParty>> m_parties;
    std::map<std::string, Route, std::less<>> m_routes;
};

} // namespace pitwatch::feed
