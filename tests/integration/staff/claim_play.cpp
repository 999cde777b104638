#include "tests/integration/staff/claim_play.h"

#include <algorithm>
#include <array>

namespace pitwatch::support {

namespace {

using Json = nlohmann::ordered_json;
using events::Wager;

constexpr std::uint8_t kSeatsPlayed = 3;
constexpr std::int64_t kBet = 500;
constexpr std::array<std::int64_t, kSeatsPlayed> kProgressive{500, 100, 500};

Json dealer() {
    return {{"person", "d-ines"}, {"role", "dealer"}};
}
// Neither verifies nor approves anything.
Json floorperson() {
    return {{"person", "f-ruth"}, {"role", "floorperson"}};
}

Word press(const char* command, const Json& fields = Json::object()) {
    Word word{"pad", {{"v", 1}, {"command", command}}};
    word.message.update(fields);
    return word;
}
Word decide(std::uint8_t seat, const char* wager) {
    return press("decide", {{"seat", seat}, {"wager", wager}, {"choice", "ride"}});
}
Word board(int first, const char* card) {
    return {"cards",
            {{"v", 1},
             {"event", "board"},
             {"place", "community"},
             {"first", first},
             {"cards", Json::array({card})}}};
}
Word show(std::uint8_t seat) {
    static const std::array<Json, kSeatsPlayed> kHands{Json::array({"As", "Ks", "Qs"}),
                                                       Json::array({"9s", "8s", "7s"}),
                                                       Json::array({"2c", "5d", "9h"})};
    return {"cards",
            {{"v", 1}, {"event", "hand"}, {"seat", seat}, {"cards", kHands.at(seat - 1U)}}};
}

const table::PendingClaim* claimOfRound(const table::State& state) {
    const auto claim = std::ranges::find_if(state.claims, [&](const table::PendingClaim& one) {
        return one.raised.round == state.round->id;
    });
    return claim == state.claims.end() ? nullptr : &*claim;
}
bool isSigned(const table::PendingClaim& claim) {
    return claim.verified || claim.returned;
}

Word deal() {
    Json packets = Json::array();
    for (int turn = 0; turn < 3; ++turn) {
        for (std::uint8_t seat = 1; seat <= kSeatsPlayed; ++seat)
            packets.push_back({{"place", "player"}, {"seat", seat}, {"count", 1}});
        if (turn < 2)
            packets.push_back({{"place", "community"}, {"count", 1}});
    }
    return press("dealt", {{"packets", packets}});
}

} // namespace

std::optional<Word> ClaimPlay::next(const table::State& state) {
    if (state.opening != table::Opening::Open)
        return opening(state);
    if (isOver(state))
        return std::nullopt;
    if (!state.round || state.round->phase == table::Phase::Betting)
        return betting(state);
    if (state.round->phase == table::Phase::Settled)
        return press("end_round");
    if (const auto& voidAt = m_rounds.at(state.round->id.value - 1).voidAt)
        return voiding(state, *voidAt);
    return state.round->phase == table::Phase::Locked ? deal() : hands(state);
}

std::optional<Word> ClaimPlay::opening(const table::State& state) const {
    if (state.opening == table::Opening::Closed)
        return press("open_table", {{"by", floorperson()}, {"dealer", "d-ines"}});
    if (state.decks.empty())
        return press("receive_deck",
                     {{"by", dealer()}, {"deck", "red"}, {"id", "r1"}, {"preinspected", true}});
    return press("cut_deck", {{"by", dealer()}, {"deck", "red"}, {"cover_card_depth", 20}});
}

std::optional<Word> ClaimPlay::betting(const table::State& state) const {
    // Nobody plays without the progressive: they wait until the meter is back.
    if (state.progressiveLocked())
        return std::nullopt;
    for (std::uint8_t seat = 1; seat <= kSeatsPlayed; ++seat)
        for (const Wager wager : {Wager::Bet1, Wager::Bet2, Wager::Bet3, Wager::Progressive}) {
            const std::int64_t amount =
                wager == Wager::Progressive ? kProgressive.at(seat - 1U) : kBet;
            if (!state.round || state.round->seat({seat}).at(wager) != core::Cents{amount})
                return Word{"wagers",
                            {{"v", 1},
                             {"event", "wager"},
                             {"seat", seat},
                             {"wager", core::enumName(wager)},
                             {"amount", amount}}};
        }
    return press("call_no_more_bets");
}

bool ClaimPlay::isVoidedBySignature(const table::State& state) const {
    if (!state.round || state.round->phase == table::Phase::Settled)
        return false;
    const auto& voidAt = m_rounds.at(state.round->id.value - 1).voidAt;
    const table::PendingClaim* claim = claimOfRound(state);
    return voidAt && claim != nullptr && claim->waitsFor() >= *voidAt && isSigned(*claim);
}

std::optional<Word> ClaimPlay::voiding(const table::State& state, payout::Stage voidAt) {
    const table::PendingClaim* claim = claimOfRound(state);
    if (claim != nullptr)
        m_declaredIn = state.round->id.value;
    if (m_declaredIn != state.round->id.value)
        return press("declare_claim", {{"by", floorperson()},
                                       {"seat", 2},
                                       {"wager", "progressive"},
                                       {"stake", 100},
                                       {"hand", "straight_flush"}});
    if (claim != nullptr && (claim->waitsFor() < voidAt || isSigned(*claim)))
        return std::nullopt;
    return press("void_round", {{"by", floorperson()}, {"reason", "a card was face up"}});
}

std::optional<Word> ClaimPlay::hands(const table::State& state) const {
    const table::Round& round = *state.round;
    for (std::size_t stage = 0; stage < 2; ++stage) {
        for (std::uint8_t seat = 1; seat <= kSeatsPlayed; ++seat)
            if (!round.seat({seat}).decisions.at(stage))
                return decide(seat, stage == 0 ? "bet1" : "bet2");
        if (!round.board.at(stage))
            return board(static_cast<int>(stage) + 1, stage == 0 ? "Js" : "Ts");
    }
    for (std::uint8_t seat = kSeatsPlayed; seat >= 1; --seat)
        if (!round.seat({seat}).hasCards())
            return show(seat);
    return std::nullopt;
}

std::string claimSubmission(const std::string& table) {
    return "rule_set = \"mlgca-let-it-ride\"\ntable = \"" + table +
           "\"\ndealing = \"manual_shoe\"\nmin_bet = 500\nmax_bet = 50000\n"
           "adjacent_boxes = 1\n[wagers]\nbase = \"A\"\n"
           "[progressive]\npaytable = \"A\"\nlink = \"LINK1\"\nwagers = [100, 500]\n"
           "[progressive.levels.main]\nrate = 0.05\ninitial = 1000000\nreset = 1000000\n";
}

// What the base wagers win is paid at once: only the progressive is claimed.
std::string claimSite() {
    return "claim_threshold = 2000000\n"
           "[signals]\nshuffles = false\nchip_counts = false\n"
           "[[payout.tiers]]\nfrom = 0\napprovals = 1\napprover = \"supervisor\"\n"
           "surveillance = false\ncheque = false\n"
           "[[payout.tiers]]\nfrom = 500000\napprovals = 2\napprover = \"supervisor\"\n"
           "surveillance = true\ncheque = true\n";
}

} // namespace pitwatch::support
