#include "table-agent/devices/pad_message.h"

#include <array>

namespace pitwatch::devices {

using events::PersonId;
using table::Input;

namespace {

// No player: the place is free again.
Input seatPlayer(MessageFields& fields) {
    table::SeatPlayer input;
    input.seat = fields.seat("seat");
    if (fields.has("player"))
        input.player = fields.name<events::PlayerId>("player");
    return input;
}

// No lines: every one that is still open.
Input confirmOpeningCheck(MessageFields& fields) {
    table::ConfirmOpeningCheck input;
    input.by = fields.actor("by");
    if (fields.has("lines"))
        input.lines = fields.wordList<events::OpeningCheck>("lines");
    return input;
}

constexpr std::array kTableKinds{
    MessageKind{"open_table",
                [](MessageFields& fields) -> Input {
                    return table::OpenTable{fields.actor("by"), fields.name<PersonId>("dealer")};
                }},
    MessageKind{"close_table",
                [](MessageFields& fields) -> Input {
                    return table::CloseTable{fields.actor("by"), fields.text("reason")};
                }},
    MessageKind{"idle_table",
                [](MessageFields& fields) -> Input {
                    return table::IdleTable{fields.actor("by"),
                                            fields.maybeOneOf<events::CardFace>("face"),
                                            fields.maybeSeat("seat")};
                }},
    MessageKind{"assign_dealer",
                [](MessageFields& fields) -> Input {
                    return table::AssignDealer{fields.actor("by"), fields.name<PersonId>("dealer")};
                }},
    MessageKind{"assign_floorperson",
                [](MessageFields& fields) -> Input {
                    return table::AssignFloorperson{fields.actor("by"),
                                                    fields.name<PersonId>("floorperson")};
                }},
    MessageKind{"confirm_opening_check", confirmOpeningCheck},
    MessageKind{"change_dealing_method",
                [](MessageFields& fields) -> Input {
                    return table::ChangeDealingMethod{fields.actor("by"),
                                                      fields.oneOf<events::DealingMethod>("method"),
                                                      fields.text("reason")};
                }},
    MessageKind{"seat_player", seatPlayer},
    MessageKind{
        "accept_bank",
        [](MessageFields& fields) -> Input { return table::AcceptBank{fields.seat("seat")}; }},
    MessageKind{
        "decline_bank",
        [](MessageFields& fields) -> Input { return table::DeclineBank{fields.seat("seat")}; }},
    MessageKind{"place_bank_wager",
                [](MessageFields& fields) -> Input {
                    return table::PlaceBankWager{fields.seat("seat"), fields.cents("amount")};
                }},
    MessageKind{
        "tell_action_seat",
        [](MessageFields& fields) -> Input { return table::TellActionSeat{fields.seat("seat")}; }},
    MessageKind{"lock_progressive",
                [](MessageFields& fields) -> Input {
                    return table::LockProgressive{events::ProgressiveLock::FloorpersonOrder,
                                                  events::Phrase::quoted(fields.text("detail"))};
                }},
    MessageKind{"unlock_progressive",
                [](MessageFields& fields) -> Input {
                    return table::UnlockProgressive{events::ProgressiveLock::FloorpersonOrder,
                                                    fields.actor("by")};
                }},
};

} // namespace

std::span<const MessageKind> padTableCommands() {
    return kTableKinds;
}

} // namespace pitwatch::devices
