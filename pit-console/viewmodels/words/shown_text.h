#pragma once

#include "pit-console/viewmodels/words/words.h"
#include "shared/core/clock.h"
#include "shared/core/money.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

// How the pages write what the record calls by a name.

namespace pitwatch::console {

// To the cent, as a record shows it: "$10.00".
QString exactMoneyText(core::Cents amount);
// "21:15", local.
QString timeText(core::Instant at);
// "2026-11-16 21:15", local.
QString momentText(core::Instant at);
// "royal_flush" as "royal flush".
QString wordsText(std::string_view name);

inline QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}
QStringList textsOf(const std::vector<std::string>& utf8);

} // namespace pitwatch::console
