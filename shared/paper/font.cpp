#include "shared/paper/font.h"

#include "shared/paper/internal/font_widths.h"
#include "shared/paper/internal/win_ansi.h"

namespace pitwatch::paper {

double textWidth(std::string_view text, Font font, double size) {
    int thousandths = 0;
    for (const char code : encoded(text, font))
        thousandths += widthOf(static_cast<unsigned char>(code), font);
    return thousandths * size / 1000.0;
}

namespace {

// How many bytes of the text's whole characters fit.
std::size_t bytesThatFit(std::string_view text, Font font, double size, double width) {
    std::size_t bytes = 0;
    double used = 0;
    while (bytes < text.size()) {
        const std::size_t next = characterBytes(text.substr(bytes));
        used += textWidth(text.substr(bytes, next), font, size);
        // Sums of fractions may come out a hair wider than the same width taken at once.
        if (used > width + 1e-6)
            break;
        bytes += next;
    }
    return bytes;
}

} // namespace

std::string fitted(std::string_view text, Font font, double size, double width) {
    if (bytesThatFit(text, font, size, width) == text.size())
        return std::string(text);
    const double dots = textWidth("...", font, size);
    return std::string(text.substr(0, bytesThatFit(text, font, size, width - dots))) + "...";
}

std::vector<std::string> wrapped(std::string_view text, Font font, double size, double width) {
    std::vector<std::string> lines;
    for (;;) {
        std::size_t bytes = bytesThatFit(text, font, size, width);
        if (bytes == text.size())
            break;
        if (bytes == 0)
            bytes = characterBytes(text);
        // The space after the last word may itself be what no longer fits.
        const std::size_t space = text.substr(0, bytes + 1).rfind(' ');
        if (space != std::string_view::npos && space > 0) {
            lines.emplace_back(text.substr(0, space));
            text.remove_prefix(space + 1);
        } else {
            lines.emplace_back(text.substr(0, bytes));
            text.remove_prefix(bytes);
        }
    }
    if (lines.empty() || !text.empty())
        lines.emplace_back(text);
    return lines;
}

} // namespace pitwatch::paper
