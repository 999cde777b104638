#include "deploy/site/internal/files.h"
#include "deploy/site/internal/layout.h"

namespace pitwatch::site {

namespace {

// Legal under its rule set and as plain as can be; the operator files their own.
std::string sampleSubmission(const std::string& table) {
    return "# What the facility files for this table. pitctl rules check says what is wrong.\n"
           "rule_set = \"mlgca-let-it-ride\"\n"
           "table = \"" +
           table +
           "\"\n"
           "dealing = \"hand\"\n"
           "min_bet = 500\n"
           "max_bet = 50000\n"
           "adjacent_boxes = 1\n"
           "\n"
           "[shuffler]\n"
           "counts_cards = true\n"
           "decks = 2\n"
           "reshuffles = false\n"
           "\n"
           "[wagers]\n"
           "base = \"A\"\n";
}

} // namespace

core::Result<Lines> init(const Path& folder, Places places) {
    const internal::Layout layout{folder.lexically_normal()};
    if (std::filesystem::exists(layout.inventory()))
        return core::Error{layout.inventory().string() + " is there already; nothing was changed"};
    const Inventory inventory = *parseInventory(sampleInventory(places));
    Lines done;
    for (const TableEntry& table : inventory.tables) {
        internal::writeFile(layout.root / table.submission, sampleSubmission(table.name.text()),
                            internal::kPublicMode);
        done.push_back("wrote " + table.submission);
    }
    // Last, so that a folder with an inventory is complete.
    internal::writeFile(layout.inventory(), sampleInventory(places), internal::kPublicMode);
    done.push_back("wrote inventory.toml");
    return done;
}

} // namespace pitwatch::site
