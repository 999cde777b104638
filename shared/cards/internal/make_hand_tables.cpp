// Writes hand_tables.cpp (the tables of hand_tables.h) to the file named on the command line.
// Placing the rows takes too long for a compiler's constant evaluation and for a program's start.

#include "shared/cards/internal/hand_tables.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pitwatch::cards::internal {
namespace {

using RankCounts = std::array<unsigned, kRankCount>;
// Which places of a row hold which code.
using Row = std::map<std::uint32_t, std::uint8_t>;

bool holdsStraight(unsigned rankBits) {
    // The ace also stands below the two.
    const unsigned bits = rankBits << 1U | rankBits >> (kRankCount - 1);
    return (bits & bits >> 1U & bits >> 2U & bits >> 3U & bits >> 4U) != 0;
}

// The best five-card hand of these ranks when suits do not help.
std::uint8_t bestCode(const RankCounts& counts) {
    unsigned any = 0, pairs = 0, triples = 0, quads = 0;
    for (unsigned rank = 0; rank < kRankCount; ++rank) {
        any |= (counts[rank] >= 1 ? 1U : 0U) << rank;
        pairs |= (counts[rank] >= 2 ? 1U : 0U) << rank;
        triples |= (counts[rank] >= 3 ? 1U : 0U) << rank;
        quads |= (counts[rank] >= 4 ? 1U : 0U) << rank;
    }
    if (quads != 0)
        return codeOf(FiveCardCategory::FourOfAKind);
    if (triples != 0 && std::popcount(pairs) > 1)
        return codeOf(FiveCardCategory::FullHouse);
    if (holdsStraight(any))
        return codeOf(FiveCardCategory::Straight);
    if (triples != 0)
        return codeOf(FiveCardCategory::ThreeOfAKind);
    if (std::popcount(pairs) > 1)
        return codeOf(FiveCardCategory::TwoPair);
    if (pairs != 0)
        return codeOf(FiveCardCategory::Pair, static_cast<unsigned>(std::countr_zero(pairs)));
    return codeOf(FiveCardCategory::HighCard);
}

[[noreturn]] void fail(const char* why) {
    std::fprintf(stderr, "make_hand_tables: %s\n", why);
    std::exit(1);
}

class Table {
public:
    Table(const RankKeys& keys, unsigned cards, std::size_t rows) : m_keys(keys), m_rows(rows) {
        RankCounts counts{};
        collect(counts, 0, cards, 0);
        place();
    }

    void write(std::ostream& out, const std::string& name) const {
        out << "const " << name << "Rows k" << name << "Rows{";
        for (const std::size_t start : m_starts)
            out << start << ',';
        out << "};\nconst std::uint8_t k" << name << "Codes[]{";
        for (const std::optional<std::uint8_t>& code : m_codes)
            out << unsigned{code.value_or(0)} << ',';
        out << "};\n";
    }

private:
    void collect(RankCounts& counts, unsigned rank, unsigned left, std::uint32_t sum) {
        if (rank == kRankCount) {
            if (left == 0)
                add(sum, bestCode(counts));
            return;
        }
        for (unsigned count = 0; count <= std::min(left, unsigned{kSuitCount}); ++count) {
            counts[rank] = count;
            collect(counts, rank + 1, left - count, sum + count * m_keys[rank]);
        }
        counts[rank] = 0;
    }

    void add(std::uint32_t sum, std::uint8_t code) {
        const auto [entry, isNew] = m_rows.at(sum >> kRowBits).emplace(sum & kRowMask, code);
        if (!isNew && entry->second != code)
            fail("two hands of different worth have the same sum of rank keys");
    }

    // The fullest rows first, each at the first start where it contradicts nothing.
    void place() {
        std::vector<std::size_t> order(m_rows.size());
        for (std::size_t row = 0; row < order.size(); ++row)
            order[row] = row;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return m_rows[a].size() > m_rows[b].size();
        });
        m_starts.resize(m_rows.size());
        for (const std::size_t row : order) {
            std::size_t start = 0;
            while (contradicts(m_rows[row], start))
                ++start;
            if (start > UINT16_MAX)
                fail("a row starts past 65,535");
            m_starts[row] = start;
            m_codes.resize(std::max(m_codes.size(), start + kRowMask + 1));
            for (const auto& [at, code] : m_rows[row])
                m_codes[start + at] = code;
        }
    }

    bool contradicts(const Row& row, std::size_t start) const {
        return std::any_of(row.begin(), row.end(), [&](const auto& entry) {
            const std::size_t at = start + entry.first;
            return at < m_codes.size() && m_codes[at] && *m_codes[at] != entry.second;
        });
    }

    RankKeys m_keys;
    std::vector<Row> m_rows;
    std::vector<std::size_t> m_starts;
    std::vector<std::optional<std::uint8_t>> m_codes;
};

} // namespace
} // namespace pitwatch::cards::internal

int main(int argc, char** argv) {
    using namespace pitwatch::cards::internal;
    if (argc != 2)
        fail("name the file to write");
    std::ofstream out(argv[1]);
    out << "#include \"shared/cards/internal/hand_tables.h\"\n"
           "namespace pitwatch::cards::internal {\n";
    Table(kFiveCardRankKeys, 5, std::tuple_size_v<FiveCardRows>).write(out, "FiveCard");
    Table(kSixCardRankKeys, 6, std::tuple_size_v<SixCardRows>).write(out, "SixCard");
    out << "} // namespace pitwatch::cards::internal\n";
    out.close();
    if (!out)
        fail("the file cannot be written");
    return 0;
}
