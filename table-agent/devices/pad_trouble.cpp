#include "table-agent/devices/pad_message.h"

#include <array>

namespace pitwatch::devices {

using table::Input;

namespace {

Input reportIrregularity(MessageFields& fields) {
    table::ReportIrregularity input;
    input.by = fields.actor("by");
    input.irregularity = fields.oneOf<events::Irregularity>("irregularity");
    input.seat = fields.maybeSeat("seat");
    if (fields.has("card"))
        input.card = fields.card("card");
    if (fields.has("count"))
        input.cardCount = static_cast<std::uint8_t>(fields.integer("count", 0, 52));
    input.note = fields.text("note");
    input.place = fields.maybeOneOf<events::Place>("place");
    return input;
}

Input ruleOnIrregularity(MessageFields& fields) {
    table::RuleOnIrregularity input;
    input.by = fields.actor("by");
    input.consequence = fields.maybeOneOf<rules::Consequence>("consequence");
    input.decision = fields.text("decision");
    if (fields.has("withdrawn"))
        input.withdrawn = fields.seatList("withdrawn");
    return input;
}

constexpr std::array kTroubleKinds{
    MessageKind{"report_irregularity", reportIrregularity},
    MessageKind{"rule_on_irregularity", ruleOnIrregularity},
    MessageKind{"void_round",
                [](MessageFields& fields) -> Input {
                    return table::VoidRound{fields.actor("by"), fields.text("reason")};
                }},
    MessageKind{"report_player_left",
                [](MessageFields& fields) -> Input {
                    return table::ReportPlayerLeft{fields.seat("seat")};
                }},
    MessageKind{"abandon_wagers",
                [](MessageFields& fields) -> Input {
                    return table::AbandonWagers{fields.actor("by"), fields.seat("seat")};
                }},
    MessageKind{"forfeit_wagers",
                [](MessageFields& fields) -> Input {
                    return table::ForfeitWagers{fields.actor("by"), fields.seat("seat"),
                                                fields.text("reason"), fields.text("section")};
                }},
    MessageKind{"report_fault",
                [](MessageFields& fields) -> Input {
                    return table::ReportFault{fields.name<events::DeviceId>("device"),
                                              fields.oneOf<events::FaultKind>("kind"),
                                              fields.text("detail")};
                }},
    MessageKind{"close_fault",
                [](MessageFields& fields) -> Input {
                    return table::CloseFault{fields.actor("by"),
                                             events::FaultId{static_cast<std::uint64_t>(
                                                 fields.integer("fault", 1, INT64_MAX))},
                                             fields.text("cause")};
                }},
    MessageKind{"clear_jam",
                [](MessageFields& fields) -> Input { return table::ClearJam{fields.actor("by")}; }},
    MessageKind{"mark_out_of_order",
                [](MessageFields& fields) -> Input {
                    return table::MarkOutOfOrder{fields.actor("by"),
                                                 fields.name<events::DeviceId>("device"),
                                                 fields.oneOf<events::OutOfOrderSign>("sign")};
                }},
    MessageKind{
        "return_to_use",
        [](MessageFields& fields) -> Input {
            return table::ReturnToUse{fields.actor("by"), fields.name<events::DeviceId>("device")};
        }},
};

} // namespace

std::span<const MessageKind> padTroubleCommands() {
    return kTroubleKinds;
}

} // namespace pitwatch::devices
