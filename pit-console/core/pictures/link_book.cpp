#include "pit-console/core/pictures/link_book.h"

#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

constexpr std::size_t kKeptHits = 8;

LevelPicture* find(LinkPicture& link, const events::LevelName& level) {
    const auto found = std::ranges::find(link.levels, level, &LevelPicture::level);
    return found == link.levels.end() ? nullptr : &*found;
}

void set(LinkPicture& link, const events::LevelName& level, core::MicroCents value) {
    if (LevelPicture* known = find(link, level))
        known->value = value.floorCents();
    else
        link.levels.push_back({level, value.floorCents()});
}

// A meter begins with its initial amount when its link is opened for the first time; a link that is
// opened again goes on from where it was.
void open(LinkPicture& link, const events::LinkOpened& event) {
    link.state = LinkState::Open;
    for (const events::LevelParameters& level : event.levels)
        if (find(link, level.level) == nullptr)
            link.levels.push_back({level.level, level.initial});
}

} // namespace

LinkPicture& LinkBook::at(const core::PartyId& controller, const events::LinkId& link) {
    LinkPicture& picture = m_links[link];
    picture.link = link;
    picture.controller = controller;
    return picture;
}

void LinkBook::apply(const core::PartyId& party, core::Instant at, const events::Event& event) {
    if (!applyService(party, event) && !applyHit(party, at, event))
        applyValue(party, event);
}

bool LinkBook::applyService(const core::PartyId& party, const events::Event& event) {
    if (const auto* filed = event.as<events::LinkTableFiled>())
        at(party, filed->link);
    else if (const auto* opened = event.as<events::LinkOpened>())
        open(at(party, opened->link), *opened);
    else if (const auto* closed = event.as<events::LinkClosed>())
        at(party, closed->link).state = LinkState::Closed;
    else if (const auto* suspended = event.as<events::LinkSuspended>())
        at(party, suspended->link).state = LinkState::Suspended;
    else if (const auto* resumed = event.as<events::LinkResumed>())
        at(party, resumed->link).state = LinkState::Open;
    else
        return false;
    return true;
}

bool LinkBook::applyHit(const core::PartyId& party, core::Instant time,
                        const events::Event& event) {
    if (const auto* fixed = event.as<events::MeterAmountFixed>()) {
        LinkPicture& link = at(party, fixed->link);
        set(link, fixed->level, fixed->after);
        link.hits.push_back({time, fixed->level, fixed->claim, fixed->amount, {}});
        if (link.hits.size() > kKeptHits)
            link.hits.erase(link.hits.begin());
        return true;
    }
    if (const auto* returned = event.as<events::MeterAmountReturned>()) {
        LinkPicture& link = at(party, returned->link);
        set(link, returned->level, returned->after);
        std::erase_if(link.hits, [&](const LinkHit& hit) { return hit.claim == returned->claim; });
        return true;
    }
    return false;
}

void LinkBook::applyValue(const core::PartyId& party, const events::Event& event) {
    if (const auto* grown = event.as<events::ContributionApplied>())
        for (const events::LevelChange& change : grown->changes)
            set(at(party, grown->link), change.level, change.after);
    else if (const auto* reversed = event.as<events::ContributionReversed>())
        for (const events::LevelChange& change : reversed->changes)
            set(at(party, reversed->link), change.level, change.after);
    else if (const auto* reseeded = event.as<events::MeterReseeded>())
        set(at(party, reseeded->link), reseeded->level, reseeded->after);
    else if (const auto* corrected = event.as<events::MeterCorrected>())
        set(at(party, corrected->link), corrected->level, corrected->after);
    else if (const auto* moved = event.as<events::OverflowMoved>())
        set(at(party, moved->link), moved->level, moved->after);
}

std::optional<core::Cents> LinkBook::meter(const std::string& link,
                                           const std::string& level) const {
    for (const auto& [id, picture] : m_links) {
        if (id.text() != link)
            continue;
        for (const LevelPicture& one : picture.levels)
            if (one.level.text() == level)
                return one.value;
    }
    return std::nullopt;
}

} // namespace pitwatch::console
