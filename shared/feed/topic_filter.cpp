#include "shared/feed/topic_filter.h"

namespace pitwatch::feed {

namespace {

// Cuts the first level off `rest`; false when nothing is left to cut.
bool nextLevel(std::string_view& rest, bool& more, std::string_view& level) {
    if (!more)
        return false;
    const auto slash = rest.find('/');
    more = slash != std::string_view::npos;
    level = rest.substr(0, slash);
    rest = more ? rest.substr(slash + 1) : std::string_view{};
    return true;
}

bool wellFormed(std::string_view filter) {
    bool more = !filter.empty();
    bool ended = filter.empty();
    std::string_view level;
    while (nextLevel(filter, more, level)) {
        if (ended)
            return false;
        if (level == "#")
            ended = true;
        else if (level != "+" && level.find_first_of("+#") != std::string_view::npos)
            return false;
    }
    return true;
}

} // namespace

bool covers(std::string_view filter, std::string_view topic) {
    if (filter.empty() || topic.empty() || !wellFormed(filter))
        return false;
    if (topic.find_first_of("+#") != std::string_view::npos)
        return false;
    if (topic.front() == '$' && (filter.front() == '+' || filter.front() == '#'))
        return false;
    bool moreFilter = true;
    bool moreTopic = true;
    std::string_view wanted;
    std::string_view level;
    while (nextLevel(filter, moreFilter, wanted)) {
        if (wanted == "#")
            return true;
        if (!nextLevel(topic, moreTopic, level))
            return false;
        if (wanted != "+" && wanted != level)
            return false;
        // "a/#" covers "a" itself.
        if (!moreTopic && moreFilter && filter == "#")
            return true;
    }
    return !moreTopic;
}

} // namespace pitwatch::feed
