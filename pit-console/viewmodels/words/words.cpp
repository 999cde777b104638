#include "pit-console/viewmodels/words/words.h"

#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/worded.h"

#include <QDateTime>

#include <algorithm>

namespace pitwatch::console {

namespace {

QString plain(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString colourName(events::DeckColour colour) {
    return plain(core::enumName(colour));
}

QString deckName(events::DeckColour colour) {
    using enum events::DeckColour;
    return worded(colour, {{Red, QT_TRANSLATE_NOOP("words", "Red deck")},
                           {Blue, QT_TRANSLATE_NOOP("words", "Blue deck")},
                           {Green, QT_TRANSLATE_NOOP("words", "Green deck")},
                           {Black, QT_TRANSLATE_NOOP("words", "Black deck")},
                           {Purple, QT_TRANSLATE_NOOP("words", "Purple deck")},
                           {Orange, QT_TRANSLATE_NOOP("words", "Orange deck")}});
}

QString wagerName(events::Wager wager) {
    using enum events::Wager;
    return worded(wager, {{Bet1, QT_TRANSLATE_NOOP("words", "Bet 1")},
                          {Bet2, QT_TRANSLATE_NOOP("words", "Bet 2")},
                          {Bet3, QT_TRANSLATE_NOOP("words", "Bet 3")},
                          {Ante1, QT_TRANSLATE_NOOP("words", "Ante 1")},
                          {Ante2, QT_TRANSLATE_NOOP("words", "Ante 2")},
                          {Run1, QT_TRANSLATE_NOOP("words", "Run 1")},
                          {Run2, QT_TRANSLATE_NOOP("words", "Run 2")},
                          {Center, QT_TRANSLATE_NOOP("words", "Center")},
                          {FiveCard, QT_TRANSLATE_NOOP("words", "5 card")},
                          {ThreeCard, QT_TRANSLATE_NOOP("words", "3 card")},
                          {SixCard, QT_TRANSLATE_NOOP("words", "6 card")},
                          {UltimatePairs, QT_TRANSLATE_NOOP("words", "Pairs")},
                          {Progressive, QT_TRANSLATE_NOOP("words", "Progr.")}});
}

QString choiceName(events::Choice choice) {
    using enum events::Choice;
    return worded(choice, {{Ride, QT_TRANSLATE_NOOP("words", "rides")},
                           {Withdraw, QT_TRANSLATE_NOOP("words", "taken back")},
                           {Bet, QT_TRANSLATE_NOOP("words", "bet")},
                           {Fold, QT_TRANSLATE_NOOP("words", "folded")}});
}

QString openingName(std::optional<table::Opening> opening) {
    using enum table::Opening;
    if (!opening)
        return spoken(QT_TRANSLATE_NOOP("words", "Not known yet"));
    return worded(*opening, {{Closed, QT_TRANSLATE_NOOP("words", "Closed")},
                             {Opening, QT_TRANSLATE_NOOP("words", "Opening")},
                             {Open, QT_TRANSLATE_NOOP("words", "Open")},
                             {Idle, QT_TRANSLATE_NOOP("words", "Idle")}});
}

QString phaseName(std::optional<table::Phase> phase) {
    using enum table::Phase;
    if (!phase)
        return spoken(QT_TRANSLATE_NOOP("words", "Between rounds"));
    return worded(*phase, {{Betting, QT_TRANSLATE_NOOP("words", "Betting")},
                           {Locked, QT_TRANSLATE_NOOP("words", "No more bets")},
                           {Dealt, QT_TRANSLATE_NOOP("words", "Dealt")},
                           {Settled, QT_TRANSLATE_NOOP("words", "Settled")}});
}

QString ceremonyName(table::Ceremony ceremony) {
    using enum table::Ceremony;
    return worded(ceremony, {{Received, QT_TRANSLATE_NOOP("words", "received")},
                             {Inspected, QT_TRANSLATE_NOOP("words", "inspected")},
                             {Verified, QT_TRANSLATE_NOOP("words", "verified")},
                             {Spread, QT_TRANSLATE_NOOP("words", "spread")},
                             {Viewed, QT_TRANSLATE_NOOP("words", "viewed")},
                             {Turned, QT_TRANSLATE_NOOP("words", "turned")},
                             {Washed, QT_TRANSLATE_NOOP("words", "washed")},
                             {Stacked, QT_TRANSLATE_NOOP("words", "stacked")}});
}

QString shufflerName(ShufflerStatus look) {
    using enum ShufflerStatus;
    return worded(look, {{None, QT_TRANSLATE_NOOP("words", "Shuffled by hand")},
                         {Ready, QT_TRANSLATE_NOOP("words", "Shuffler ready")},
                         {Working, QT_TRANSLATE_NOOP("words", "Shuffling")},
                         {Trouble, QT_TRANSLATE_NOOP("words", "Shuffler fault")},
                         {OutOfOrder, QT_TRANSLATE_NOOP("words", "Out of order")}});
}

QString priorityName(events::AlarmPriority priority) {
    using enum events::AlarmPriority;
    return worded(priority, {{Low, QT_TRANSLATE_NOOP("words", "Soon")},
                             {Medium, QT_TRANSLATE_NOOP("words", "Attend")},
                             {High, QT_TRANSLATE_NOOP("words", "Urgent")}});
}

int levelOf(std::optional<events::AlarmPriority> priority) {
    return priority ? 1 + static_cast<int>(*priority) : 0;
}

QString moneyText(core::Cents amount) {
    QString text = QString::fromStdString(core::toDollars(amount));
    if (text.endsWith(QStringLiteral(".00")))
        text.chop(3);
    return text;
}

QString timeLeftText(const DeckInPlay& deck, core::Instant now) {
    if (!deck.dueAt)
        return spoken(QT_TRANSLATE_NOOP("words", "no limit"));
    const core::Millis left = *deck.dueAt - now;
    return left.count() < 0
               ? spoken(QT_TRANSLATE_NOOP("words", "overdue %1")).arg(durationText(-left))
               : spoken(QT_TRANSLATE_NOOP("words", "%1 left")).arg(durationText(left));
}

double usedShare(const DeckInPlay& deck, core::Instant now) {
    if (!deck.dueAt || !deck.enteredPlayAt || *deck.dueAt <= *deck.enteredPlayAt)
        return 0.0;
    const auto used = static_cast<double>((now - *deck.enteredPlayAt).count());
    const auto whole = static_cast<double>((*deck.dueAt - *deck.enteredPlayAt).count());
    return std::clamp(used / whole, 0.0, 1.0);
}

QString setupText(const TableSummary& table) {
    return table.unreadableSetup.empty()
               ? QString()
               : spoken(QT_TRANSLATE_NOOP("words", "Its configuration cannot be read: %1"))
                     .arg(QString::fromStdString(table.unreadableSetup));
}

QString clockText(core::Instant at) {
    return QDateTime::fromMSecsSinceEpoch(at.time_since_epoch().count())
        .toString(QStringLiteral("HH:mm"));
}

} // namespace pitwatch::console
