#include "tests/scenarios/transcript.h"

#include "shared/wording/event_json.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iostream>

namespace pitwatch::scenarios {

int playTranscript(
    int argc, char** argv,
    const std::function<std::string(const std::string&, const std::vector<std::string>&)>& play) {
    const bool write = argc == 3 && std::string(argv[1]) == "--write";
    if (argc != (write ? 3 : 2)) {
        std::cerr << "usage: " << argv[0] << " [--write] FILE\n";
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
        const std::string after = play(path, lines);
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

nlohmann::ordered_json told(const events::Event& event) {
    nlohmann::ordered_json all = wording::toJson(event);
    all.erase("phrase");
    return all;
}

} // namespace pitwatch::scenarios
