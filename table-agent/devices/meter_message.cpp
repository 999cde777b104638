#include "table-agent/devices/meter_message.h"

#include "table-agent/devices/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pitwatch::devices {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t kMostLevels = 8;

ordered_json levelsJson(const std::vector<LevelAmount>& levels) {
    ordered_json list = ordered_json::array();
    for (const LevelAmount& one : levels)
        list.push_back({{"level", one.level.text()}, {"amount", one.amount.value()}});
    return list;
}

core::Result<LevelAmount> levelOf(const json& value) {
    if (!value.is_object() || value.size() != 2 || !value.contains("level") ||
        !value.contains("amount") || !value["level"].is_string() ||
        !value["amount"].is_number_integer())
        return core::Error{"\"levels\" holds something that is no level with its amount"};
    const auto name = events::LevelName::parse(value["level"].get<std::string>());
    const auto amount = value["amount"].get<std::int64_t>();
    if (!name || amount < 0 || amount > core::kMaxAmount.value())
        return core::Error{"\"levels\" holds no level, or no amount in whole cents"};
    return LevelAmount{*name, core::Cents{amount}};
}

core::Result<std::vector<LevelAmount>> levelsOf(const json& message) {
    if (!message.contains("levels") || !message["levels"].is_array() ||
        message["levels"].size() > kMostLevels)
        return core::Error{"\"levels\" is no list of levels"};
    std::vector<LevelAmount> levels;
    for (const json& value : message["levels"]) {
        const auto level = levelOf(value);
        if (!level)
            return level.error();
        levels.push_back(*level);
    }
    return levels;
}

core::Result<json> versioned(core::ByteView payload) {
    auto message = parseObject(payload);
    if (message && (!message->contains("v") || (*message)["v"] != 1))
        return core::Error{"\"v\" is not 1"};
    return message;
}

core::Outcome onlyKeys(const json& message, std::initializer_list<std::string_view> keys) {
    for (const auto& [key, value] : message.items())
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            return core::Error{"\"" + key + "\" is not a key of this message"};
    return core::Done{};
}

std::string topicOf(const events::LinkId& link, const char* device) {
    return "dev/" + link.text() + "/" + device;
}

} // namespace

std::string writeMeterMessage(const events::LinkId& link, std::string_view service,
                              const std::vector<LevelAmount>& levels) {
    return ordered_json{
        {"v", 1}, {"link", link.text()}, {"service", service}, {"levels", levelsJson(levels)}}
        .dump();
}

core::Result<std::vector<LevelAmount>> parseMeterMessage(core::ByteView payload) {
    const auto message = versioned(payload);
    if (!message)
        return message.error();
    return levelsOf(*message);
}

std::string writeMeterShown(const MeterShown& shown) {
    return ordered_json{{"v", 1},
                        {"event", "shown"},
                        {"display", shown.display.text()},
                        {"levels", levelsJson(shown.levels)}}
        .dump();
}

core::Result<MeterShown> parseMeterShown(core::ByteView payload) {
    const auto message = versioned(payload);
    if (!message)
        return message.error();
    if (const auto known = onlyKeys(*message, {"v", "event", "display", "levels"}); !known)
        return known.error();
    if (!message->contains("event") || (*message)["event"] != "shown")
        return core::Error{"\"event\" is no word this device says"};
    if (!message->contains("display") || !(*message)["display"].is_string())
        return core::Error{"\"display\" is missing"};
    const auto display = events::DeviceId::parse((*message)["display"].get<std::string>());
    if (!display)
        return core::Error{"\"display\": " + display.error().text};
    auto levels = levelsOf(*message);
    if (!levels)
        return levels.error();
    return MeterShown{*display, *std::move(levels)};
}

std::string meterTopic(const events::LinkId& link) {
    return topicOf(link, kMeterDevice);
}

std::string meterShownTopic(const events::LinkId& link) {
    return topicOf(link, kMeterShownDevice);
}

} // namespace pitwatch::devices
