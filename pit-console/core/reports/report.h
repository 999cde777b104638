#pragma once

#include "pit-console/core/period.h"
#include "shared/core/money.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

// A report as plain values, before it is a page, a PDF or a CSV file. Filed papers are written in
// one language, so their words are not translated.

namespace pitwatch::console {

// Nothing, words, a number, money, or a moment.
using Cell = std::variant<std::monostate, std::string, std::int64_t, core::Cents, core::MicroCents,
                          core::Instant>;

// As people read it: "$1,234.50", "2026-11-16 21:15".
std::string cellText(const Cell& cell);

struct ReportColumn {
    std::string title;
    double share = 1; // Of the width of a page.
    bool figures = false;
};

struct ReportSection {
    std::string id; // "wagers": part of a file name.
    std::string title;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<Cell>> rows; // Each as long as `columns`.
    std::vector<Cell> totals;            // Empty, or as long as `columns`.
    std::string note;                    // What a reader has to know; may be empty.
    std::string none;                    // What is said where there are no rows.
};

struct Report {
    std::string title; // "Shift report"
    std::string name;  // "2026-11-16 shift 2": safe as a file name.
    Period period;
    core::Instant madeAt{};
    bool complete = true; // Made after the period was over.
    std::vector<ReportSection> sections;
};

} // namespace pitwatch::console
