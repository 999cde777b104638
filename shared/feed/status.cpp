#include "shared/feed/status.h"

#include "shared/core/json_text.h"
#include "shared/feed/internal/message_fields.h"
#include "shared/text/hex.h"

#include <charconv>
#include <limits>
#include <tuple>

namespace pitwatch::feed {

namespace {

constexpr std::size_t kUsualBytes = 550;
constexpr std::string_view kProcessKey = ",\"process\":";
constexpr std::string_view kStatusPurpose = "pitwatch status 2\n";

bool epochIsEntry(const Status& status) {
    return status.moment.epoch != 0 && status.moment.epoch <= status.head.sequence;
}

// Walks over the text that encodeStatus() writes; whatever is not that ends the walk.
class Walk {
public:
    explicit Walk(core::ByteView bytes)
        : m_rest(reinterpret_cast<const char*>(bytes.data()), bytes.size()) {}

    bool over(std::string_view literal) {
        if (!m_rest.starts_with(literal))
            return false;
        m_rest.remove_prefix(literal.size());
        return true;
    }
    std::string_view text() {
        const auto text = m_rest.substr(0, m_rest.find('"'));
        m_rest.remove_prefix(text.size());
        return text;
    }
    // JSON writes no zeros before a number.
    bool number(std::uint64_t& into) {
        const auto [end, error] =
            std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), into);
        const auto length = static_cast<std::size_t>(end - m_rest.data());
        if (error != std::errc{} || (length > 1 && m_rest.front() == '0'))
            return false;
        m_rest.remove_prefix(length);
        return into <= std::uint64_t{internal::kMaxNumber};
    }
    bool atEnd() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
};

// Who was built before there was such a key does not say it.
bool walkProcess(Walk& walk, Status& status, bool isSigned) {
    return walk.over(kProcessKey) ? walk.number(status.moment.process) : !isSigned;
}

bool walkSignature(Walk& walk, Status& status) {
    std::uint64_t up = 0;
    if (!walk.over(",\"up_ms\":") || !walk.number(up) || !walk.over(",\"signature\":\"") ||
        !text::fromHex(walk.text(), status.signature.emplace()))
        return false;
    status.up = core::Millis(up);
    return walk.over("\"");
}

// The one place that reads JSON without the shared reader. Heartbeats are most of what a busy floor
// says, and everybody hears them: those that encodeStatus() below wrote are read where they lie.
// Nothing where it is anything else, good or bad: that is decodeStatus()'s, by the shared reader.
std::optional<Status> readAsWritten(core::ByteView bytes) {
    Walk walk(bytes);
    Status status;
    std::uint64_t at = 0;
    const bool isSigned = walk.over("{\"format\":2,");
    if ((!isSigned && !walk.over("{\"format\":1,")) || !walk.over("\"party\":\""))
        return std::nullopt;
    auto party = core::PartyId::parse(walk.text());
    if (!party || !walk.over("\",\"life\":\""))
        return std::nullopt;
    const auto life = core::enumFromName<Life>(walk.text());
    const bool good =
        life && walk.over("\",\"journal\":\"") &&
        text::fromHex(walk.text(), status.head.journal.bytes) && walk.over("\",\"head\":") &&
        walk.number(status.head.sequence) && walk.over(",\"chain\":\"") &&
        text::fromHex(walk.text(), status.head.chain) && walk.over("\",\"epoch\":") &&
        walk.number(status.moment.epoch) && walk.over(",\"session\":") &&
        walk.number(status.moment.session) && walk.over(",\"beat\":") &&
        walk.number(status.moment.beat) && walk.over(",\"at_ms\":") && walk.number(at) &&
        walkProcess(walk, status, isSigned) && (!isSigned || walkSignature(walk, status)) &&
        walk.over("}") && walk.atEnd() && epochIsEntry(status);
    if (!good)
        return std::nullopt;
    status.party = *std::move(party);
    status.life = *life;
    status.at = core::Instant(core::Millis(at));
    return status;
}

} // namespace

