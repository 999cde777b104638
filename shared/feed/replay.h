#pragma once

#include "shared/core/bytes.h"
#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/journal/journal.h"
#include "shared/journal/signer.h"

#include <cstdint>
#include <optional>

// How a reader asks for entries it lacks, and what it is told before they come. JSON; the entries
// themselves travel as wire batches.

namespace pitwatch::feed {

struct Ask {
    // The last entry the reader holds; nothing if it never read this party's journal.
    std::optional<journal::Head> after;
    // The last entry wanted; 0 wants as much as the answer may hold.
    std::uint64_t to = 0;
    // Drawn for this question, and repeated in the answer to it: nobody can have it signed before.
    // 0 where the reader does not say.
    std::uint64_t nonce = 0;

    std::uint64_t from() const { return after ? after->sequence + 1 : 1; }
    friend bool operator==(const Ask&, const Ask&) = default;
};

core::Bytes encodeAsk(const Ask& ask);
core::Result<Ask> decodeAsk(core::ByteView bytes);

enum class Verdict : std::uint8_t {
    Follows,      // The journal continues what the reader holds.
    Ahead,        // The reader holds entries beyond the journal's end.
    Differs,      // The journal has another entry in the place of the reader's last.
    OtherJournal, // The reader followed a journal with another id.
};
constexpr auto enumNames(Verdict) {
    return core::names("follows", "ahead", "differs", "other_journal");
}

// What a signed answer says besides, so that it holds for one question of one reader.
struct AnswerProof {
    core::PartyId party;
    core::PartyId reader;
    Ask asked;           // Without what was wanted, which decides nothing.
    wire::Moment moment; // Its epoch is the answer's.
    core::Millis up{0};  // As in a status.
    journal::Signature signature{};

    friend bool operator==(const AnswerProof&, const AnswerProof&) = default;
};

struct Answer {
    std::uint64_t from = 0; // Copied from the question: it tells what the reader held when asking.
    std::uint64_t through = 0; // The last entry that will be sent for this question.
    Verdict verdict = Verdict::Follows;
    std::uint64_t epoch = 0;
    journal::Head head;
    std::optional<AnswerProof> proof{}; // None in the format without signatures.

    friend bool operator==(const Answer&, const Answer&) = default;
};

// Of an answer whose proof says all but the signature.
void sign(Answer& answer, const journal::Signer& signer);
bool isGenuine(const Answer& answer, const journal::PublicKey& key);

core::Bytes encodeAnswer(const Answer& answer);
core::Result<Answer> decodeAnswer(core::ByteView bytes);

// A replay topic carries answers and batches; an answer begins with a brace, a batch never does.
bool looksLikeAnswer(core::ByteView bytes);

} // namespace pitwatch::feed
