#include "tests/simulation/checks/money/pricing_check.h"

#include "shared/events/opening_events.h"
#include "shared/events/party_events.h"
#include "shared/events/round_events.h"
#include "tests/simulation/checks/violation.h"

#include <algorithm>

namespace pitwatch::simulation {

namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

// Besides the stake. Base wagers may be cut by a payout limit or by what a bank holds.
bool pays(const rules::PaytableRow& row, const events::SettledLine& line, rules::WagerKind kind) {
    if (!line.hand || line.hand->text() != core::enumName(row.hand))
        return false;
    const std::int64_t paid = line.paid.value();
    if (row.payout.kind == rules::Payout::Kind::Amount)
        return paid == row.payout.value;
    const std::int64_t full = line.stake.value() * row.payout.value;
    if (row.payout.kind == rules::Payout::Kind::For1)
        return paid == full || paid + line.stake.value() == full;
    return row.payout.kind == rules::Payout::Kind::To1 &&
           (kind == rules::WagerKind::Base ? paid <= full : paid == full);
}

} // namespace

void PricingCheck::follow(const events::Event& event) {
    load(event);
    followTable(event);
    if (event.as<events::NoMoreBetsCalled>() != nullptr)
        m_locked = m_inForce;
    if (const auto* settled = event.as<events::SeatSettled>())
        for (const events::SettledLine& line : settled->lines)
            if (line.paid > core::Cents{} && line.claim == 0)
                price(line);
}

void PricingCheck::followTable(const events::Event& event) {
    if (event.as<events::OpeningStarted>() != nullptr)
        m_closed = false;
    if (event.as<events::TableClosed>() != nullptr)
        m_closed = true;
}

void PricingCheck::load(const events::Event& event) {
    const auto* loaded = event.as<events::ConfigurationLoaded>();
    if (loaded == nullptr)
        return;
    auto setup = table::makeSetup(joined(loaded->submission), joined(loaded->site));
    require(setup.ok(), "readable", m_table + ": a configuration cannot be read");
    const bool same = m_inForce && m_inForce->submission == (*setup)->submission;
    if (m_inForce && !same && !m_closed)
        m_changedOpen = "another configuration came into force while the table was open";
    m_inForce = *std::move(setup);
}

void PricingCheck::price(const events::SettledLine& line) const {
    const std::string which = m_table + ": " + std::string(core::enumName(line.wager));
    require(m_locked != nullptr, "priced_as_filed", which + " was paid that was never locked");
    const rules::WagerKind kind = kindOf(line.wager);
    const rules::Paytable* filed =
        rules::offeredPaytable(m_locked->rules, m_locked->submission, kind);
    require(filed != nullptr, "priced_as_filed", which + " was paid that was not filed");
    require(
        std::ranges::any_of(filed->rows, [&](const auto& row) { return pays(row, line, kind); }),
        "priced_as_filed", which + " was paid otherwise than its paytable said when it was locked");
}

void PricingCheck::finish() const {
    require(m_changedOpen.empty(), "configuration_in_force", m_table + ": " + m_changedOpen);
}

} // namespace pitwatch::simulation
