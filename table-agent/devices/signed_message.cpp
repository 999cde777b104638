#include "table-agent/devices/signed_message.h"

#include "table-agent/devices/message_fields.h"

namespace pitwatch::devices {

namespace {

staff::SignedWord wordIn(MessageFields& fields) {
    return {fields.bytes("statement"), fields.signature("signature")};
}

SignedMessage readPress(MessageFields& fields) {
    SignedPress press{wordIn(fields), {}};
    if (fields.has("cosigned"))
        press.cosigned = fields.cosignatures("cosigned");
    return press;
}

} // namespace

std::optional<core::Result<SignedMessage>> parseSignedMessage(core::ByteView payload) {
    MessageFields fields(payload);
    const std::string command = fields.string("command");
    if (command != SignOn::kName && command != SignedPress::kName)
        return std::nullopt;
    SignedMessage message =
        command == SignOn::kName ? SignedMessage(SignOn{wordIn(fields)}) : readPress(fields);
    if (const std::string problem = fields.problem(); !problem.empty())
        return core::Result<SignedMessage>(core::Error{problem});
    return core::Result<SignedMessage>(std::move(message));
}

} // namespace pitwatch::devices
