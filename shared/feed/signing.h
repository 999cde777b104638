#pragma once

#include "shared/journal/signer.h"
#include "shared/wire/envelope.h"

#include <span>

// The signature that a party gives with the entries it sends. README.md has the signed bytes.

namespace pitwatch::feed {

// `before` is the chain of the entry before the first.
wire::BatchSeal sealBatch(std::span<const wire::Envelope> entries, const wire::Hash& before,
                          const wire::Moment& moment, const journal::Signer& signer);

// Whether the batch is, entry by entry, what the holder of that key sent.
bool isGenuine(const wire::Batch& batch, const journal::PublicKey& key);

} // namespace pitwatch::feed
