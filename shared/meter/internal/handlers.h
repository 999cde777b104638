#pragma once

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/wager_events.h"
#include "shared/meter/internal/draft.h"

// What each input and each event of a table leads to, written in the file of its topic.

namespace pitwatch::meter {

void decideOn(Draft& draft, const ControllerStarted& input);
void decideOn(Draft& draft, const TableSaid& input);
void decideOn(Draft& draft, const SignatureRead& input);
void decideOn(Draft& draft, const RosterCame& input);
void decideOn(Draft& draft, const TableStood& input);
void decideOn(Draft& draft, const OpenLink& input);
void decideOn(Draft& draft, const CloseLink& input);
void decideOn(Draft& draft, const ChangeParameters& input);
void decideOn(Draft& draft, const CorrectMeter& input);
void decideOn(Draft& draft, const ReadmitParty& input);

void fileTable(Draft& draft, const core::TableId& table,
               const events::ConfigurationLoaded& configuration);
void contribute(Draft& draft, const TableSaid& input, const events::ContributionsMade& made);
void reverse(Draft& draft, const core::TableId& table, events::RoundId round);
void withdraw(Draft& draft, const core::TableId& table, const events::WagerWithdrawn& withdrawn);
// Notes the claim, and fixes its amount unless it has to wait for more than a word.
void raise(Draft& draft, const events::ClaimRaised& claim, core::Instant at);
// Somebody verified the claim, or the cards confirmed it: one that waited gets its amount.
void fixWaiting(Draft& draft, const events::ClaimId& claim);
void fixConfirmed(Draft& draft, const events::ClaimConfirmed& confirmed);
// What those lines pay together.
core::Cents envyOf(const std::vector<events::EnvyLine>& lines);
// Closed, denied or void: no document and no amount from now on.
void end(Draft& draft, const events::ClaimId& claim, bool paid);
// Denied or void: as if it had never been.
void endUnpaid(Draft& draft, const events::ClaimId& claim);
// The claims that waited for the link to open.
void fixDeferred(Draft& draft, const events::LinkId& link);
// Denied or voided: what the meter had fixed goes back.
void giveBack(Draft& draft, const events::ClaimId& claim);
void issueDocument(Draft& draft, const events::PayoutDocumentRequested& asked);
void voidDocument(Draft& draft, const core::TableId& table,
                  const events::PayoutDocumentRejected& rejected);
// Of a claim that is open; whether somebody's signature allows it.
bool voidDocument(Draft& draft, const OpenClaim& open,
                  const events::PayoutDocumentRejected& rejected);
// Suspends, resumes or says why a link stays closed, after something changed for its tables.
void review(Draft& draft, const events::LinkId& link);
// The same for the link as it is after what was emitted; nothing else of the state has changed.
void review(Draft& draft, const events::LinkId& name, const ProgressiveLink& link);

// The same for every meter of the link.
void moveAllExcess(Draft& draft, const events::LinkId& link);
// What a meter holds beyond its limit goes to the pot. `after` is what it holds now.
void moveExcess(Draft& draft, const events::LinkId& link, const Level& level,
                core::MicroCents after);

} // namespace pitwatch::meter
