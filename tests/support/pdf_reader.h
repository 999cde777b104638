#pragma once

#include <string>
#include <vector>

// What readers of PDF that share no code with ours make of a file: qpdf and poppler.

namespace pitwatch::support {

struct PdfWord {
    std::string text;
    double left = 0;
    double right = 0;
};

// Empty if qpdf finds nothing wrong; otherwise its complaints.
std::string pdfProblems(const std::string& bytes);

// The text of all pages, laid out as on paper.
std::string pdfText(const std::string& bytes);

// Every word with where it stands, in points from the left.
std::vector<PdfWord> pdfWords(const std::string& bytes);

} // namespace pitwatch::support
