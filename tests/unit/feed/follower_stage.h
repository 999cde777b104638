#pragma once

#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "tests/support/sites/feed_parties.h"
#include "tests/support/sites/party_keys.h"

namespace pitwatch::support {

enum class Words : std::uint8_t { Unchecked, Checked };

// One writer and one reader on a network that works unless told otherwise.
struct Stage {
    explicit Stage(Words words = Words::Unchecked)
        : writer(broker, "T01", 1), reader(broker, "C1", {party("T01")}) {
        if (words == Words::Checked) {
            writer.options.signer = signerOf("T01");
            keys.add(writer.self);
            reader.options.keys = &keys;
        }
        writer.start(now);
        reader.start();
    }
    void pass(core::Millis time, core::Millis step = core::Millis(10)) {
        for (const auto end = now + time; now < end;) {
            now += step;
            broker.advance(now);
            writer.run(now);
            broker.advance(now);
            reader.run(now);
        }
    }
    feed::PartyView view() { return reader.follower->view(writer.self, now); }
    std::size_t copied() { return reader.store.copyOf(writer.self).size(); }
    void give(const std::string& topic, core::Bytes payload, bool retained = false) {
        reader.follower->handle({topic, std::move(payload), retained}, now);
        reader.follower->tick(now);
    }
    void giveEntries(std::vector<wire::Envelope> entries) {
        give(wire::journalTopic(writer.self), wire::encodeBatch(entries));
    }
    feed::Status status(feed::Life life = feed::Life::Online) const {
        return {writer.self, life, writer.journal->head(), {1, 1, 1000}, wallAt(now)};
    }
    void giveStatus(const feed::Status& said, bool retained = false) {
        give(wire::statusTopic(writer.self), feed::encodeStatus(said), retained);
    }
    void restartWriter() {
        writer.crash();
        writer.start(now);
    }
    // The writer comes back with an older image of its journal, `kept` entries long.
    void restoreOldImage(std::uint64_t kept) {
        writer.crash();
        auto old = std::make_unique<journal::MemoryJournal>(journalId(1));
        for (const auto& entry : writer.journal->read(1, kept, SIZE_MAX)) {
            const std::vector event{*wire::decodeEvent(entry.type, entry.body)};
            old->append(event, entry.at);
        }
        writer.journal = std::move(old);
        writer.start(now);
    }

    core::Tick now = tickAt(1000);
    feed::MemoryBroker broker{1};
    NamedKeys keys;
    MemoryWriter writer;
    MemoryReader reader;
};

} // namespace pitwatch::support
