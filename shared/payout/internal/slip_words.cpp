#include "shared/payout/internal/slip_words.h"

#include <algorithm>

namespace pitwatch::payout {

std::string readable(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '_', ' ');
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string readable(core::Instant at) {
    const std::string iso = core::toIso(at);
    return iso.substr(0, 10) + " " + iso.substr(11, 8) + " UTC";
}

std::string percentOf(std::uint32_t ppm) {
    std::string text = std::to_string(ppm / 10'000);
    std::string rest = std::to_string(10'000 + ppm % 10'000).substr(1);
    while (!rest.empty() && rest.back() == '0')
        rest.pop_back();
    return text + (rest.empty() ? "" : "." + rest) + "%";
}

} // namespace pitwatch::payout
