#pragma once

#include "pit-console/core/offers/offer_list.h"
#include "pit-console/core/pictures/link_picture.h"
#include "shared/meter/state.h"
#include "shared/staff/actions/ledger.h"

namespace pitwatch::console {

// What the person could order of the link's controller, and the orders that wait there for a second
// person. The meter core is asked in a dry run; where `meters` is null, because the controller's
// journal could not be followed, whether they allow it is the controller's to say.
std::vector<ActionOffer> linkOffers(const LinkPicture& link, const meter::State* meters,
                                    const staff::Ledger& ledger, const Requester& requester,
                                    core::Instant now);

} // namespace pitwatch::console
