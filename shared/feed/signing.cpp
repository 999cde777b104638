#include "shared/feed/signing.h"

#include <string_view>

namespace pitwatch::feed {

namespace {

constexpr std::string_view kBatchPurpose = "pitwatch batch 2\n";

void put(core::Bytes& bytes, std::uint64_t number) {
    for (int shift = 56; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<std::uint8_t>(number >> shift));
}

core::Bytes batchBytes(const wire::Envelope& last, const wire::Moment& moment) {
    core::Bytes bytes(kBatchPurpose.begin(), kBatchPurpose.end());
    bytes.insert(bytes.end(), last.journal.bytes.begin(), last.journal.bytes.end());
    put(bytes, last.sequence);
    bytes.insert(bytes.end(), last.chain.begin(), last.chain.end());
    for (const std::uint64_t number : {moment.epoch, moment.session, moment.beat, moment.process})
        put(bytes, number);
    return bytes;
}

} // namespace

wire::BatchSeal sealBatch(std::span<const wire::Envelope> entries, const wire::Hash& before,
                          const wire::Moment& moment, const journal::Signer& signer) {
    PW_ASSERT(!entries.empty());
    return {before, moment, signer.sign(batchBytes(entries.back(), moment))};
}

bool isGenuine(const wire::Batch& batch, const journal::PublicKey& key) {
    return batch.seal && !batch.entries.empty() &&
           wire::isChained(batch.seal->before, batch.entries) &&
           journal::isGenuine(batchBytes(batch.entries.back(), batch.seal->moment),
                              batch.seal->signature, key);
}

} // namespace pitwatch::feed
