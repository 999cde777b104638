#include "shared/core/assertion.h"
#include "shared/wire/envelope.h"
#include "tests/fuzz/peak_memory.h"

// Journal entries and batches of them: what is accepted is what would have been written, and
// reading stays within its memory.

using namespace pitwatch;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const core::ByteView input(data, size);
    const core::Bytes bytes(input.begin(), input.end());
    {
        const fuzz::PeakMemory memory;
        const auto entry = wire::decodeEnvelope(input);
        memory.expectAtMost(fuzz::memoryLimit(size));
        PW_ASSERT(!entry || wire::encodeEnvelope(*entry) == bytes);
    }
    const fuzz::PeakMemory memory;
    const auto batch = wire::decodeBatch(input);
    memory.expectAtMost(fuzz::memoryLimit(size));
    PW_ASSERT(!batch || (batch->seal ? wire::encodeBatch(batch->entries, *batch->seal)
                                     : wire::encodeBatch(batch->entries)) == bytes);
    return 0;
}
