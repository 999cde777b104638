#include "shared/staff/actions/docket.h"

#include "shared/events/claim_ending_events.h"
#include "shared/events/claim_events.h"
#include "shared/events/deck_events.h"
#include "shared/events/deck_preparation_events.h"
#include "shared/events/device_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/link_events.h"
#include "shared/events/opening_events.h"
#include "shared/events/round_events.h"
#include "shared/events/shuffler_events.h"
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

Waiting* Docket::claim(const events::ClaimId& id) {
    const auto found = m_waiting.find(objectOf(id));
    return found == m_waiting.end() ? nullptr : &found->second;
}

void Docket::apply(const events::Event& event, core::Instant at) {
    applyToTable(event, at);
    applyToDecks(event, at);
    applyToClaims(event, at);
    applyToLinks(event, at);
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

void Docket::applyToClaims(const events::Event& event, core::Instant at) {
    if (const auto* raised = event.as<events::ClaimRaised>()) {
        Waiting& fresh = m_waiting[objectOf(raised->claim)] = madeBy(event, at);
        fresh.nonce = raised->nonce;
        fresh.amount = raised->fixedAmount;
        fresh.amountFixed = raised->basis != events::ClaimBasis::PercentOfMeter;
        fresh.verifiedBeforeAmount = !fresh.amountFixed && raised->declaredBy.has_value();
        for (const events::EnvyLine& line : raised->envy)
            fresh.alongside += line.amount;
        for (const auto& person : {raised->dealer, raised->declaredBy})
            if (person)
                fresh.makers.insert(*person);
        fresh.involved = fresh.makers;
        return;
    }
    const auto involve = [&](const events::ClaimId& id, const events::PersonId& person) {
        if (Waiting* waiting = claim(id))
            waiting->involved.insert(person);
    };
    if (const auto* fixed = event.as<events::ClaimAmountFixed>()) {
        if (Waiting* waiting = claim(fixed->claim)) {
            waiting->amount = fixed->amount;
            waiting->amountFixed = true;
        }
    } else if (const auto* verified = event.as<events::ClaimVerified>()) {
        involve(verified->claim, verified->by);
    } else if (const auto* approved = event.as<events::ClaimApproved>()) {
        involve(approved->claim, approved->by);
    } else if (const auto* returned = event.as<events::ClaimReturned>()) {
        if (Waiting* waiting = claim(returned->claim))
            waiting->involved = waiting->makers;
    } else if (const auto* disputed = event.as<events::ClaimDisputed>()) {
        involve(disputed->claim, disputed->by);
    } else if (const auto* denied = event.as<events::ClaimDenied>()) {
        m_waiting.erase(objectOf(denied->claim));
    } else if (const auto* voided = event.as<events::ClaimVoided>()) {
        m_waiting.erase(objectOf(voided->claim));
    } else if (const auto* closed = event.as<events::ClaimClosed>()) {
        m_waiting.erase(objectOf(closed->claim));
    }
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
void Docket::applyToOrders(const events::Event& event, core::Instant at) {
    const auto* accepted = event.as<events::StaffActionAccepted>();
    if (accepted == nullptr)
        return;
    const auto statement = parseStatement(accepted->statement);
    if (!statement)
        return;
    if (statement->action == Action::CorrectMeter ||
        statement->action == Action::ChangeParameters) {
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
    return object(ObjectKind::Jam, "shuffler");
}
Object objectOf(const events::ClaimId& claim) {
    return object(ObjectKind::Claim, std::to_string(claim.number));
}
Object objectOf(const events::LinkId& link) {
    return object(ObjectKind::Link, link.text());
}
Object orderOf(const events::ActionId& action) {
    return object(ObjectKind::Order, hexOf(action));
}

events::Digest objectHash(const events::Event& event, core::Instant at) {
    core::Bytes bytes(kHashPurpose.begin(), kHashPurpose.end());
    const auto put = [&bytes](std::uint64_t value, int size) {
        for (int shift = 8 * (size - 1); shift >= 0; shift -= 8)
            bytes.push_back(static_cast<std::uint8_t>(value >> shift));
    };
    put(event.type().number, 2);
    put(static_cast<std::uint64_t>(at.time_since_epoch().count()), 8);
    const core::Bytes body = wire::encodeEvent(event);
    bytes.insert(bytes.end(), body.begin(), body.end());
    events::Digest digest{};
    crypto_generichash(digest.data(), digest.size(), bytes.data(), bytes.size(), nullptr, 0);
    return digest;
}

std::string hexOf(core::ByteView bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

} // namespace pitwatch::staff
