#pragma once

#include "shared/wire/archive_reader.h"
#include "shared/wire/archive_writer.h"

// Any serialize() type to bytes and back, where there is no event or envelope around it.

namespace pitwatch::wire {

template <typename T>
core::Bytes encode(const T& value) {
    ArchiveWriter writer;
    writer << value;
    return writer.take();
}

// Refuses any bytes encode() would not have written.
template <typename T>
core::Result<T> decode(core::ByteView bytes) {
    try {
        ArchiveReader reader(bytes);
        T value{};
        reader >> value;
        reader.finish();
        return value;
    } catch (const Malformed& problem) {
        return core::Error{problem.what()};
    }
}

} // namespace pitwatch::wire
