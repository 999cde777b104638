#include "deploy/pitctl/line_reader.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace pitwatch::pitctl {

void LineReader::append(std::string_view part) {
    const std::size_t room = kMaxLine - m_line.size();
    m_line += part.substr(0, room);
    m_tooLong = m_tooLong || part.size() > room;
}

bool LineReader::forEach(const std::function<void(std::string_view, bool)>& line,
                         const std::function<bool()>& idle) {
    std::array<char, 65536> buffer;
    while (true) {
        const ssize_t got = ::read(m_descriptor, buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            if (!m_line.empty())
                line(m_line, m_tooLong);
            idle();
            return got == 0;
        }
        std::string_view rest(buffer.data(), static_cast<std::size_t>(got));
        for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
            append(rest.substr(0, end));
            line(m_line, m_tooLong);
            m_line.clear();
            m_tooLong = false;
            rest.remove_prefix(end + 1);
        }
        append(rest);
        if (!idle())
            return true;
    }
}

} // namespace pitwatch::pitctl
