#include "table-agent/simulators/simulated_table.h"

#include "shared/wire/topics.h"
#include "table-agent/devices/shuffler_message.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pitwatch::simulators {

namespace {

// The table's state is published twice a second; nobody acts on an older picture than that.
constexpr core::Millis kLook{800};
constexpr core::Millis kPatience{180'000}; // Until cards are racked that nobody came to verify.
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
        if (auto report = parseTableReport(m_heard))
            m_report = *std::move(report);
        m_heard.clear();
    }
    return m_report.has_value();
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
    if (waitsForClaim(now)) {
        m_lastSaid = now;
        return std::nullopt;
    }
    const Saying& saying = m_plan[m_said];
    m_lastSaid = now;
    ++m_said;
    return feed::Message{wire::deviceTopic(m_submission.table, saying.device),
                         {saying.text.begin(), saying.text.end()},
                         false};
}

// Cards that a claim goes by stay on the layout until somebody has verified it. When nobody comes,
// they go to the rack all the same.
bool SimulatedTable::waitsForClaim(core::Tick now) {
    if (m_plan[m_said].text.find("end_round") == std::string::npos || !look())
        return false;
    const auto& claims = m_report->claims;
    const bool open =
        m_report->round && std::any_of(claims.begin(), claims.end(), [&](const ClaimReport& claim) {
            return claim.round == m_report->round->number &&
                   (m_rules.settlement.faceUp == rules::FaceUp::UntilPaid ||
                    claim.waitsFor == "amount" || claim.waitsFor == "verification");
        });
    if (!open) {
        m_waitsSince.reset();
        return false;
    }
    if (!m_waitsSince)
        m_waitsSince = now;
    if (now - *m_waitsSince < patience())
        return true;
    m_waitsSince.reset();
    return false;
}

// Whoever comes from a console takes real time, however fast the table plays.
core::Millis SimulatedTable::patience() const {
    if (m_floorperson == Floorperson::AtAConsole)
        return kPatience;
    return core::Millis{static_cast<std::int64_t>(kPatience.count() / m_speed)};
}

core::Tick SimulatedTable::wake() const {
    if (!m_report && m_heard.empty())
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
    RoundConditions conditions;
    conditions.incidents = m_drawn =
        m_incidents.draw(m_submission.table.text(), ++m_rounds, m_random);
    if (m_drawn.contains(Incident::OverdueDeck))
        m_overdueRounds = 10;
    m_otherInspects = m_otherInspects || m_drawn.contains(Incident::OtherInspector);
    m_overdueRounds -= m_overdueRounds > 0 ? 1 : 0;
    if (m_report->bank)
        conditions.banker = m_report->bank->holder;
    conditions.progressive = !m_report->progressiveLocked;
    // A stub counted before its turn is no fault: it is enough that one of the decks went
    // uncounted.
    const bool counted = m_rules.stubCount && m_rules.stubCount->waivedIfShufflerCounts &&
                         std::ranges::all_of(m_report->decks, &DeckReport::counted);
    conditions.stubDue = m_rules.stubCount && !counted &&
                         m_report->roundsSinceStubCount + 1 >= m_rules.stubCount->everyRounds;
    m_plan = roundScript(m_rules, m_submission, conditions, m_random);
}

bool SimulatedTable::planOpening() {
    if (m_report->opening != "closed")
        return false;
    addPad(m_plan, 5000, "open_table", {{"by", floorperson()}, {"dealer", kDealer}});
    return true;
}

bool SimulatedTable::planTrouble() {
    if (m_report->shuffler && m_report->shuffler->jammed)
        addPad(m_plan, 20000, "clear_jam", {{"by", dealer()}});
    // Without a word the table waits for somebody at a console.
    if (m_floorperson == Floorperson::AtAConsole)
        return !m_plan.empty() || !m_report->faults.empty();
    for (const std::int64_t fault : m_report->faults)
        addPad(m_plan, 30000, "close_fault",
               {{"by", floorperson()}, {"fault", fault}, {"cause", "seen to by the floorperson"}});
    return !m_plan.empty();
}

// A round that is still open when nobody has anything left to say was interrupted.
bool SimulatedTable::planRound() {
    if (!m_report->round)
        return false;
    const RoundReport& round = *m_report->round;
    // First: which wagers count in a dispute may hang on it.
    if (round.question) {
        addPad(m_plan, 10000, "rule_on_irregularity",
               {{"by", floorperson()}, {"consequence", "void"}, {"decision", "the round is void"}});
        return true;
    }
    for (const auto& [wager, made] : round.disputes)
        addPad(m_plan, 10000, "resolve_chip_count",
               {{"by", floorperson()},
                {"wager", wager},
                {"agreed", made},
                {"reason", "counted again before the player"}});
    if (!m_plan.empty())
        return true;
    if (round.stubWrong)
        addPad(m_plan, 10000, "judge_stub",
               {{"by", floorperson()}, {"misdealt_all_present", true}});
    else if (round.phase == "settled")
        addPad(m_plan, 5000, "end_round");
    else
        addPad(m_plan, 10000, "void_round",
               {{"by", floorperson()}, {"reason", "the round was interrupted"}});
    return true;
}

bool SimulatedTable::isDue(const DeckReport& deck, core::Instant wall) const {
    return deck.dueAt && *deck.dueAt <= core::toIso(wall) && m_overdueRounds == 0;
}

bool SimulatedTable::planDecks(core::Instant wall) {
    for (const DeckReport& deck : m_report->decks) {
        const bool leaves = deck.mustLeave || isDue(deck, wall);
        if (leaves && m_floorperson == Floorperson::AtAConsole)
            return true;
        if (leaves)
            addPad(m_plan, 15000, "remove_deck",
                   {{"by", floorperson()},
                    {"deck", deck.colour},
                    {"reason", deck.mustLeave.value_or("due")},
                    {"dealer", kDealer},
                    {"floorperson", kFloorperson}});
        else if (!deck.ready)
            prepareDeck(deck);
    }
    if (m_report->decks.size() < static_cast<std::size_t>(m_submission.decks()))
        receiveDeck();
    return !m_plan.empty();
}

void SimulatedTable::receiveDeck() {
    const bool redHere = std::ranges::any_of(
        m_report->decks, [](const DeckReport& deck) { return deck.colour == "red"; });
    addPad(m_plan, 5000, "receive_deck",
           {{"by", dealer()},
            {"deck", redHere ? "blue" : "red"},
            {"id", "D-" + std::to_string(++m_deckNumber)},
            {"preinspected", false}});
}

// The dealer of the table inspects, and rarely a colleague who should not.
ordered_json SimulatedTable::whoDoes(std::size_t step) {
    if (step == 0 && std::exchange(m_otherInspects, false))
        return {{"person", kOtherDealer}, {"role", "dealer"}};
    return step == 1 ? floorperson() : dealer();
}

void SimulatedTable::prepareDeck(const DeckReport& deck) {
    const auto stage = std::find(kStages.begin(), kStages.end(), deck.stage);
    for (auto at = static_cast<std::size_t>(stage - kStages.begin()); at < kSteps.size(); ++at)
        addPad(m_plan, 4000, kSteps[at], {{"by", whoDoes(at)}, {"deck", deck.colour}});
    shuffleDeck(deck.colour);
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
    if (!m_report->bank || !m_report->bank->offeredTo)
        return false;
    addPad(m_plan, 3000, m_random.percent(70) ? "accept_bank" : "decline_bank",
           {{"seat", *m_report->bank->offeredTo}});
    return true;
}

} // namespace pitwatch::simulators
