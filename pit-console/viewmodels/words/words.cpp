#include "pit-console/viewmodels/words/words.h"

#include "pit-console/viewmodels/words/duration_text.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace pitwatch::console {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("words", text);
}

QString plain(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString colourName(events::DeckColour colour) {
    return plain(core::enumName(colour));
}

QString deckName(events::DeckColour colour) {
    switch (colour) {
    case events::DeckColour::Red:
        return say(QT_TRANSLATE_NOOP("words", "Red deck"));
    case events::DeckColour::Blue:
        return say(QT_TRANSLATE_NOOP("words", "Blue deck"));
    case events::DeckColour::Green:
        return say(QT_TRANSLATE_NOOP("words", "Green deck"));
    case events::DeckColour::Black:
        return say(QT_TRANSLATE_NOOP("words", "Black deck"));
    case events::DeckColour::Purple:
        return say(QT_TRANSLATE_NOOP("words", "Purple deck"));
    case events::DeckColour::Orange:
        return say(QT_TRANSLATE_NOOP("words", "Orange deck"));
    }
    return {};
}

QString wagerName(events::Wager wager) {
    switch (wager) {
    case events::Wager::Bet1:
        return say(QT_TRANSLATE_NOOP("words", "Bet 1"));
    case events::Wager::Bet2:
        return say(QT_TRANSLATE_NOOP("words", "Bet 2"));
    case events::Wager::Bet3:
        return say(QT_TRANSLATE_NOOP("words", "Bet 3"));
    case events::Wager::Ante1:
        return say(QT_TRANSLATE_NOOP("words", "Ante 1"));
    case events::Wager::Ante2:
        return say(QT_TRANSLATE_NOOP("words", "Ante 2"));
    case events::Wager::Run1:
        return say(QT_TRANSLATE_NOOP("words", "Run 1"));
    case events::Wager::Run2:
        return say(QT_TRANSLATE_NOOP("words", "Run 2"));
    case events::Wager::Center:
        return say(QT_TRANSLATE_NOOP("words", "Center"));
    case events::Wager::FiveCard:
        return say(QT_TRANSLATE_NOOP("words", "5 card"));
    case events::Wager::ThreeCard:
        return say(QT_TRANSLATE_NOOP("words", "3 card"));
    case events::Wager::SixCard:
        return say(QT_TRANSLATE_NOOP("words", "6 card"));
    case events::Wager::UltimatePairs:
        return say(QT_TRANSLATE_NOOP("words", "Pairs"));
    case events::Wager::Progressive:
        return say(QT_TRANSLATE_NOOP("words", "Progr."));
    }
    return {};
}

QString choiceName(events::Choice choice) {
    switch (choice) {
    case events::Choice::Ride:
        return say(QT_TRANSLATE_NOOP("words", "rides"));
    case events::Choice::Withdraw:
        return say(QT_TRANSLATE_NOOP("words", "taken back"));
    case events::Choice::Bet:
        return say(QT_TRANSLATE_NOOP("words", "bet"));
    case events::Choice::Fold:
        return say(QT_TRANSLATE_NOOP("words", "folded"));
    }
    return {};
}

QString openingName(std::optional<table::Opening> opening) {
    if (!opening)
        return say(QT_TRANSLATE_NOOP("words", "Not known yet"));
    switch (*opening) {
    case table::Opening::Closed:
        return say(QT_TRANSLATE_NOOP("words", "Closed"));
    case table::Opening::Opening:
        return say(QT_TRANSLATE_NOOP("words", "Opening"));
    case table::Opening::Open:
        return say(QT_TRANSLATE_NOOP("words", "Open"));
    case table::Opening::Idle:
        return say(QT_TRANSLATE_NOOP("words", "Idle"));
    }
    return {};
}

QString phaseName(std::optional<table::Phase> phase) {
    if (!phase)
        return say(QT_TRANSLATE_NOOP("words", "Between rounds"));
    switch (*phase) {
    case table::Phase::Betting:
        return say(QT_TRANSLATE_NOOP("words", "Betting"));
    case table::Phase::Locked:
        return say(QT_TRANSLATE_NOOP("words", "No more bets"));
    case table::Phase::Dealt:
        return say(QT_TRANSLATE_NOOP("words", "Dealt"));
    case table::Phase::Settled:
        return say(QT_TRANSLATE_NOOP("words", "Settled"));
    }
    return {};
}

QString ceremonyName(table::Ceremony ceremony) {
    switch (ceremony) {
    case table::Ceremony::Received:
        return say(QT_TRANSLATE_NOOP("words", "received"));
    case table::Ceremony::Inspected:
        return say(QT_TRANSLATE_NOOP("words", "inspected"));
    case table::Ceremony::Verified:
        return say(QT_TRANSLATE_NOOP("words", "verified"));
    case table::Ceremony::Spread:
        return say(QT_TRANSLATE_NOOP("words", "spread"));
    case table::Ceremony::Viewed:
        return say(QT_TRANSLATE_NOOP("words", "viewed"));
    case table::Ceremony::Turned:
        return say(QT_TRANSLATE_NOOP("words", "turned"));
    case table::Ceremony::Washed:
        return say(QT_TRANSLATE_NOOP("words", "washed"));
    case table::Ceremony::Stacked:
        return say(QT_TRANSLATE_NOOP("words", "stacked"));
    }
    return {};
}

QString shufflerName(ShufflerStatus look) {
    switch (look) {
    case ShufflerStatus::None:
        return say(QT_TRANSLATE_NOOP("words", "Shuffled by hand"));
    case ShufflerStatus::Ready:
        return say(QT_TRANSLATE_NOOP("words", "Shuffler ready"));
    case ShufflerStatus::Working:
        return say(QT_TRANSLATE_NOOP("words", "Shuffling"));
    case ShufflerStatus::Trouble:
        return say(QT_TRANSLATE_NOOP("words", "Shuffler fault"));
    case ShufflerStatus::OutOfOrder:
        return say(QT_TRANSLATE_NOOP("words", "Out of order"));
    }
    return {};
}

QString priorityName(events::AlarmPriority priority) {
    switch (priority) {
    case events::AlarmPriority::Low:
        return say(QT_TRANSLATE_NOOP("words", "Soon"));
    case events::AlarmPriority::Medium:
        return say(QT_TRANSLATE_NOOP("words", "Attend"));
    case events::AlarmPriority::High:
        return say(QT_TRANSLATE_NOOP("words", "Urgent"));
    }
    return {};
}

int levelOf(std::optional<events::AlarmPriority> priority) {
    if (!priority)
        return 0;
    switch (*priority) {
    case events::AlarmPriority::Low:
        return 1;
    case events::AlarmPriority::Medium:
        return 2;
    case events::AlarmPriority::High:
        return 3;
    }
    return 0;
}

QString moneyText(core::Cents amount) {
    QString text = QString::fromStdString(core::toDollars(amount));
    if (text.endsWith(QStringLiteral(".00")))
        text.chop(3);
    return text;
}

QString timeLeftText(const DeckInPlay& deck, core::Instant now) {
    if (!deck.dueAt)
        return say(QT_TRANSLATE_NOOP("words", "no limit"));
    const core::Millis left = *deck.dueAt - now;
    return left.count() < 0 ? say(QT_TRANSLATE_NOOP("words", "overdue %1")).arg(durationText(-left))
                            : say(QT_TRANSLATE_NOOP("words", "%1 left")).arg(durationText(left));
}

double usedShare(const DeckInPlay& deck, core::Instant now) {
    if (!deck.dueAt || !deck.enteredPlayAt || *deck.dueAt <= *deck.enteredPlayAt)
        return 0.0;
    const auto used = static_cast<double>((now - *deck.enteredPlayAt).count());
    const auto whole = static_cast<double>((*deck.dueAt - *deck.enteredPlayAt).count());
    return std::clamp(used / whole, 0.0, 1.0);
}

QString clockText(core::Instant at) {
    return QDateTime::fromMSecsSinceEpoch(at.time_since_epoch().count())
        .toString(QStringLiteral("HH:mm"));
}

} // namespace pitwatch::console
