#include "pit-console/core/pictures/link_picture.h"

#include "shared/meter/state.h"

namespace pitwatch::console {

bool isShown(const meter::Level& level) {
    return level.seeded || level.value != core::MicroCents{};
}

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
