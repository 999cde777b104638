#include "pit-console/scenes/scene_table.h"

#include "shared/desk/table_actions.h"
#include "shared/events/party_events.h"
#include "shared/table/deal_order.h"
#include "shared/table/setup/configuration.h"

#include <algorithm>
#include <utility>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;
using events::Wager;

std::vector<cards::Card> cardsOf(std::string_view text) {
    std::vector<cards::Card> cards;
    for (std::size_t at = 0; at + 1 < text.size(); at += 3)
        cards.push_back(cards::Card::parse(text.substr(at, 2)).value());
    return cards;
}

core::JournalId journalIdOf(const std::string& name) {
    core::JournalId id;
    std::copy_n(name.begin(), std::min(name.size(), id.bytes.size()), id.bytes.begin());
    return id;
}

// Not std::hash: it may differ between libraries, and a scene must not.
unsigned seedOf(const std::string& name) {
    unsigned seed = 17;
    for (const char letter : name)
        seed = seed * 31 + static_cast<unsigned char>(letter);
    return seed;
}

table::Actor person(const char* name, table::Role role) {
    return {*events::PersonId::parse(name), role};
}

} // namespace

const table::Actor& sceneDealer() {
    static const table::Actor kDealer = person("dora", table::Role::Dealer);
    return kDealer;
}

const table::Actor& sceneFloorperson() {
    static const table::Actor kFloor = person("fay", table::Role::Floorperson);
    return kFloor;
}

SceneTable::SceneTable(const std::string& name, std::string_view submission, core::Instant startsAt)
    : m_party(*core::PartyId::parse(name))
    , m_now(startsAt)
    , m_state(*table::makeSetup(std::string(submission), {}))
    , m_journal(journalIdOf(name))
    , m_desk(m_party, sceneRoster(), sceneClock())
    , m_random(seedOf(name)) {
    m_desk.expect(staff::objectOf(m_state.submission().table));
    write({events::PartyStarted{"scene"}});
    write(*table::takeConfiguration(m_state, *m_state.setup, m_now));
    if (m_state.submission().progressive)
        give(table::UnlockProgressive{events::ProgressiveLock::LinkClosed, {}});
}

void SceneTable::write(const std::vector<events::Event>& events) {
    if (events.empty())
        return;
    m_journal.append(events, m_now);
    for (const events::Event& event : events) {
        table::apply(m_state, event, m_now);
        m_desk.apply(event, m_now);
    }
}

std::vector<events::Event> SceneTable::give(const table::Input& input) {
    std::vector<events::Event> events = table::decide(m_state, input, m_now);
    write(events);
    return events;
}

std::vector<events::Event> SceneTable::take(const events::StaffActionSigned& action) {
    waitUntil(sceneTime());
    write(m_desk.readRoster(m_now));
    std::vector<events::Event> events =
        m_desk.take(action, sceneConsole(), {}, m_now,
                    [this](const staff::Statement& statement, const staff::Statement*) {
                        return desk::decideAtTable(m_state, statement, m_now);
                    });
    write(events);
    return events;
}

void SceneTable::shuffle(events::DeckColour deck) {
    const auto& shuffler = m_state.submission().shuffler;
    if (shuffler) {
        const std::optional<std::uint8_t> all =
            shuffler->countsCards ? std::optional<std::uint8_t>(52) : std::nullopt;
        give(table::ShuffleFinished{deck, all});
        return;
    }
    give(table::ShuffleByHand{sceneDealer(), deck});
    give(table::CutDeck{sceneDealer(), deck, 20});
}

void SceneTable::prepare(events::DeckColour deck, const std::string& id) {
    give(table::ReceiveDeck{sceneDealer(), deck, *events::DeckId::parse(id), false});
    if (m_state.rules().procedure.hasCeremony())
        inspect(deck);
    shuffle(deck);
}

void SceneTable::inspect(events::DeckColour deck) {
    using table::DeckStep;
    give(table::DoDeckStep{sceneDealer(), deck, DeckStep::Inspect, {}});
    give(table::DoDeckStep{sceneFloorperson(), deck, DeckStep::Verify, {}});
    for (const DeckStep step :
         {DeckStep::Spread, DeckStep::View, DeckStep::Turn, DeckStep::Wash, DeckStep::Stack})
        give(table::DoDeckStep{sceneDealer(), deck, step, {}});
}

void SceneTable::open(std::uint8_t bankSeat) {
    give(table::OpenTable{sceneFloorperson(), sceneDealer().person});
    for (int deck = 0; deck < m_state.submission().decks(); ++deck)
        prepare(deck == 0 ? events::DeckColour::Red : events::DeckColour::Blue,
                m_party.text() + "-D" + std::to_string(deck + 1));
    if (bankSeat == 0)
        return;
    for (std::uint8_t seat = 1; seat < bankSeat; ++seat)
        give(table::DeclineBank{{seat}});
    give(table::AcceptBank{{bankSeat}});
}

void SceneTable::wager(int seat, Wager wager, std::int64_t cents) {
    give(table::WagerSensed{{static_cast<std::uint8_t>(seat)}, wager, core::Cents{cents}});
}

void SceneTable::bet(int seat, std::int64_t cents) {
    if (isLetItRide()) {
        for (const Wager spot : {Wager::Bet1, Wager::Bet2, Wager::Bet3})
            wager(seat, spot, cents);
        return;
    }
    wager(seat, Wager::Ante1, cents);
    wager(seat, Wager::Ante2, cents);
}

