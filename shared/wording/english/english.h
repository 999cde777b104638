#pragma once

#include "shared/events/device_events.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/party_events.h"
#include "shared/events/phrase.h"
#include "shared/events/shuffler_events.h"
#include "shared/events/staff_events.h"
#include "shared/meter/refusals.h"
#include "shared/staff/actions/alarm_refusal.h"
#include "shared/staff/actions/check.h"
#include "shared/staff/actions/misstatement.h"
#include "shared/staff/pad/pad_refusal.h"
#include "shared/staff/roster.h"
#include "shared/table/finding_detail.h"
#include "shared/table/inputs/deck_step.h"
#include "shared/table/reasons.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/bank_refusals.h"
#include "shared/table/refusals/card_refusals.h"
#include "shared/table/refusals/claim_refusals.h"
#include "shared/table/refusals/decision_refusals.h"
#include "shared/table/refusals/deck_refusals.h"
#include "shared/table/refusals/declaration_refusals.h"
#include "shared/table/refusals/device_refusals.h"
#include "shared/table/refusals/round_refusals.h"
#include "shared/table/refusals/table_refusals.h"
#include "shared/table/refusals/wager_refusals.h"
#include "shared/table/step.h"
#include "shared/table/unusable_document.h"

#include <string_view>

// What is said in English, one function per list. The texts stand in the .cpp files of this folder,
// each after a `return`, where pit-console/translations/update finds them. %1 is the first
// argument.

namespace pitwatch::wording {

std::string_view english(events::Quoted code);
std::string_view english(events::Series series);
std::string_view english(events::DeckColour colour);
std::string_view english(events::Wager wager);
std::string_view english(events::SignInRefusal refusal);
std::string_view english(events::FaultKind kind);
std::string_view english(events::Irregularity irregularity);
std::string_view english(events::OpeningCheck check);
std::string_view english(table::DeckStep step);

std::string_view english(table::ActorRefusal refusal);
std::string_view english(table::TableRefusal refusal);
std::string_view english(table::DeckRefusal refusal);
std::string_view english(table::DeviceRefusal refusal);
std::string_view english(table::RoundRefusal refusal);
std::string_view english(table::CardRefusal refusal);
std::string_view english(table::WagerRefusal refusal);
std::string_view english(table::BankRefusal refusal);
std::string_view english(table::DecisionRefusal refusal);
std::string_view english(table::DeclarationRefusal refusal);
std::string_view english(table::ClaimRefusal refusal);
std::string_view english(table::UnusableDocument why);
std::string_view english(table::Step step);
std::string_view english(meter::MeterRefusal refusal);
std::string_view english(meter::DocumentObjection objection);
std::string_view english(staff::Refusal refusal);
std::string_view english(staff::SigningRefusal refusal);
std::string_view english(staff::AlarmRefusal refusal);
std::string_view english(staff::Misstatement problem);
std::string_view english(staff::Argument argument);
std::string_view english(staff::RosterProblem problem);
std::string_view english(staff::PadRefusal refusal);

std::string_view english(events::JournalDoubt doubt);
std::string_view english(events::StopReason reason);
std::string_view english(events::ShufflerMode mode);
std::string_view english(meter::LinkProblem problem);
std::string_view english(meter::FilingPart part);
std::string_view english(table::LockDetail detail);
std::string_view english(table::ClaimClosing closing);
std::string_view english(table::ClaimVoiding voiding);
std::string_view english(table::Contradiction why);
std::string_view english(table::RoundVoiding voiding);
std::string_view english(table::Unsettled missing);
std::string_view english(table::FloorQuestion question);
std::string_view english(table::DeckDoubt doubt);
std::string_view english(table::FaultDetail detail);

std::string_view english(table::FindingDetail detail);
std::string_view english(table::DealtInstead instead);
std::string_view english(table::DealtPlace place);
std::string_view english(table::IrregularityNote note);

} // namespace pitwatch::wording
