#pragma once

#include "shared/events/claims/claim_events.h"
#include "shared/staff/actions/check.h"
#include "shared/staff/clock_order.h"
#include "shared/staff/keys/sealed_key.h"
#include "tests/support/sites/party_keys.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace pitwatch::support {

// A small site with known keys: everyone's secret bytes are their name, so nothing here is random.
class StaffSite {
public:
    static constexpr core::Instant kNow{core::Millis{1'794'821'400'000}};

    StaffSite() {
        m_roster.site = *core::Text::parse("Test site");
        m_roster.version = 7;
        m_roster.issuedAt = kNow - std::chrono::hours{1};
        m_roster.expiresAt = kNow + std::chrono::hours{24};
        enrol("d-ines", staff::Role::Dealer, 0);
        enrol("f-omar", staff::Role::Floorperson, 0);
        enrol("s-vera", staff::Role::Supervisor, 1'000'000);
        enrol("m-karl", staff::Role::ShiftManager, 100'000'000);
        enrol("a-lena", staff::Role::Auditor, 100'000'000);
        enrol("i-nils", staff::Role::It, 100'000'000);
        enrol("s-gone", staff::Role::Supervisor, 1'000'000);
        m_roster.people.at(person("s-gone")).active = false;
        place("C01", staff::DeviceKind::Console);
        place("C02", staff::DeviceKind::Console);
        place("C09", staff::DeviceKind::Console);
        m_roster.devices.at(party("C09")).active = false;
        for (const char* table : {"T01", "T02", "T03", "T04", "T05"})
            place(table, staff::DeviceKind::TableAgent);
        place("METER", staff::DeviceKind::Controller);
    }

    static events::PersonId person(std::string_view id) { return *events::PersonId::parse(id); }
    static core::PartyId party(std::string_view id) { return *core::PartyId::parse(id); }
    static core::Text text(std::string_view words) { return *core::Text::parse(words); }

    static staff::SigningKey keyOf(std::string_view name) {
        staff::Secret seed(staff::kSeedBytes);
        std::copy_n(name.begin(), std::min(name.size(), seed.size()), seed.bytes().begin());
        return staff::SigningKey(seed);
    }
    static staff::SiteKeys siteKeys() {
        return {2,
                {keyOf("site-1").publicKey(), keyOf("site-2").publicKey(),
                 keyOf("site-3").publicKey()}};
    }
    staff::SignedRoster signedRoster() const { return sign(m_roster, {"site-1", "site-3"}); }
    static staff::SignedRoster sign(const staff::Roster& roster,
                                    std::initializer_list<std::string_view> keys) {
        return {roster, signaturesOver(staff::signedBytes(roster), keys)};
    }
    static staff::SignedClockOrder sign(const staff::ClockOrder& order,
                                        std::initializer_list<std::string_view> keys) {
        return {order, signaturesOver(staff::signedBytes(order), keys)};
    }

    void enrol(std::string_view id, staff::Role role, std::int64_t limit) {
        m_roster.people[person(id)] = {text(id), role, core::Cents{limit}, keyOf(id).publicKey(),
                                       true};
    }
    // A machine of the site, with the key that signerOf() has for it.
    void place(std::string_view id, staff::DeviceKind kind) {
        m_roster.devices[party(id)] = {kind, deviceKeyOf(id), true};
    }
    staff::Roster& roster() { return m_roster; }
    const staff::Roster& roster() const { return m_roster; }

    // A claim of table T01 over $5,000: 200 to 1.
    static events::ClaimRaised claim(std::uint64_t number = 4) {
        events::ClaimRaised raised;
        raised.claim = {*core::TableId::parse("T01"), number};
        raised.round = {12};
        raised.seat = {3};
        raised.wager = events::Wager::Bet1;
        raised.stake = core::Cents{2'500};
        raised.paytable = *events::PaytableId::parse("A");
        raised.hand = *events::HandName::parse("straight_flush");
        raised.basis = events::ClaimBasis::AboveThreshold;
        raised.fixedAmount = core::Cents{500'000};
        raised.nonce.fill(static_cast<std::uint8_t>(number));
        return raised;
    }
    // The same hand for the progressive wager, under paytable A: a tenth of the meter.
    static events::ClaimRaised progressiveClaim(std::uint64_t number = 4) {
        events::ClaimRaised raised = claim(number);
        raised.wager = events::Wager::Progressive;
        raised.stake = core::Cents{500};
        raised.basis = events::ClaimBasis::PercentOfMeter;
        raised.link = *events::LinkId::parse("LINK1");
        raised.level = *events::LevelName::parse("main");
        raised.percentPpm = 100'000;
        raised.fixedAmount = {};
        return raised;
    }
    // The claim waits and was verified by f-omar.
    static staff::Docket docketWithClaim(std::uint64_t number = 4) {
        const events::ClaimRaised raised = claim(number);
        staff::Docket docket;
        docket.expect(staff::objectOf(raised.claim.table));
        docket.apply(raised, kNow);
        docket.apply(events::ClaimVerified{raised.claim, person("f-omar"), {}, {}}, kNow);
        return docket;
    }

    // What `who` signs at C01 about the object, in order, at kNow.
    staff::Statement statement(staff::Action action, std::string_view who,
                               const staff::Object& object, const staff::Docket& docket) const {
        staff::Statement one;
        one.id[0] = 1;
        one.action = action;
        one.addressee = party("T01");
        one.object = object;
        if (const staff::Waiting* waiting = docket.find(object)) {
            one.objectHash = waiting->hash;
            one.nonce = waiting->nonce;
            if (staff::ruleOf(action).amount == staff::AmountRule::OfObject)
                one.amount = waiting->amount;
        }
        one.person = person(who);
        const staff::Person* known = m_roster.find(one.person);
        one.role = known == nullptr ? staff::Role::Supervisor : known->role;
        one.rosterVersion = m_roster.version;
        one.console = party("C01");
        one.issuedAt = kNow;
        one.expiresAt = kNow + std::chrono::minutes{2};
        return one;
    }
    staff::Statement approval(std::string_view who, const staff::Docket& docket,
                              std::uint64_t number = 4) const {
        const events::ClaimId claim{*core::TableId::parse("T01"), number};
        return statement(staff::Action::ApproveClaim, who, staff::objectOf(claim), docket);
    }
    static std::map<staff::PublicKey, staff::Signature>
    signaturesOver(core::ByteView message, std::initializer_list<std::string_view> keys) {
        std::map<staff::PublicKey, staff::Signature> signatures;
        for (const auto name : keys) {
            const staff::SigningKey key = keyOf(name);
            signatures[key.publicKey()] = key.sign(message);
        }
        return signatures;
    }

private:
    staff::Roster m_roster;
};

} // namespace pitwatch::support
