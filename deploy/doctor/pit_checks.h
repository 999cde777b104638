#pragma once

#include "deploy/doctor/verdict.h"
#include "shared/core/bytes.h"
#include "shared/core/clock.h"
#include "shared/feed/mqtt_link.h"
#include "shared/feed/status.h"

#include <map>
#include <optional>

// What the broker and the parties behind it say of themselves.

namespace pitwatch::doctor {

// What was heard of one party.
struct Heard {
    feed::Status status;
    bool live = false; // Not only the broker's memory of it.
};
using HeardParties = std::map<core::PartyId, Heard>;

// A party that should be there.
Verdict judgeParty(const core::PartyId& party, const std::optional<Heard>& heard,
                   core::Instant now);

// What a party's state on pit/PARTY/state says of messages of its devices that it lost; nothing
// where it lost none, or where it says nothing of it.
std::optional<Verdict> judgeLosses(const core::PartyId& party, core::ByteView state);

struct PitOptions {
    feed::MqttOptions broker;
    std::vector<core::PartyId> expected; // Empty, with `known`: whoever speaks.
    std::vector<core::PartyId> known;    // May be there or not, as a console that is off.
    core::Millis connectWithin{8000};
    core::Millis listenFor{4000}; // Parties speak every second.
};
Verdicts checkPit(const PitOptions& options);

// For a machine that only has the certificate of a program at work: to log in with it would cut
// that program off, so only the way to the broker is tried.
Verdicts checkBrokerOnly(const feed::MqttOptions& broker);

} // namespace pitwatch::doctor
