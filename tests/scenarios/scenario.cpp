#include "tests/scenarios/player.h"
#include "tests/scenarios/transcript.h"

#include <filesystem>

using namespace pitwatch;

namespace {

// The folder that holds submissions/, at or above the transcript's.
std::string rootOf(const std::string& path) {
    auto folder = std::filesystem::absolute(path).parent_path();
    while (folder.has_relative_path() && !std::filesystem::exists(folder / "submissions"))
        folder = folder.parent_path();
    return folder.string();
}

} // namespace

int main(int argc, char** argv) {
    return scenarios::playTranscript(argc, argv, [](const auto& path, const auto& lines) {
        return scenarios::Player(rootOf(path)).play(lines);
    });
}
