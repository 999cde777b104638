#include "shared/core/json_text.h"
#include "shared/rules/round_json.h"

#include <charconv>

// Settlements are written by hand rather than through a JSON tree: everything in them is an integer
// or one of our own words, and `pitctl settle --lines` writes a great many.

namespace pitwatch::rules {

using core::Cents;

namespace {

std::string_view handName(cards::FiveCardCategory category) {
    switch (category) {
    case cards::FiveCardCategory::HighCard:
        return "high_card";
    case cards::FiveCardCategory::Pair:
        return "pair";
    case cards::FiveCardCategory::TwoPair:
        return "two_pair";
    case cards::FiveCardCategory::ThreeOfAKind:
        return "three_of_a_kind";
    case cards::FiveCardCategory::Straight:
        return "straight";
    case cards::FiveCardCategory::Flush:
        return "flush";
    case cards::FiveCardCategory::FullHouse:
        return "full_house";
    case cards::FiveCardCategory::FourOfAKind:
        return "four_of_a_kind";
    case cards::FiveCardCategory::StraightFlush:
        return "straight_flush";
    case cards::FiveCardCategory::RoyalFlush:
        return "royal_flush";
    }
    return {};
}

class Writer {
public:
    // Text of our own: nothing in it needs escaping.
    Writer& raw(std::string_view text) {
        m_text += text;
        return *this;
    }
    Writer& number(std::int64_t value) {
        std::array<char, 24> buffer;
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
        m_text.append(buffer.data(), end);
        return *this;
    }
    Writer& number(Cents amount) { return number(amount.value()); }
    Writer& number(core::Seat seat) { return number(std::int64_t{seat.number}); }
    Writer& word(std::string_view text) { return raw("\"").raw(text).raw("\""); }

