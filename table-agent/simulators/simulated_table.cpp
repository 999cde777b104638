#include "table-agent/simulators/simulated_table.h"

#include "shared/wire/topics.h"
#include "table-agent/devices/shuffler_message.h"

#include <algorithm>
#include <array>

namespace pitwatch::simulators {

namespace {

// The table's state is published twice a second; nobody acts on an older picture than that.
constexpr core::Millis kLook{800};
constexpr std::array kSteps{"inspect_deck", "verify_deck", "spread_deck", "view_deck",
                            "turn_deck",    "wash_deck",   "stack_deck"};
constexpr std::array kStages{"received", "inspected", "verified", "spread",
                             "viewed",   "turned",    "washed",   "stacked"};

} // namespace

SimulatedTable::SimulatedTable(const rules::RuleSet& rules, rules::Submission submission,
                               const Incidents& incidents, std::uint64_t seed, double speed,
                               Floorperson floorperson)
    : m_rules(rules)
    , m_submission(std::move(submission))
    , m_incidents(incidents)
    , m_random(seed)
    , m_speed(speed)
    , m_floorperson(floorperson)
    , m_deckNumber(seed % 10'000'000 * 1000) {}

// Read only when somebody looks at it: the table says far more than people act upon.
void SimulatedTable::heard(const feed::Message& state) {
    m_heard = state.payload;
}

// Only read when somebody looks: most of what a table says is overtaken before that.
bool SimulatedTable::look() {
    if (!m_heard.empty()) {
        auto parsed = ordered_json::parse(m_heard, nullptr, /*allow_exceptions=*/false);
        if (parsed.is_object())
            m_state = std::move(parsed);
        m_heard.clear();
    }
    return !m_state.is_null();
}

std::optional<feed::Message> SimulatedTable::next(core::Tick now, core::Instant wall) {
    if (m_said == m_plan.size()) {
        if ((m_lastSaid && now - *m_lastSaid < kLook) || !look())
            return std::nullopt;
        m_plan.clear();
        m_said = 0;
        plan(wall);
        m_lastSaid = now;
        if (m_plan.empty())
            return std::nullopt;
    }
    if (now < wake())
        return std::nullopt;
    const Saying& saying = m_plan[m_said];
    m_lastSaid = now;
    ++m_said;
    return feed::Message{wire::deviceTopic(m_submission.table, saying.device),
                         {saying.text.begin(), saying.text.end()},
                         false};
}

core::Tick SimulatedTable::wake() const {
    if (m_state.is_null() && m_heard.empty())
        return core::Tick::max();
    if (!m_lastSaid)
        return core::Tick{};
    if (m_said == m_plan.size())
        return *m_lastSaid + kLook;
    return *m_lastSaid + core::Millis{static_cast<std::int64_t>(m_plan[m_said].afterMs / m_speed)};
}

void SimulatedTable::plan(core::Instant wall) {
    if (planOpening() || planTrouble() || planRound() || planDecks(wall) || planBank())
        return;
    RoundWish wish;
    wish.incidents = m_drawn = m_incidents.draw(m_submission.table.text(), ++m_rounds, m_random);
    if (m_drawn.contains(Incident::OverdueDeck))
        m_overdueRounds = 10;
    m_overdueRounds -= m_overdueRounds > 0 ? 1 : 0;
    if (const auto& bank = m_state["bank"]; bank.is_object() && bank["holder"].is_number())
        wish.banker = bank["holder"].get<std::uint8_t>();
    wish.progressive = !m_state.value("progressive_locked", false);
    // A stub counted before its turn is no fault: it is enough that one of the decks went
    // uncounted.
    const auto& decks = m_state["decks"];
    const bool counted = m_rules.stubCount && m_rules.stubCount->waivedIfShufflerCounts &&
                         std::all_of(decks.begin(), decks.end(),
                                     [](const auto& deck) { return deck.value("counted", false); });
    wish.stubDue =
        m_rules.stubCount && !counted &&
        m_state.value("rounds_since_stub_count", 0) + 1 >= m_rules.stubCount->everyRounds;
    m_plan = roundScript(m_rules, m_submission, wish, m_random);
}

bool SimulatedTable::planOpening() {
    if (m_state.value("opening", "") != "closed")
        return false;
    addPad(m_plan, 5000, "open_table", {{"by", floorperson()}, {"dealer", kDealer}});
    return true;
}

bool SimulatedTable::planTrouble() {
    const auto& shuffler = m_state["shuffler"];
    if (shuffler.is_object() && shuffler.value("jammed", false))
        addPad(m_plan, 20000, "clear_jam", {{"by", dealer()}});
    // Without a word the table waits for somebody at a console.
    if (m_floorperson == Floorperson::AtAConsole)
        return !m_plan.empty() || !m_state["faults"].empty();
    for (const auto& fault : m_state["faults"])
        addPad(m_plan, 30000, "close_fault",
               {{"by", floorperson()},
                {"fault", fault["fault"]},
                {"cause", "seen to by the floorperson"}});
    return !m_plan.empty();
}

// A round that is still open when nobody has anything left to say was interrupted.
bool SimulatedTable::planRound() {
    const auto& round = m_state["round"];
    if (!round.is_object())
        return false;
    for (const auto& wager : round.value("disputed_chips", ordered_json::array())) {
        const auto& seats = round["seats"];
        const auto made = std::count_if(seats.begin(), seats.end(), [&](const auto& seat) {
            return seat["wagers"].contains(wager.template get<std::string>());
        });
        addPad(m_plan, 10000, "resolve_chip_count",
               {{"by", floorperson()},
                {"wager", wager},
                {"agreed", made},
                {"reason", "counted again before the player"}});
    }
    if (!m_plan.empty())
        return true;
    if (round.value("stub_wrong", false))
        addPad(m_plan, 10000, "judge_stub",
               {{"by", floorperson()}, {"misdealt_all_present", true}});
    else if (!round["question"].is_null())
        addPad(m_plan, 10000, "rule_on_irregularity",
               {{"by", floorperson()}, {"consequence", "void"}, {"decision", "the round is void"}});
    else if (round.value("phase", "") == "settled")
        addPad(m_plan, 5000, "end_round");
    else
        addPad(m_plan, 10000, "void_round",
               {{"by", floorperson()}, {"reason", "the round was interrupted"}});
    return true;
}

bool SimulatedTable::isDue(const ordered_json& deck, core::Instant wall) const {
    return deck["due_at"].is_string() && deck["due_at"].get<std::string>() <= core::toIso(wall) &&
           m_overdueRounds == 0;
}

bool SimulatedTable::planDecks(core::Instant wall) {
    const auto& decks = m_state["decks"];
    for (const auto& deck : decks) {
        const bool leaves = !deck["must_leave"].is_null() || isDue(deck, wall);
        if (leaves && m_floorperson == Floorperson::AtAConsole)
            return true;
        if (leaves)
            addPad(m_plan, 15000, "remove_deck",
                   {{"by", floorperson()},
                    {"deck", deck["deck"]},
                    {"reason",
                     deck["must_leave"].is_null() ? ordered_json("due") : deck["must_leave"]},
                    {"dealer", kDealer},
                    {"floorperson", kFloorperson}});
        else if (!deck.value("ready", false))
            prepareDeck(deck);
    }
    if (decks.size() < static_cast<std::size_t>(m_submission.decks()))
        receiveDeck();
    return !m_plan.empty();
}

void SimulatedTable::receiveDeck() {
    const auto& decks = m_state["decks"];
    const bool redHere = std::any_of(decks.begin(), decks.end(),
                                     [](const auto& deck) { return deck["deck"] == "red"; });
    addPad(m_plan, 5000, "receive_deck",
           {{"by", dealer()},
            {"deck", redHere ? "blue" : "red"},
            {"id", "D-" + std::to_string(++m_deckNumber)},
            {"preinspected", false}});
}

void SimulatedTable::prepareDeck(const ordered_json& deck) {
    const auto stage = std::find(kStages.begin(), kStages.end(), deck.value("stage", ""));
    const auto colour = deck.value("deck", "");
    for (auto at = static_cast<std::size_t>(stage - kStages.begin()); at < kSteps.size(); ++at)
        addPad(m_plan, 4000, kSteps[at],
               {{"by", at == 1 ? floorperson() : dealer()}, {"deck", colour}});
    shuffleDeck(colour);
}

void SimulatedTable::shuffleDeck(const std::string& colour) {
    if (!m_submission.shuffler) {
        addPad(m_plan, 15000, "shuffle_by_hand", {{"by", dealer()}, {"deck", colour}});
        addPad(m_plan, 3000, "cut_deck",
               {{"by", dealer()}, {"deck", colour}, {"cover_card_depth", 20}});
        return;
    }
    addEvent(m_plan, 1000, devices::kShufflerDevice, "deck_inserted", {{"deck", colour}});
    if (m_drawn.erase(Incident::Jam) > 0) {
        addEvent(m_plan, 8000, devices::kShufflerDevice, "jam",
                 {{"in_shoe", false}, {"detail", "a bent card"}});
        return;
    }
    ordered_json finished{{"deck", colour}};
    if (m_submission.shuffler->countsCards && m_drawn.erase(Incident::LostCount) == 0)
        finished["cards"] = m_drawn.erase(Incident::WrongCount) > 0 ? 51 : 52;
    addEvent(m_plan, 10000, devices::kShufflerDevice, "shuffle_finished", std::move(finished));
}

// Nobody is forced to bank; most like to.
bool SimulatedTable::planBank() {
    const auto& bank = m_state["bank"];
    if (!bank.is_object() || bank["offered_to"].is_null())
        return false;
    addPad(m_plan, 3000, m_random.percent(70) ? "accept_bank" : "decline_bank",
           {{"seat", bank["offered_to"]}});
    return true;
}

} // namespace pitwatch::simulators
