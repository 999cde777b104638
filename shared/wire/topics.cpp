#include "shared/wire/topics.h"

namespace pitwatch::wire {

namespace {

std::string under(const core::PartyId& party, const std::string& rest) {
    return "pit/" + party.text() + "/" + rest;
}

} // namespace

std::string journalTopic(const core::PartyId& party) {
    return under(party, "journal");
}

std::string statusTopic(const core::PartyId& party) {
    return under(party, "status");
}

std::string askTopic(const core::PartyId& party, const core::PartyId& reader) {
    return under(party, "ask/" + reader.text());
}

std::string replayTopic(const core::PartyId& party, const core::PartyId& reader) {
    return under(party, "replay/" + reader.text());
}

std::string stateTopic(const core::PartyId& party) {
    return under(party, "state");
}

std::string deviceTopic(const core::TableId& table, const std::string& device) {
    return "dev/" + table.text() + "/" + device;
}

bool isDeviceTopic(std::string_view topic) {
    return topic.starts_with("dev/");
}

} // namespace pitwatch::wire
