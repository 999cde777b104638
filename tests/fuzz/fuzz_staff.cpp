#include "shared/core/assertion.h"
#include "shared/staff/actions/statement.h"
#include "shared/staff/keys/sealed_key.h"
#include "shared/staff/pad/delegation.h"
#include "shared/staff/pad/press.h"
#include "shared/staff/roster_file.h"

#include <cstddef>
#include <cstdint>

// Any bytes as a statement, or what a pad signs: refused, or written back the same. And as each of
// the staff files.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace pitwatch;
    const core::ByteView bytes(data, size);
    if (const auto statement = staff::parseStatement(bytes)) {
        const core::Bytes again = staff::statementBytes(*statement);
        PW_ASSERT(again == core::Bytes(bytes.begin(), bytes.end()));
    }
    if (const auto delegation = staff::parseDelegation(bytes))
        PW_ASSERT(staff::signedBytes(*delegation) == core::Bytes(bytes.begin(), bytes.end()));
    if (const auto press = staff::parsePress(bytes))
        PW_ASSERT(staff::signedBytes(*press) == core::Bytes(bytes.begin(), bytes.end()));
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto roster = staff::parseRoster(text))
        PW_ASSERT(*staff::parseRoster(staff::rosterText(*roster)) == *roster);
    if (const auto key = staff::parseSealedKey(text))
        PW_ASSERT(*staff::parseSealedKey(staff::sealedKeyText(*key)) == *key);
    if (const auto keys = staff::parseSiteKeys(text))
        PW_ASSERT(*staff::parseSiteKeys(staff::siteKeysText(*keys)) == *keys);
    return 0;
}
