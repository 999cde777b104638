#include "pit-console/core/reports/csv.h"

#include <cstdio>

namespace pitwatch::console {

namespace {

// "-12.05"; `digits` after the point.
std::string decimal(std::int64_t value, std::int64_t unit, int digits) {
    const bool negative = value < 0;
    const auto size =
        negative ? ~static_cast<std::uint64_t>(value) + 1 : static_cast<std::uint64_t>(value);
    const auto whole = size / static_cast<std::uint64_t>(unit);
    std::string rest = std::to_string(size % static_cast<std::uint64_t>(unit));
    rest.insert(0, static_cast<std::size_t>(digits) - rest.size(), '0');
    return (negative ? "-" : "") + std::to_string(whole) + "." + rest;
}

std::string fieldOf(const Cell& cell) {
    if (const auto* words = std::get_if<std::string>(&cell))
        return csvField(*words);
    if (const auto* number = std::get_if<std::int64_t>(&cell))
        return std::to_string(*number);
    if (const auto* cents = std::get_if<core::Cents>(&cell))
        return decimal(cents->value(), 100, 2);
    if (const auto* micro = std::get_if<core::MicroCents>(&cell))
        return decimal(micro->value(), 100 * core::kMicroCentsPerCent, 8);
    if (const auto* at = std::get_if<core::Instant>(&cell))
        return core::toIso(*at);
    return {};
}

void addLine(std::string& text, const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i)
        text += (i > 0 ? "," : "") + fields[i];
    text += "\r\n";
}

void addRow(std::string& text, const std::vector<Cell>& row) {
    std::vector<std::string> fields;
    for (const Cell& cell : row)
        fields.push_back(fieldOf(cell));
    addLine(text, fields);
}

// "-12.50 %" begins like a formula and is only a figure.
bool isNegativeFigure(std::string_view words) {
    return words.starts_with('-') && words.size() > 1 &&
           words.find_first_not_of("0123456789. %", 1) == std::string_view::npos;
}

} // namespace

std::string csvField(std::string_view words) {
    // Spreadsheets look at the first character, some of them after blanks.
    const std::size_t first = words.find_first_not_of(' ');
    const bool formula =
        first != std::string_view::npos && !isNegativeFigure(words) &&
        std::string_view("=+-@\t\r\n|%").find(words[first]) != std::string_view::npos;
    std::string field = (formula ? "'" : "") + std::string(words);
    if (field.find_first_of(",\"\r\n") == std::string::npos && !field.starts_with(' ') &&
        !field.ends_with(' '))
        return field;
    std::string quoted = "\"";
    for (const char c : field)
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}

std::string toCsv(const ReportSection& section) {
    std::string text;
    std::vector<std::string> titles;
    for (const ReportColumn& column : section.columns)
        titles.push_back(csvField(column.title));
    addLine(text, titles);
    for (const auto& row : section.rows)
        addRow(text, row);
    if (!section.totals.empty())
        addRow(text, section.totals);
    return text;
}

} // namespace pitwatch::console
