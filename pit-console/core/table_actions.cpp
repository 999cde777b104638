#include "pit-console/core/table_actions.h"

#include "shared/events/staff_events.h"
#include "shared/table/decide.h"

namespace pitwatch::console {

namespace {

using table::Actor;
using table::Input;
using table::State;

// In a dry run the words are not typed yet; any will do.
constexpr const char* kAnyWords = "dry run";

events::DeckRemovalReason removalReason(const State& state, events::DeckColour colour) {
    const table::Deck* deck = state.find(colour);
    return deck != nullptr && deck->mustLeave ? *deck->mustLeave
                                              : events::DeckRemovalReason::FloorpersonOrder;
}

events::DeviceId deviceOf(const TableAction& action) {
    const auto device = events::DeviceId::parse(action.device);
    return device ? *device : events::DeviceId{};
}

// Opens offers and asks the table core about each.
class Offers {
public:
    Offers(const core::PartyId& table, const State& state, const Actor& by, core::Instant now)
        : m_table(table), m_state(state), m_by(by), m_now(now) {}

    void add(ActionKind kind, ActionNeed need = ActionNeed::Nothing) {
        add(TableAction{m_table, kind, {}, 0, {}, 0, false, {}}, need, {});
    }
    void add(TableAction action, ActionNeed need, std::string about) {
        action.table = m_table;
        ActionOffer offer{action, need, std::move(about), true, {}, {}};
        if (need == ActionNeed::Words)
            action.words = kAnyWords;
        for (const events::Event& event :
             table::decide(m_state, inputOf(action, m_state, m_by), m_now))
            if (const auto* refused = event.as<events::CommandRefused>()) {
                offer.allowed = false;
                offer.reason = refused->reason.value();
                offer.section = refused->section.value();
            }
        m_offers.push_back(std::move(offer));
    }
    std::vector<ActionOffer> take() { return std::move(m_offers); }

private:
    core::PartyId m_table;
    const State& m_state;
    const Actor& m_by;
    core::Instant m_now;
    std::vector<ActionOffer> m_offers;
};

TableAction aboutDeck(ActionKind kind, events::DeckColour deck) {
    TableAction action;
    action.kind = kind;
    action.deck = deck;
    return action;
}

TableAction aboutObject(ActionKind kind, std::uint64_t object) {
    TableAction action;
    action.kind = kind;
    action.object = object;
    return action;
}

void offerTroubles(Offers& offers, const State& state) {
    for (const table::OpenFault& fault : state.faults)
        offers.add(aboutObject(ActionKind::CloseFault, fault.id.value), ActionNeed::Words,
                   std::string(core::enumName(fault.kind)) + ", " + fault.device.text());
    if (!state.submission().shuffler)
        return;
    TableAction jam;
    jam.kind = ActionKind::ClearJam;
    offers.add(jam, ActionNeed::Nothing, "shuffler");
}

void offerDevices(Offers& offers, const State& state) {
    if (!state.submission().shuffler)
        return;
    TableAction device;
    device.device = "shuffler";
    device.kind = state.shuffler.outOfOrder ? ActionKind::ReturnToUse : ActionKind::MarkOutOfOrder;
    offers.add(device, ActionNeed::Nothing, "shuffler");
}

void offerDecks(Offers& offers, const State& state) {
    for (const table::Deck& deck : state.decks) {
        const std::string about(core::enumName(deck.colour));
        if (deck.ceremony < table::Ceremony::Verified)
            offers.add(aboutDeck(ActionKind::VerifyInspection, deck.colour), ActionNeed::Nothing,
                       about);
        offers.add(aboutDeck(ActionKind::RemoveDeck, deck.colour), ActionNeed::Nothing, about);
        offers.add(aboutDeck(ActionKind::OrderShuffle, deck.colour), ActionNeed::Words, about);
        offers.add(aboutDeck(ActionKind::OrderRecut, deck.colour), ActionNeed::Words, about);
    }
}

void offerChips(Offers& offers, const table::Round& round) {
    const auto wager = [&](table::ChipCheck check, events::Wager spot) {
        if (check == table::ChipCheck::Disputed)
            offers.add(aboutObject(ActionKind::ResolveChipCount, static_cast<unsigned>(spot)),
                       ActionNeed::Count, std::string(core::enumName(spot)));
    };
    wager(round.progressiveChips, events::Wager::Progressive);
    wager(round.fiveCardChips, events::Wager::FiveCard);
}

void offerRound(Offers& offers, const State& state) {
    offers.add(ActionKind::VoidRound, ActionNeed::Words);
    if (!state.round)
        return;
    if (state.round->question)
        offers.add(ActionKind::RuleOnIrregularity, ActionNeed::Words);
    if (state.round->stubWrong)
        for (const bool present : {true, false}) {
            TableAction judge;
            judge.kind = ActionKind::JudgeStub;
            judge.allPresent = present;
            offers.add(judge, ActionNeed::Nothing, present ? "misdealt" : "deck wrong");
        }
    offerChips(offers, *state.round);
    for (std::uint8_t seat = 1; seat <= table::kSeats; ++seat)
        if (state.round->seat({seat}).left && !state.round->seat({seat}).abandoned)
            offers.add(aboutObject(ActionKind::AbandonWagers, seat), ActionNeed::Nothing,
                       "seat " + std::to_string(seat));
}

} // namespace

Input inputOf(const TableAction& action, const State& state, const Actor& by) {
    const core::Text words = core::Text::fitted(action.words);
    const events::DeckColour deck = action.deck.value_or(events::DeckColour::Red);
    const core::Seat seat{static_cast<std::uint8_t>(action.object)};
    switch (action.kind) {
    case ActionKind::OpenTable: {
        const auto dealer = events::PersonId::parse(action.words);
        return table::OpenTable{by, dealer ? *dealer : state.dealer};
    }
    case ActionKind::CloseTable:
        return table::CloseTable{by, words};
    case ActionKind::IdleTable:
        return table::IdleTable{by};
    case ActionKind::VerifyInspection:
        return table::DoDeckStep{by, deck, table::DeckStep::Verify, {}};
    case ActionKind::RemoveDeck:
        return table::RemoveDeck{by, deck, removalReason(state, deck), state.dealer, by.person};
    case ActionKind::OrderRecut:
        return table::OrderRecut{by, deck, words};
    case ActionKind::OrderShuffle:
        return table::OrderShuffle{by, deck, words};
    case ActionKind::CloseFault:
        return table::CloseFault{by, {action.object}, words};
    case ActionKind::MarkOutOfOrder:
        return table::MarkOutOfOrder{by, deviceOf(action), events::OutOfOrderSign::Covered};
    case ActionKind::ReturnToUse:
        return table::ReturnToUse{by, deviceOf(action)};
    case ActionKind::ClearJam:
        return table::ClearJam{by};
    case ActionKind::UnlockProgressive:
        return table::UnlockProgressive{events::ProgressiveLock::FloorpersonOrder, by};
    case ActionKind::ResolveChipCount:
        return table::ResolveChipCount{by, static_cast<events::Wager>(action.object),
                                       static_cast<std::uint16_t>(action.count), words};
    case ActionKind::JudgeStub:
        return table::JudgeStub{by, action.allPresent};
    case ActionKind::AbandonWagers:
        return table::AbandonWagers{by, seat};
    case ActionKind::RuleOnIrregularity:
        return table::RuleOnIrregularity{by, std::nullopt, words};
    case ActionKind::VoidRound:
        return table::VoidRound{by, words};
    }
    return table::TimePassed{};
}

std::vector<ActionOffer> actionsOf(const core::PartyId& table, const State& state, const Actor& by,
                                   core::Instant now) {
    Offers offers(table, state, by, now);
    offerTroubles(offers, state);
    offerRound(offers, state);
    offerDecks(offers, state);
    offerDevices(offers, state);
    if (state.submission().progressive && state.progressiveLocked())
        offers.add(ActionKind::UnlockProgressive);
    if (state.opening == table::Opening::Closed)
        offers.add(ActionKind::OpenTable, ActionNeed::Words);
    else
        offers.add(ActionKind::CloseTable, ActionNeed::Words);
    offers.add(ActionKind::IdleTable);
    return offers.take();
}

} // namespace pitwatch::console
