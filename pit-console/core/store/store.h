#pragma once

#include "pit-console/core/database/projection.h"
#include "pit-console/core/projections/deck_in_play.h"
#include "shared/core/result.h"
#include "shared/feed/reader.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pitwatch::console {

class ClaimHistory;
class DeckHistory;
class FindingHistory;
class MeterHistory;
class RoundIndex;
class SetupHistory;
class TableFigures;

// How much of a long reading is done: `done` of `all` entries.
using Progress = std::function<void(std::uint64_t done, std::uint64_t all)>;

// Every followed entry as it came, and the projections made of them, in one SQLite file with one
// connection. Everything in it can be had again from the journals: a file of another layout is
// thrown away, and a projection of another version is filled again from the stored entries.
// One thread.
class Store final : public feed::Reader {
public:
    // A path, or ":memory:". Projections of another version are filled again.
    static core::Result<std::unique_ptr<Store>> open(const std::string& path);
    // The same, but fill() has to come before anything else.
    static core::Result<std::unique_ptr<Store>> openUnfilled(const std::string& path);
    // Fills the projections of another version again, and tells `progress` of it; says whether
    // there were any. What `progress` throws passes through; the next fill() then begins from
    // nothing.
    bool fill(const Progress& progress = {});
    ~Store() override;

    std::optional<journal::Anchor> position(const core::PartyId& party) const override;
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override;

    // Gives the projection everything stored, and from then on every entry after it is committed.
    // The projection belongs to the caller and must live until the store is gone or detach().
    void attach(Projection& projection, const Progress& progress = {});
    void detach(Projection& projection);

    std::vector<core::PartyId> parties() const;
    std::uint64_t entryCount() const;
    // Entries `first` to `last` of a party's journal, both included, at most `limit`.
    std::vector<wire::Envelope> entries(const core::PartyId& party, std::uint64_t first,
                                        std::uint64_t last, std::size_t limit = 10'000) const;

    const SetupHistory& setups() const;
    const DeckHistory& decks() const;
    const RoundIndex& rounds() const;
    const TableFigures& figures() const;
    const FindingHistory& findings() const;
    const ClaimHistory& claims() const;
    const MeterHistory& meters() const;
    std::vector<DeckInPlay> decksOf(const core::PartyId& table) const;

private:
    struct Parts;
    explicit Store(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace pitwatch::console
