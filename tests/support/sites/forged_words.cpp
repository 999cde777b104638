#include "tests/support/sites/forged_words.h"

#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "shared/feed/replay.h"
#include "shared/feed/signing.h"
#include "shared/feed/status.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::support {

namespace {

// A dollar made five, or else another event of the same length, chained as if it had been so.
void rewrite(std::vector<wire::Envelope>& entries, wire::Hash before) {
    for (wire::Envelope& entry : entries) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        const auto* made = event ? event->as<events::ContributionsMade>() : nullptr;
        if (made != nullptr) {
            auto more = *made;
            for (auto& wager : more.wagers)
                wager.amount = core::Cents{wager.amount.value() * 5};
            entry.body = wire::encodeEvent(more);
        } else {
            entry.at += core::Millis{1};
        }
        entry.chain = wire::chainHash(before, entry);
        before = entry.chain;
    }
}

} // namespace

feed::Message ForgedWords::next(const std::deque<feed::Message>& heard) {
    feed::Message message = heard[m_random.below(heard.size())];
    message.retained = false;
    if (m_random.percent(15))
        return message; // As it was, later.
    if (m_random.percent(15)) {
        message.payload = flipped(std::move(message.payload));
        return message;
    }
    if (m_random.percent(10)) {
        message.payload = heard[m_random.below(heard.size())].payload; // Another's word.
        return message;
    }
    if (message.topic.ends_with("/status"))
        message.payload = forgedStatus(message.payload);
    else if (feed::looksLikeAnswer(message.payload))
        message.payload = forgedAnswer(message.payload);
    else
        message.payload = forgedBatch(message.payload);
    return message;
}

core::Bytes ForgedWords::forgedStatus(const core::Bytes& genuine) {
    auto status = feed::decodeStatus(genuine);
    if (!status)
        return flipped(genuine);
    status->life = static_cast<feed::Life>(m_random.below(3));
    status->moment.beat += m_random.below(1000);
    status->moment.session += m_random.below(3);
    status->head.sequence += m_random.below(1'000'000);
    if (m_random.percent(30))
        status->moment.epoch = status->head.sequence;
    if (m_random.percent(30))
        status->moment.process += 1;
    if (m_random.percent(20))
        status->head.journal.bytes[3] ^= 1;
    status->signature.reset();
    if (m_random.percent(60))
        feed::sign(*status, *m_own);
    return feed::encodeStatus(*status);
}

core::Bytes ForgedWords::forgedAnswer(const core::Bytes& genuine) {
    auto answer = feed::decodeAnswer(genuine);
    if (!answer)
        return flipped(genuine);
    answer->verdict = static_cast<feed::Verdict>(m_random.below(4));
    answer->from = 1 + m_random.below(answer->from + 1);
    answer->head.sequence += m_random.below(1000);
    if (answer->proof && m_random.percent(60))
        feed::sign(*answer, *m_own);
    else if (m_random.percent(50))
        answer->proof.reset();
    return feed::encodeAnswer(*answer);
}

core::Bytes ForgedWords::forgedBatch(const core::Bytes& genuine) {
    auto batch = wire::decodeBatch(genuine);
    if (!batch || batch->entries.empty() || !batch->seal)
        return flipped(genuine);
    rewrite(batch->entries, batch->seal->before);
    if (m_random.percent(30))
        return wire::encodeBatch(batch->entries);
    if (m_random.percent(50))
        batch->seal =
            feed::sealBatch(batch->entries, batch->seal->before, batch->seal->moment, *m_own);
    return wire::encodeBatch(batch->entries, *batch->seal);
}

core::Bytes ForgedWords::flipped(core::Bytes bytes) {
    if (bytes.empty() || m_random.percent(10))
        return core::Bytes(m_random.below(300), static_cast<std::uint8_t>(m_random.below(256)));
    bytes[m_random.below(bytes.size())] ^= static_cast<std::uint8_t>(1U << m_random.below(8));
    return bytes;
}

} // namespace pitwatch::support
