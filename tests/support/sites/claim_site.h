#pragma once

#include "shared/payout/claim_book.h"
#include "shared/payout/numbering.h"
#include "tests/support/tables/claim_fixture.h"

namespace pitwatch::support {

// The table's journal, and the one of whoever numbers its documents; both are kept in memory.
class ClaimSite {
public:
    explicit ClaimSite(ClaimFixture& fixture) : m_bench(fixture) {}

    // Reads on in the table's journal and answers; the table hears of every document.
    void issue() {
        while (m_read < m_bench.journal().size())
            for (const events::Event& event :
                 payout::documentsFor(m_bench.journal()[m_read++].event, m_last)) {
                m_journal.push_back({event, m_bench.now()});
                if (const auto* issued = event.as<events::PayoutDocumentIssued>()) {
                    m_last = issued->number;
                    m_bench.give(table::RecordDocument{issued->claim.number, issued->number,
                                                       issued->amount});
                }
            }
    }

    const std::vector<Recorded>& journal() const { return m_journal; }

    payout::ClaimBook book() const {
        payout::ClaimBook book;
        for (const auto* journal : {&m_bench.journal(), &m_journal})
            for (const Recorded& entry : *journal)
                book.apply(entry.event, entry.at);
        return book;
    }

private:
    ClaimFixture& m_bench;
    std::vector<Recorded> m_journal;
    std::size_t m_read = 0;
    events::DocumentNumber m_last;
};

} // namespace pitwatch::support
