#include "tests/support/tables/claim_fixture.h"

#include "shared/table/setup/site_settings.h"

namespace pitwatch::support {

using core::Cents;
using events::Wager;

namespace {

table::SetupPtr setupWith(std::string_view site) {
    auto setup = std::make_shared<table::Setup>(
        *makeSetup(submissionText("mlgca-let-it-ride"), {true, true, false}));
    setup->payout = table::parseSiteSettings(site)->payout;
    return setup;
}

constexpr std::array<std::string_view, 7> kHands{"As Ks Qs", "9s 8s 7s", "2c 5d 9h", "3c 6d Kh",
                                                 "4c 7d Qh", "2d 8c Ah", "3d 6h 8h"};

} // namespace

ClaimFixture::ClaimFixture(const std::vector<std::int64_t>& progressive, std::string_view site,
                           bool roundOpen)
    : TableFixture(setupWith(site)) {
    open();
    const int seats = static_cast<int>(progressive.size());
    for (int seat = 1; seat <= seats; ++seat)
        bet(seat, 500);
    for (int seat = 1; seat <= seats; ++seat)
        if (progressive[static_cast<std::size_t>(seat - 1)] > 0)
            wager(seat, Wager::Progressive, progressive[static_cast<std::size_t>(seat - 1)]);
    give(table::CallNoMoreBets{});
    deal();
    decideAll(Wager::Bet1, events::Choice::Ride);
    community(1, "Js");
    decideAll(Wager::Bet2, events::Choice::Ride);
    community(2, "Ts");
    for (int seat = seats; seat >= 1; --seat)
        show(seat, kHands[static_cast<std::size_t>(seat - 1)]);
    if (!roundOpen)
        endRound();
}

std::uint64_t ClaimFixture::claimOf(int seat, Wager wager) const {
    for (const table::PendingClaim& claim : state().claims)
        if (claim.raised.seat.number == seat && claim.raised.wager == wager)
            return claim.number;
    return 0;
}

void ClaimFixture::fix(std::uint64_t number, std::int64_t cents) {
    give(table::FixClaimAmount{number, Cents{cents}});
}

void ClaimFixture::verify(std::uint64_t number, const table::Actor& by) {
    give(table::VerifyClaim{by, number, everyCheck(), {1}});
}

void ClaimFixture::notify(std::uint64_t number, const table::Actor& by) {
    give(table::NotifySurveillance{by, number, words("desk 2")});
}

void ClaimFixture::approve(std::uint64_t number, const table::Actor& by) {
    const table::PendingClaim* open = state().findClaim(number);
    give(table::ApproveClaim{by, number, open != nullptr ? open->amount : Cents{}, 7, {2}});
}

void ClaimFixture::document(std::uint64_t number) {
    const table::PendingClaim* open = state().findClaim(number);
    give(table::RecordDocument{
        number, {++m_lastDocument}, open != nullptr ? open->amount : Cents{}});
}

void ClaimFixture::pay(std::uint64_t number, events::PaymentMethod method, const table::Actor& by) {
    give(table::PayClaim{by, number, method, {}});
}

void ClaimFixture::payEnvy(std::uint64_t number, int seat, const table::Actor& by) {
    give(table::PayEnvyLine{by, number, {static_cast<std::uint8_t>(seat)}});
}

void ClaimFixture::toPayment(std::uint64_t number, std::int64_t cents) {
    if (!claim(number).amountKnown())
        fix(number, cents);
    verify(number);
    notify(number);
    approve(number);
    approve(number, kOtherSupervisor);
    document(number);
}

std::vector<events::CheckName> everyCheck() {
    return payout::Policy::builtIn().checks;
}

} // namespace pitwatch::support
