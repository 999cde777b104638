#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>

namespace pitwatch::desk {

// A file that others replace while a program runs. Asking costs one look at its facts, so it may
// be asked every second. One thread.
class WatchedFile {
public:
    WatchedFile(std::string path, std::size_t maxBytes)
        : m_path(std::move(path)), m_maxBytes(maxBytes) {}

    // The file's content when it is new: at the first call, and when the file was changed or
    // replaced since. A file that is not there, or too large, is nothing.
    std::optional<std::string> newContent();

private:
    using Facts = std::tuple<std::uint64_t, std::uint64_t, std::int64_t, std::int64_t>;

    std::string m_path;
    std::size_t m_maxBytes;
    std::optional<Facts> m_facts;
};

} // namespace pitwatch::desk
