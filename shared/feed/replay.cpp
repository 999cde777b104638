#include "shared/feed/replay.h"

#include "shared/core/json_text.h"
#include "shared/feed/internal/message_fields.h"
#include "shared/text/hex.h"

namespace pitwatch::feed {

core::Bytes encodeAsk(const Ask& ask) {
    core::JsonText json;
    json.beginObject();
    json.field("format", internal::kFormat);
    if (ask.after)
        json.field("journal", text::toHex(ask.after->journal.bytes));
    else
        json.nullField("journal");
    json.field("after", ask.after ? ask.after->sequence : 0);
    json.field("chain", text::toHex(ask.after ? ask.after->chain : wire::Hash{}));
    json.field("to", ask.to);
    json.endObject();
    return internal::bytesOf(std::move(json).take());
}

core::Result<Ask> decodeAsk(core::ByteView bytes) {
    const auto object = internal::parseObject(bytes);
    if (!object)
        return object.error();
    text::Problems problems;
    text::Fields fields(*object, problems);
    Ask ask;
    journal::Head after;
    const text::Value* journal = fields.value("journal");
    const bool named = journal != nullptr && !journal->isNull();
    if (named)
        after.journal = internal::journalOf(fields, "journal");
    after.sequence = internal::number(fields, "after");
    after.chain = internal::hash(fields, "chain");
    ask.to = internal::number(fields, "to");
    if (named)
        ask.after = after;
    else if (after != journal::Head{})
        fields.report("", "an entry is named without its journal");
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return ask;
}

core::Bytes encodeAnswer(const Answer& answer) {
    core::JsonText json;
    json.beginObject();
    json.field("format", internal::kFormat);
    json.field("verdict", core::enumName(answer.verdict));
    json.field("from", answer.from);
    json.field("through", answer.through);
    json.field("journal", text::toHex(answer.head.journal.bytes));
    json.field("head", answer.head.sequence);
    json.field("chain", text::toHex(answer.head.chain));
    json.field("epoch", answer.epoch);
    json.endObject();
    return internal::bytesOf(std::move(json).take());
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
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return answer;
}

bool looksLikeAnswer(core::ByteView bytes) {
    return !bytes.empty() && bytes.front() == '{';
}

} // namespace pitwatch::feed
