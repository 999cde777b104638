#pragma once

#include "shared/events/event_type.h"

#include <boost/serialization/nvp.hpp>

#include <string>
#include <string_view>

// What every keeper of a journal writes about itself.

namespace pitwatch::events {

// A process began to keep this journal. The sequence number of this event is the epoch of
// everything the process says: it only grows, so a late word of an earlier process is recognised.
struct PartyStarted {
    static constexpr EventType kType{1};
    static constexpr std::string_view kName = "party_started";
    static constexpr unsigned kVersion = 1;

    std::string software;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::make_nvp("software", software);
    }
    friend bool operator==(const PartyStarted&, const PartyStarted&) = default;
};

} // namespace pitwatch::events
