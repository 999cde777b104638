#include "shared/paper/document.h"

#include "shared/core/assertion.h"
#include "shared/paper/internal/operators.h"
#include "shared/paper/internal/win_ansi.h"

#include <array>

namespace pitwatch::paper {

namespace {

constexpr std::array<std::string_view, kFonts> kFontNames{"Helvetica", "Helvetica-Bold", "Courier",
                                                          "Symbol"};

// The objects of a file, numbered from 1, each at a known place, as the cross-reference asks.
class Objects {
public:
    std::size_t reserve() {
        m_places.push_back(0);
        return m_places.size();
    }
    void write(std::size_t object, std::string_view body) {
        PW_ASSERT(m_places[object - 1] == 0);
        m_places[object - 1] = m_bytes.size();
        m_bytes += std::to_string(object) + " 0 obj\n" + std::string(body) + "\nendobj\n";
    }
    std::size_t add(std::string_view body) {
        const std::size_t object = reserve();
        write(object, body);
        return object;
    }

    std::string finish(std::size_t catalog, std::size_t info) && {
        const std::size_t start = m_bytes.size();
        m_bytes += "xref\n0 " + std::to_string(m_places.size() + 1) + "\n0000000000 65535 f \n";
        for (const std::size_t place : m_places)
            m_bytes += tenDigits(place) + " 00000 n \n";
        m_bytes += "trailer\n<< /Size " + std::to_string(m_places.size() + 1) + " /Root " +
                   ref(catalog) + " /Info " + ref(info) + " >>\nstartxref\n" +
                   std::to_string(start) + "\n%%EOF\n";
        return std::move(m_bytes);
    }

    static std::string ref(std::size_t object) { return std::to_string(object) + " 0 R"; }

private:
    static std::string tenDigits(std::size_t place) {
        std::string text = std::to_string(place);
        PW_ASSERT(text.size() <= 10);
        return std::string(10 - text.size(), '0') + text;
    }

    // The comment of bytes above 127 tells file transfers that this is no text.
    std::string m_bytes = "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n";
    std::vector<std::size_t> m_places;
};

std::string addFonts(Objects& objects) {
    std::string fonts;
    for (std::size_t font = 0; font < kFonts; ++font) {
        const bool ownCodes = static_cast<Font>(font) == Font::Symbols;
        const std::size_t object = objects.add(
            "<< /Type /Font /Subtype /Type1 /BaseFont /" + std::string(kFontNames[font]) +
            (ownCodes ? " >>" : " /Encoding /WinAnsiEncoding >>"));
        fonts += "/F" + std::to_string(font) + ' ' + Objects::ref(object) + ' ';
    }
    return fonts;
}

// "D:20261116093000Z"
std::string pdfDate(core::Instant at) {
    std::string digits;
    for (const char letter : core::toIso(at).substr(0, 19))
        if (letter >= '0' && letter <= '9')
            digits += letter;
    return "(D:" + digits + "Z)";
}

} // namespace

Document::Document(std::string title, std::optional<core::Instant> madeAt)
    : m_title(std::move(title)), m_madeAt(madeAt) {}

Page& Document::addPage(Size size) {
    return m_pages.emplace_back(size);
}

void Document::addFooters(std::string_view left) {
    constexpr double kMargin = 48;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        Page& page = m_pages[i];
        const double y = page.height() - 28;
        page.text(kMargin, y, left, Font::Regular, 8);
        page.text(page.width() - kMargin, y,
                  "Page " + std::to_string(i + 1) + " of " + std::to_string(m_pages.size()),
                  Font::Regular, 8, Align::Right);
    }
}

std::string Document::write() const {
    const std::deque<Page> blank(1, Page(Size::Letter));
    Objects objects;
    const std::size_t tree = objects.reserve();
    const std::string fonts = addFonts(objects);
    std::string kids;
    const std::deque<Page>& pages = m_pages.empty() ? blank : m_pages;
    for (const Page& page : pages) {
        const std::size_t content =
            objects.add("<< /Length " + std::to_string(page.content().size()) + " >>\nstream\n" +
                        page.content() + "\nendstream");
        kids +=
            Objects::ref(objects.add("<< /Type /Page /Parent " + Objects::ref(tree) +
                                     " /MediaBox [0 0 " + number(page.width()) + ' ' +
                                     number(page.height()) + "] /Resources << /Font << " + fonts +
                                     ">> >> /Contents " + Objects::ref(content) + " >>")) +
            ' ';
    }
    objects.write(tree, "<< /Type /Pages /Kids [" + kids + "] /Count " +
                            std::to_string(pages.size()) + " >>");
    const std::size_t catalog =
        objects.add("<< /Type /Catalog /Pages " + Objects::ref(tree) + " >>");
    std::string info = "<< /Producer (Pitwatch)";
    if (!m_title.empty())
        info += " /Title " + literal(encoded(m_title, Font::Regular));
    if (m_madeAt)
        info += " /CreationDate " + pdfDate(*m_madeAt);
    const std::size_t about = objects.add(info + " >>");
    return std::move(objects).finish(catalog, about);
}

} // namespace pitwatch::paper
