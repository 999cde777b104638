#pragma once

#include <string_view>

namespace pitwatch::feed {

// Whether an MQTT subscription `filter` covers `topic`: '+' stands for one level, a closing '#' for
// any number of levels, the one above included; neither covers topics that begin with '$' as the
// first level. A malformed filter covers nothing, and a topic with a wildcard in it is no topic.
bool covers(std::string_view filter, std::string_view topic);

} // namespace pitwatch::feed
