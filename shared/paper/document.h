#pragma once

#include "shared/core/clock.h"
#include "shared/paper/page.h"

#include <deque>
#include <optional>
#include <string>

namespace pitwatch::paper {

// Pages that become one PDF file. The same drawing gives the same bytes, anywhere and at any time:
// no clock is read, and the time of making is in the file only if it was given. One thread.
class Document {
public:
    explicit Document(std::string title = {}, std::optional<core::Instant> madeAt = {});

    // The reference is good as long as the document.
    Page& addPage(Size size = Size::Letter);
    std::deque<Page>& pages() { return m_pages; }
    const std::deque<Page>& pages() const { return m_pages; }

    // `left` and "Page 1 of 3" at the foot of every page there is.
    void addFooters(std::string_view left = {});

    // The whole file, PDF 1.4. A document without pages gets an empty one.
    std::string write() const;

private:
    std::string m_title;
    std::optional<core::Instant> m_madeAt;
    std::deque<Page> m_pages;
};

} // namespace pitwatch::paper
