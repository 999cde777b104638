#pragma once

#include "shared/paper/document.h"

#include <functional>
#include <string>
#include <vector>

namespace pitwatch::paper {

struct Column {
    std::string title;
    double width = 0;
    Align align = Align::Left;
};

struct TableStyle {
    double left = 48;
    // Where the first row goes on the pages the table adds, and what stays free at the foot.
    double top = 60;
    double bottom = 54;
    double size = 9;
    Size paper = Size::Letter;
    // Draws what stands above the table on a page that the table added.
    std::function<void(Page&)> onNewPage;
};

// Rows over as many pages as they need. A row is never broken over two pages, the titles are
// repeated on each, and a cell wraps within its column; what no page could hold is cut with "...".
// The document outlives the table.
class Table {
public:
    // Begins at `y` of the document's last page.
    Table(Document& document, double y, std::vector<Column> columns, TableStyle style = {});

    // One cell per column; missing cells are empty.
    void row(const std::vector<std::string>& cells, Font font = Font::Regular);
    // A thin line below the last row, for totals.
    void rule();

    // Below the last row, on the document's last page.
    double y() const { return m_y; }

private:
    double width() const;
    std::size_t mostLines();
    void titles();
    void startPage();
    void draw(const std::vector<std::vector<std::string>>& cells, Font font);
    Page& page() { return m_document.pages().back(); }

    Document& m_document;
    std::vector<Column> m_columns;
    TableStyle m_style;
    double m_y;
};

} // namespace pitwatch::paper
