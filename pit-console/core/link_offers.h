#pragma once

#include "pit-console/core/link_picture.h"
#include "pit-console/core/offer_list.h"
#include "shared/staff/ledger.h"

namespace pitwatch::console {

// What the person could order of the link's controller, and the orders that wait there for a second
// person. Whether the meters allow it is the controller's to say when it arrives.
std::vector<ActionOffer> linkOffers(const LinkPicture& link, const staff::Ledger& ledger,
                                    const Asking& asking);

} // namespace pitwatch::console
