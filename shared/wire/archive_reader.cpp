#include "shared/wire/archive_reader.h"

#include <algorithm>
#include <string>

namespace pitwatch::wire {

void ArchiveReader::refuse(const char* what) const {
    throw Malformed(std::string(what) + " (at byte " + std::to_string(m_at) + ")");
}

core::ByteView ArchiveReader::getRaw(std::size_t count) {
    if (count > bytesLeft())
        refuse("the bytes end too early");
    const core::ByteView raw = m_bytes.subspan(m_at, count);
    m_at += count;
    return raw;
}

void ArchiveReader::load_binary(void* bytes, std::size_t count) {
    std::ranges::copy(getRaw(count), static_cast<std::uint8_t*>(bytes));
}

std::uint64_t ArchiveReader::getLongVarint() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        if (m_at == m_bytes.size())
            refuse("the bytes end too early");
        const std::uint8_t byte = m_bytes[m_at++];
        // The tenth byte has room for one bit, and a last byte of zero adds nothing: both would be
        // a second way to write a number.
        if ((shift == 63 && byte > 1) || (shift > 0 && byte == 0))
            refuse("a number is not in its shortest form");
        value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
        if (byte < 0x80)
            return value;
    }
    refuse("a number is too long");
}

void ArchiveReader::finish() const {
    if (bytesLeft() != 0)
        refuse("there are bytes after the end");
}

std::string_view ArchiveReader::getText(std::size_t maxBytes) {
    const std::uint64_t count = getVarint();
    if (count > maxBytes)
        refuse("a text is too long");
    charge(count);
    const core::ByteView raw = getRaw(count);
    return {reinterpret_cast<const char*>(raw.data()), raw.size()};
}

void ArchiveReader::get(core::Bytes& bytes) {
    const core::ByteView raw = getRaw(getCount(1));
    bytes.assign(raw.begin(), raw.end());
}

unsigned ArchiveReader::getVersion(unsigned current) {
    const std::uint64_t version = getVarint();
    if (version == 0)
        refuse("version 0 does not exist");
    if (version > current)
        refuse("it was written by newer software");
    return static_cast<unsigned>(version);
}

std::size_t ArchiveReader::getCount(std::size_t itemBytes) {
    const std::uint64_t count = getVarint();
    if (count > bytesLeft())
        refuse("there are fewer bytes than items");
    // The count is now at most the size of the input, so the product cannot overflow.
    charge(count * itemBytes);
    return count;
}

void ArchiveReader::charge(std::size_t bytes) {
    if (bytes > m_memoryLeft)
        refuse("it would need too much memory");
    m_memoryLeft -= bytes;
}

} // namespace pitwatch::wire
