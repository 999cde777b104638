#pragma once

#include "tests/support/tables/claim_fixture.h"

#include <nlohmann/json_fwd.hpp>

#include <deque>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace pitwatch::scenarios {

// Plays a transcript about claims through the table's own decisions and the site's numbering of
// documents:
//
//   jackpot 100 0 500          what each seat has on the progressive; seat 1 gets a royal flush
//   approve_claim {"by": ...}  anything people say, by the input's name
//   issue                      whoever issues documents answers what the table asked meanwhile
//   after MINUTES, restart     time, and a crash that leaves the journal alone
class ClaimPlayer {
public:
    std::string play(const std::vector<std::string>& lines);

private:
    void playLine(const std::string& line);
    void startTable(const std::string& wagers);
    void give(const table::Input& input);
    void issue();
    void writeTable();

    std::unique_ptr<support::ClaimFixture> m_bench;
    std::size_t m_written = 0;
    std::deque<events::Event> m_unread; // By whoever issues documents.
    events::DocumentNumber m_lastDocument;
    std::ostringstream m_out;
};

// The input of that name; throws on what is none.
table::Input parseClaimInput(const std::string& name, const nlohmann::json& json);

} // namespace pitwatch::scenarios
