#include "deploy/pitctl/journals/entry_text.h"

#include "shared/core/clock.h"
#include "shared/text/hex.h"
#include "shared/wire/event_codec.h"
#include "shared/wording/event_json.h"

#include <nlohmann/json.hpp>

namespace pitwatch::pitctl {

namespace {

nlohmann::ordered_json eventOf(const wire::Envelope& entry) {
    const auto event = wire::decodeEvent(entry.type, entry.body);
    if (event)
        return wording::toJson(*event);
    return {{"event", "unreadable"}, {"type", entry.type.number}, {"why", event.error().text}};
}

} // namespace

std::string entryLine(const core::PartyId& party, const wire::Envelope& entry) {
    std::string line =
        core::toIso(entry.at) + ' ' + party.text() + " #" + std::to_string(entry.sequence);
    const auto event = eventOf(entry);
    for (const auto& [key, value] : event.items()) {
        line += ' ';
        if (key != "event")
            line += key + '=';
        line += value.is_string() ? value.get<std::string>() : value.dump();
    }
    return line;
}

std::string entryJson(const core::PartyId& party, const wire::Envelope& entry) {
    nlohmann::ordered_json json;
    json["party"] = party.text();
    json["sequence"] = entry.sequence;
    json["at"] = core::toIso(entry.at);
    json["event"] = eventOf(entry);
    json["chain"] = text::toHex(entry.chain);
    return json.dump();
}

} // namespace pitwatch::pitctl
