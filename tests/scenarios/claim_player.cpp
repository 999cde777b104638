#include "tests/scenarios/claim_player.h"

#include "shared/payout/numbering.h"
#include "tests/scenarios/transcript.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace pitwatch::scenarios {

std::string ClaimPlayer::play(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
        if (!line.starts_with("= "))
            playLine(line);
    m_out << "= " << m_bench->journal().size() << " events, " << m_bench->state().claims.size()
          << " claims open, " << m_lastDocument.value << " documents issued\n";
    return m_out.str();
}

void ClaimPlayer::playLine(const std::string& line) {
    m_out << line << "\n";
    std::istringstream text(line);
    std::string first;
    text >> first;
    std::string rest;
    std::getline(text >> std::ws, rest);
    if (first.empty() || first[0] == '#')
        return;
    if (first == "jackpot")
        return startTable(rest);
    if (!m_bench)
        throw std::runtime_error("a transcript begins with its jackpot: " + line);
    if (first == "issue")
        return issue();
    if (first == "after")
        return m_bench->wait(std::chrono::minutes{std::stoi(rest)});
    if (first == "restart")
        return m_bench->restart();
    if (first == "end_round")
        return give(table::EndRound{});
    give(parseClaimInput(first, nlohmann::json::parse(rest)));
}

// What led to the claims is told in other transcripts; this one begins where they are raised.
void ClaimPlayer::startTable(const std::string& wagers) {
    std::istringstream text(wagers);
    std::vector<std::int64_t> progressive;
    for (std::int64_t wager = 0; text >> wager;)
        progressive.push_back(wager);
    m_bench = std::make_unique<support::ClaimFixture>(progressive, "", true);
    for (; m_written < m_bench->journal().size(); ++m_written)
        if (m_bench->journal()[m_written].event.as<events::ClaimRaised>() != nullptr)
            break;
    writeTable();
}

void ClaimPlayer::give(const table::Input& input) {
    m_bench->give(input);
    writeTable();
}

void ClaimPlayer::writeTable() {
    for (; m_written < m_bench->journal().size(); ++m_written) {
        const support::Recorded& entry = m_bench->journal()[m_written];
        m_unread.push_back(entry.event);
        m_out << "= " << core::toIso(entry.at) << " T01 " << told(entry.event).dump() << "\n";
    }
}

void ClaimPlayer::issue() {
    while (!m_unread.empty()) {
        const events::Event next = m_unread.front();
        m_unread.pop_front();
        for (const events::Event& event : payout::documentsFor(next, m_lastDocument)) {
            m_out << "= " << core::toIso(m_bench->now()) << " METER " << told(event).dump() << "\n";
            const auto* issued = event.as<events::PayoutDocumentIssued>();
            if (issued == nullptr)
                continue;
            m_lastDocument = issued->number;
            give(table::RecordDocument{issued->claim.number, issued->number, issued->amount});
        }
    }
}

} // namespace pitwatch::scenarios
