#include "shared/paper/page.h"

#include "shared/core/assertion.h"
#include "shared/paper/internal/operators.h"
#include "shared/paper/internal/win_ansi.h"

#include <initializer_list>

namespace pitwatch::paper {

namespace {

std::string numbers(std::initializer_list<double> values) {
    std::string text;
    for (const double value : values)
        text += number(value) + ' ';
    return text;
}

std::string fontName(Font font) {
    return "/F" + std::to_string(static_cast<int>(font));
}

double offset(Align align, double width) {
    switch (align) {
    case Align::Left:
        return 0;
    case Align::Centre:
        return width / 2;
    case Align::Right:
        return width;
    }
    PW_ASSERT(!"no such alignment");
}

} // namespace

Page::Page(Size size)
    : m_width(size == Size::Letter ? 612 : 595.28), m_height(size == Size::Letter ? 792 : 841.89) {}

// PDF measures from the bottom left corner; every y is turned over here and nowhere else.
void Page::text(double x, double y, std::string_view text, Font font, double size, Align align,
                double grey) {
    const double left = x - offset(align, textWidth(text, font, size));
    m_content += "BT " + numbers({grey}) + "g " + fontName(font) + ' ' + numbers({size}) + "Tf " +
                 numbers({left, m_height - y}) + "Td " + literal(encoded(text, font)) + " Tj ET\n";
}

void Page::line(double fromX, double fromY, double toX, double toY, double lineWidth) {
    m_content += numbers({lineWidth}) + "w " + numbers({fromX, m_height - fromY}) + "m " +
                 numbers({toX, m_height - toY}) + "l S\n";
}

void Page::box(double x, double y, double width, double height, double lineWidth) {
    m_content +=
        numbers({lineWidth}) + "w " + numbers({x, m_height - y - height, width, height}) + "re S\n";
}

void Page::shade(double x, double y, double width, double height, double grey) {
    m_content +=
        numbers({grey}) + "g " + numbers({x, m_height - y - height, width, height}) + "re f\n";
}

void Page::watermark(std::string_view word) {
    // From the lower left to the upper right at 45 degrees, as large as two thirds of the width
    // allow, its middle in the middle of the sheet.
    constexpr double kSlope = 0.7071;
    constexpr double kCapHeight = 0.72;
    const double length = textWidth(word, Font::Bold, 1);
    if (length <= 0)
        return;
    const double size = 0.66 * m_width / kSlope / (length + kCapHeight);
    const double along = length * size * kSlope / 2;
    const double across = kCapHeight * size * kSlope / 2;
    m_content += "BT 0.85 g " + fontName(Font::Bold) + ' ' + numbers({size}) +
                 "Tf 0.7071 0.7071 -0.7071 0.7071 " +
                 numbers({m_width / 2 - along + across, m_height / 2 - along - across}) + "Tm " +
                 literal(encoded(word, Font::Bold)) + " Tj ET\n";
}

} // namespace pitwatch::paper
