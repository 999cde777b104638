#include "shared/feed/replay.h"

#include "shared/core/json_text.h"
#include "shared/feed/internal/message_fields.h"
#include "shared/text/hex.h"

namespace pitwatch::feed {

namespace {

constexpr std::string_view kAnswerPurpose = "pitwatch answer 2\n";

void writeJournal(core::JsonText& json, const char* key, const Ask& ask) {
    if (ask.after)
        json.field(key, text::toHex(ask.after->journal.bytes));
    else
        json.nullField(key);
}

// Nothing where no journal is named.
std::optional<core::JournalId> readJournal(text::Fields& fields, const char* key) {
    const text::Value* journal = fields.value(key);
    if (journal == nullptr || journal->isNull())
        return std::nullopt;
    return internal::journalOf(fields, key);
}

} // namespace

core::Bytes encodeAsk(const Ask& ask) {
    core::JsonText json;
    json.beginObject();
    json.field("format", internal::kFormat);
    writeJournal(json, "journal", ask);
    json.field("after", ask.after ? ask.after->sequence : 0);
    json.field("chain", text::toHex(ask.after ? ask.after->chain : wire::Hash{}));
    json.field("to", ask.to);
    if (ask.nonce != 0)
        json.field("nonce", ask.nonce);
    json.endObject();
    return internal::bytesOf(std::move(json).take());
}

core::Result<Ask> decodeAsk(core::ByteView bytes) {
    const auto object = internal::parseObject(bytes);
    if (!object)
        return object.error();
    text::Problems problems;
    text::Fields fields(*object, problems);
    if (internal::isSigned(*object))
        fields.report("format", "is none of questions");
    Ask ask;
    journal::Head after;
    const auto journal = readJournal(fields, "journal");
    after.sequence = internal::number(fields, "after");
    after.chain = internal::hash(fields, "chain");
    ask.to = internal::number(fields, "to");
    if (fields.has("nonce"))
        ask.nonce = internal::number(fields, "nonce");
    if (journal)
        ask.after = journal::Head{*journal, after.sequence, after.chain};
    else if (after != journal::Head{})
        fields.report("", "an entry is named without its journal");
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return ask;
}

namespace {

void write(core::JsonText& json, const AnswerProof& proof) {
    json.field("party", proof.party.text());
    json.field("reader", proof.reader.text());
    json.field("nonce", proof.asked.nonce);
    writeJournal(json, "asked_journal", proof.asked);
    json.field("asked_chain",
               text::toHex(proof.asked.after ? proof.asked.after->chain : wire::Hash{}));
    json.field("session", proof.moment.session);
    json.field("beat", proof.moment.beat);
    json.field("process", proof.moment.process);
    json.field("up_ms", proof.up.count());
}

AnswerProof readProof(text::Fields& fields, std::uint64_t from) {
    AnswerProof proof;
    proof.party = fields.name<core::PartyId>("party").value_or(core::PartyId());
    proof.reader = fields.name<core::PartyId>("reader").value_or(core::PartyId());
    proof.asked.nonce = internal::number(fields, "nonce");
    const auto journal = readJournal(fields, "asked_journal");
    const wire::Hash chain = internal::hash(fields, "asked_chain");
    if (journal)
        proof.asked.after = journal::Head{*journal, from - 1, chain};
    proof.moment = internal::moment(fields);
    proof.up = core::Millis(internal::number(fields, "up_ms"));
    fields.hex("signature", proof.signature);
    return proof;
}

// All but the signature.
std::string textOf(const Answer& answer) {
    core::JsonText json;
    json.beginObject();
    json.field("format", answer.proof ? internal::kSignedFormat : internal::kFormat);
    json.field("verdict", core::enumName(answer.verdict));
    json.field("from", answer.from);
    json.field("through", answer.through);
    json.field("journal", text::toHex(answer.head.journal.bytes));
    json.field("head", answer.head.sequence);
    json.field("chain", text::toHex(answer.head.chain));
    json.field("epoch", answer.epoch);
    if (answer.proof)
        write(json, *answer.proof);
    json.endObject();
    return std::move(json).take();
}

} // namespace

void sign(Answer& answer, const journal::Signer& signer) {
    PW_ASSERT(answer.proof.has_value());
    answer.proof->signature = signer.sign(internal::signedBytes(kAnswerPurpose, textOf(answer)));
}

bool isGenuine(const Answer& answer, const journal::PublicKey& key) {
    return answer.proof && journal::isGenuine(internal::signedBytes(kAnswerPurpose, textOf(answer)),
                                              answer.proof->signature, key);
}

core::Bytes encodeAnswer(const Answer& answer) {
    if (answer.proof)
        return internal::withSignature(textOf(answer), answer.proof->signature);
    return internal::bytesOf(textOf(answer));
}

core::Result<Answer> decodeAnswer(core::ByteView bytes) {
    const auto object = internal::parseObject(bytes);
    if (!object)
        return object.error();
    text::Problems problems;
    text::Fields fields(*object, problems);
    Answer answer;
    answer.verdict = fields.word<Verdict>("verdict").value_or(Verdict::Follows);
    answer.from = internal::number(fields, "from");
    answer.through = internal::number(fields, "through");
    answer.head.journal = internal::journalOf(fields, "journal");
    answer.head.sequence = internal::number(fields, "head");
    answer.head.chain = internal::hash(fields, "chain");
    answer.epoch = internal::number(fields, "epoch");
    if (answer.from == 0)
        fields.report("from", "is not the sequence of an entry");
    else if (internal::isSigned(*object))
        answer.proof = readProof(fields, answer.from);
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return answer;
}

bool looksLikeAnswer(core::ByteView bytes) {
    return !bytes.empty() && bytes.front() == '{';
}

} // namespace pitwatch::feed