bool isAfter(const Status& later, const Status& earlier) {
    // A will is left before the heartbeats of its connection and spoken after all of them.
    const auto place = [](const Status& status) {
        const auto beat = status.life == Life::Lost ? std::numeric_limits<std::uint64_t>::max()
                                                    : status.moment.beat;
        return std::tuple(status.moment.epoch, status.moment.session, beat);
    };
    return place(later) > place(earlier);
}

bool areOfTwoProcesses(const Status& one, const Status& other) {
    const std::uint64_t process = one.moment.process;
    return process != 0 && other.moment.process != 0 && process != other.moment.process;
}

bool contradict(const Status& earlier, const Status& later) {
    if (areOfTwoProcesses(earlier, later))
        return earlier.moment.epoch <= later.head.sequence &&
               later.moment.epoch <= earlier.head.sequence;
    return earlier.moment.epoch == later.moment.epoch && later.life != Life::Lost &&
           isAfter(later, earlier) && later.head.sequence < earlier.head.sequence;
}

namespace {

// All but the signature.
std::string textOf(const Status& status, bool isSigned) {
    core::JsonText json;
    json.reserve(kUsualBytes);
    json.beginObject();
    json.field("format", isSigned ? internal::kSignedFormat : internal::kFormat);
    json.field("party", status.party.text());
    json.field("life", core::enumName(status.life));
    json.field("journal", text::toHex(status.head.journal.bytes));
    json.field("head", status.head.sequence);
    json.field("chain", text::toHex(status.head.chain));
    json.field("epoch", status.moment.epoch);
    json.field("session", status.moment.session);
    json.field("beat", status.moment.beat);
    json.field("at_ms", status.at.time_since_epoch().count());
    if (isSigned || status.moment.process != 0)
        json.field("process", status.moment.process);
    if (isSigned)
        json.field("up_ms", status.up.count());
    json.endObject();
    return std::move(json).take();
}

} // namespace

void sign(Status& status, const journal::Signer& signer) {
    status.signature = signer.sign(internal::signedBytes(kStatusPurpose, textOf(status, true)));
}

bool isGenuine(const Status& status, const journal::PublicKey& key) {
    return status.signature &&
           journal::isGenuine(internal::signedBytes(kStatusPurpose, textOf(status, true)),
                              *status.signature, key);
}

core::Bytes encodeStatus(const Status& status) {
    if (status.signature)
        return internal::withSignature(textOf(status, true), *status.signature);
    return internal::bytesOf(textOf(status, false));
}

core::Result<Status> decodeStatus(core::ByteView bytes) {
    if (auto status = readAsWritten(bytes))
        return *std::move(status);
    const auto object = internal::parseObject(bytes);
    if (!object)
        return object.error();
    text::Problems problems;
    text::Fields fields(*object, problems);
    Status status;
    status.party = fields.name<core::PartyId>("party").value_or(core::PartyId());
    status.life = fields.word<Life>("life").value_or(Life::Lost);
    status.head.journal = internal::journalOf(fields, "journal");
    status.head.sequence = internal::number(fields, "head");
    status.head.chain = internal::hash(fields, "chain");
    status.moment.epoch = internal::number(fields, "epoch");
    status.moment.session = internal::number(fields, "session");
    status.moment.beat = internal::number(fields, "beat");
    status.at = core::Instant(core::Millis(internal::number(fields, "at_ms")));
    if (internal::isSigned(*object) || fields.has("process"))
        status.moment.process = internal::number(fields, "process");
    if (internal::isSigned(*object)) {
        status.up = core::Millis(internal::number(fields, "up_ms"));
        fields.hex("signature", status.signature.emplace());
    }
    if (!epochIsEntry(status))
        fields.report("epoch", "is not the sequence of an entry of the journal");
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return status;
}

} // namespace pitwatch::feed
