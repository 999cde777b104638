#pragma once

#include "pit-console/core/pictures/link_picture.h"
#include "shared/events/event.h"

#include <map>
#include <optional>
#include <string>

namespace pitwatch::console {

// Every link as its controller's journal tells it: whether it is in service, what its levels show,
// its last hits. How well the controller is heard is not known here. One thread.
class LinkBook {
public:
    void apply(const core::PartyId& party, core::Instant at, const events::Event& event);

    const std::map<events::LinkId, LinkPicture>& links() const { return m_links; }
    // What a link's level shows; none before it was told.
    std::optional<core::Cents> meter(const std::string& link, const std::string& level) const;

private:
    LinkPicture& at(const core::PartyId& controller, const events::LinkId& link);
    bool applyService(const core::PartyId& party, const events::Event& event);
    bool applyHit(const core::PartyId& party, core::Instant at, const events::Event& event);
    void applyValue(const core::PartyId& party, const events::Event& event);

    std::map<events::LinkId, LinkPicture> m_links;
};

} // namespace pitwatch::console
