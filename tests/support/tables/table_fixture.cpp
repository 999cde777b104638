#include "tests/support/tables/table_fixture.h"

#include "shared/cards/deck.h"
#include "shared/table/deal_order.h"
#include "shared/table/setup/configuration.h"
#include "shared/wording/wording.h"

#include <algorithm>

namespace pitwatch::support {

using events::Wager;

std::vector<std::string> ruleSetIds() {
    std::vector<std::string> ids;
    for (const rules::RuleSet& rules : rules::RuleBook::builtIn().all())
        ids.push_back(rules.id);
    return ids;
}

std::string submissionText(std::string_view ruleSet) {
    const std::string head = "rule_set = \"" + std::string(ruleSet) + "\"\ntable = \"T01\"\n";
    if (ruleSet == "house-let-it-ride")
        return head + "dealing = \"hand\"\nmin_bet = 100\nmax_bet = 1000\nadjacent_boxes = 1\n"
                      "[wagers]\nbase = \"A\"\nthree_card = \"A\"\n";
    if (ruleSet == "california-let-it-ride")
        return head + "dealing = \"automated_shoe\"\nmin_bet = 500\nmax_bet = 10000\n"
                      "adjacent_boxes = 2\n[shuffler]\ncounts_cards = true\ndecks = 2\n"
                      "reshuffles = false\n[wagers]\nbase = \"LIRX-01\"\n"
                      "[collection]\nplayer_fee_per_bet = 100\nplayer_dealer_fee_per_hand = 200\n";
    const std::string common = "min_bet = 500\nmax_bet = 50000\nadjacent_boxes = 2\n";
    if (ruleSet == "mlgca-run-em-twice")
        return head + "dealing = \"manual_shoe\"\n" + common +
               "[shuffler]\ncounts_cards = false\ndecks = 1\nreshuffles = false\n"
               "[wagers]\nbase = \"A\"\nfive_card = \"A\"\nultimate_pairs = \"A\"\n"
               "[progressive]\npaytable = \"A\"\nlink = \"LINK1\"\nwagers = [100, 500]\n"
               "[progressive.levels.main]\nrate = 0.05\ninitial = 1000000\nreset = 1000000\n";
    const std::string sides = "[wagers]\nbase = \"A\"\nfive_card = \"A\"\nthree_card = \"A\"\n"
                              "six_card = \"A\"\n[progressive]\npaytable = \"A\"\n"
                              "link = \"LINK1\"\nwagers = [100, 500]\n"
                              "[progressive.levels.main]\nrate = 0.05\n"
                              "initial = 1000000\nreset = 1000000\n";
    if (ruleSet == "comar-let-it-ride")
        return head + "dealing = \"hand\"\n" + common +
               "[shuffler]\ncounts_cards = true\ndecks = 2\nreshuffles = false\n" + sides;
    return head + "dealing = \"manual_shoe\"\n" + common + sides;
}

table::SetupPtr makeSetup(std::string_view submission, table::Signals signalled) {
    const rules::RuleBook& book = rules::RuleBook::builtIn();
    auto filed = rules::parseSubmission(submission, book);
    if (!filed)
        std::fprintf(stderr, "%s\n", filed.error().front().text().c_str());
    const rules::RuleSet* ruleSet = book.find(filed->ruleSet);
    auto setup = std::make_shared<table::Setup>(*ruleSet, std::move(*filed));
    setup->signalled = signalled;
    return setup;
}

std::vector<cards::Card> cardsOf(std::string_view text) {
    std::vector<cards::Card> cards;
    for (std::size_t at = 0; at + 1 < text.size(); at += 3)
        cards.push_back(*cards::Card::parse(text.substr(at, 2)));
    return cards;
}

core::Text words(std::string_view text) {
    return core::Text::fitted(text);
}

table::ReportIrregularity reportOf(events::Irregularity what, int seat, int cards) {
    table::ReportIrregularity report;
    report.by = kDealer;
    report.irregularity = what;
    report.cardCount = static_cast<std::uint8_t>(cards);
    if (seat > 0)
        report.seat = core::Seat{static_cast<std::uint8_t>(seat)};
    return report;
}

TableFixture::TableFixture(table::SetupPtr setup)
    : m_state(std::move(setup)), m_now(core::Millis{1'794'821'400'000}) {}

const std::vector<events::Event>& TableFixture::give(const table::Input& input) {
    m_last = table::decide(m_state, input, m_now);
    for (const events::Event& event : m_last) {
        table::apply(m_state, event, m_now);
        m_journal.push_back({event, m_now});
    }
    return m_last;
}

std::string TableFixture::configure(const table::Setup& setup) {
    const auto taken = table::takeConfiguration(m_state, setup, m_now);
    if (!taken)
        return taken.error().text;
    m_last = *taken;
    for (const events::Event& event : m_last) {
        table::apply(m_state, event, m_now);
        m_journal.push_back({event, m_now});
    }
    return {};
}

void TableFixture::restart() {
    m_state = table::State(m_state.setup);
    for (const Recorded& entry : m_journal)
        table::apply(m_state, entry.event, entry.at);
}

std::string TableFixture::refusal() const {
    const auto* refused = told<events::CommandRefused>();
    return refused != nullptr ? wording::sentence(refused->reason) : std::string();
}

std::string TableFixture::finding() const {
    const auto* found = told<events::ComplianceFound>();
    return found != nullptr ? wording::sentence(found->detail) : std::string();
}

std::string TableFixture::refusalSection() const {
    const auto* refused = told<events::CommandRefused>();
    return refused != nullptr ? refused->section.value() : std::string();
}

std::string TableFixture::names() const {
    std::string names;
    for (const events::Event& event : m_last)
        names += (names.empty() ? "" : " ") + std::string(event.name());
    return names;
}

void TableFixture::shuffle(events::DeckColour deck) {
    if (m_state.submission().shuffler) {
        const bool counts = m_state.submission().shuffler->countsCards;
        give(table::ShuffleFinished{deck, counts ? std::optional<std::uint8_t>(52) : std::nullopt});
        return;
    }
    give(table::ShuffleByHand{kDealer, deck});
    give(table::CutDeck{kDealer, deck, 20});
}

void TableFixture::prepare(events::DeckColour deck, std::string_view id) {
    give(table::ReceiveDeck{kDealer, deck, named<events::DeckId>(id), false});
    if (m_state.rules().procedure.hasCeremony())
        inspect(deck);
    shuffle(deck);
}

void TableFixture::inspect(events::DeckColour deck) {
    using table::DeckStep;
    give(table::DoDeckStep{kDealer, deck, DeckStep::Inspect, {}});
    give(table::DoDeckStep{kFloor, deck, DeckStep::Verify, {}});
    for (const DeckStep step :
         {DeckStep::Spread, DeckStep::View, DeckStep::Turn, DeckStep::Wash, DeckStep::Stack})
        give(table::DoDeckStep{kDealer, deck, step, {}});
}

void TableFixture::open() {
    give(table::OpenTable{kFloor, kDealer.person});
    for (int deck = 0; deck < m_state.submission().decks(); ++deck)
        prepare(colour(deck), "D" + std::to_string(deck + 1));
    if (!rules().bank)
        return;
    const auto last = static_cast<std::uint8_t>(rules().table.positions);
    for (std::uint8_t seat = 1; seat < last; ++seat)
        give(table::DeclineBank{{seat}});
    give(table::AcceptBank{{last}});
}

void TableFixture::reshuffle() {
    const std::vector<table::Deck> decks = m_state.decks;
    for (const table::Deck& deck : decks)
        if (deck.place == table::DeckPlace::Rack)
            shuffle(deck.colour);
}

void TableFixture::wager(int seat, Wager wager, std::int64_t cents) {
    give(table::WagerSensed{{static_cast<std::uint8_t>(seat)}, wager, core::Cents{cents}});
}

void TableFixture::bet(int seat, std::int64_t cents) {
    if (isLetItRide()) {
        for (const Wager spot : {Wager::Bet1, Wager::Bet2, Wager::Bet3})
            wager(seat, spot, cents);
        return;
    }
    wager(seat, Wager::Ante1, cents);
    wager(seat, Wager::Ante2, cents);
}

void TableFixture::lock(const std::vector<int>& seats, std::int64_t cents) {
    for (const int seat : seats)
        bet(seat, cents);
    if (m_state.bank.holder)
        give(table::PlaceBankWager{*m_state.bank.holder, core::Cents{100'000}});
    give(table::CallNoMoreBets{});
}

void TableFixture::deal() {
    if (!m_state.round)
        return;
    table::DealReported dealt;
    const rules::DealRule& rule = rules().deal;
    const Wager base = isLetItRide() ? Wager::Bet3 : Wager::Ante1;
    std::vector<core::Seat> seats;
    for (std::uint8_t seat = 1; seat <= table::kSeats; ++seat)
        if (m_state.round->seat({seat}).at(base) > core::Cents{})
            seats.push_back({seat});
    dealt.packets = table::packetsInOrder(
        *rules().find(m_state.dealing),
        m_state.setup->tableRules.offered(rules::WagerKind::SixCard).has_value(),
        table::clockwise(std::move(seats), m_state.bank.holder),
        rule.community + rule.burned + rule.discarded);
    give(dealt);
}

void TableFixture::decideAll(Wager wager, events::Choice choice, int multiple) {
    const Wager base = isLetItRide() ? Wager::Bet3 : Wager::Ante1;
    for (std::uint8_t seat = 1; seat <= table::kSeats && m_state.round; ++seat) {
        const table::SeatState& at = m_state.round->seat({seat});
        if (at.at(base) > core::Cents{} && !at.folded() && !at.lost())
            give(table::Decide{{seat}, wager, choice, static_cast<std::uint8_t>(multiple)});
    }
}

void TableFixture::show(int seat, std::string_view cards) {
    give(table::HandShown{{static_cast<std::uint8_t>(seat)}, cardsOf(cards)});
}

void TableFixture::community(int first, std::string_view cards) {
    give(table::CommunityRevealed{events::Place::Community, static_cast<std::uint8_t>(first),
                                  cardsOf(cards)});
}

void TableFixture::playOut() {
    if (isLetItRide()) {
        decideAll(Wager::Bet1, events::Choice::Ride);
        community(1, "2s");
        decideAll(Wager::Bet2, events::Choice::Withdraw);
        community(2, "7h");
    } else {
        decideAll(Wager::Run1, events::Choice::Bet, 1);
        community(1, "2s 7h");
        decideAll(Wager::Run2, events::Choice::Bet, 2);
        community(3, "4d 9c");
        decideAll(Wager::Center, events::Choice::Bet, 3);
        community(5, "Js");
    }
    if (m_state.setup->tableRules.offered(rules::WagerKind::SixCard))
        give(table::CommunityRevealed{events::Place::SixCardBox, 1, cardsOf("3c 5d Qh")});
    std::size_t next = 51;
    const Wager base = isLetItRide() ? Wager::Bet3 : Wager::Ante1;
    for (std::uint8_t seat = table::kSeats; seat >= 1; --seat) {
        if (!m_state.round || m_state.round->seat({seat}).at(base) == core::Cents{})
            continue;
        std::vector<cards::Card> hand;
        while (hand.size() < static_cast<std::size_t>(rules().deal.perPlayer)) {
            if (!m_state.round->faceUp.contains(cards::kDeck[next]))
                hand.push_back(cards::kDeck[next]);
            --next;
        }
        give(table::HandShown{{seat}, hand});
    }
}

void TableFixture::wholeRound(const std::vector<int>& seats) {
    lock(seats);
    deal();
    playOut();
    endRound();
    reshuffle();
}

} // namespace pitwatch::support
