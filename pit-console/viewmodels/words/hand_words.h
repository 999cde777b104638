#pragma once

#include "shared/events/values.h"

#include <QString>

namespace pitwatch::console {

// A hand that the record names, as people say it: "Royal flush".
QString handText(const events::HandName& hand);

} // namespace pitwatch::console
