#include "table-agent/devices/strict_json.h"

#include <algorithm>
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

core::Outcome requireKeys(const nlohmann::json& object,
                          std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        if (!object.contains(key))
            return core::Error{"\"" + std::string(key) + "\" is missing"};
    for (const auto& [key, value] : object.items())
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            return core::Error{"\"" + key + "\" is not a key of this message"};
    return core::Done{};
}

core::Result<std::int64_t> integerAt(const nlohmann::json& object, std::string_view key,
                                     std::int64_t low, std::int64_t high) {
    const auto at = object.find(key);
    const auto range = " from " + std::to_string(low) + " to " + std::to_string(high);
    if (at == object.end() || !at->is_number_integer() ||
        (at->is_number_unsigned() &&
         at->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)))
        return core::Error{"\"" + std::string(key) + "\" is not a whole number" + range};
    const auto value = at->get<std::int64_t>();
    if (value < low || value > high)
        return core::Error{"\"" + std::string(key) + "\" is not" + range};
    return value;
}

} // namespace pitwatch::devices
