#include "shared/paper/table.h"

#include <algorithm>

namespace pitwatch::paper {

namespace {

constexpr double kPadding = 3;
constexpr double kLeading = 1.25;

} // namespace

Table::Table(Document& document, double y, std::vector<Column> columns, TableStyle style)
    : m_document(document), m_columns(std::move(columns)), m_style(std::move(style)), m_y(y) {
    if (m_document.pages().empty())
        m_document.addPage(m_style.paper);
    titles();
}

double Table::width() const {
    double sum = 0;
    for (const Column& column : m_columns)
        sum += column.width;
    return sum;
}

void Table::titles() {
    const double height = m_style.size * kLeading + 2 * kPadding;
    page().shade(m_style.left, m_y, width(), height, 0.9);
    std::vector<std::vector<std::string>> cells;
    for (const Column& column : m_columns)
        cells.push_back(
            {fitted(column.title, Font::Bold, m_style.size, column.width - 2 * kPadding)});
    draw(cells, Font::Bold);
}

void Table::startPage() {
    Page& added = m_document.addPage(m_style.paper);
    if (m_style.onNewPage)
        m_style.onNewPage(added);
    m_y = m_style.top;
    titles();
}

// What a page of nothing but the titles and one row holds.
std::size_t Table::mostLines() {
    const double room = page().height() - m_style.bottom - m_style.top - 4 * kPadding;
    return static_cast<std::size_t>(std::max(1.0, room / (m_style.size * kLeading) - 1));
}

void Table::row(const std::vector<std::string>& cells, Font font) {
    std::vector<std::vector<std::string>> lines;
    std::size_t most = 1;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::string_view cell = i < cells.size() ? std::string_view(cells[i]) : "";
        lines.push_back(wrapped(cell, font, m_style.size, m_columns[i].width - 2 * kPadding));
        if (lines.back().size() > mostLines()) {
            lines.back().resize(mostLines());
            lines.back().back() = "...";
        }
        most = std::max(most, lines.back().size());
    }
    const double height = static_cast<double>(most) * m_style.size * kLeading + 2 * kPadding;
    if (m_y + height > page().height() - m_style.bottom)
        startPage();
    draw(lines, font);
}

void Table::draw(const std::vector<std::vector<std::string>>& cells, Font font) {
    double x = m_style.left;
    std::size_t most = 1;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        double at = x + kPadding;
        if (column.align == Align::Right)
            at = x + column.width - kPadding;
        if (column.align == Align::Centre)
            at = x + column.width / 2;
        double baseline = m_y + kPadding + m_style.size;
        for (const std::string& line : cells[i]) {
            page().text(at, baseline, line, font, m_style.size, column.align);
            baseline += m_style.size * kLeading;
        }
        most = std::max(most, cells[i].size());
        x += column.width;
    }
    m_y += static_cast<double>(most) * m_style.size * kLeading + 2 * kPadding;
    page().line(m_style.left, m_y, m_style.left + width(), m_y, 0.25);
}

void Table::rule() {
    page().line(m_style.left, m_y, m_style.left + width(), m_y, 1);
}

} // namespace pitwatch::paper
