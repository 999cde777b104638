#include "table-agent/devices/pad_message.h"

#include <array>

namespace pitwatch::devices {

using events::DeckColour;
using table::Input;

namespace {

Input countChips(MessageFields& fields) {
    table::CountChips input;
    input.wager = fields.oneOf<events::Wager>("wager");
    input.chips = static_cast<std::uint16_t>(fields.integer("chips", 0, UINT16_MAX));
    if (fields.has("lammers"))
        input.lammers = static_cast<std::uint16_t>(fields.integer("lammers", 0, UINT16_MAX));
    return input;
}

Input resolveChipCount(MessageFields& fields) {
    table::ResolveChipCount input;
    input.by = fields.actor("by");
    input.wager = fields.oneOf<events::Wager>("wager");
    input.agreed = static_cast<std::uint16_t>(fields.integer("agreed", 0, UINT16_MAX));
    input.reason = fields.text("reason");
    if (fields.has("withdrawn"))
        input.withdrawn = fields.seatList("withdrawn");
    return input;
}

Input dealt(MessageFields& fields) {
    table::DealReported input;
    input.deck = fields.maybeOneOf<events::DeckColour>("deck");
    input.packets = fields.packets("packets");
    input.byPerson = true;
    return input;
}

// Only a bet of Run 'Em Twice has a multiple.
Input decide(MessageFields& fields) {
    table::Decide input;
    input.seat = fields.seat("seat");
    input.wager = fields.oneOf<events::Wager>("wager");
    input.choice = fields.oneOf<events::Choice>("choice");
    if (input.choice == events::Choice::Bet)
        input.multiple = static_cast<std::uint8_t>(fields.integer("multiple", 1, 3));
    return input;
}

Input declareClaim(MessageFields& fields) {
    table::DeclareClaim input;
    input.by = fields.actor("by");
    input.seat = fields.seat("seat");
    input.wager = fields.oneOf<events::Wager>("wager");
    input.stake = fields.cents("stake");
    input.hand = fields.name<events::HandName>("hand");
    if (fields.has("cards"))
        input.cards = fields.cardList("cards");
    return input;
}

constexpr std::array kRoundKinds{
    MessageKind{"open_round",
                [](MessageFields& /*fields*/) -> Input { return table::OpenRound{}; }},
    MessageKind{"call_no_more_bets",
                [](MessageFields& /*fields*/) -> Input { return table::CallNoMoreBets{}; }},
    MessageKind{"count_chips", countChips},
    MessageKind{"resolve_chip_count", resolveChipCount},
    MessageKind{"dealt", dealt},
    MessageKind{"decide", decide},
    MessageKind{"count_stub",
                [](MessageFields& fields) -> Input {
                    return table::CountStub{
                        fields.actor("by"),
                        static_cast<std::uint8_t>(fields.integer("counted", 0, 255)),
                        fields.maybeByte("hands")};
                }},
    MessageKind{
        "judge_stub",
        [](MessageFields& fields) -> Input {
            return table::JudgeStub{fields.actor("by"), fields.flag("misdealt_all_present")};
        }},
    MessageKind{"end_round", [](MessageFields& /*fields*/) -> Input { return table::EndRound{}; }},
    MessageKind{"declare_claim", declareClaim},
};

} // namespace

std::span<const MessageKind> padRoundCommands() {
    return kRoundKinds;
}

} // namespace pitwatch::devices
