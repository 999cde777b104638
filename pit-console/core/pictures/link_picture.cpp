#include "pit-console/core/pictures/link_picture.h"

#include "pit-console/core/state/pit_state.h"
#include "shared/meter/state.h"

namespace pitwatch::console {

LinkPicture pictureOf(const core::PartyId& controller, const events::LinkId& name,
                      const meter::ProgressiveLink& link) {
    LinkPicture picture;
    picture.link = name;
    picture.controller = controller;
    picture.service = link.service;
    for (const meter::Level& level : link.levels)
        if (isShown(level))
            picture.levels.push_back({level.parameters.level, level.value.floorCents()});
    return picture;
}

} // namespace pitwatch::console
