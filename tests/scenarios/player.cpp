#include "tests/scenarios/player.h"

#include "shared/events/progressive_events.h"
#include "shared/table/setup/configuration.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "table-agent/agent/table_setup.h"
#include "table-agent/devices/device_message.h"
#include "tests/scenarios/transcript.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace pitwatch::scenarios {

namespace {

std::string hex(const wire::Hash& hash) {
    std::string text;
    for (const auto byte : hash) {
        char digits[3];
        std::snprintf(digits, sizeof digits, "%02x", byte);
        text += digits;
    }
    return text;
}

// A submission stands in its own file; the transcript says only how long it is.
nlohmann::ordered_json shortened(nlohmann::ordered_json event) {
    for (const char* file : {"submission", "site"})
        if (event.contains(file) && event[file].is_array())
            event[file] = std::to_string(event[file].size()) + " lines";
    return event;
}

} // namespace

std::string Player::play(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
        if (!line.starts_with("= "))
            playLine(line);
    const auto head = m_journal.head();
    m_out << "= journal " << head.sequence << " entries, chain " << hex(head.chain) << "\n";
    return m_out.str();
}

void Player::playLine(const std::string& line) {
    m_out << line << "\n";
    std::istringstream words(line);
    std::string first;
    words >> first;
    std::string rest;
    std::getline(words >> std::ws, rest);
    const auto devices = devices::speakingDevices();
    if (first.empty() || first[0] == '#')
        return;
    if (first == "submission")
        return loadSubmission(rest);
    if (!m_agent)
        throw std::runtime_error("a transcript begins with its submission: " + line);
    if (std::find(devices.begin(), devices.end(), first) != devices.end())
        return say(first, rest);
    if (first == "after")
        pass(rest);
    else if (first == "restart")
        restart(rest);
    else
        throw std::runtime_error("not a line of a transcript: " + line);
    step();
    writeEvents();
}

// The name of a submission and, where the site has settings of its own, of these.
void Player::loadSubmission(const std::string& names) {
    std::istringstream words(names);
    std::string submission;
    std::string site;
    words >> submission >> site;
    if (!site.empty())
        site = m_folder + "/sites/" + site + ".toml";
    const auto setup = agent::loadSetup(m_folder + "/submissions/" + submission + ".toml", site);
    if (!setup) {
        for (const rules::FileProblem& problem : setup.error())
            m_out << "= finding: " << problem.text() << "\n";
        return;
    }
    // A transcript has to come out the same every time, nonces too.
    auto fixed = std::make_shared<table::Setup>(**setup);
    fixed->nonceSeed = {};
    m_setup = std::move(fixed);
    m_devices = std::make_unique<feed::MemoryConnection>(m_broker, "devices");
    if (m_setup->submission.progressive)
        openLink();
    startAgent();
    step();
    writeEvents();
}

// No controller speaks in a transcript: the table has heard before that its link is open.
void Player::openLink() {
    const auto link = events::LinkId::parse(m_setup->submission.progressive->link);
    const std::vector<events::Event> heard{
        table::configurationOf(*m_setup),
        events::ProgressiveUnlocked{*link, events::ProgressiveLock::LinkClosed, {}}};
    m_journal.append(heard, m_clock.wall());
}

void Player::pass(const std::string& minutes) {
    m_clock.pass(std::chrono::minutes{std::stoi(minutes)});
}

// A crash, and some minutes of nothing where the transcript says so; only the journal is left.
void Player::restart(const std::string& minutesDown) {
    m_agent.reset();
    m_agentConnection.reset();
    if (!minutesDown.empty())
        pass(minutesDown);
    startAgent();
}

void Player::startAgent() {
    m_agentConnection = std::make_unique<feed::MemoryConnection>(m_broker, "agent");
    m_agent = std::make_unique<agent::TableAgent>(
        agent::TableAgent::Settings{m_setup, [](std::string_view) {}}, m_journal,
        *m_agentConnection, m_clock);
}

void Player::say(const std::string& device, const std::string& text) {
    const std::uint64_t dropped = m_agent->droppedMessages();
    const core::Bytes payload(text.begin(), text.end());
    const auto sent =
        m_devices->publish({wire::deviceTopic(m_setup->submission.table, device), payload, false},
                           feed::Delivery::AtLeastOnce);
    if (!sent)
        throw std::runtime_error(sent.error().text);
    step();
    if (m_agent->droppedMessages() != dropped)
        m_out << "= dropped: " << devices::parseDeviceMessage(device, payload).error().text << "\n";
    writeEvents();
}

void Player::step() {
    // Once to the broker, once to the agent.
    m_broker.advance(m_clock.steady());
    m_broker.advance(m_clock.steady());
    while (m_devices->take()) {
    }
    m_agent->step();
}

void Player::writeEvents() {
    constexpr std::size_t kMany = 10'000;
    for (const wire::Envelope& entry : m_journal.read(m_written + 1, kMany, kMany * 1024)) {
        m_written = entry.sequence;
        const auto event = wire::decodeEvent(entry.type, entry.body);
        if (!event)
            throw std::runtime_error(event.error().text);
        m_out << "= " << core::toIso(entry.at) << " " << shortened(told(*event)).dump() << "\n";
    }
}

} // namespace pitwatch::scenarios
