#pragma once

#include "shared/events/claims/document_events.h"
#include "shared/meter/state.h"

// The events of claims and of their documents, applied.

namespace pitwatch::meter {

core::Outcome applyOne(State& state, const events::PayoutDocumentIssued& event);
core::Outcome applyOne(State& state, const events::PayoutDocumentVoided& event);
core::Outcome applyOne(State& state, const events::ClaimNoted& event);
core::Outcome applyOne(State& state, const events::ClaimSignatureTaken& event);
core::Outcome applyOne(State& state, const events::ClaimSignatureRefused& event);
core::Outcome applyOne(State& state, const events::ClaimSignatureKept& event);
core::Outcome applyOne(State& state, const events::ClaimEndingKept& event);
core::Outcome applyOne(State& state, const events::ClaimEnded& event);

} // namespace pitwatch::meter
