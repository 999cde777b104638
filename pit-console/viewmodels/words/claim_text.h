#pragma once

#include "pit-console/core/pictures/claim_picture.h"

#include <QString>

// Words for one claim.

namespace pitwatch::console {

QString claimName(const events::ClaimId& claim); // "T01-5"
QString amountText(const payout::Claim& claim);  // "$12,384.17", "waits for the meter"
QString waitText(const ClaimPicture& picture);   // "Verify the hand at the table"
QString envyText(const payout::Claim& claim);    // "2 of 6 Envy lines paid"
QString paytableText(const ClaimPicture& picture);
QString silenceText(const ClaimPicture& picture); // Empty while the table is heard.

} // namespace pitwatch::console
