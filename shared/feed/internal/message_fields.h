#pragma once

#include "shared/core/bytes.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/journal/signer.h"
#include "shared/text/fields.h"
#include "shared/wire/envelope.h"

// The few shapes that the feed's JSON messages are made of.

namespace pitwatch::feed::internal {

inline constexpr int kFormat = 1;
inline constexpr int kSignedFormat = 2;
// What every JSON reader holds exactly. A journal that adds a million entries a second reaches it
// after 285 years.
inline constexpr std::int64_t kMaxNumber = (std::int64_t{1} << 53U) - 1;

// An object of our formats, or what is wrong with it. Keys that we do not know are the next
// version's, and nobody asks for them.
core::Result<text::Value> parseObject(core::ByteView bytes);
// Whether it is of the format with signatures.
bool isSigned(const text::Value& object);

std::uint64_t number(text::Fields& fields, const char* key);
wire::Hash hash(text::Fields& fields, const char* key);
core::JournalId journalOf(text::Fields& fields, const char* key);
// When a signed message was said.
wire::Moment moment(text::Fields& fields);

// The object with its signature as the last key; and what is signed of it.
core::Bytes withSignature(std::string object, const journal::Signature& signature);
core::Bytes signedBytes(std::string_view purpose, std::string_view object);

core::Bytes bytesOf(const std::string& text);

} // namespace pitwatch::feed::internal
