#include "tests/simulation/checks/money/link_check.h"

#include "shared/events/link_events.h"
#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/wager_events.h"
#include "shared/wire/event_codec.h"
#include "tests/simulation/checks/violation.h"

namespace pitwatch::simulation {

LinkCheck::LinkCheck(const std::vector<wire::Envelope>& controller) {
    for (const wire::Envelope& entry : controller)
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            follow(*event);
}

void LinkCheck::follow(const events::Event& event) {
    if (const auto* filed = event.as<events::LinkTableFiled>()) {
        m_filed.insert(
            {filed->link.text(), filed->table.text(), filed->paytable.text(), filed->wagers});
        if (filed->service != events::LinkService::Closed)
            m_open.insert({filed->link.text(), filed->table.text()});
    }
    if (const auto* opened = event.as<events::LinkOpened>())
        for (const core::TableId& table : opened->tables)
            m_open.insert({opened->link.text(), table.text()});
}

std::optional<LinkCheck::Filing> LinkCheck::filedIn(const events::Event& event) {
    std::string text;
    for (const std::string& line : event.as<events::ConfigurationLoaded>()->submission)
        text += line + "\n";
    const auto submission = rules::parseSubmission(text, rules::RuleBook::builtIn());
    if (!submission || !submission->progressive)
        return std::nullopt;
    const rules::ProgressiveFiling& filed = *submission->progressive;
    return Filing{filed.link, submission->table.text(), filed.paytable, filed.wagers};
}

void LinkCheck::checkTable(const std::string& table,
                           const std::vector<wire::Envelope>& entries) const {
    std::optional<Filing> filing;
    bool heard = false; // That the link is open, since it was filed.
    for (const wire::Envelope& entry : entries) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        require(event.ok(), "readable", table + " entry " + std::to_string(entry.sequence));
        if (event->as<events::ConfigurationLoaded>() != nullptr) {
            const auto before = std::exchange(filing, filedIn(*event));
            heard = heard && before == filing;
        }
        if (const auto* unlocked = event->as<events::ProgressiveUnlocked>())
            heard = heard || unlocked->reason == events::ProgressiveLock::LinkClosed;
        const auto* placed = event->as<events::WagerPlaced>();
        if (placed == nullptr || placed->wager != events::Wager::Progressive)
            continue;
        const bool written = filing && m_filed.contains(*filing) &&
                             m_open.contains({std::get<0>(*filing), std::get<1>(*filing)});
        require(heard && written, "open_link",
                table + " entry " + std::to_string(entry.sequence) +
                    ": a progressive wager was taken on a link that nobody had opened for it");
    }
}

} // namespace pitwatch::simulation
