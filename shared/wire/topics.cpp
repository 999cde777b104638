#include "shared/wire/topics.h"

namespace pitwatch::wire {

namespace {

constexpr std::string_view kParties = "pit/";

constexpr std::string_view kDevices = "dev/";

std::string joined(std::string_view root, std::string_view owner, std::string_view rest) {
    std::string topic(root);
    topic.append(owner).append("/").append(rest);
    return topic;
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
    return journalFilter(party.text());
}

std::string statusTopic(const core::PartyId& party) {
    return statusFilter(party.text());
}

std::string askTopic(const core::PartyId& party, const core::PartyId& reader) {
    return askFilter(party.text(), reader.text());
}

std::string replayTopic(const core::PartyId& party, const core::PartyId& reader) {
    return replayFilter(party.text(), reader.text());
}

std::string stateTopic(const core::PartyId& party) {
    return stateFilter(party.text());
}

std::optional<core::PartyId> partyOfStatus(std::string_view topic) {
    return partyOf(topic, statusTopic);
}

std::optional<core::PartyId> partyOfState(std::string_view topic) {
    return partyOf(topic, stateTopic);
}

std::string deviceTopic(const core::TableId& table, std::string_view device) {
    return deviceFilter(table.text(), device);
}

std::string deviceTopic(const events::LinkId& link, std::string_view device) {
    return deviceFilter(link.text(), device);
}

bool isDeviceTopic(std::string_view topic) {
    return topic.starts_with(kDevices);
}

std::string journalFilter(std::string_view party) {
    return joined(kParties, party, "journal");
}

std::string statusFilter(std::string_view party) {
    return joined(kParties, party, "status");
}

std::string askFilter(std::string_view party, std::string_view reader) {
    return joined(kParties, party, "ask/" + std::string(reader));
}

std::string replayFilter(std::string_view party, std::string_view reader) {
    return joined(kParties, party, "replay/" + std::string(reader));
}

std::string stateFilter(std::string_view party) {
    return joined(kParties, party, "state");
}

std::string deviceFilter(std::string_view owner, std::string_view device) {
    return joined(kDevices, owner, device);
}

} // namespace pitwatch::wire
