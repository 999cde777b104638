#pragma once

#include "shared/vocabulary/dealing.h"
#include "shared/vocabulary/games.h"
#include "shared/vocabulary/hands.h"
#include "shared/vocabulary/irregularities.h"
#include "shared/vocabulary/meters.h"
#include "shared/vocabulary/opening_checks.h"
#include "shared/vocabulary/wagers.h"

// The words of rule sets, submissions and rounds.

namespace pitwatch::rules {

using vocabulary::CardsUsed;
using vocabulary::Consequence;
using vocabulary::DealingMethod;
using vocabulary::DealTarget;
using vocabulary::Game;
using vocabulary::Irregularity;
using vocabulary::LineResult;
using vocabulary::MeterLevel;
using vocabulary::OpeningCheck;
using vocabulary::PaidHand;
using vocabulary::Status;
using vocabulary::Wager;
using vocabulary::WagerKind;

} // namespace pitwatch::rules
