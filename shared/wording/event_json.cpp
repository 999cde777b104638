#include "shared/wording/event_json.h"

#include "shared/events/claims/claim_events.h"
#include "shared/events/claims/claim_note_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/staff_events.h"
#include "shared/wire/event_codec.h"
#include "shared/wording/wording.h"

#include <nlohmann/json.hpp>

namespace pitwatch::wording {

namespace {

const events::Phrase* reasonOf(const events::Event& event) {
    if (const auto* refused = event.as<events::CommandRefused>())
        return &refused->reason;
    if (const auto* refused = event.as<events::StaffActionRefused>())
        return &refused->reason;
    if (const auto* refused = event.as<events::ClaimSignatureRefused>())
        return &refused->reason;
    if (const auto* returned = event.as<events::ClaimReturned>())
        return &returned->reason;
    if (const auto* rejected = event.as<events::PayoutDocumentRejected>())
        return &rejected->reason;
    if (const auto* voided = event.as<events::PayoutDocumentVoided>())
        return &voided->reason;
    if (const auto* withheld = event.as<events::PayoutDocumentWithheld>())
        return &withheld->reason;
    if (const auto* refused = event.as<events::RosterRefused>())
        return &refused->reason;
    return nullptr;
}

} // namespace

nlohmann::ordered_json toJson(const events::Event& event) {
    nlohmann::ordered_json json = wire::toJson(event);
    if (const events::Phrase* reason = reasonOf(event)) {
        json["phrase"] = std::move(json["reason"]);
        json["reason"] = sentence(*reason);
    }
    return json;
}

} // namespace pitwatch::wording