void SceneTable::countChips(Wager wager) {
    std::uint16_t chips = 0;
    for (const table::SeatState& seat : m_state.round->seats)
        chips = static_cast<std::uint16_t>(chips + (seat.at(wager) > core::Cents{} ? 1 : 0));
    if (chips > 0)
        give(table::CountChips{wager, chips, std::nullopt});
}

void SceneTable::lock() {
    if (m_state.bank.holder)
        give(table::PlaceBankWager{*m_state.bank.holder, core::Cents{100'000}});
    give(table::CallNoMoreBets{});
    if (!m_state.round)
        return;
    countChips(Wager::Progressive);
    countChips(Wager::FiveCard);
}

std::vector<int> SceneTable::bettors() const {
    std::vector<int> seats;
    const Wager base = isLetItRide() ? Wager::Bet3 : Wager::Ante1;
    for (std::uint8_t seat = 1; seat <= table::kSeats && m_state.round; ++seat)
        if (m_state.round->seat({seat}).at(base) > core::Cents{})
            seats.push_back(seat);
    return seats;
}

void SceneTable::deal() {
    table::DealReported dealt;
    const rules::DealRule& rule = m_state.rules().deal;
    std::vector<core::Seat> seats;
    for (const int seat : bettors())
        seats.push_back({static_cast<std::uint8_t>(seat)});
    dealt.packets = table::packetsInOrder(
        *m_state.rules().find(m_state.dealing),
        m_state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value(),
        table::clockwise(std::move(seats), m_state.bank.holder),
        rule.community + rule.burned + rule.discarded);
    give(dealt);
}

void SceneTable::decideAll(Wager wager, events::Choice choice, int multiple) {
    for (const int seat : bettors())
        give(table::Decide{
            {static_cast<std::uint8_t>(seat)}, wager, choice, static_cast<std::uint8_t>(multiple)});
}

void SceneTable::board(int first, std::string_view cards) {
    give(table::CommunityRevealed{events::Place::Community, static_cast<std::uint8_t>(first),
                                  cardsOf(cards)});
}

void SceneTable::box(std::string_view cards) {
    give(table::CommunityRevealed{events::Place::SixCardBox, 1, cardsOf(cards)});
}

void SceneTable::show(int seat, std::string_view cards) {
    give(table::HandShown{{static_cast<std::uint8_t>(seat)}, cardsOf(cards)});
}

void SceneTable::endRound() {
    give(table::EndRound{});
    const std::vector<table::Deck> decks = m_state.decks;
    for (const table::Deck& deck : decks)
        if (deck.place == table::DeckPlace::Rack && !deck.mustLeave)
            shuffle(deck.colour);
}

std::string SceneTable::draw(int count) {
    std::string cards;
    for (int card = 0; card < count; ++card) {
        cards += (card == 0 ? "" : " ") + m_pack.back();
        m_pack.pop_back();
    }
    return cards;
}

void SceneTable::playRound(const std::vector<int>& seats) {
    m_pack.clear();
    for (std::size_t card = 0; card < cards::kDeckSize; ++card)
        m_pack.push_back(cards::Card::ofIndex(card).text());
    // std::shuffle differs between libraries; the scenes must not.
    for (std::size_t left = m_pack.size(); left > 1; --left)
        std::swap(m_pack[left - 1], m_pack[m_random() % left]);
    const core::Cents least = m_state.submission().minBet;
    for (const int seat : seats)
        bet(seat, least.value());
    wait(40s);
    lock();
    wait(5s);
    deal();
    countStub();
    wait(20s);
    playHands();
    wait(25s);
    endRound();
}

void SceneTable::countStub() {
    if (!m_state.round || !m_state.round->stubDue)
        return;
    const rules::DealRule& rule = m_state.rules().deal;
    const bool box = m_state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value();
    const int dealt = static_cast<int>(bettors().size()) * rule.perPlayer + rule.community +
                      rule.burned + rule.discarded + (box ? 3 : 0);
    give(table::CountStub{sceneDealer(), static_cast<std::uint8_t>(52 - dealt), std::nullopt});
}

void SceneTable::playHands() {
    const int perPlayer = m_state.rules().deal.perPlayer;
    if (isLetItRide()) {
        decideAll(Wager::Bet1, events::Choice::Ride);
        board(1, draw(1));
        wait(15s);
        decideAll(Wager::Bet2, events::Choice::Withdraw);
        board(2, draw(1));
    } else {
        decideAll(Wager::Run1, events::Choice::Bet, 1);
        board(1, draw(2));
        decideAll(Wager::Run2, events::Choice::Bet, 1);
        board(3, draw(2));
        decideAll(Wager::Center, events::Choice::Bet, 1);
        board(5, draw(1));
    }
    if (m_state.setup->tableRules.offered(rules::WagerKind::SixCard))
        box(draw(3));
    const std::vector<int> players = bettors();
    for (auto seat = players.rbegin(); seat != players.rend(); ++seat)
        show(*seat, draw(perPlayer));
}

void SceneTable::playUntil(core::Instant moment, const std::vector<int>& seats) {
    while (m_now + 2min < moment) {
        playRound(seats);
        wait(30s);
        give(table::TimePassed{});
    }
    waitUntil(moment);
    give(table::TimePassed{});
}

} // namespace pitwatch::console
