#include "shared/wire/topics.h"

namespace pitwatch::wire {

namespace {

constexpr std::string_view kParties = "pit/";

std::string under(const core::PartyId& party, const std::string& rest) {
    return std::string(kParties) + party.text() + "/" + rest;
}

// The party whose own topic it is, where `topic` is made of the party so.
template <typename Make>
std::optional<core::PartyId> partyOf(std::string_view topic, const Make& make) {
    if (!topic.starts_with(kParties))
        return std::nullopt;
    const std::string_view rest = topic.substr(kParties.size());
    const auto party = core::PartyId::parse(rest.substr(0, rest.find('/')));
    return party && make(*party) == topic ? std::optional(*party) : std::nullopt;
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

std::optional<core::PartyId> partyOfStatus(std::string_view topic) {
    return partyOf(topic, statusTopic);
}

std::optional<core::PartyId> partyOfState(std::string_view topic) {
    return partyOf(topic, stateTopic);
}

std::string deviceTopic(const core::TableId& table, const std::string& device) {
    return "dev/" + table.text() + "/" + device;
}

bool isDeviceTopic(std::string_view topic) {
    return topic.starts_with("dev/");
}

} // namespace pitwatch::wire
