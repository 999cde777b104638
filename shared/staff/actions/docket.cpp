#include "shared/staff/actions/docket.h"

#include "shared/events/deck_events.h"
#include "shared/events/deck_preparation_events.h"
#include "shared/events/device_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/link_events.h"
#include "shared/events/opening_events.h"
#include "shared/events/party_events.h"
#include "shared/events/round_events.h"
#include "shared/events/shuffler_events.h"
#include "shared/text/hex.h"
#include "shared/wire/event_codec.h"

#include <sodium.h>

namespace pitwatch::staff {

namespace {

Object object(ObjectKind kind, std::string_view id) {
    return {kind, core::Text::fitted(id)};
}

constexpr std::string_view kHashPurpose = "pitwatch object 1\n";

Waiting madeBy(const events::Event& event, core::Instant at) {
    Waiting fresh;
    fresh.hash = objectHash(event, at);
    return fresh;
}

Waiting waitingFor(const payout::Claim& claim, const events::Digest& hash) {
    Waiting waiting;
    waiting.hash = hash;
    waiting.nonce = claim.raised.nonce;
    waiting.amount = claim.amount;
    waiting.amountFixed = claim.amountKnown();
    waiting.verifiedBeforeAmount = claim.verifiedBeforeAmount();
    waiting.alongside = claim.envyTotal();
    waiting.involved = claim.involved;
    return waiting;
}

// Whether the event says anew how the table stands as a whole.
bool turnsTable(const events::Event& event) {
    return event.as<events::OpeningStarted>() || event.as<events::TableOpened>() ||
           event.as<events::TableClosed>() || event.as<events::TableIdled>() ||
           event.as<events::TableReopened>();
}

} // namespace

void Docket::expect(const Object& expected) {
    m_waiting.try_emplace(expected);
}

const Waiting* Docket::find(const Object& wanted) const {
    const auto at = m_waiting.find(wanted);
    return at == m_waiting.end() ? nullptr : &at->second;
}

void Docket::apply(const events::Event& event, core::Instant at) {
    applyToTable(event, at);
    applyToDecks(event, at);
    applyToClaims(event, at);
    applyToLinks(event, at);
    applyToParties(event, at);
    applyToOrders(event, at);
}

void Docket::applyToTable(const events::Event& event, core::Instant at) {
    if (turnsTable(event)) {
        for (auto& [known, waiting] : m_waiting)
            if (known.kind == ObjectKind::Table)
                waiting = madeBy(event, at);
    } else if (const auto* opened = event.as<events::RoundOpened>()) {
        m_waiting[objectOf(opened->round)] = madeBy(event, at);
    } else if (const auto* done = event.as<events::RoundCompleted>()) {
        m_waiting.erase(objectOf(done->round));
    } else if (const auto* ended = event.as<events::RoundVoided>()) {
        m_waiting.erase(objectOf(ended->round));
    } else if (event.as<events::ShufflerJammed>()) {
        m_waiting[jamOfShuffler()] = madeBy(event, at);
    } else if (event.as<events::ShufflerJamCleared>()) {
        m_waiting.erase(jamOfShuffler());
    } else if (const auto* fault = event.as<events::FaultRaised>()) {
        m_waiting[objectOf(fault->fault)] = madeBy(event, at);
    } else if (const auto* closed = event.as<events::FaultClosed>()) {
        m_waiting.erase(objectOf(closed->fault));
    }
}

void Docket::applyToDecks(const events::Event& event, core::Instant at) {
    if (const auto* received = event.as<events::DeckReceived>())
        m_waiting[objectOf(received->deck)] = madeBy(event, at);
    else if (const auto* removed = event.as<events::DeckRemoved>())
        m_waiting.erase(objectOf(removed->deck));
    else if (const auto* inspected = event.as<events::DeckInspected>()) {
        // A new inspection is a new thing to verify.
        Waiting& deck = m_waiting[objectOf(inspected->deck)] = madeBy(event, at);
        deck.involved.insert(inspected->dealer);
    }
}

// A claim stays what it was raised as; what people may do about it follows from its fold.
void Docket::applyToClaims(const events::Event& event, core::Instant at) {
    if (const auto* raised = event.as<events::ClaimRaised>()) {
        const Object object = objectOf(raised->claim);
        const auto claim = m_claims.insert_or_assign(object, payout::makeClaim(*raised, at)).first;
        m_waiting[object] = waitingFor(claim->second, objectHash(event, at));
        return;
    }
    const events::ClaimId* id = payout::claimOf(event);
    const auto claim = id != nullptr ? m_claims.find(objectOf(*id)) : m_claims.end();
    if (claim == m_claims.end())
        return;
    payout::apply(claim->second, event, at);
    if (claim->second.ended) {
        m_waiting.erase(claim->first);
        m_claims.erase(claim);
        return;
    }
    Waiting& waiting = m_waiting[claim->first];
    waiting = waitingFor(claim->second, waiting.hash);
}

void Docket::applyToLinks(const events::Event& event, core::Instant at) {
    // A link that never was open is there to be opened from its first table on.
    if (const auto* filed = event.as<events::LinkTableFiled>())
        m_waiting.try_emplace(objectOf(filed->link));
    else if (const auto* opened = event.as<events::LinkOpened>())
        m_waiting[objectOf(opened->link)] = madeBy(event, at);
    else if (const auto* closed = event.as<events::LinkClosed>())
        m_waiting[objectOf(closed->link)] = madeBy(event, at);
    else if (const auto* changed = event.as<events::LinkParametersChanged>())
        m_waiting[objectOf(changed->link)] = madeBy(event, at);
}

// An accepted order waits for its second person; the answer ends it either way.
// Each doubt is another one to look into.
void Docket::applyToParties(const events::Event& event, core::Instant at) {
    if (const auto* doubted = event.as<events::JournalDoubted>())
        m_waiting[objectOf(doubted->peer)] = madeBy(event, at);
    else if (const auto* returned = event.as<events::PeerReturned>())
        m_waiting.erase(objectOf(returned->peer));
}

void Docket::applyToOrders(const events::Event& event, core::Instant at) {
    const auto* accepted = event.as<events::StaffActionAccepted>();
    if (accepted == nullptr)
        return;
    const auto statement = parseStatement(accepted->statement);
    if (!statement)
        return;
    if (statement->action == Action::CorrectMeter ||
        statement->action == Action::ChangeParameters ||
        statement->action == Action::ReadmitParty) {
        Waiting& order = m_waiting[orderOf(statement->id)] = madeBy(event, at);
        order.nonce = statement->id;
        order.amount = statement->amount;
        order.involved.insert(statement->person);
    } else if (statement->action == Action::ApproveOrder ||
               statement->action == Action::DenyOrder) {
        m_waiting.erase(statement->object);
    }
}

Object objectOf(const core::TableId& table) {
    return object(ObjectKind::Table, table.text());
}
Object objectOf(const events::RoundId& round) {
    return object(ObjectKind::Round, std::to_string(round.value));
}
Object objectOf(events::DeckColour deck) {
    return object(ObjectKind::Deck, core::enumName(deck));
}
Object objectOf(const events::FaultId& fault) {
    return object(ObjectKind::Fault, std::to_string(fault.value));
}
Object jamOfShuffler() {
    return object(ObjectKind::Jam, events::kShufflerDevice);
}
Object objectOf(const events::ClaimId& claim) {
    return object(ObjectKind::Claim, std::to_string(claim.number));
}
Object objectOf(const events::LinkId& link) {
    return object(ObjectKind::Link, link.text());
}
Object objectOf(const core::PartyId& party) {
    return object(ObjectKind::Party, party.text());
}
Object orderOf(const events::ActionId& action) {
    return object(ObjectKind::Order, text::toHex(action));
}

namespace {

events::Digest hashOf(events::EventType type, core::Instant at, const core::Bytes& body) {
    core::Bytes bytes(kHashPurpose.begin(), kHashPurpose.end());
    const auto put = [&bytes](std::uint64_t value, int size) {
        for (int shift = 8 * (size - 1); shift >= 0; shift -= 8)
            bytes.push_back(static_cast<std::uint8_t>(value >> shift));
    };
    put(type.number, 2);
    put(static_cast<std::uint64_t>(at.time_since_epoch().count()), 8);
    bytes.insert(bytes.end(), body.begin(), body.end());
    events::Digest digest{};
    crypto_generichash(digest.data(), digest.size(), bytes.data(), bytes.size(), nullptr, 0);
    return digest;
}

} // namespace

events::Digest objectHash(const events::Event& event, core::Instant at) {
    return hashOf(event.type(), at, wire::encodeEvent(event));
}

events::Digest objectHash(const wire::Envelope& entry) {
    return hashOf(entry.type, entry.at, entry.body);
}

} // namespace pitwatch::staff
