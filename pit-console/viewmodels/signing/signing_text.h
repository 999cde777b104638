#pragma once

#include "pit-console/core/offers/offer_change.h"
#include "pit-console/core/pictures/claim_picture.h"
#include "pit-console/core/pictures/link_picture.h"
#include "pit-console/core/pictures/table_picture.h"
#include "pit-console/viewmodels/signing/signing_rows.h"

#include <QString>

// What a signing dialog says, in words.

namespace pitwatch::console {

// Everything the offer would have signed but for its blanks.
QList<FactRow> tableFacts(const ActionOffer& offer, const TablePicture& picture);
QList<FactRow> claimFacts(const ActionOffer& offer, const ClaimPicture& picture);
QList<FactRow> linkFacts(const ActionOffer& offer, const LinkPicture& link);

QList<BlankRow> blankRows(const ActionOffer& offer);
QString blankKey(const Blank& blank); // How the page calls what is filled in: "reason", "amount".

QString reasonText(const ActionOffer& offer); // "no round is open (7.2)"

// "Round 53 is over"; empty where nothing has changed.
QString changeText(const ActionOffer& before, OfferChange change);

} // namespace pitwatch::console
