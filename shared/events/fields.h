#pragma once

#include <boost/serialization/nvp.hpp>

#include <utility>

namespace pitwatch::events {

template <typename Archive>
void fields(Archive&) {}

// Names and values in turn: fields(archive, "deck", deck, "card_count", cardCount). The same line
// writes, reads and shows a type; its order is the order of the bytes.
template <typename Archive, typename T, typename... Rest>
void fields(Archive& archive, const char* name, T& value, Rest&&... rest) {
    archive& boost::serialization::make_nvp(name, value);
    fields(archive, std::forward<Rest>(rest)...);
}

} // namespace pitwatch::events
