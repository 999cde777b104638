#pragma once

#include "shared/core/result.h"
#include "shared/meter/reconcile.h"

#include <string>
#include <vector>

namespace pitwatch::pitctl {

enum class Trust { Verified, AsItIs };

// Compares the controller's journal file with the tables'. Each file is verified first
// (unless it is to be taken as it is), the tables'
// against what the controller has read of them: what was changed, cut off, or is not among `tables`
// is a difference. An error means that a file cannot be read as a journal.
core::Result<meter::Reconciliation>
reconcileFiles(const std::string& controller, const std::vector<std::string>& tables, Trust trust);

} // namespace pitwatch::pitctl
