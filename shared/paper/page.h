#pragma once

#include "shared/paper/font.h"

#include <string>
#include <string_view>

namespace pitwatch::paper {

enum class Size : std::uint8_t { Letter, A4 };

// One sheet, drawn from its top left corner: x to the right, y down, both in points (72 an inch).
// The y of a text is its baseline. Grey goes from 0 (black) to 1 (white). Made and owned by a
// Document; one thread.
class Page {
public:
    explicit Page(Size size);

    double width() const { return m_width; }
    double height() const { return m_height; }

    // x is the left end, the middle or the right end of the text, as `align` says.
    void text(double x, double y, std::string_view text, Font font = Font::Regular,
              double size = 10, Align align = Align::Left, double grey = 0);
    void line(double fromX, double fromY, double toX, double toY, double lineWidth = 0.5);
    void box(double x, double y, double width, double height, double lineWidth = 0.5);
    // An area filled with grey; draw it before what stands on it.
    void shade(double x, double y, double width, double height, double grey);
    // One word in pale grey across the whole sheet, such as VOID. Draw it before the rest.
    void watermark(std::string_view word);

    // The drawing in PDF's own operators.
    const std::string& content() const { return m_content; }

private:
    double m_width;
    double m_height;
    std::string m_content;
};

} // namespace pitwatch::paper
