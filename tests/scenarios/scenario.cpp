#include "tests/scenarios/player.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

// Plays one transcript. A test compares what comes out with what the file says; --write replaces
// the file, and the difference is read in review.

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
    const bool write = argc == 3 && std::string(argv[1]) == "--write";
    if (argc != (write ? 3 : 2)) {
        std::cerr << "usage: scenario [--write] FILE\n";
        return 2;
    }
    const std::string path = argv[argc - 1];
    std::ifstream file(path);
    std::vector<std::string> lines;
    std::string before;
    for (std::string line; std::getline(file, line);) {
        lines.push_back(line);
        before += line + "\n";
    }
    try {
        const std::string after = scenarios::Player(rootOf(path)).play(lines);
        if (write) {
            std::ofstream(path) << after;
            return 0;
        }
        if (lines.empty() || after != before) {
            std::cout << "the transcript is now:\n" << after;
            return 1;
        }
    } catch (const std::exception& failure) {
        std::cerr << path << ": " << failure.what() << "\n";
        return 2;
    }
    return 0;
}
