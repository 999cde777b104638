#pragma once

#include "shared/events/event.h"
#include "shared/rules/submission.h"
#include "shared/wire/envelope.h"

#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace pitwatch::simulation {

// Nothing is wagered on a progressive before the controller's journal says that its link is open
// for what the table files: since the filing the table has read so, and the controller has written
// so.
class LinkCheck {
public:
    // What the controller wrote.
    explicit LinkCheck(const std::vector<wire::Envelope>& controller);

    // A table's journal, from its beginning.
    void checkTable(const std::string& table, const std::vector<wire::Envelope>& entries) const;

private:
    // The link, the table, and what it filed for it.
    using Filing = std::tuple<std::string, std::string, std::string, std::vector<core::Cents>>;

    void follow(const events::Event& event);
    static std::optional<Filing> filedIn(const events::Event& event);

    std::set<Filing> m_filed;                             // And answered.
    std::set<std::pair<std::string, std::string>> m_open; // Link and table.
};

} // namespace pitwatch::simulation
