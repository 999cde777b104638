#include "shared/staff/internal/signature_list.h"

namespace pitwatch::staff {

nlohmann::ordered_json signaturesJson(const std::map<PublicKey, Signature>& signatures) {
    auto list = nlohmann::ordered_json::array();
    for (const auto& [key, signature] : signatures)
        list.push_back({{"key", hexOf(key)}, {"signature", hexOf(signature)}});
    return list;
}

std::map<PublicKey, Signature> readSignatures(JsonFields& fields) {
    std::map<PublicKey, Signature> signatures;
    for (const auto& json : fields.list("signatures")) {
        JsonFields one(json, "a signature");
        const auto key = one.hex<PublicKey>("key");
        const auto signature = one.hex<Signature>("signature");
        one.end();
        if (!signatures.emplace(key, signature).second)
            throw BadFile("a key signed twice");
    }
    return signatures;
}

} // namespace pitwatch::staff
