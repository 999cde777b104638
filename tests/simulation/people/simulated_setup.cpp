#include "tests/simulation/people/simulated_setup.h"

#include "shared/core/assertion.h"
#include "tests/support/tables/table_fixture.h"

#include <cstdio>

namespace pitwatch::simulation {

namespace {

void replace(std::string& text, const std::string& what, const std::string& with) {
    for (auto at = text.find(what); at != text.npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

// One approval, one after surveillance was told, and two for a cheque; sometimes of the highest.
std::string siteText(std::uint64_t seed) {
    const std::string top = seed % 3 == 0 ? "shift_manager" : "supervisor";
    return "claim_threshold = 50000\n"
           "[[payout.tiers]]\nfrom = 0\napprovals = 1\napprover = \"supervisor\"\n"
           "surveillance = false\ncheque = false\n"
           "[[payout.tiers]]\nfrom = 300000\napprovals = 1\napprover = \"supervisor\"\n"
           "surveillance = true\ncheque = false\n"
           "[[payout.tiers]]\nfrom = 1000000\napprovals = 2\napprover = \"" +
           top + "\"\nsurveillance = true\ncheque = true\n";
}

std::string nameOf(std::size_t number) {
    char name[8];
    std::snprintf(name, sizeof name, "T%02u", static_cast<unsigned>((number + 1) % 1000));
    return name;
}

// Tables of one rule set share a link: their paytables have to agree.
std::string filedFor(std::size_t number) {
    const auto ruleSets = support::ruleSetIds();
    std::string filed = support::submissionText(ruleSets[number % ruleSets.size()]);
    replace(filed, "LINK1", "LINK" + std::to_string(number % ruleSets.size() + 1));
    replace(filed, "table = \"T01\"\n",
            "table = \"" + nameOf(number) + "\"\ndeck_change_hours = 0.25\n");
    return filed;
}

table::SetupPtr setupOf(std::string filed, std::size_t number, std::uint64_t seed) {
    const std::uint64_t own = seed * 1'000 + number;
    events::ActionId nonceSeed{};
    for (std::size_t byte = 0; byte < nonceSeed.size(); ++byte)
        nonceSeed[byte] = static_cast<std::uint8_t>((own >> (8 * (byte % 8))) + byte);
    auto setup = table::makeSetup(std::move(filed), siteText(seed), nonceSeed);
    PW_ASSERT(setup.ok());
    return *setup;
}

// So much of the text is there as stands before the words.
std::string before(const std::string& text, const std::string& words) {
    return text.substr(0, text.find(words));
}

} // namespace

std::vector<core::PartyId> tableNames(std::size_t tables) {
    std::vector<core::PartyId> names;
    for (std::size_t number = 0; number < tables; ++number)
        names.push_back(*core::PartyId::parse(nameOf(number)));
    return names;
}

table::SetupPtr simulatedSetup(std::size_t number, std::uint64_t seed) {
    return setupOf(filedFor(number), number, seed);
}

table::SetupPtr otherSetup(std::size_t number, std::uint64_t seed) {
    std::string filed = before(filedFor(number), "[progressive]");
    const std::string ruleSet = support::ruleSetIds()[number % support::ruleSetIds().size()];
    replace(filed, "LIRX-01", "LIRX-02");
    if (ruleSet.starts_with("comar") || ruleSet == "mlgca-let-it-ride")
        for (const char* wager : {"base", "five_card", "three_card", "six_card"})
            replace(filed, std::string(wager) + " = \"A\"", std::string(wager) + " = \"B\"");
    replace(filed, "ultimate_pairs = \"A\"", "ultimate_pairs = \"C\"");
    return setupOf(std::move(filed), number, seed);
}

meter::SetupPtr simulatedMeters(std::uint64_t seed) {
    const auto level = events::LevelName::parse("main");
    auto setup = std::make_shared<meter::Setup>();
    setup->payout = simulatedSetup(0, seed)->payout;
    for (std::size_t number = 1; number <= support::ruleSetIds().size(); ++number)
        if ((seed + number) % 2 == 0)
            setup->limits[*events::LinkId::parse("LINK" + std::to_string(number))] = {
                {*level, core::Cents{1'000'030}}};
    return setup;
}

} // namespace pitwatch::simulation
