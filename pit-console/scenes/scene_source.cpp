#include "pit-console/scenes/scene_source.h"

#include <algorithm>
#include <utility>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;
using events::DeckColour;

core::PartyId tableNamed(const std::string& name) {
    return core::PartyId::parse(name).value();
}

DeckInPlay deckDueIn(DeckColour colour, core::Millis left, core::Millis limit = 4h) {
    const core::Instant due = sceneTime() + left;
    return {colour, due - limit, due};
}

TableSummary live(const std::string& name, std::vector<DeckInPlay> decks) {
    return {tableNamed(name), Freshness::Live, 400ms, std::move(decks)};
}

std::vector<TableSummary> quietTables() {
    return {live("T01", {deckDueIn(DeckColour::Red, 3h + 12min), deckDueIn(DeckColour::Blue, 3h)}),
            live("T02", {deckDueIn(DeckColour::Red, 2h + 40min)}),
            live("T03", {deckDueIn(DeckColour::Blue, 6h + 5min, 8h)}),
            live("T04", {deckDueIn(DeckColour::Red, 1h + 55min)})};
}

Snapshot quietFloor() {
    return {true, sceneTime(), quietTables()};
}

Snapshot deckOverdue() {
    Snapshot scene = quietFloor();
    scene.tables[1].decks = {deckDueIn(DeckColour::Red, -7min)};
    scene.tables[3].decks = {deckDueIn(DeckColour::Red, 9min), deckDueIn(DeckColour::Blue, 26min)};
    return scene;
}

Snapshot brokerLost() {
    Snapshot scene = quietFloor();
    scene.brokerConnected = false;
    for (TableSummary& table : scene.tables) {
        table.freshness = Freshness::Stale;
        table.age = 47s;
    }
    return scene;
}

Snapshot mixedLinks() {
    Snapshot scene = quietFloor();
    scene.tables[0].freshness = Freshness::Offline;
    scene.tables[0].age = 5min;
    scene.tables[1].freshness = Freshness::Doubtful;
    scene.tables.push_back({tableNamed("T05"), Freshness::NeverHeard, 0ms, {}});
    scene.tables.push_back(live("T06", {}));
    return scene;
}

Snapshot emptyPit() {
    return {true, sceneTime(), {}};
}

using Maker = Snapshot (*)();
constexpr std::array<std::pair<const char*, Maker>, 5> kScenes{{
    {"quiet-floor", quietFloor},
    {"deck-overdue", deckOverdue},
    {"broker-lost", brokerLost},
    {"mixed-links", mixedLinks},
    {"empty-pit", emptyPit},
}};

class SceneSource final : public Source {
public:
    explicit SceneSource(Maker maker) : m_maker(maker) {}
    void start(Callback callback) override { callback(m_maker()); }
    void stop() override {}

private:
    Maker m_maker;
};

} // namespace

core::Instant sceneTime() {
    return core::Instant{std::chrono::sys_days{std::chrono::year{2026} / 11 / 16} + 21h + 15min};
}

std::vector<std::string> sceneNames() {
    std::vector<std::string> names;
    for (const auto& scene : kScenes)
        names.emplace_back(scene.first);
    return names;
}

core::Result<std::unique_ptr<Source>> makeScene(const std::string& name) {
    for (const auto& [known, maker] : kScenes)
        if (name == known)
            return std::unique_ptr<Source>(std::make_unique<SceneSource>(maker));
    std::string list;
    for (const auto& known : sceneNames())
        list += " " + known;
    return core::Error{"there is no scene \"" + name + "\"; there are:" + list};
}

} // namespace pitwatch::console
