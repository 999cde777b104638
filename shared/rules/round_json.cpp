#include "shared/rules/round_json.h"

#include "shared/core/text.h"
#include "shared/rules/internal/strict_json.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

namespace pitwatch::rules {

using core::Cents;
using nlohmann::json;

namespace {

constexpr std::array<std::string_view, kBoardPlaces> kPlaceNames{"left", "right", "top", "bottom",
                                                                 "center"};

constexpr std::size_t kMaxPlayerName = 32;

// Thrown while reading and caught in parseRound; it never leaves this file.
struct Refused {
    std::string reason;
};

[[noreturn]] void refuse(std::string_view where, std::string_view problem) {
    throw Refused{std::string(where) + ' ' + std::string(problem)};
}

const json& asObject(const json& value, std::string_view where) {
    if (!value.is_object())
        refuse(where, "must be an object");
    return value;
}

void allowKeys(const json& object, std::string_view where,
               std::initializer_list<std::string_view> allowed) {
    for (const auto& [key, value] : object.items())
        if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
            refuse(where, "has an unknown key \"" + key + '"');
}

const json& required(const json& object, const char* key, std::string_view where) {
    const auto at = object.find(key);
    if (at == object.end())
        refuse(where, "lacks \"" + std::string(key) + '"');
    return *at;
}

std::int64_t readInteger(const json& value, std::string_view where, std::int64_t limit) {
    const bool tooLarge = value.is_number_unsigned() &&
                          value.get<std::uint64_t>() > static_cast<std::uint64_t>(limit);
    if (!value.is_number_integer())
        refuse(where, "must be an integer");
    if (tooLarge || value.get<std::int64_t>() > limit || value.get<std::int64_t>() < -limit)
        refuse(where, "is out of range");
    return value.get<std::int64_t>();
}

Cents readCents(const json& value, std::string_view where) {
    return Cents{readInteger(value, where, core::kMaxAmount.value())};
}

core::Seat readSeatNumber(const json& value) {
    const std::int64_t number = readInteger(value, "\"seat\"", 99);
    if (number < 1)
        refuse("\"seat\"", "must be 1 or more");
    return {static_cast<std::uint8_t>(number)};
}

cards::Card readCard(const json& value, std::string_view where) {
    if (!value.is_string())
        refuse(where, "must hold cards such as \"As\"");
    const auto& text = value.get_ref<const std::string&>();
    const auto card = cards::Card::parse(text);
    if (!card)
        refuse(where, "holds an unknown card \"" + text + '"');
    return *card;
}

void readCards(const json& value, std::string_view where, std::size_t count,
               FixedList<cards::Card, 3>& cards) {
    if (!value.is_array() || value.size() != count)
        refuse(where, "must be an array of " + std::to_string(count) + " cards");
    for (const json& card : value)
        cards.push_back(readCard(card, where));
}

void readWagers(const json& value, Game game, SeatRound& seat) {
    const std::string_view base = game == Game::LetItRide ? "bet" : "ante";
    const json& wagers = asObject(value, "\"wagers\"");
    required(wagers, base.data(), "\"wagers\"");
    for (const auto& [key, stake] : wagers.items()) {
        const auto wager = key == base ? WagerKind::Base : core::enumFromName<WagerKind>(key);
        if (!wager || (wager == WagerKind::Base && key != base))
            refuse("\"wagers\"", "has an unknown key \"" + key + '"');
        seat.stake(*wager) = readCents(stake, '"' + key + '"');
    }
}

BetChoice readBetChoice(const json& value, std::string_view where) {
    if (value == "ride")
        return BetChoice::Ride;
    if (value == "withdraw")
        return BetChoice::Withdraw;
    refuse(where, "must be \"ride\" or \"withdraw\"");
}

RunChoice readRunChoice(const json& object, const char* key) {
    const auto at = object.find(key);
    if (at == object.end())
        return RunChoice::None;
    if (*at == "fold")
        return RunChoice::Fold;
    if (at->is_number_integer() && *at >= 1 && *at <= 3)
        return *runChoiceOf(at->get<int>());
    refuse('"' + std::string(key) + '"', "must be 1, 2, 3 or \"fold\"");
}

void readDecisions(const json& value, Game game, SeatRound& seat) {
    constexpr std::string_view kWhere = "\"decisions\"";
    const json& decisions = asObject(value, kWhere);
    if (game == Game::LetItRide) {
        if (decisions.contains("bet3"))
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
std::uint8_t readPlayer(const json& value, std::vector<std::string>& players) {
    if (!value.is_string())
        refuse("\"player\"", "must be a name");
    const auto& name = value.get_ref<const std::string&>();
    if (const auto problem = core::problemOfName(name, kMaxPlayerName))
        refuse("\"player\"", "is no name: " + *problem);
    auto at = std::find(players.begin(), players.end(), name);
    if (at == players.end())
        at = players.insert(at, name);
    return static_cast<std::uint8_t>(at - players.begin() + 1);
}

void readSeat(const json& value, const TableRules& table, std::vector<std::string>& players,
              SeatRound& seat) {
    constexpr std::string_view kWhere = "a seat";
    const json& object = asObject(value, kWhere);
    allowKeys(object, kWhere, {"seat", "player", "cards", "wagers", "decisions"});
    seat.seat = readSeatNumber(required(object, "seat", kWhere));
    if (const auto player = object.find("player"); player != object.end())
        seat.player = readPlayer(*player, players);
    readCards(required(object, "cards", kWhere), "\"cards\"",
              static_cast<std::size_t>(table.cardsPerPlayer), seat.cards);
    readWagers(required(object, "wagers", kWhere), table.game, seat);
    readDecisions(required(object, "decisions", kWhere), table.game, seat);
}

void readSeats(const json& value, const TableRules& table, Round& round) {
    if (!value.is_array() || value.empty())
        refuse("\"seats\"", "must be an array of at least one seat");
    if (value.size() > kMaxPositions)
        refuse("\"seats\"", "has more seats than a table");
    std::vector<std::string> players;
    for (const json& seat : value)
        readSeat(seat, table, players, round.seats.emplace_back());
}

void readCommunity(const json& object, Game game, Round& round) {
    constexpr std::string_view kWhere = "\"community\"";
    if (game == Game::LetItRide) {
        FixedList<cards::Card, 3> cards;
        readCards(required(object, "community", "the round"), kWhere, 2, cards);
        round.at(kFirstCommunity) = cards[0];
        round.at(kSecondCommunity) = cards[1];
        return;
    }
    const auto community = object.find("community");
    // Where everybody folded there may be no board at all; settle() knows whether it is needed.
    if (community == object.end())
        return;
    for (const auto& [key, card] : asObject(*community, kWhere).items()) {
        const auto place = std::find(kPlaceNames.begin(), kPlaceNames.end(), key);
        if (place == kPlaceNames.end())
            refuse(kWhere, "has an unknown key \"" + key + '"');
        round.board[static_cast<std::size_t>(place - kPlaceNames.begin())] = readCard(card, kWhere);
    }
}

void readMeters(const json& value, const TableRules& table, Round& round) {
    const json& meters = asObject(value, "\"meters\"");
    if (!table.progressive)
        return;
    for (const auto& level : table.progressive->levels) {
        const auto at = meters.find(std::string(core::enumName(level.level)));
        if (at != meters.end())
            round.meters[static_cast<std::size_t>(level.level)] = readCents(*at, "a meter");
    }
}

PlayerDealer readPlayerDealer(const json& value) {
    constexpr std::string_view kWhere = "\"player_dealer\"";
    const json& object = asObject(value, kWhere);
    allowKeys(object, kWhere, {"seat", "wager"});
    return {readSeatNumber(required(object, "seat", kWhere)),
            readCents(required(object, "wager", kWhere), "the player-dealer's wager")};
}

Round readRound(const json& value, const TableRules& table) {
    constexpr std::string_view kWhere = "the round";
    const json& object = asObject(value, kWhere);
    allowKeys(object, kWhere, {"seats", "community", "six_card_box", "meters", "player_dealer"});
    Round round;
    readSeats(required(object, "seats", kWhere), table, round);
    readCommunity(object, table.game, round);
    if (const auto box = object.find("six_card_box"); box != object.end())
        readCards(*box, "\"six_card_box\"", 3, round.sixCardBox);
    if (const auto meters = object.find("meters"); meters != object.end())
        readMeters(*meters, table, round);
    if (const auto dealer = object.find("player_dealer"); dealer != object.end())
        round.playerDealer = readPlayerDealer(*dealer);
    return round;
}

} // namespace

core::Result<Round> parseRound(std::string_view text, const TableRules& table) {
    // A reason may quote the input; fitted, it is one clean line of bounded length.
    const auto refusal = [](const std::string& reason) {
        return core::Error{core::Text::fitted(reason).value()};
    };
    const auto value = parseStrictJson(text);
    if (!value)
        return refusal(value.error().text);
    try {
        return readRound(*value, table);
    } catch (const Refused& refused) {
        return refusal(refused.reason);
    }
}

} // namespace pitwatch::rules
