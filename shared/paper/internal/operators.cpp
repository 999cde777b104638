#include "shared/paper/internal/operators.h"

#include "shared/core/assertion.h"

#include <cmath>

namespace pitwatch::paper {

std::string number(double value) {
    PW_ASSERT(std::abs(value) < 1e6);
    const long long hundredths = std::llround(value * 100);
    const long long size = hundredths < 0 ? -hundredths : hundredths;
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 == 0)
        return text;
    text += '.';
    text += static_cast<char>('0' + size % 100 / 10);
    if (size % 10 != 0)
        text += static_cast<char>('0' + size % 10);
    return text;
}

std::string literal(std::string_view codes) {
    std::string text = "(";
    for (const char code : codes) {
        const auto byte = static_cast<unsigned char>(code);
        if (code == '(' || code == ')' || code == '\\') {
            text += '\\';
            text += code;
        } else if (byte >= 0x20 && byte < 0x7F) {
            text += code;
        } else {
            text += '\\';
            text += static_cast<char>('0' + (byte >> 6U));
            text += static_cast<char>('0' + (byte >> 3U & 7U));
            text += static_cast<char>('0' + (byte & 7U));
        }
    }
    return text + ")";
}

} // namespace pitwatch::paper
