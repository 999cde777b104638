#pragma once

#include "shared/feed/replay.h"
#include "shared/feed/signing.h"
#include "tests/unit/feed/follower_stage.h"

namespace pitwatch::support {

// A stage on which everything is signed and checked, and somebody who hears all of it.
struct CheckedStage : Stage {
    CheckedStage() : Stage(Words::Checked), tap(broker, "TAP") {
        tap.subscribe("pit/#", feed::Delivery::AtLeastOnce);
    }

    // What was said on topics that end so since the last call, the latest last.
    std::vector<feed::Message> overheard(const std::string& topicEnd) {
        broker.advance(now);
        while (auto event = tap.take())
            if (const auto* message = std::get_if<feed::Message>(&*event))
                heard.push_back(*message);
        std::vector<feed::Message> found;
        for (const auto& message : heard)
            if (message.topic.ends_with(topicEnd) && !message.retained)
                found.push_back(message);
        return found;
    }
    wire::Hash chainOf(std::uint64_t sequence) const {
        return sequence == 0 ? wire::Hash{} : writer.journal->read(sequence, 1, 0).front().chain;
    }
    wire::Moment moment(std::uint64_t beat) const { return {1, 1, beat, writer.options.process}; }
    // As the holder of that key would send entries now.
    core::Bytes batch(const std::vector<wire::Envelope>& entries, const journal::Signer& signer,
                      std::uint64_t beat = 1) const {
        const auto before = chainOf(entries.front().sequence - 1);
        return wire::encodeBatch(entries, feed::sealBatch(entries, before, moment(beat), signer));
    }
    // An entry of the journal with another event in it, chained as if it had been so for ever.
    static wire::Envelope rewritten(wire::Envelope entry, const wire::Hash& before) {
        entry.body = wire::encodeEvent(numbered(999));
        entry.chain = wire::chainHash(before, entry);
        return entry;
    }
    feed::Status signedStatus(feed::Status status, const journal::Signer& signer) const {
        status.moment.process = writer.options.process;
        feed::sign(status, signer);
        return status;
    }

    feed::MemoryConnection tap;
    std::vector<feed::Message> heard;
};

} // namespace pitwatch::support
