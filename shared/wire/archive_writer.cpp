#include "shared/wire/archive_writer.h"

namespace pitwatch::wire {

void ArchiveWriter::save_binary(const void* bytes, std::size_t count) {
    const auto* first = static_cast<const std::uint8_t*>(bytes);
    m_bytes.insert(m_bytes.end(), first, first + count);
}

void ArchiveWriter::putVarint(std::uint64_t value) {
    while (value >= 0x80) {
        m_bytes.push_back(static_cast<std::uint8_t>(value | 0x80));
        value >>= 7;
    }
    m_bytes.push_back(static_cast<std::uint8_t>(value));
}

} // namespace pitwatch::wire
