#include "table-agent/devices/pad_message.h"

#include <array>

namespace pitwatch::devices {

using events::DeckColour;
using events::PersonId;
using table::Input;

namespace {

template <table::DeckStep Step>
Input step(MessageFields& fields) {
    return table::DoDeckStep{fields.actor("by"), fields.oneOf<DeckColour>("deck"), Step,
                             fields.maybeSeat("seat"), std::nullopt};
}

Input viewDeck(MessageFields& fields) {
    return table::DoDeckStep{fields.actor("by"), fields.oneOf<DeckColour>("deck"),
                             table::DeckStep::View, fields.maybeSeat("seat"),
                             fields.maybeOneOf<events::CardFace>("face")};
}

constexpr std::array kDeckKinds{
    MessageKind{"receive_deck",
                [](MessageFields& fields) -> Input {
                    return table::ReceiveDeck{fields.actor("by"),
                                              fields.oneOf<DeckColour>("deck"),
                                              fields.name<events::DeckId>("id"),
                                              fields.flag("preinspected"),
                                              fields.text("design"),
                                              fields.maybeFlag("cover_card"),
                                              fields.maybeName<PersonId>("preinspected_by"),
                                              fields.maybeName<PersonId>("preshuffled_by"),
                                              fields.text("seal"),
                                              fields.maybeName<PersonId>("delivered_by")};
                }},
    MessageKind{"inspect_deck", step<table::DeckStep::Inspect>},
    MessageKind{"verify_deck", step<table::DeckStep::Verify>},
    MessageKind{"spread_deck", step<table::DeckStep::Spread>},
    MessageKind{"view_deck", viewDeck},
    MessageKind{"turn_deck", step<table::DeckStep::Turn>},
    MessageKind{"wash_deck", step<table::DeckStep::Wash>},
    MessageKind{"stack_deck", step<table::DeckStep::Stack>},
    MessageKind{
        "shuffle_by_hand",
        [](MessageFields& fields) -> Input {
            return table::ShuffleByHand{fields.actor("by"), fields.oneOf<DeckColour>("deck")};
        }},
    MessageKind{"cut_deck",
                [](MessageFields& fields) -> Input {
                    return table::CutDeck{
                        fields.actor("by"), fields.oneOf<DeckColour>("deck"),
                        static_cast<std::uint8_t>(fields.integer("cover_card_depth", 0, 255))};
                }},
    MessageKind{"order_recut",
                [](MessageFields& fields) -> Input {
                    return table::OrderRecut{fields.actor("by"), fields.oneOf<DeckColour>("deck"),
                                             fields.text("reason")};
                }},
    MessageKind{"order_shuffle",
                [](MessageFields& fields) -> Input {
                    return table::OrderShuffle{fields.actor("by"), fields.oneOf<DeckColour>("deck"),
                                               fields.text("reason")};
                }},
    MessageKind{"deck_inserted",
                [](MessageFields& fields) -> Input {
                    return table::DeckInserted{fields.oneOf<DeckColour>("deck")};
                }},
    MessageKind{"deck_racked",
                [](MessageFields& fields) -> Input {
                    return table::DeckRacked{fields.oneOf<DeckColour>("deck")};
                }},
    MessageKind{"remove_deck",
                [](MessageFields& fields) -> Input {
                    return table::RemoveDeck{fields.actor("by"), fields.oneOf<DeckColour>("deck"),
                                             fields.oneOf<events::DeckRemovalReason>("reason"),
                                             fields.name<PersonId>("dealer"),
                                             fields.name<PersonId>("floorperson")};
                }},
    MessageKind{"replace_card",
                [](MessageFields& fields) -> Input {
                    return table::ReplaceCard{fields.actor("by"), fields.actor("witness"),
                                              fields.oneOf<DeckColour>("deck"), fields.card("card"),
                                              fields.text("reason")};
                }},
};

} // namespace

std::span<const MessageKind> padDeckCommands() {
    return kDeckKinds;
}

} // namespace pitwatch::devices
