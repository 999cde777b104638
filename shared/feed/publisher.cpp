#include "shared/feed/publisher.h"

#include "shared/feed/internal/message_fields.h"
#include "shared/feed/signing.h"
#include "shared/wire/envelope.h"
#include "shared/wire/topics.h"

#include <algorithm>

namespace pitwatch::feed {

using core::Instant;
using core::Millis;
using core::Tick;

namespace {

// How soon to try again what the connection did not take; the connection's wait() returns earlier
// if it can.
constexpr Millis kRetry{20};

// "pit/T01/ask/": the reader's name completes it.
std::string askPrefixOf(const core::PartyId& self) {
    std::string topic = wire::askTopic(self, self);
    topic.resize(topic.size() - self.text().size());
    return topic;
}

} // namespace

std::uint64_t newProcess(const RandomSource& random) {
    return 1 + random(std::uint64_t{internal::kMaxNumber});
}

Publisher::Publisher(core::PartyId self, const journal::Journal& journal, std::uint64_t epoch,
                     Connection& connection, PublisherOptions options)
    : m_self(std::move(self))
    , m_journal(journal)
    , m_epoch(epoch)
    , m_connection(connection)
    , m_options(std::move(options))
    , m_complaints(m_options.log)
    , m_askPrefix(askPrefixOf(m_self))
    , m_live(epoch - 1) {
    PW_ASSERT(epoch > 0 && epoch <= journal.head().sequence);
    // Until the first tick: a will is left before it.
    m_wall = journal.read(epoch, 1, SIZE_MAX).front().at;
    if (m_live > 0)
        m_liveChain = journal.read(m_live, 1, 0).front().chain;
    m_connection.setWill([this] { return will(); });
    m_connection.subscribe(m_askPrefix + "+", m_options.delivery);
}

void Publisher::connected() {
    m_nextBeat.reset();
}

bool Publisher::handle(const Message& message, Tick now) {
    if (!message.topic.starts_with(m_askPrefix))
        return false;
    const auto reader = core::PartyId::parse(message.topic.substr(m_askPrefix.size()));
    if (!reader) {
        m_complaints.add("a reader without a proper name", reader.error().text, now);
        return true;
    }
    const auto ask = decodeAsk(message.payload);
    if (!ask)
        m_complaints.add(reader->text(), "a question that is " + ask.error().text, now);
    else if (m_turns.size() >= m_options.maxReaders && !m_turns.contains(*reader))
        m_complaints.add(reader->text(), "a question while too many readers ask", now);
    else if (asksAgainTooSoon(*reader, *ask, now))
        m_complaints.add(reader->text(), "a question that was just answered", now);
    else
        // A newer question replaces the older one: the reader has come further since, or lost it.
        m_turns[*reader] = Turn{*ask, false, 0, 0};
    return true;
}

// Forward a reader may come as fast as it likes: that ends with the journal. A small question for
// entries that were just sent would cost the broker a large answer each time.
bool Publisher::asksAgainTooSoon(const core::PartyId& reader, const Ask& ask, Tick now) const {
    const auto served = m_served.find(reader);
    return served != m_served.end() && ask.from() <= served->second.through &&
           now - served->second.at < m_options.replayPause;
}

void Publisher::noteServed(const core::PartyId& reader, std::uint64_t through) {
    if (m_served.size() >= m_options.maxReaders && !m_served.contains(reader))
        m_served.erase(
            std::ranges::min_element(m_served, {}, [](const auto& one) { return one.second.at; }));
    m_served[reader] = Served{through, m_now};
}

Tick Publisher::tick(Tick now, Instant wall) {
    m_now = now;
    m_wall = wall;
    if (!m_firstTick)
        m_firstTick = now;
    m_up = now - *m_firstTick;
    m_blocked = !m_connection.connected();
    // Half the tick is for live entries and the rest for replays, so neither starves the other.
    m_budget = m_options.messagesPerTick / 2;
    sendLive();
    m_budget += m_options.messagesPerTick / 2;
    sendHeartbeat(now, wall);
    serveReaders();
    // Not at once while the connection takes nothing: the owner would only spin.
    if (m_blocked)
        return now + kRetry;
    const bool more = !m_turns.empty() || m_live < m_journal.head().sequence;
    return more ? now : m_nextBeat.value_or(now + kRetry);
}

void Publisher::sayOffline(Instant wall) {
    m_blocked = false;
    m_budget = 1;
    send(status(Life::Offline, wall));
}

Message Publisher::will() {
    // Each connection has a number of its own, so the late will of an earlier one is recognised.
    ++m_session;
    m_beat = 0;
    return status(Life::Lost, m_wall);
}

Message Publisher::status(Life life, Instant wall) {
    const wire::Moment now{m_epoch, m_session, m_beat++, m_options.process};
    Status said{m_self, life, m_journal.head(), now, wall, m_up};
    if (m_options.signer)
        sign(said, *m_options.signer);
    return {wire::statusTopic(m_self), encodeStatus(said), true};
}

// A will, and what is said before the first status, come after no status at all.
wire::Moment Publisher::moment() const {
    return {m_epoch, m_session, m_beat == 0 ? 0 : m_beat - 1, m_options.process};
}

core::Bytes Publisher::batchOf(const std::vector<wire::Envelope>& entries,
                               const wire::Hash& before) const {
    if (!m_options.signer)
        return wire::encodeBatch(entries);
    return wire::encodeBatch(entries, sealBatch(entries, before, moment(), *m_options.signer));
}

bool Publisher::send(Message message) {
    if (m_blocked || m_budget == 0)
        return false;
    --m_budget;
    m_blocked = !m_connection.publish(std::move(message), m_options.delivery).ok();
    return !m_blocked;
}

void Publisher::sendLive() {
    const auto head = m_journal.head().sequence;
    if (head - m_live > m_options.liveWindow) {
        m_skipped += head - m_live;
        m_live = head;
        m_liveChain = m_journal.head().chain;
    }
    while (m_live < head && m_budget > 0 && !m_blocked) {
        const auto entries =
            m_journal.read(m_live + 1, m_options.batchEntries, m_options.batchBytes);
        PW_ASSERT(!entries.empty());
        if (!send({wire::journalTopic(m_self), batchOf(entries, m_liveChain), false}))
            return;
        m_live = entries.back().sequence;
        m_liveChain = entries.back().chain;
    }
}

void Publisher::sendHeartbeat(Tick now, Instant wall) {
    if (m_blocked || (m_nextBeat && now < *m_nextBeat))
        return;
    // Heartbeats come before replays and are not counted against the tick's budget: a party busy
    // answering is not a silent one.
    ++m_budget;
    if (send(status(Life::Online, wall)))
        m_nextBeat = now + m_options.heartbeat;
}

void Publisher::serveReaders() {
    // Round and round, one message per reader and turn, beginning after the reader served last:
    // one that asks for the whole journal does not keep another from its ten missing entries.
    while (!m_turns.empty() && m_budget > 0 && !m_blocked) {
        auto turn = m_turns.upper_bound(m_lastServed);
        if (turn == m_turns.end())
            turn = m_turns.begin();
        m_lastServed = turn->first;
        if (serve(turn->first, turn->second))
            m_turns.erase(turn);
    }
}

// Whether the reader has been sent all it will get for its question.
bool Publisher::serve(const core::PartyId& reader, Turn& turn) {
    if (!turn.answered)
        return answer(reader, turn) && turn.next > turn.last;
    const auto wanted = std::min<std::uint64_t>(m_options.batchEntries, turn.last - turn.next + 1);
    const auto entries =
        m_journal.read(turn.next, static_cast<std::size_t>(wanted), m_options.batchBytes);
    PW_ASSERT(!entries.empty());
    if (!send({wire::replayTopic(m_self, reader), batchOf(entries, turn.before), false}))
        return false;
    turn.next = entries.back().sequence + 1;
    turn.before = entries.back().chain;
    return turn.next > turn.last;
}

bool Publisher::answer(const core::PartyId& reader, Turn& turn) {
    const Answer said = prepared(reader, turn.ask);
    if (!send({wire::replayTopic(m_self, reader), encodeAnswer(said), false}))
        return false;
    turn.answered = true;
    noteServed(reader, said.through);
    if (said.verdict != Verdict::Follows)
        noteContradicted(reader, said.from - 1, said.head);
    turn.next = said.from;
    turn.last = said.through;
    turn.before = turn.ask.after ? turn.ask.after->chain : wire::Hash{};
    return true;
}

Answer Publisher::prepared(const core::PartyId& reader, const Ask& ask) const {
    const auto head = m_journal.head();
    const auto from = ask.from();
    Answer said{from, from - 1, judge(ask, head), m_epoch, head};
    if (said.verdict == Verdict::Follows) {
        said.through = std::min(head.sequence, from - 1 + m_options.replayWindow);
        if (ask.to >= from)
            said.through = std::min(said.through, ask.to);
    }
    if (m_options.signer) {
        said.proof = AnswerProof{m_self, reader, {ask.after, 0, ask.nonce}, moment(), m_up};
        sign(said, *m_options.signer);
    }
    return said;
}

// The keeper's own log says it too: it may be the only one whose people look.
void Publisher::noteContradicted(const core::PartyId& reader, std::uint64_t entry,
                                 const journal::Head& head) {
    if (!m_options.log || m_contradicted.size() >= m_options.maxReaders ||
        !m_contradicted.insert(reader).second)
        return;
    m_options.log(reader.text() + " has read an entry " + std::to_string(entry) +
                  " that is not in this journal, which ends at " + std::to_string(head.sequence) +
                  ": the journal was shortened or replaced");
}

Verdict Publisher::judge(const Ask& ask, const journal::Head& head) const {
    if (!ask.after)
        return Verdict::Follows;
    if (ask.after->journal != head.journal)
        return Verdict::OtherJournal;
    if (ask.after->sequence > head.sequence)
        return Verdict::Ahead;
    if (ask.after->sequence == 0)
        return ask.after->chain == wire::Hash{} ? Verdict::Follows : Verdict::Differs;
    const auto held = m_journal.read(ask.after->sequence, 1, 0);
    PW_ASSERT(!held.empty());
    return held.front().chain == ask.after->chain ? Verdict::Follows : Verdict::Differs;
}

} // namespace pitwatch::feed
