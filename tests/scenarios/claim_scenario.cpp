#include "tests/scenarios/claim_player.h"
#include "tests/scenarios/transcript.h"

using namespace pitwatch;

int main(int argc, char** argv) {
    return scenarios::playTranscript(argc, argv, [](const auto&, const auto& lines) {
        return scenarios::ClaimPlayer().play(lines);
    });
}
