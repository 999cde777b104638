#include "shared/wire/envelope.h"

#include "shared/wire/archive_reader.h"
#include "shared/wire/archive_writer.h"

#include <sodium.h>

namespace pitwatch::wire {

namespace {

// The first byte of an entry and of a batch: what it is and the version of its format.
constexpr std::uint8_t kEntryFormat = 0x01;
constexpr std::uint8_t kBatchFormat = 0xb1;
constexpr std::uint8_t kSealedBatchFormat = 0xb2;

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

void writeEntries(ArchiveWriter& writer, std::span<const Envelope> entries) {
    writer.putVarint(entries.size());
    for (const Envelope& entry : entries) {
        writeEntry(writer, entry);
        writer << entry.chain;
    }
}

std::vector<Envelope> readEntries(ArchiveReader& reader) {
    const std::uint64_t count = reader.getVarint();
    if (count > reader.bytesLeft() / kSmallestEntryBytes)
        reader.refuse("there are fewer bytes than entries");
    std::vector<Envelope> entries;
    entries.reserve(count);
    for (std::uint64_t index = 0; index < count; ++index)
        entries.push_back(readEntry(reader));
    return entries;
}

// The rest of the seal, behind the entries.
void readSeal(ArchiveReader& reader, Batch& batch) {
    if (batch.entries.empty())
        reader.refuse("a sealed batch holds at least one entry");
    Moment& moment = batch.seal->moment;
    reader >> moment.epoch >> moment.session >> moment.beat >> moment.process;
    reader >> batch.seal->signature;
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

bool isChained(const Hash& before, std::span<const Envelope> entries) {
    const Hash* previous = &before;
    const Envelope* last = nullptr;
    for (const Envelope& entry : entries) {
        const bool inOrder = last == nullptr || (entry.journal == last->journal &&
                                                 entry.sequence == last->sequence + 1);
        if (!inOrder || chainHash(*previous, entry) != entry.chain)
            return false;
        last = &entry;
        previous = &entry.chain;
    }
    return true;
}

core::Bytes encodeBatch(std::span<const Envelope> entries) {
    ArchiveWriter writer;
    writer.putRaw({&kBatchFormat, 1});
    writeEntries(writer, entries);
    PW_ASSERT(writer.bytes().size() <= kMaxBatchBytes);
    return writer.take();
}

core::Bytes encodeBatch(std::span<const Envelope> entries, const BatchSeal& seal) {
    PW_ASSERT(!entries.empty());
    const Moment& moment = seal.moment;
    ArchiveWriter writer;
    writer.putRaw({&kSealedBatchFormat, 1});
    writer << seal.before;
    writeEntries(writer, entries);
    writer << moment.epoch << moment.session << moment.beat << moment.process;
    writer << seal.signature;
    PW_ASSERT(writer.bytes().size() <= kMaxBatchBytes);
    return writer.take();
}

core::Result<Batch> decodeBatch(core::ByteView bytes) {
    if (bytes.size() > kMaxBatchBytes)
        return core::Error{"a batch of " + std::to_string(bytes.size()) + " bytes is too large"};
    try {
        ArchiveReader reader(bytes);
        const std::uint8_t format = reader.getRaw(1)[0];
        if (format != kBatchFormat && format != kSealedBatchFormat)
            reader.refuse("this is no batch of a format known here");
        Batch batch;
        if (format == kSealedBatchFormat)
            reader >> batch.seal.emplace().before;
        batch.entries = readEntries(reader);
        if (batch.seal)
            readSeal(reader, batch);
        reader.finish();
        return batch;
    } catch (const Malformed& problem) {
        return core::Error{std::string("batch: ") + problem.what()};
    }
}

} // namespace pitwatch::wire
