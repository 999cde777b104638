#pragma once

#include "shared/events/event.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>
#include <vector>

namespace pitwatch::scenarios {

// The main function of a program that plays one transcript: usage: PROGRAM [--write] FILE. `play`
// is given the file's path and lines and answers with the transcript anew. A test compares it with
// what the file says; --write replaces the file, and the difference is read in review.
int playTranscript(int argc, char** argv,
                   const std::function<std::string(const std::string& path,
                                                   const std::vector<std::string>& lines)>& play);

// An event as transcripts tell it: a reason is the English sentence alone.
nlohmann::ordered_json told(const events::Event& event);

} // namespace pitwatch::scenarios
