#include "table-agent/devices/meter_message.h"

#include "shared/core/json_text.h"
#include "shared/vocabulary/devices.h"
#include "shared/wire/topics.h"
#include "table-agent/devices/message_fields.h"

namespace pitwatch::devices {

using text::Fields;

namespace {

constexpr std::size_t kMostLevels = 8;

void writeLevels(core::JsonText& json, const std::vector<LevelAmount>& levels) {
    json.key("levels");
    json.beginArray();
    for (const LevelAmount& one : levels) {
        json.beginObject();
        json.field("level", one.level.text());
        json.field("amount", one.amount.value());
        json.endObject();
    }
    json.endArray();
}

std::vector<LevelAmount> readLevels(Fields& fields) {
    std::vector<LevelAmount> levels;
    std::vector<Fields> rows = fields.tables("levels");
    if (rows.size() > kMostLevels)
        fields.report("levels", "has more levels than a link");
    for (Fields& row : rows) {
        const auto level = row.name<events::LevelName>("level");
        const auto amount = row.cents("amount", 0);
        row.refuseUnknownKeys("a level");
        if (level && amount)
            levels.push_back({*level, *amount});
    }
    return levels;
}

} // namespace

std::string writeMeterMessage(const events::LinkId& link, std::string_view service,
                              const std::vector<LevelAmount>& levels) {
    core::JsonText json;
    json.beginObject();
    json.field("v", 1);
    json.field("link", link.text());
    json.field("service", service);
    writeLevels(json, levels);
    json.endObject();
    return std::move(json).take();
}

core::Result<std::vector<LevelAmount>> parseMeterMessage(core::ByteView payload) {
    const auto message = text::parseJsonObject(payload, kMessageLimits);
    if (!message)
        return message.error();
    text::Problems problems;
    Fields fields(*message, problems);
    fields.integer("v", 1, 1);
    auto levels = readLevels(fields);
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return levels;
}

std::string writeMeterShown(const MeterShown& shown) {
    core::JsonText json;
    json.beginObject();
    json.field("v", 1);
    json.field("event", "shown");
    json.field("display", shown.display.text());
    writeLevels(json, shown.levels);
    json.endObject();
    return std::move(json).take();
}

core::Result<MeterShown> parseMeterShown(core::ByteView payload) {
    const auto message = text::parseJsonObject(payload, kMessageLimits);
    if (!message)
        return message.error();
    text::Problems problems;
    Fields fields(*message, problems);
    fields.integer("v", 1, 1);
    if (const auto event = fields.text("event"); event && *event != "shown")
        fields.report("event", "is no word this device says");
    const auto display = fields.name<events::DeviceId>("display");
    auto levels = readLevels(fields);
    fields.refuseUnknownKeys("this message");
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return MeterShown{*display, std::move(levels)};
}

std::string meterTopic(const events::LinkId& link) {
    return wire::deviceTopic(link, vocabulary::kMeterTopic);
}

std::string meterShownTopic(const events::LinkId& link) {
    return wire::deviceTopic(link, vocabulary::kMeterShownTopic);
}

} // namespace pitwatch::devices
