#pragma once

#include "shared/table/internal/draft.h"

// Steps and questions that several inputs about claims share.

namespace pitwatch::table {

// The open claim, or null after refusing the command. Good until the next emit().
const PendingClaim* needsOpenClaim(Draft& draft, std::uint64_t number, std::string_view command);

// As above, for what people ask: it is known who, of which rank at least, and no dispute holds the
// claim up.
const PendingClaim* needsClaimAndRank(Draft& draft, std::uint64_t number, const Actor& by,
                                      Role rank, std::string_view command);

// Nothing of the claim has been paid yet; refuses the command otherwise.
bool needsUnpaid(Draft& draft, const PendingClaim& claim, std::string_view command);

// Somebody else raised the claim; refuses the command otherwise. The dealer of the hand and whoever
// declared it raised it.
bool needsAnother(Draft& draft, const PendingClaim& claim, const Actor& by,
                  std::string_view command);

bool needsWords(Draft& draft, const core::Text& words, std::string_view command);

const payout::Tier& tierOf(const PendingClaim& claim);

// Nobody will pay by the claim's document, if it has one.
void rejectDocument(Draft& draft, const PendingClaim& claim, const events::PersonId& by,
                    const events::Phrase& reason);
void voidClaim(Draft& draft, const PendingClaim& claim, const events::PersonId& by,
               const events::Phrase& reason);

// Asks for the document of a claim that is approved as its tier asks.
void requestDocument(Draft& draft, std::uint64_t number);

// Ends the claim when nothing of it is left to pay.
void closeIfPaid(Draft& draft, std::uint64_t number);

} // namespace pitwatch::table
