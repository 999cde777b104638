#include "pit-console/core/live/pit.h"

#include "pit-console/core/alarms/alarm_causes.h"
#include "pit-console/core/desk/link_offers.h"
#include "pit-console/core/pictures/table_views.h"
#include "pit-console/core/projections/meter_history.h"

#include <algorithm>
#include <iterator>

namespace pitwatch::console {

namespace {

constexpr core::Millis kToConnect = std::chrono::seconds{3};
constexpr core::Millis kToBeHeard = std::chrono::seconds{10};
constexpr std::size_t kShownHits = 8;
constexpr std::size_t kOwnEntries = 1024;
constexpr std::size_t kOwnBytes = std::size_t{1024} * 1024;

// A console that has just been started has not met its tables yet; that is nobody's alarm.
bool stillArriving(const TableSummary& table, core::Millis watchedFor) {
    const bool unmet = table.standing == feed::Standing::NeverHeard ||
                       (table.standing == feed::Standing::Stale && table.age.count() == 0);
    return unmet && table.age + watchedFor < kToBeHeard;
}

} // namespace

Pit::Pit(std::unique_ptr<Store> store, core::PartyId self, const party::Record& own)
    : m_store(std::move(store)), m_self(std::move(self)), m_own(own) {}

Pit::~Pit() {
    m_store->detach(*this);
}

void Pit::load(const Progress& progress) {
    const auto tell = [&](std::uint64_t done, std::uint64_t all) {
        if (progress)
            progress(done, all);
    };
    // Where projections have to be filled first, every entry is read twice.
    const bool twice =
        m_store->fill([&](std::uint64_t done, std::uint64_t all) { tell(done, all * 2); });
    m_store->attach(*this, [&](std::uint64_t done, std::uint64_t all) {
        twice ? tell(all + done, all * 2) : tell(done, all);
    });
    m_own.replay([this](const events::Event& event, core::Instant at) { applyOwn(event, at); });
    keepOwn();
}

void Pit::apply(const core::PartyId& party, const wire::Envelope& entry,
                const events::Event& event) {
    m_state.apply(party, entry, event);
    if (m_desk && m_state.unreadable(party) == nullptr)
        m_desk->apply(party, entry, event);
}

void Pit::skipped(const core::PartyId& party, const wire::Envelope& entry, const core::Error& why) {
    m_state.skipped(party, entry, why);
}

void Pit::keepOwn() {
    const auto position = m_store->position(m_self);
    const std::uint64_t next = position ? position->head.sequence + 1 : 1;
    const journal::Journal& own = m_own.journal();
    if (own.head().sequence < next)
        return;
    const auto entries = own.read(next, kOwnEntries, kOwnBytes);
    const wire::Envelope& last = entries.back();
    m_store->apply(entries, {m_self, {last.journal, last.sequence, last.chain}});
}

Requester Pit::requesterFor(const core::PartyId& table) const {
    return m_desk ? m_desk->requesterFor(table) : Requester{};
}

Pit::Events Pit::carryOut(UserCommand command) {
    if (m_desk)
        m_desk->noteUse();
    return std::visit([this](auto& one) { return carry(one); }, command);
}

bool Pit::hasDesk(std::uint64_t asked) {
    if (!m_desk)
        m_outcomes.push_back({asked, false, staff::SigningRefusal::NotSetUp});
    return m_desk != nullptr;
}

const events::PersonId* Pit::personFor(std::uint64_t asked) {
    if (!hasDesk(asked))
        return nullptr;
    if (!m_desk->personId())
        m_outcomes.push_back({asked, false, staff::SigningRefusal::NobodySignedIn});
    return m_desk->personId() ? &*m_desk->personId() : nullptr;
}

Pit::Events Pit::settle(std::uint64_t asked, const AlarmBook::Decision& decision) {
    m_outcomes.push_back(
        {asked, decision.ok(), decision ? desk::Objection() : desk::Objection(decision.error())});
    return decision ? *decision : Events{};
}

Pit::Events Pit::carry(const WatchTable& command) {
    m_watched = command.table;
    return {};
}

Pit::Events Pit::carry(const AcknowledgeAlarm& command) {
    const events::PersonId* person = personFor(command.id);
    if (person == nullptr)
        return {};
    return settle(command.id, m_alarms.acknowledge(command.alarm, *person));
}

Pit::Events Pit::carry(const ShelveAlarm& command) {
    const events::PersonId* person = personFor(command.id);
    if (person == nullptr)
        return {};
    return settle(command.id, m_alarms.shelve(command.alarm, *person, command.reason, command.until,
                                              m_own.now()));
}

Pit::Events Pit::carry(SignIn& command) {
    if (hasDesk(command.id))
        m_desk->carryOut(std::move(command));
    return {};
}

Pit::Events Pit::carry(const Cancel& command) {
    if (m_desk)
        m_desk->carryOut(command);
    return {};
}

Pit::Events Pit::carry(const SignOut& command) {
    if (m_desk)
        m_desk->carryOut(command);
    return {};
}

Pit::Events Pit::carry(Act& command) {
    if (hasDesk(command.id))
        m_desk->carryOut(std::move(command));
    return {};
}

TableSummary Pit::summaryOf(const PartyContact& table) const {
    const LiveTable* live = m_state.find(table.party);
    TableSummary summary =
        console::summaryOf(table.party, live != nullptr ? *live : LiveTable{}, m_state);
    // A journal without a readable configuration still tells of decks.
    if (live == nullptr || !live->state)
        summary.decks = m_store->decksOf(table.party);
    summary.standing = table.standing;
    summary.age = table.age;
    summary.doubt = table.doubt;
    return summary;
}

void Pit::doubtUnreadable(std::vector<PartyContact>& parties) const {
    for (PartyContact& party : parties)
        if (const events::Phrase* doubt = m_state.unreadable(party.party);
            doubt != nullptr && party.standing != feed::Standing::Doubtful) {
            party.standing = feed::Standing::Doubtful;
            party.doubt = *doubt;
        }
}

Pit::Events Pit::observe(Hearing heard) {
    m_heard = std::move(heard);
    doubtUnreadable(m_heard.tables);
    doubtUnreadable(m_heard.others);
    m_summaries.clear();
    for (const PartyContact& table : m_heard.tables)
        m_summaries.push_back(summaryOf(table));
    return evaluateAlarms();
}

Pit::Events Pit::evaluateAlarms() {
    std::set<AlarmCause> causes;
    m_firstEvaluation = m_firstEvaluation.value_or(m_heard.at);
    m_everConnected = m_everConnected || m_heard.connected;
    const core::Millis watchedFor = m_heard.at - *m_firstEvaluation;
    // A console that has just been started is still looking for the broker.
    if (!m_heard.connected && !m_everConnected && watchedFor < kToConnect)
        return {};
    if (!m_heard.connected) {
        // One cause, one alarm: without the broker every table is silent.
        std::copy_if(m_causes.begin(), m_causes.end(), std::inserter(causes, causes.end()),
                     [](const AlarmCause& cause) { return cause.kind != AlarmKind::TableSilent; });
        causes.insert({AlarmKind::BrokerLost, std::nullopt, {}});
    } else {
        for (const TableSummary& table : m_summaries)
            if (!stillArriving(table, watchedFor))
                addCauses(causes, table, m_state.find(table.table), m_causes, m_heard.at);
        addLosses(causes, m_state, m_heard.at);
    }
    m_causes = std::move(causes);
    return m_alarms.observe(m_causes);
}

void Pit::countAlarms(Snapshot& snapshot) {
    for (const Alarm& alarm : snapshot.alarms) {
        if (!alarm.active() || !alarm.cause.table)
            continue;
        for (TableSummary& table : snapshot.tables)
            if (table.table == core::partyOf(*alarm.cause.table)) {
                ++table.alarms;
                table.worstAlarm =
                    std::max(table.worstAlarm.value_or(events::AlarmPriority::Low), alarm.priority);
            }
    }
}

void Pit::addClaims(Snapshot& snapshot) const {
    for (const TableSummary& table : snapshot.tables)
        if (const LiveTable* live = m_state.find(table.table); live != nullptr && live->state)
            console::addClaims(snapshot.claims, table, *live->state, requesterFor(table.table),
                               snapshot.at);
    for (ClaimPicture& picture : snapshot.claims)
        if (const auto* document = m_state.documentOf(picture.claim.id()))
            picture.document = *document;
    std::stable_sort(snapshot.claims.begin(), snapshot.claims.end(),
                     [](const ClaimPicture& a, const ClaimPicture& b) {
                         return a.claim.raisedAt < b.claim.raisedAt;
                     });
}

void Pit::addHits(LinkPicture& link) const {
    for (const MeterHit& hit : m_store->meters().lastHits(link.controller, link.link, kShownHits)) {
        const payout::Claim* claim = m_state.claim(hit.claim);
        link.hits.push_back({hit.at, hit.level, hit.claim, hit.amount,
                             claim != nullptr ? claim->raised.hand.text() : std::string()});
    }
}

void Pit::addLinks(Snapshot& snapshot) const {
    for (const auto& [controller, meters] : m_state.controllers())
        for (const auto& [name, link] : meters.state.links) {
            LinkPicture& shown = snapshot.links.emplace_back();
            shown.link = name;
            shown.controller = controller;
            shown.standing = feed::Standing::Doubtful;
            if (meters.whole) {
                shown = pictureOf(controller, name, link);
                for (const PartyContact& other : snapshot.others)
                    if (other.party == controller)
                        shown.standing = other.standing;
                addHits(shown);
            }
            if (m_desk)
                shown.actions =
                    linkOffers(shown, m_state.meters(controller), m_desk->ledgerOf(controller),
                               m_desk->requesterFor(controller), snapshot.at);
        }
}

void Pit::addWatched(Snapshot& snapshot) const {
    for (const TableSummary& table : snapshot.tables)
        if (m_watched == table.table)
            if (const LiveTable* live = m_state.find(table.table))
                snapshot.watched = pictureOf(table, *live, requesterFor(table.table), snapshot.at);
}

Snapshot Pit::snapshot() const {
    Snapshot all;
    all.brokerConnected = m_heard.connected;
    all.at = m_heard.at;
    all.others = m_heard.others;
    all.tables = m_summaries;
    // How long an alarm has waited is told by the clock that it was raised by.
    all.alarms = m_alarms.alarms(m_own.now());
    all.alarmRate = m_alarms.rate(m_own.now());
    countAlarms(all);
    addClaims(all);
    addLinks(all);
    addWatched(all);
    if (m_desk)
        all.staff = m_desk->picture();
    return all;
}

void Pit::takeOutcomes(Snapshot& into) {
    into.outcomes = std::exchange(m_outcomes, {});
    if (!m_desk)
        return;
    into.signedActions = m_desk->takeSigned();
    for (ActionOutcome& outcome : m_desk->takeOutcomes())
        into.outcomes.push_back(std::move(outcome));
}

} // namespace pitwatch::console