    template <typename List, typename Write>
    Writer& list(const List& items, Write write) {
        raw("[");
        bool first = true;
        for (const auto& item : items) {
            raw(first ? "" : ",");
            first = false;
            write(item);
        }
        return raw("]");
    }

    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

void writeLine(Writer& out, const SettledLine& line) {
    out.raw("{\"wager\":").word(core::enumName(line.wager)).raw(",\"stake\":").number(line.stake);
    out.raw(",\"result\":").word(core::enumName(line.result)).raw(",\"paid\":").number(line.paid);
    out.raw(",\"returned\":").number(line.returned).raw("}");
}

void writeEnvy(Writer& out, const EnvyLine& line) {
    out.raw("{\"for_seat\":")
        .number(line.forSeat)
        .raw(",\"hand\":")
        .word(core::enumName(line.hand));
    out.raw(",\"paid\":").number(line.paid).raw("}");
}

void writeSeat(Writer& out, const SettledSeat& seat) {
    out.raw("{\"seat\":").number(seat.seat).raw(",\"hand\":");
    if (seat.hand)
        out.word(handName(*seat.hand));
    else
        out.raw("null");
    out.raw(",\"lines\":").list(seat.lines, [&](const auto& line) { writeLine(out, line); });
    out.raw(",\"envy\":").list(seat.envy, [&](const auto& line) { writeEnvy(out, line); });
    out.raw(",\"fee\":").number(seat.fee).raw(",\"total_paid\":").number(seat.totalPaid);
    out.raw(",\"total_returned\":").number(seat.totalReturned).raw("}");
}

void writeMeters(Writer& out, const Settlement& settlement) {
    out.raw(",\"meters\":{");
    bool first = true;
    for (const MeterChange& meter : settlement.meters) {
        out.raw(first ? "" : ",").word(core::enumName(meter.level)).raw(":{\"before\":");
        out.number(meter.before).raw(",\"after\":").number(meter.after).raw("}");
        first = false;
    }
    out.raw("}");
}

void writeBank(Writer& out, const BankResult& bank) {
    out.raw(",\"player_dealer\":{\"wager\":").number(bank.wager);
    out.raw(",\"collected\":").number(bank.collected).raw(",\"paid\":").number(bank.paid);
    out.raw(",\"fee\":").number(bank.fee).raw("}");
}

void writeStakes(Writer& out, const SeatRound& seat, Game game) {
    out.raw("{").word(game == Game::LetItRide ? "bet" : "ante").raw(":");
    out.number(seat.stake(WagerKind::Base));
    for (const WagerKind wager : core::kEnumValues<WagerKind>)
        if (wager != WagerKind::Base && seat.stake(wager) != Cents{})
            out.raw(",").word(core::enumName(wager)).raw(":").number(seat.stake(wager));
    out.raw("}");
}

void writeBetChoices(Writer& out, const SeatRound& seat) {
    const auto choice = [](BetChoice c) { return c == BetChoice::Ride ? "ride" : "withdraw"; };
    out.raw("{\"bet1\":").word(choice(seat.bet1)).raw(",\"bet2\":").word(choice(seat.bet2));
    out.raw("}");
}

void writeRunChoices(Writer& out, const SeatRound& seat) {
    const auto choice = [&](std::string_view name, RunChoice c) {
        if (c == RunChoice::None)
            return;
        out.raw(name);
        if (c == RunChoice::Fold)
            out.word("fold");
        else
            out.number(static_cast<std::int64_t>(c));
    };
    out.raw("{");
    choice("\"run1\":", seat.run1);
    choice(",\"run2\":", seat.run2);
    choice(",\"center\":", seat.center);
    out.raw("}");
}

void writeBoard(Writer& out, const Round& round, Game game) {
    if (game == Game::LetItRide) {
        out.raw("[").word(round.at(kFirstCommunity)->text()).raw(",");
        out.word(round.at(kSecondCommunity)->text()).raw("]");
        return;
    }
    constexpr std::array<std::string_view, kBoardPlaces> kNames{"left", "right", "top", "bottom",
                                                                "center"};
    out.raw("{");
    bool first = true;
    for (std::size_t place = 0; place < kBoardPlaces; ++place)
        if (round.board[place]) {
            out.raw(first ? "" : ",").word(kNames[place]).raw(":");
            out.word(round.board[place]->text());
            first = false;
        }
    out.raw("}");
}

} // namespace

std::string toJson(const Settlement& settlement) {
    Writer out;
    out.raw("{\"order\":");
    out.list(settlement.seats, [&](const auto& seat) { out.number(seat.seat); });
    out.raw(",\"seats\":");
    out.list(settlement.seats, [&](const auto& seat) { writeSeat(out, seat); });
    if (!settlement.meters.empty())
        writeMeters(out, settlement);
    if (settlement.bank)
        writeBank(out, *settlement.bank);
    return out.raw("}").take();
}

std::string toJson(const Round& round, Game game) {
    Writer out;
    const auto card = [&](cards::Card c) { out.word(c.text()); };
    out.raw("{\"seats\":").list(round.seats, [&](const SeatRound& seat) {
        out.raw("{\"seat\":").number(seat.seat);
        if (seat.player != 0)
            out.raw(",\"player\":\"P").number(std::int64_t{seat.player}).raw("\"");
        out.raw(",\"cards\":").list(seat.cards, card);
        out.raw(",\"wagers\":");
        writeStakes(out, seat, game);
        out.raw(",\"decisions\":");
        if (game == Game::LetItRide)
            writeBetChoices(out, seat);
        else
            writeRunChoices(out, seat);
        out.raw("}");
    });
    out.raw(",\"community\":");
    writeBoard(out, round, game);
    if (!round.sixCardBox.empty())
        out.raw(",\"six_card_box\":").list(round.sixCardBox, card);
    out.raw(",\"meters\":{");
    bool first = true;
    for (const MeterLevel level : core::kEnumValues<MeterLevel>)
        if (const auto& meter = round.meters[static_cast<std::size_t>(level)]) {
            out.raw(first ? "" : ",").word(core::enumName(level)).raw(":").number(*meter);
            first = false;
        }
    out.raw("}");
    if (round.playerDealer) {
        out.raw(",\"player_dealer\":{\"seat\":").number(round.playerDealer->seat);
        out.raw(",\"wager\":").number(round.playerDealer->wager).raw("}");
    }
    return out.raw("}").take();
}

std::string errorJson(std::string_view reason) {
    core::JsonText json;
    json.beginObject();
    json.field("error", reason);
    json.endObject();
    return std::move(json).take();
}

} // namespace pitwatch::rules
