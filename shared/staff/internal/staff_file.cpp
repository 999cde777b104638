#include "shared/staff/internal/staff_file.h"

#include "shared/text/hex.h"
#include "shared/text/json.h"

#include <nlohmann/json.hpp>

namespace pitwatch::staff {

namespace {

constexpr text::JsonLimits kLimits{std::size_t{4} * 1024 * 1024, 8};
constexpr auto kWhat = "this file";

} // namespace

core::Outcome readStaffFile(std::string_view text, std::string_view format,
                            const std::function<void(text::Fields&)>& read) {
    const auto object = text::parseJsonObject(text, kLimits);
    if (!object)
        return object.error();
    text::Problems problems;
    text::Fields fields(*object, problems);
    if (const auto stated = fields.text("format"); stated && *stated != format)
        fields.report("format", "is not \"" + std::string(format) + "\"");
    read(fields);
    fields.refuseUnknownKeys(kWhat);
    if (!problems.empty())
        return core::Error{problems.front().text()};
    return core::Done{};
}

nlohmann::ordered_json signaturesJson(const std::map<PublicKey, Signature>& signatures) {
    auto list = nlohmann::ordered_json::array();
    for (const auto& [key, signature] : signatures)
        list.push_back({{"key", text::toHex(key)}, {"signature", text::toHex(signature)}});
    return list;
}

std::map<PublicKey, Signature> readSignatures(text::Fields& fields) {
    std::map<PublicKey, Signature> signatures;
    for (text::Fields& one : fields.tables("signatures")) {
        const auto key = bytesOf<PublicKey>(one, "key");
        const auto signature = bytesOf<Signature>(one, "signature");
        one.refuseUnknownKeys("a signature");
        if (!signatures.emplace(key, signature).second)
            one.report("key", "signed twice");
    }
    return signatures;
}

} // namespace pitwatch::staff
