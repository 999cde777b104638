#include "pit-console/viewmodels/reports/reports_model.h"

#include "pit-console/core/reports/reports.h"
#include "pit-console/viewmodels/reports/report_files.h"
#include "pit-console/viewmodels/words/shown_text.h"

namespace pitwatch::console {

namespace {

constexpr int kChoices = 12;
constexpr int kCompliance = 2;

using LineKind = report_line::Kind;

ReportRow lineOf(LineKind kind, const QStringList& words, const ReportSection& section) {
    ReportRow row;
    row.kind = kind;
    row.words = words;
    row.description = words.join(QStringLiteral(", "));
    double all = 0;
    for (const ReportColumn& column : section.columns)
        all += column.share;
    for (const ReportColumn& column : section.columns) {
        row.shares.push_back(column.share / all);
        row.figures.push_back(column.figures);
    }
    return row;
}

QStringList cellTexts(const std::vector<Cell>& cells) {
    QStringList texts;
    for (const Cell& cell : cells)
        texts.push_back(text(cellText(cell)));
    return texts;
}

void addSection(QList<ReportRow>& lines, const ReportSection& section) {
    lines.push_back(lineOf(LineKind::Title, {text(section.title)}, section));
    if (section.rows.empty()) {
        lines.push_back(lineOf(LineKind::Note, {text(section.none)}, section));
    } else {
        QStringList titles;
        for (const ReportColumn& column : section.columns)
            titles.push_back(text(column.title));
        lines.push_back(lineOf(LineKind::Columns, titles, section));
        for (const auto& row : section.rows)
            lines.push_back(lineOf(LineKind::Row, cellTexts(row), section));
        if (!section.totals.empty())
            lines.push_back(lineOf(LineKind::Total, cellTexts(section.totals), section));
    }
    if (!section.note.empty())
        lines.push_back(lineOf(LineKind::Note, {text(section.note)}, section));
}

} // namespace

QStringList ReportsModel::kinds() const {
    return {tr("Shift"), tr("Gaming day"), tr("Deck compliance")};
}

std::vector<NamedPeriod> ReportsModel::choices() const {
    const PeriodKind kind = m_kind == 1 ? PeriodKind::GamingDay : PeriodKind::Shift;
    return knowsTheTime() ? recentPeriods(plan(), kind, now(), kChoices)
                          : std::vector<NamedPeriod>{};
}

QStringList ReportsModel::periods() const {
    QStringList names;
    for (const NamedPeriod& one : choices())
        names.push_back(text(one.name));
    return names;
}

void ReportsModel::setKind(int kind) {
    if (kind == m_kind || kind < 0 || kind > kCompliance)
        return;
    m_kind = kind;
    m_period = 0;
    emit chosenChanged();
    reload();
}

void ReportsModel::setPeriod(int period) {
    if (period == m_period || period < 0 || period >= kChoices)
        return;
    m_period = period;
    emit chosenChanged();
    reload();
}

QString ReportsModel::title() const {
    return text(m_report.title + ", " + m_report.name);
}

QString ReportsModel::times() const {
    return tr("From %1 to %2, made %3")
        .arg(momentText(m_report.period.from), momentText(m_report.period.to),
             momentText(m_report.madeAt));
}

QString ReportsModel::folder() const {
    return reportFolder();
}

void ReportsModel::reload() {
    const auto all = choices();
    if (all.empty())
        return;
    emit chosenChanged();
    const NamedPeriod& chosen = all[static_cast<std::size_t>(m_period)];
    ask(
        m_turn,
        [chosen, at = now(), compliance = m_kind == kCompliance](const Store& store) {
            return compliance ? complianceReport(store, chosen, at)
                              : periodReport(store, chosen, at);
        },
        [this](const Report& report) { receive(report); });
}

void ReportsModel::receive(const Report& report) {
    m_report = report;
    QList<ReportRow> lines;
    for (const ReportSection& section : report.sections)
        addSection(lines, section);
    m_lines.set(lines);
    emit loaded();
}

void ReportsModel::save() {
    if (m_report.sections.empty())
        return;
    m_savedText = saveReport(m_report);
    emit saved();
}

} // namespace pitwatch::console
