#include "shared/wire/topics.h"
#include "tests/support/sites/feed_parties.h"

#include <fuzzer/FuzzedDataProvider.h>

// Anything on any topic of the feed, into a publisher and a follower: rubbish, and true messages
// with some bytes or fields changed. Whatever arrives, the follower's copy is a beginning of the
// true journal, the journal is untouched, and the publisher sends entries of the journal only.

using namespace pitwatch;
using namespace pitwatch::feed;
using namespace pitwatch::support;
using core::Millis;

namespace {

class Stage {
public:
    explicit Stage(FuzzedDataProvider& input) : m_input(input), m_observer(m_broker, "observer") {
        m_observer.subscribe("pit/#", Delivery::AtLeastOnce);
        m_writer.start(m_now);
        m_writer.write(30, m_now);
        m_reader.start();
        m_truth = m_writer.entries();
        pass(Millis(100));
        if (m_input.ConsumeBool())
            return;
        // From here on the network is the input alone.
        m_broker.cutOff("C1");
        m_writer.write(20, m_now);
        m_truth = m_writer.entries();
    }

    void disturb() {
        const auto topic = m_input.PickValueInArray<std::string>(
            {"pit/T01/status", "pit/T01/journal", "pit/T01/replay/C1", "pit/T01/ask/C1",
             "pit/T01/ask/C2", "pit/T01/ask/", "pit/T01/state", "dev/T01/pad", ""});
        const Message message{topic, payload(), m_input.ConsumeBool()};
        m_writer.publisher->handle(message, m_now);
        m_reader.follower->handle(message, m_now);
        pass(Millis(m_input.ConsumeIntegralInRange(0, 3000)));
        check();
    }

private:
    core::Bytes payload() {
        core::Bytes bytes;
        switch (m_input.ConsumeIntegralInRange(0, 4)) {
        case 0:
            return m_input.ConsumeBytes<std::uint8_t>(
                m_input.ConsumeIntegralInRange<std::size_t>(0, 300));
        case 1:
            bytes = someEntries();
            break;
        case 2:
            bytes = encodeStatus(someStatus());
            break;
        case 3:
            bytes = encodeAsk({someHead(), m_input.ConsumeIntegral<std::uint32_t>()});
            break;
        case 4:
            bytes = encodeAnswer(someAnswer());
            break;
        }
        for (int i = m_input.ConsumeIntegralInRange(0, 3); i > 0 && !bytes.empty(); --i)
            bytes[m_input.ConsumeIntegralInRange<std::size_t>(0, bytes.size() - 1)] ^=
                m_input.ConsumeIntegral<std::uint8_t>();
        return bytes;
    }
    core::Bytes someEntries() {
        const auto first = m_input.ConsumeIntegralInRange<std::size_t>(0, m_truth.size() - 1);
        const auto count = m_input.ConsumeIntegralInRange<std::size_t>(1, m_truth.size() - first);
        return wire::encodeBatch(std::span(m_truth).subspan(first, count));
    }
    journal::Head someHead() {
        const auto& entry =
            m_truth[m_input.ConsumeIntegralInRange<std::size_t>(0, m_truth.size() - 1)];
        journal::Head head{entry.journal, entry.sequence, entry.chain};
        if (m_input.ConsumeIntegralInRange(0, 9) == 0)
            head.sequence = m_input.ConsumeIntegralInRange<std::uint64_t>(1, 1000);
        if (m_input.ConsumeIntegralInRange(0, 19) == 0)
            head.journal = journalId(9);
        return head;
    }
    Status someStatus() {
        const auto life = m_input.PickValueInArray({Life::Online, Life::Offline, Life::Lost});
        return {party("T01"),
                life,
                someHead(),
                {m_input.ConsumeIntegralInRange<std::uint64_t>(1, 60),
                 m_input.ConsumeIntegralInRange<std::uint64_t>(0, 3),
                 m_input.ConsumeIntegralInRange<std::uint64_t>(0, 2000)}};
    }
    Answer someAnswer() {
        const auto verdict = m_input.PickValueInArray(
            {Verdict::Follows, Verdict::Ahead, Verdict::Differs, Verdict::OtherJournal});
        return {m_input.ConsumeIntegralInRange<std::uint64_t>(1, 60),
                m_input.ConsumeIntegralInRange<std::uint64_t>(0, 100), verdict,
                m_input.ConsumeIntegralInRange<std::uint64_t>(0, 60), someHead()};
    }

    void pass(Millis time) {
        m_now += time;
        for (int i = 0; i < 3; ++i) {
            m_broker.advance(m_now);
            m_writer.run(m_now);
            m_reader.run(m_now);
        }
    }

    void check() {
        PW_ASSERT(m_writer.entries() == m_truth);
        const auto& copy = m_reader.store.copyOf(party("T01"));
        PW_ASSERT(copy.size() <= m_truth.size());
        PW_ASSERT(std::equal(copy.begin(), copy.end(), m_truth.begin()));
        while (const auto event = m_observer.take())
            if (const auto* message = std::get_if<Message>(&*event))
                checkSent(*message);
    }
    void checkSent(const Message& message) {
        const bool entries =
            message.topic == "pit/T01/journal" ||
            (message.topic.starts_with("pit/T01/replay/") && !looksLikeAnswer(message.payload));
        if (!entries)
            return;
        const auto batch = wire::decodeBatch(message.payload);
        PW_ASSERT(batch.ok());
        for (const auto& entry : batch->entries)
            PW_ASSERT(m_truth.at(entry.sequence - 1) == entry);
    }

    FuzzedDataProvider& m_input;
    core::Tick m_now = tickAt(1000);
    MemoryBroker m_broker{1};
    MemoryWriter m_writer{m_broker, "T01", 1};
    MemoryReader m_reader{m_broker, "C1", {party("T01")}};
    MemoryConnection m_observer;
    std::vector<wire::Envelope> m_truth;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzedDataProvider input(data, size);
    Stage stage(input);
    for (int i = 0; i < 20 && input.remaining_bytes() > 0; ++i)
        stage.disturb();
    return 0;
}
