#include "pit-console/core/reports/report_pdf.h"

#include "pit-console/core/reports/shift_calendar.h"
#include "shared/paper/document.h"
#include "shared/paper/table.h"

namespace pitwatch::console {

namespace {

using paper::Font;

constexpr double kLeft = 40;
constexpr double kTop = 64;
constexpr double kFoot = 54;
constexpr std::size_t kManyColumns = 8;

class ReportPaper {
public:
    explicit ReportPaper(const Report& report)
        : m_report(report), m_document(report.title + " " + report.name, report.madeAt) {}

    std::string write() {
        startPage();
        heading();
        for (const ReportSection& section : m_report.sections)
            add(section);
        signatures();
        m_document.addFooters(m_report.title + ", " + m_report.name);
        return m_document.write();
    }

private:
    paper::Page& page() { return m_document.pages().back(); }
    double width() { return page().width() - 2 * kLeft; }

    void startPage() {
        m_document.addPage();
        m_y = kTop;
    }

    void need(double height) {
        if (m_y + height > page().height() - kFoot)
            startPage();
    }

    void line(std::string_view text, Font font, double size, double below) {
        m_y += size;
        page().text(kLeft, m_y, text, font, size);
        m_y += below;
    }

    void heading() {
        line(m_report.title, Font::Bold, 18, 6);
        line(m_report.name, Font::Regular, 12, 5);
        line("From " + localText(m_report.period.from) + " to " + localText(m_report.period.to) +
                 ", local time",
             Font::Regular, 9, 3);
        line("Made " + localText(m_report.madeAt) + " by Pitwatch from the tables' journals",
             Font::Regular, 9, 3);
        if (!m_report.complete)
            line("NOT COMPLETE: made before the period was over", Font::Bold, 10, 3);
        m_y += 6;
        page().line(kLeft, m_y, kLeft + width(), m_y, 1);
        m_y += 14;
    }

    void paragraph(const std::string& text, double size) {
        for (const std::string& one : paper::wrapped(text, Font::Regular, size, width())) {
            need(size * 1.3);
            line(one, Font::Regular, size, size * 0.3);
        }
    }

    void add(const ReportSection& section) {
        need(90);
        line(section.title, Font::Bold, 12, 5);
        if (section.rows.empty())
            paragraph(section.none, 9);
        else
            rows(section);
        m_y += 5;
        if (!section.note.empty())
            paragraph(section.note, 7.5);
        m_y += 14;
    }

    void rows(const ReportSection& section) {
        double shares = 0;
        for (const ReportColumn& column : section.columns)
            shares += column.share;
        std::vector<paper::Column> columns;
        for (const ReportColumn& column : section.columns)
            columns.push_back({column.title, width() * column.share / shares,
                               column.figures ? paper::Align::Right : paper::Align::Left});
        paper::TableStyle style;
        style.left = kLeft;
        style.top = kTop;
        style.bottom = kFoot;
        style.size = section.columns.size() > kManyColumns ? 6.5 : 8;
        paper::Table table(m_document, m_y, std::move(columns), style);
        for (const auto& row : section.rows)
            table.row(textsOf(row));
        if (!section.totals.empty()) {
            table.rule();
            table.row(textsOf(section.totals), Font::Bold);
        }
        m_y = table.y();
    }

    static std::vector<std::string> textsOf(const std::vector<Cell>& row) {
        std::vector<std::string> texts;
        for (const Cell& cell : row)
            texts.push_back(cellText(cell));
        return texts;
    }

    void signatures() {
        need(70);
        m_y += 40;
        const double half = width() / 2;
        for (const auto& [x, who] : {std::pair(kLeft, "Prepared by, date and time"),
                                     std::pair(kLeft + half, "Reviewed by, date and time")}) {
            page().line(x, m_y, x + half - 30, m_y);
            page().text(x, m_y + 11, who, Font::Regular, 8);
        }
    }

    const Report& m_report;
    paper::Document m_document;
    double m_y = 0;
};

} // namespace

std::string toPdf(const Report& report) {
    return ReportPaper(report).write();
}

} // namespace pitwatch::console
