#include "shared/text/problem.h"

#include "shared/core/printable.h"

#include <algorithm>

namespace pitwatch::text {

namespace {

constexpr std::size_t kMaxQuoted = 60;

} // namespace

std::string Problem::text() const {
    return field.empty() ? problem : '"' + field + "\" " + problem;
}

std::string oneLine(std::string_view text) {
    return core::printable(text);
}

std::string quoted(std::string_view text) {
    std::size_t length = std::min(text.size(), kMaxQuoted);
    // A cut inside a UTF-8 character would leave rubbish behind.
    while (length < text.size() && length > 0 &&
           (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        --length;
    return '"' + oneLine(text.substr(0, length)) + (length < text.size() ? "…\"" : "\"");
}

} // namespace pitwatch::text
