#include "shared/wire/envelope.h"

#include "shared/wire/archive_reader.h"
#include "shared/wire/archive_writer.h"

#include <sodium.h>

namespace pitwatch::wire {

namespace {

// The first byte of an entry and of a batch: what it is and the version of its format.
constexpr std::uint8_t kEntryFormat = 0x01;
constexpr std::uint8_t kBatchFormat = 0xb1;

// Format byte, journal, one byte each of sequence, time, type and body length, chain.
constexpr std::size_t kSmallestEntryBytes = 1 + 16 + 4 + 32;

void writeEntry(ArchiveWriter& writer, const Envelope& entry) {
    PW_ASSERT(entry.sequence >= 1);
    PW_ASSERT(entry.type.number >= 1);
    PW_ASSERT(entry.body.size() <= kMaxBodyBytes);
    writer.putRaw({&kEntryFormat, 1});
    writer << entry.journal << entry.sequence << entry.at << entry.type.number << entry.body;
}

Envelope readEntry(ArchiveReader& reader) {
    if (reader.getRaw(1)[0] != kEntryFormat)
        reader.refuse("this is no journal entry of a format known here");
    Envelope entry;
    reader >> entry.journal >> entry.sequence >> entry.at >> entry.type.number >> entry.body;
    if (entry.sequence == 0 || entry.type.number == 0)
        reader.refuse("sequence and type numbers begin at 1");
    if (entry.body.size() > kMaxBodyBytes)
        reader.refuse("the body is too large");
    reader >> entry.chain;
    return entry;
}

} // namespace

core::Bytes encodeEnvelope(const Envelope& envelope) {
    ArchiveWriter writer;
    writeEntry(writer, envelope);
    writer << envelope.chain;
    return writer.take();
}

core::Result<Envelope> decodeEnvelope(core::ByteView bytes) {
    try {
        ArchiveReader reader(bytes);
        Envelope envelope = readEntry(reader);
        reader.finish();
        return envelope;
    } catch (const Malformed& problem) {
        return core::Error{std::string("journal entry: ") + problem.what()};
    }
}

Hash chainHash(const Hash& previous, const Envelope& entry) {
    // sodium_init() chooses the fastest implementation for this processor; repeating it is free.
    static const bool kReady = sodium_init() >= 0;
    PW_ASSERT(kReady);
    ArchiveWriter writer;
    writer << previous;
    writeEntry(writer, entry);
    Hash hash{};
    crypto_generichash(hash.data(), hash.size(), writer.bytes().data(), writer.bytes().size(),
                       nullptr, 0);
    return hash;
}

core::Bytes encodeBatch(std::span<const Envelope> entries) {
    ArchiveWriter writer;
    writer.putRaw({&kBatchFormat, 1});
    writer.putVarint(entries.size());
    for (const Envelope& entry : entries) {
        writeEntry(writer, entry);
        writer << entry.chain;
    }
    PW_ASSERT(writer.bytes().size() <= kMaxBatchBytes);
    return writer.take();
}

core::Result<std::vector<Envelope>> decodeBatch(core::ByteView bytes) {
    if (bytes.size() > kMaxBatchBytes)
        return core::Error{"a batch of " + std::to_string(bytes.size()) + " bytes is too large"};
    try {
        ArchiveReader reader(bytes);
        if (reader.getRaw(1)[0] != kBatchFormat)
            reader.refuse("this is no batch of a format known here");
        const std::uint64_t count = reader.getVarint();
        if (count > reader.bytesLeft() / kSmallestEntryBytes)
            reader.refuse("there are fewer bytes than entries");
        std::vector<Envelope> entries;
        entries.reserve(count);
        for (std::uint64_t index = 0; index < count; ++index)
            entries.push_back(readEntry(reader));
        reader.finish();
        return entries;
    } catch (const Malformed& problem) {
        return core::Error{std::string("batch: ") + problem.what()};
    }
}

} // namespace pitwatch::wire
