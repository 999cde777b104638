#pragma once

#include "shared/feed/connection.h"
#include "shared/feed/seeded_random.h"
#include "shared/journal/signer.h"

#include <deque>
#include <memory>

namespace pitwatch::support {

// What somebody makes of parties' words who heard all of them and has none of their keys, but one
// of his own: changed, signed anew, without a signature, under another's name, once more.
class ForgedWords {
public:
    ForgedWords(std::uint64_t seed, std::shared_ptr<const journal::Signer> own)
        : m_random(seed), m_own(std::move(own)) {}

    // Made of one of those; never what its party would say now.
    feed::Message next(const std::deque<feed::Message>& heard);

private:
    core::Bytes forgedStatus(const core::Bytes& genuine);
    core::Bytes forgedAnswer(const core::Bytes& genuine);
    core::Bytes forgedBatch(const core::Bytes& genuine);
    core::Bytes flipped(core::Bytes bytes);

    feed::SeededRandom m_random;
    std::shared_ptr<const journal::Signer> m_own;
};

} // namespace pitwatch::support
