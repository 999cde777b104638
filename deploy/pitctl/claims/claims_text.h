#pragma once

#include "shared/payout/claim_book.h"

#include <string>

namespace pitwatch::pitctl {

// One line a claim, for people.
std::string claimsTable(const payout::ClaimBook& book);

// One claim with its history; `document` may be null.
std::string claimText(const payout::Claim& claim, const payout::IssuedDocument* document);

} // namespace pitwatch::pitctl
