#pragma once

#include "shared/payout/claim_book.h"

#include <string>
#include <vector>

namespace pitwatch::pitctl {

// One line a claim, for people.
std::vector<std::string> claimsTable(const payout::ClaimBook& book);

// One claim with its history, line by line; `document` may be null.
std::vector<std::string> claimText(const payout::Claim& claim,
                                   const payout::IssuedDocument* document);

} // namespace pitwatch::pitctl
