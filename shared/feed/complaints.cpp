#include "shared/feed/complaints.h"

namespace pitwatch::feed {

void Complaints::add(const std::string& sender, std::string_view what, core::Tick now) {
    ++m_total;
    const bool known = m_senders.contains(sender);
    if (!known && m_senders.size() >= kMaxSenders)
        std::erase_if(m_senders, [&](const auto& s) { return now - s.second.lastLine >= kQuiet; });
    if (!known && m_senders.size() >= kMaxSenders)
        return;
    Sender& entry = m_senders[sender];
    if (known && now - entry.lastLine < kQuiet) {
        ++entry.unsaid;
        return;
    }
    std::string line = sender + ": dropped: " + std::string(what);
    if (entry.unsaid > 0)
        line += " (and " + std::to_string(entry.unsaid) + " more since the last such line)";
    entry = Sender{now, 0};
    if (m_sink)
        m_sink(line);
}

} // namespace pitwatch::feed
