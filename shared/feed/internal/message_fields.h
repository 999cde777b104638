#pragma once

#include "shared/core/bytes.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/text/fields.h"
#include "shared/wire/envelope.h"

// The few shapes that the feed's JSON messages are made of.

namespace pitwatch::feed::internal {

inline constexpr int kFormat = 1;
// What every JSON reader holds exactly. A journal that adds a million entries a second reaches it
// after 285 years.
inline constexpr std::int64_t kMaxNumber = (std::int64_t{1} << 53U) - 1;

// An object of our format, or what is wrong with it. Keys that we do not know are the next
// version's, and nobody asks for them.
core::Result<text::Value> parseObject(core::ByteView bytes);

std::uint64_t number(text::Fields& fields, const char* key);
wire::Hash hash(text::Fields& fields, const char* key);
core::JournalId journalOf(text::Fields& fields, const char* key);

core::Bytes bytesOf(const std::string& text);

} // namespace pitwatch::feed::internal
