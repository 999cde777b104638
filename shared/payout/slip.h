#pragma once

#include "shared/paper/document.h"
#include "shared/payout/claim_book.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>

// A claim and its document for people and programs: the page that is signed, and the same as JSON.
// Pure; what is on the page depends on the journals alone, and on the words for what they say.

namespace pitwatch::payout {

using Words = std::function<std::string(const events::Phrase&)>;

// "T01-5", as people and commands call a claim.
std::string nameOf(const events::ClaimId& claim);

// Everything known about the claim; `document` may be null.
nlohmann::ordered_json claimJson(const Claim& claim, const IssuedDocument* document,
                                 const Words& words);

// The payout document to sign (COMAR 36.05.03.23): when and where it was won and with what, the
// amount, who prepares, witnesses, approves and hands over the money. One that was voided is marked
// across the page.
paper::Document slipPages(const Claim& claim, const IssuedDocument& document, const Words& words);

} // namespace pitwatch::payout
