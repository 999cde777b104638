#include "table-agent/devices/strict_json.h"

#include <set>
#include <vector>

namespace pitwatch::devices {

namespace {

// Sees each key before nlohmann would silently let the last of two win.
class Guard {
public:
    bool operator()(int depth, nlohmann::json::parse_event_t event, nlohmann::json& parsed) {
        using Event = nlohmann::json::parse_event_t;
        if (depth > kMaxMessageDepth)
            m_problem = "nested too deep";
        if (event == Event::object_start)
            m_keys.emplace_back();
        if (event == Event::object_end)
            m_keys.pop_back();
        if (event == Event::key && !m_keys.back().insert(parsed.get<std::string>()).second)
            m_problem = "key \"" + parsed.get<std::string>() + "\" twice";
        return true;
    }
    const std::string& problem() const { return m_problem; }

private:
    std::vector<std::set<std::string>> m_keys;
    std::string m_problem;
};

} // namespace

core::Result<nlohmann::json> parseObject(core::ByteView payload) {
    if (payload.size() > kMaxMessageBytes)
        return core::Error{"longer than " + std::to_string(kMaxMessageBytes) + " bytes"};
    Guard guard;
    auto parsed = nlohmann::json::parse(
        payload.begin(), payload.end(),
        [&guard](int depth, auto event, nlohmann::json& value) {
            return guard(depth, event, value);
        },
        /*allow_exceptions=*/false);
    if (!guard.problem().empty())
        return core::Error{guard.problem()};
    if (!parsed.is_object())
        return core::Error{"not a JSON object"};
    return parsed;
}

} // namespace pitwatch::devices
