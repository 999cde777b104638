#include "shared/rules/round_json.h"

#include "shared/core/text.h"
#include "shared/text/json.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

namespace pitwatch::rules {

using core::Cents;
using text::Value;

namespace {

constexpr std::array<std::string_view, kBoardPlaces> kPlaceNames{"left", "right", "top", "bottom",
                                                                 "center"};

constexpr std::size_t kMaxPlayerName = 32;
constexpr text::JsonLimits kLimits{16U << 20U, 8};

// Thrown while reading and caught in parseRound; it never leaves this file.
struct Refused {
    std::string reason;
};

[[noreturn]] void refuse(std::string_view where, std::string_view problem) {
    throw Refused{std::string(where) + ' ' + std::string(problem)};
}

const Value::Table& asObject(const Value& value, std::string_view where) {
    if (value.table() == nullptr)
        refuse(where, "must be an object");
    return *value.table();
}

void allowKeys(const Value::Table& object, std::string_view where,
               std::initializer_list<std::string_view> allowed) {
    for (const auto& [key, value] : object)
        if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
            refuse(where, "has an unknown key \"" + key + '"');
}

const Value& required(const Value::Table& object, std::string_view key, std::string_view where) {
    const Value* value = text::find(object, key);
    if (value == nullptr)
        refuse(where, "lacks \"" + std::string(key) + '"');
    return *value;
}

std::int64_t readInteger(const Value& value, std::string_view where, std::int64_t limit) {
    if (!value.isInteger())
        refuse(where, "must be an integer");
    const auto number = value.integer();
    if (!number || *number > limit || *number < -limit)
        refuse(where, "is out of range");
    return *number;
}

Cents readCents(const Value& value, std::string_view where) {
    return Cents{readInteger(value, where, core::kMaxAmount.value())};
}

core::Seat readSeatNumber(const Value& value) {
    const std::int64_t number = readInteger(value, "\"seat\"", core::Seat::kMost);
    if (number < 1)
        refuse("\"seat\"", "must be 1 or more");
    return {static_cast<std::uint8_t>(number)};
}

cards::Card readCard(const Value& value, std::string_view where) {
    const std::string* text = value.text();
    if (text == nullptr)
        refuse(where, "must hold cards such as \"As\"");
    const auto card = cards::Card::parse(*text);
    if (!card)
        refuse(where, "holds an unknown card \"" + *text + '"');
    return *card;
}

void readCards(const Value& value, std::string_view where, std::size_t count,
               FixedList<cards::Card, 3>& cards) {
    if (value.list() == nullptr || value.list()->size() != count)
        refuse(where, "must be an array of " + std::to_string(count) + " cards");
    for (const Value& card : *value.list())
        cards.push_back(readCard(card, where));
}

void readWagers(const Value& value, Game game, SeatRound& seat) {
    const std::string_view base = game == Game::LetItRide ? "bet" : "ante";
    const Value::Table& wagers = asObject(value, "\"wagers\"");
    required(wagers, base, "\"wagers\"");
    for (const auto& [key, stake] : wagers) {
        const auto wager = key == base ? WagerKind::Base : core::enumFromName<WagerKind>(key);
        if (!wager || (wager == WagerKind::Base && key != base))
            refuse("\"wagers\"", "has an unknown key \"" + key + '"');
        seat.stake(*wager) = readCents(stake, '"' + key + '"');
    }
}

BetChoice readBetChoice(const Value& value, std::string_view where) {
    if (value.isText("ride"))
        return BetChoice::Ride;
    if (value.isText("withdraw"))
        return BetChoice::Withdraw;
    refuse(where, "must be \"ride\" or \"withdraw\"");
}

RunChoice readRunChoice(const Value::Table& object, std::string_view key) {
    const Value* value = text::find(object, key);
    if (value == nullptr)
        return RunChoice::None;
    if (value->isText("fold"))
        return RunChoice::Fold;
    if (const auto times = value->integer(); times && *times >= 1 && *times <= 3)
        return *runChoiceOf(static_cast<int>(*times));
    refuse('"' + std::string(key) + '"', "must be 1, 2, 3 or \"fold\"");
}

void readDecisions(const Value& value, Game game, SeatRound& seat) {
    constexpr std::string_view kWhere = "\"decisions\"";
    const Value::Table& decisions = asObject(value, kWhere);
    if (game == Game::LetItRide) {
        if (text::find(decisions, "bet3") != nullptr)
            refuse(kWhere, "has one on bet 3, which always rides");
        allowKeys(decisions, kWhere, {"bet1", "bet2"});
        seat.bet1 = readBetChoice(required(decisions, "bet1", kWhere), "\"bet1\"");
        seat.bet2 = readBetChoice(required(decisions, "bet2", kWhere), "\"bet2\"");
        return;
    }
    allowKeys(decisions, kWhere, {"run1", "run2", "center"});
    seat.run1 = readRunChoice(decisions, "run1");
    seat.run2 = readRunChoice(decisions, "run2");
    seat.center = readRunChoice(decisions, "center");
}

// Players are told apart and nothing else, so each gets a number with the first box they hold.
std::uint8_t readPlayer(const Value& value, std::vector<std::string>& players) {
    if (value.text() == nullptr)
        refuse("\"player\"", "must be a name");
    const std::string& name = *value.text();
    if (const auto problem = core::problemOfName(name, kMaxPlayerName))
        refuse("\"player\"", "is no name: " + *problem);
    auto at = std::find(players.begin(), players.end(), name);
    if (at == players.end())
        at = players.insert(at, name);
    return static_cast<std::uint8_t>(at - players.begin() + 1);
}

void readSeat(const Value& value, const TableRules& table, std::vector<std::string>& players,
              SeatRound& seat) {
    constexpr std::string_view kWhere = "a seat";
    const Value::Table& object = asObject(value, kWhere);
    allowKeys(object, kWhere, {"seat", "player", "cards", "wagers", "decisions"});
    seat.seat = readSeatNumber(required(object, "seat", kWhere));
    if (const Value* player = text::find(object, "player"))
        seat.player = readPlayer(*player, players);
    readCards(required(object, "cards", kWhere), "\"cards\"",
              static_cast<std::size_t>(table.cardsPerPlayer), seat.cards);
    readWagers(required(object, "wagers", kWhere), table.game, seat);
    readDecisions(required(object, "decisions", kWhere), table.game, seat);
}

void readSeats(const Value& value, const TableRules& table, Round& round) {
    if (value.list() == nullptr || value.list()->empty())
        refuse("\"seats\"", "must be an array of at least one seat");
    if (value.list()->size() > kMaxPositions)
        refuse("\"seats\"", "has more seats than a table");
    std::vector<std::string> players;
    for (const Value& seat : *value.list())
        readSeat(seat, table, players, round.seats.emplace_back());
}

void readCommunity(const Value::Table& object, Game game, Round& round) {
    constexpr std::string_view kWhere = "\"community\"";
    if (game == Game::LetItRide) {
        FixedList<cards::Card, 3> cards;
        readCards(required(object, "community", "the round"), kWhere, 2, cards);
        round.at(kFirstCommunity) = cards[0];
        round.at(kSecondCommunity) = cards[1];
        return;
    }
    const Value* community = text::find(object, "community");
    // Where everybody folded there may be no board at all; settle() knows whether it is needed.
    if (community == nullptr)
        return;
    for (const auto& [key, card] : asObject(*community, kWhere)) {
        const auto place = std::find(kPlaceNames.begin(), kPlaceNames.end(), key);
        if (place == kPlaceNames.end())
            refuse(kWhere, "has an unknown key \"" + key + '"');
        round.board[static_cast<std::size_t>(place - kPlaceNames.begin())] = readCard(card, kWhere);
    }
}

void readMeters(const Value& value, const TableRules& table, Round& round) {
    const Value::Table& meters = asObject(value, "\"meters\"");
    if (!table.progressive)
        return;
    for (const auto& level : table.progressive->levels)
        if (const Value* meter = text::find(meters, core::enumName(level.level)))
            round.meters[static_cast<std::size_t>(level.level)] = readCents(*meter, "a meter");
}

PlayerDealer readPlayerDealer(const Value& value) {
    constexpr std::string_view kWhere = "\"player_dealer\"";
    const Value::Table& object = asObject(value, kWhere);
    allowKeys(object, kWhere, {"seat", "wager"});
    return {readSeatNumber(required(object, "seat", kWhere)),
            readCents(required(object, "wager", kWhere), "the player-dealer's wager")};
}

Round readRound(const Value& value, const TableRules& table) {
    constexpr std::string_view kWhere = "the round";
    const Value::Table& object = asObject(value, kWhere);
    allowKeys(object, kWhere, {"seats", "community", "six_card_box", "meters", "player_dealer"});
    Round round;
    readSeats(required(object, "seats", kWhere), table, round);
    readCommunity(object, table.game, round);
    if (const Value* box = text::find(object, "six_card_box"))
        readCards(*box, "\"six_card_box\"", 3, round.sixCardBox);
    if (const Value* meters = text::find(object, "meters"))
        readMeters(*meters, table, round);
    if (const Value* dealer = text::find(object, "player_dealer"))
        round.playerDealer = readPlayerDealer(*dealer);
    return round;
}

} // namespace

core::Result<Round> parseRound(std::string_view text, const TableRules& table) {
    // A reason may quote the input; fitted, it is one clean line of bounded length.
    const auto refusal = [](const std::string& reason) {
        return core::Error{core::Text::fitted(reason).value()};
    };
    const auto value = text::parseJson(text, kLimits);
    if (!value)
        return refusal(value.error().text);
    try {
        return readRound(*value, table);
    } catch (const Refused& refused) {
        return refusal(refused.reason);
    }
}

} // namespace pitwatch::rules
