#include "shared/feed/replay.h"

#include "shared/feed/internal/json_fields.h"

namespace pitwatch::feed {

core::Bytes encodeAsk(const Ask& ask) {
    nlohmann::ordered_json json;
    json["format"] = internal::kFormat;
    json["journal"] = nullptr;
    if (ask.after)
        json["journal"] = ask.after->journal.hex();
    json["after"] = ask.after ? ask.after->sequence : 0;
    json["chain"] = internal::toHex(ask.after ? ask.after->chain : wire::Hash{});
    json["to"] = ask.to;
    return internal::toBytes(json);
}

core::Result<Ask> decodeAsk(core::ByteView bytes) {
    const auto object = internal::parseObject(bytes);
    if (!object)
        return object.error();
    internal::Fields fields(*object);
    Ask ask;
    journal::Head after;
    if (!fields.isNull("journal"))
        after.journal = fields.journal("journal");
    after.sequence = fields.number("after");
    after.chain = fields.hash("chain");
    ask.to = fields.number("to");
    if (!fields.isNull("journal"))
        ask.after = after;
    else if (after != journal::Head{})
        fields.refuse("an entry is named without its journal");
    if (fields.problem())
        return *fields.problem();
    return ask;
}

core::Bytes encodeAnswer(const Answer& answer) {
    nlohmann::ordered_json json;
    json["format"] = internal::kFormat;
    json["verdict"] = core::enumName(answer.verdict);
    json["from"] = answer.from;
    json["through"] = answer.through;
    json["journal"] = answer.head.journal.hex();
    json["head"] = answer.head.sequence;
    json["chain"] = internal::toHex(answer.head.chain);
    json["epoch"] = answer.epoch;
    return internal::toBytes(json);
}

core::Result<Answer> decodeAnswer(core::ByteView bytes) {
    const auto object = internal::parseObject(bytes);
    if (!object)
        return object.error();
    internal::Fields fields(*object);
    Answer answer;
    const auto verdict = core::enumFromName<Verdict>(fields.text("verdict"));
    if (!verdict)
        fields.refuse("verdict is not one of follows, ahead, differs, other_journal");
    answer.verdict = verdict.value_or(Verdict::Follows);
    answer.from = fields.number("from");
    answer.through = fields.number("through");
    answer.head.journal = fields.journal("journal");
    answer.head.sequence = fields.number("head");
    answer.head.chain = fields.hash("chain");
    answer.epoch = fields.number("epoch");
    if (answer.from == 0)
        fields.refuse("from is not the sequence of an entry");
    if (fields.problem())
        return *fields.problem();
    return answer;
}

bool looksLikeAnswer(core::ByteView bytes) {
    return !bytes.empty() && bytes.front() == '{';
}

} // namespace pitwatch::feed
