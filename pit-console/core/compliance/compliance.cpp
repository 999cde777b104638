#include "pit-console/core/compliance/compliance.h"

#include <algorithm>
#include <map>
#include <utility>

namespace pitwatch::console {

namespace {

constexpr core::Millis kNone{0};

Period meet(const Period& a, const Period& b) {
    return {std::max(a.from, b.from), std::min(a.to, b.to)};
}

bool isEmpty(const Period& period) {
    return period.from >= period.to;
}

Breach breachOf(BreachKind kind, const DeckStay& stay, core::Instant at) {
    Breach breach;
    breach.kind = kind;
    breach.table = stay.table;
    breach.at = at;
    breach.colour = stay.colour;
    breach.deck = stay.id;
    return breach;
}

// The stretches of one dealing method, over all time.
std::vector<std::pair<Period, events::DealingMethod>> methodsOf(const TableRecord& record) {
    std::vector<std::pair<Period, events::DealingMethod>> methods;
    core::Instant from = core::Instant::min();
    events::DealingMethod method = record.rules.dealing;
    for (const MethodChange& change : record.methods) {
        methods.push_back({{from, change.at}, method});
        from = change.at;
        method = change.method;
    }
    methods.push_back({{from, core::Instant::max()}, method});
    return methods;
}

// The clock runs from the moment the deck enters play, on the wall, idle or not; how long it may
// run is what the dealing method of the moment allows.
std::optional<Breach> overdue(const TableRecord& record, const DeckStay& stay, const Period& period,
                              core::Instant now) {
    if (!stay.enteredPlayAt)
        return std::nullopt;
    const Period inPlay{*stay.enteredPlayAt, std::min(stay.removedAt.value_or(now), now)};
    std::optional<Breach> breach;
    bool touchesPeriod = false;
    for (const auto& [when, method] : methodsOf(record)) {
        const DeckRules::Limit& limit = record.rules.limits[method];
        if (!limit.inPlay)
            continue;
        const Period late = meet(meet(inPlay, when), {inPlay.from + *limit.inPlay, inPlay.to});
        if (isEmpty(late))
            continue;
        if (!breach) {
            breach = breachOf(BreachKind::DeckOverdue, stay, late.from);
            breach->section = limit.section;
        }
        breach->over += late.to - late.from;
        for (const RoundSummary& round : record.rounds)
            if (round.dealt && round.deck == stay.colour && late.contains(round.openedAt))
                ++breach->rounds;
        breach->goesOn = !stay.removedAt && late.to == now;
        touchesPeriod = touchesPeriod || !isEmpty(meet(late, period));
    }
    return touchesPeriod ? breach : std::nullopt;
}

bool shufflerInUse(const TableRecord& record, core::Instant at) {
    bool inUse = true;
    for (const ShufflerUse& use : record.shufflerUses)
        if (use.at <= at)
            inUse = use.inUse;
    return inUse;
}

// Since the round before that was dealt with the deck, by a shuffler that is in use.
bool isDeckCounted(const TableRecord& record, const RoundSummary& round,
                   const RoundSummary* before) {
    if (!record.rules.shufflerCounts)
        return false;
    return std::ranges::any_of(record.counts, [&](const DeckCount& count) {
        return count.kind == CountKind::Shuffler && count.colour == round.deck &&
               count.counted == count.expected && count.sequence < round.lastEntry &&
               (before == nullptr || count.sequence > before->lastEntry) &&
               shufflerInUse(record, count.at);
    });
}

bool isStubCounted(const TableRecord& record, const RoundSummary& round) {
    return std::ranges::any_of(record.counts, [&](const DeckCount& count) {
        return count.kind == CountKind::Stub && count.round == round.round;
    });
}

Breach missedCount(const TableRecord& record, const RoundSummary& round) {
    Breach breach;
    breach.kind = BreachKind::StubCountMissed;
    breach.table = record.table;
    breach.at = *round.endedAt;
    breach.round = round.round;
    breach.goesOn = true;
    breach.section = record.rules.stubSection;
    return breach;
}

// At least once every so many rounds: as many in a row without a count are one breach, which grows
// until somebody counts.
void findMissedCounts(const TableRecord& record, const Period& period, std::vector<Breach>& found) {
    if (!record.rules.stubEvery)
        return;
    bool grows = false; // The breach found last.
    int without = 0;
    std::map<events::DeckColour, const RoundSummary*> last;
    for (const RoundSummary& round : record.rounds) {
        if (!round.dealt || !round.endedAt)
            continue;
        const RoundSummary* before = std::exchange(last[round.deck], &round);
        if (isStubCounted(record, round) || isDeckCounted(record, round, before)) {
            if (grows)
                found.back().goesOn = false;
            grows = false;
            without = 0;
            continue;
        }
        if (++without >= *record.rules.stubEvery && !grows && period.contains(*round.endedAt)) {
            grows = true;
            found.push_back(missedCount(record, round));
        }
        if (grows)
            found.back().rounds = without;
    }
}

const DeckStay* stayOf(const TableRecord& record, events::DeckColour colour, core::Instant at) {
    const DeckStay* found = nullptr;
    for (const DeckStay& stay : record.stays)
        if (stay.colour == colour && stay.receivedAt <= at &&
            (!stay.removedAt || *stay.removedAt >= at))
            found = &stay;
    return found;
}

void findWrongCounts(const TableRecord& record, const Period& period, std::vector<Breach>& found) {
    for (const DeckCount& count : record.counts) {
        if (count.counted == count.expected || !period.contains(count.at))
            continue;
        const DeckStay* stay = stayOf(record, count.colour, count.at);
        Breach breach =
            breachOf(BreachKind::WrongCount, stay != nullptr ? *stay : DeckStay{}, count.at);
        breach.table = record.table;
        breach.colour = count.colour;
        breach.round = count.round;
        breach.expected = count.expected;
        breach.counted = count.counted;
        breach.section =
            count.kind == CountKind::Stub ? record.rules.stubSection : record.rules.countSection;
        const bool allPresent = count.judgement == events::StubJudgement::MisdealtAllPresent;
        breach.goesOn = !allPresent && stay != nullptr && !stay->removedAt;
        // A deck that was counted wrong is out; whatever is dealt from it afterwards is worse.
        for (const RoundSummary& round : record.rounds)
            if (!allPresent && stay != nullptr && round.dealt && round.deck == count.colour &&
                round.openedAt > count.at &&
                (!stay->removedAt || round.openedAt < *stay->removedAt))
                ++breach.rounds;
        found.push_back(std::move(breach));
    }
}

// Two decks are used in every other round, and one where the shuffler is not in use. A new deck of
// the same colour is another deck.
void findRepeatedDecks(const TableRecord& record, const Period& period,
                       std::vector<Breach>& found) {
    if (record.rules.decks < 2)
        return;
    const RoundSummary* before = nullptr;
    for (const RoundSummary& round : record.rounds) {
        if (!round.dealt)
            continue;
        if (before != nullptr && before->deck == round.deck && period.contains(round.openedAt) &&
            shufflerInUse(record, round.openedAt)) {
            const DeckStay* stay = stayOf(record, round.deck, round.openedAt);
            if (stay == stayOf(record, before->deck, before->openedAt)) {
                Breach breach = breachOf(BreachKind::DecksNotAlternated,
                                         stay != nullptr ? *stay : DeckStay{}, round.openedAt);
                breach.table = record.table;
                breach.colour = round.deck;
                breach.round = round.round;
                breach.section = record.rules.decksSection;
                found.push_back(std::move(breach));
            }
        }
        before = &round;
    }
}

// A deck that left a table does not come back to any.
void findReturnedDecks(const TableRecord& record, const Period& period,
                       std::vector<Breach>& found) {
    for (const DeckStay& stay : record.stays) {
        const bool leftBefore = std::ranges::any_of(record.left, [&](const DeckStay& past) {
            return stay.id && past.id == stay.id && past.removedAt &&
                   *past.removedAt <= stay.receivedAt &&
                   !(past.table == stay.table && past.stay == stay.stay);
        });
        if (leftBefore && period.contains(stay.receivedAt)) {
            found.push_back(breachOf(BreachKind::DeckCameBack, stay, stay.receivedAt));
            found.back().section = record.rules.decksSection;
        }
    }
}

} // namespace

std::vector<Breach> breachesOf(const TableRecord& record, const Period& period, core::Instant now) {
    std::vector<Breach> found;
    for (const DeckStay& stay : record.stays)
        if (auto breach = overdue(record, stay, period, now); breach && breach->over > kNone)
            found.push_back(std::move(*breach));
    findMissedCounts(record, period, found);
    findWrongCounts(record, period, found);
    findRepeatedDecks(record, period, found);
    findReturnedDecks(record, period, found);
    std::ranges::stable_sort(found, {}, &Breach::at);
    return found;
}

} // namespace pitwatch::console
