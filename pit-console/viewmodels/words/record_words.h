#pragma once

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/deck_events.h"
#include "shared/events/device_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/stub_events.h"

#include <QString>

// What the record calls by a name of its own, as people of the pit say it, translated.

namespace pitwatch::console {

QString removalName(events::DeckRemovalReason reason);    // "wrong count"
QString faultName(events::FaultKind kind);                // "jam"
QString irregularityName(events::Irregularity kind);      // "one card face up"
QString consequenceName(events::Consequence consequence); // "void and reshuffle"
QString lockName(events::ProgressiveLock lock);           // "the floorperson's order"
QString signName(events::OutOfOrderSign sign);            // "a cover"
QString paymentName(events::PaymentMethod method);        // "Cheque"
QString dealingMethodName(events::DealingMethod method);  // "manual shoe"
QString judgementName(events::StubJudgement judgement);   // "the deck is wrong"; as it is signed.
QString shortName(events::StubJudgement judgement);       // "deck wrong"; likewise.
QString levelName(const events::LevelName& level);        // "mega"; others as the link says.
QString deviceName(const std::string& device);            // "shuffler"; others as the site says.
QString checkName(const std::string& check);              // "These cards lie on the layout"

} // namespace pitwatch::console
