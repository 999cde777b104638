#include "shared/meter/internal/handlers.h"
#include "shared/meter/refusals.h"
#include "shared/payout/claim.h"
#include "shared/staff/actions/check.h"
#include "shared/text/whole_number.h"

#include <algorithm>

// What people signed for a claim, as the tables' records have it: checked here once more, because
// a table's word alone moves no meter and makes no document.

namespace pitwatch::meter {

namespace {

// Of one claim: whoever writes in a table's name does not fill the controller's memory.
constexpr std::size_t kMostKept = 4;

std::optional<events::ClaimId> claimOf(const core::TableId& table, const staff::Object& object) {
    const auto number = text::wholeNumber<std::uint64_t>(object.id.value());
    if (object.kind != staff::ObjectKind::Claim || !number)
        return std::nullopt;
    return events::ClaimId{table, *number};
}

// The claim as its people see it. Who verified and who approved is compared when the document is
// asked for: a claim that was returned is verified and approved anew by whoever is there.
staff::Waiting waitingFor(const State& state, const OpenClaim& open) {
    staff::Waiting waiting;
    waiting.hash = open.noted.hash;
    waiting.nonce = open.noted.nonce;
    waiting.amount = open.noted.amount;
    waiting.alongside = envyOf(open.noted.envy);
    if (open.noted.link) {
        const auto fixed = state.fixed.find(open.noted.claim);
        waiting.amountFixed = fixed != state.fixed.end();
        waiting.amount = waiting.amountFixed ? fixed->second.amount : core::Cents{};
    }
    waiting.verifiedBeforeAmount =
        payout::verifiedBeforeAmount(open.noted.link.has_value(), open.noted.declaredBy);
    waiting.involved = payout::makersOf(open.noted.dealer, open.noted.declaredBy);
    return waiting;
}

// A ruling that leaves the round as it is ends no claim of it. A stub that is wrong makes the round
// void by every document, whichever way it is judged.
bool endsRound(const staff::Statement& said) {
    if (said.action == staff::Action::VoidRound || said.action == staff::Action::JudgeStub)
        return true;
    const core::Text* named = said.action == staff::Action::RuleOnIrregularity
                                  ? said.argument(staff::Argument::Consequence)
                                  : nullptr;
    const auto consequence =
        named != nullptr ? core::enumFromName<events::Consequence>(named->value()) : std::nullopt;
    return consequence && voids(*consequence);
}

bool paysClaim(staff::Action action) {
    return action == staff::Action::VerifyClaim || action == staff::Action::ApproveClaim;
}

// The claim, or its round, as whoever signed this saw it. What ends a claim, or takes its document
// out of use, says what the claim pays as far as its table knew it then; the object's hash says
// which claim it is. Of rounds the controller knows nothing but their numbers, which no other round
// of the table has.
staff::Waiting seenIn(const State& state, const OpenClaim& open, const staff::Statement& said) {
    staff::Waiting waiting;
    if (endsRound(said)) {
        waiting.hash = said.objectHash;
        waiting.nonce = said.nonce;
        return waiting;
    }
    waiting = waitingFor(state, open);
    if (endsClaim(said.action)) {
        waiting.amount = said.amount;
        waiting.amountFixed = true;
    }
    return waiting;
}

// Another roster may say otherwise, and it is only a matter of time until there is one.
bool comesWithARoster(staff::Refusal why) {
    return why == staff::Refusal::NoRoster || why == staff::Refusal::RosterUnknown ||
           why == staff::Refusal::RosterExpired;
}

bool isKept(const OpenClaim& open, const events::ActionId& action) {
    return std::any_of(open.kept.begin(), open.kept.end(),
                       [&](const auto& one) { return one.action == action; });
}

// What the table did by it is done there and cannot be signed again, unlike a verification or an
// approval.
bool mustBeKept(const OpenClaim& open, const staff::Statement& said, staff::Refusal why) {
    return comesWithARoster(why) && !paysClaim(said.action) &&
           (open.kept.size() < kMostKept || isKept(open, said.id));
}

// Whether the table's people meant this document; it may be left out.
bool namesAnother(const OpenClaim& open, const staff::Statement& said) {
    const core::Text* named = said.argument(staff::Argument::Document);
    return said.action == staff::Action::VoidDocument && named != nullptr &&
           (!open.document || named->value() != std::to_string(open.document->value));
}

// A round has nothing but its number to know it by: whoever signed for it signed after its wagers
// were told, the table took that while it was good, and after it had raised the claim.
std::optional<staff::Refusal> untimely(const OpenClaim& open, const staff::Statement& said,
                                       core::Instant at) {
    if (said.issuedAt > at + staff::kClockTolerance)
        return staff::Refusal::NotYetIssued;
    const bool past = said.expiresAt <= at || open.noted.raisedAt > at + staff::kClockTolerance ||
                      (open.wageredAt && *open.wageredAt > said.issuedAt + staff::kClockTolerance);
    return past ? std::optional(staff::Refusal::Expired) : std::nullopt;
}

// One claim's part of what was signed.
void take(Draft& draft, const SignatureRead& input, const staff::Statement& said,
          const OpenClaim& open) {
    const events::ClaimId claim = open.noted.claim;
    if (open.has(said.id))
        return;
    const auto addressee = core::PartyId::parse(input.table.text());
    auto good = staff::checkAccepted(
        input.accepted, {*addressee, seenIn(draft.base(), open, said), input.roster, draft.now()});
    if (good && namesAnother(open, said))
        good = staff::Refusal::WrongArguments;
    const auto name = events::nameOf<events::ActionName>(said.action);
    if (!good && mustBeKept(open, said, good.error())) {
        if (!isKept(open, said.id))
            draft.emit(events::ClaimSignatureKept{claim, said.id, name, said.person,
                                                  input.accepted.statement,
                                                  input.accepted.signature});
        return;
    }
    if (!good)
        return draft.emit(
            events::ClaimSignatureRefused{claim, said.id, name, said.person, good.error()});
    draft.emit(events::ClaimSignatureTaken{claim, said.id, name, said.person,
                                           events::nameOf<events::RoleName>(said.role),
                                           said.rosterVersion});
    if (said.action == staff::Action::VerifyClaim)
        fixWaiting(draft, claim);
}

void refuse(Draft& draft, const OpenClaim& open, const staff::Statement& said, staff::Refusal why) {
    draft.emit(events::ClaimSignatureRefused{open.noted.claim, said.id,
                                             events::nameOf<events::ActionName>(said.action),
                                             said.person, why});
}

// A void round ends its claims. What one round was ended by ends nothing later.
void takeForRound(Draft& draft, const SignatureRead& input, const staff::Statement& said) {
    const auto number = text::wholeNumber<std::uint64_t>(said.object.id.value());
    if (!number)
        return;
    const auto& used = draft.base().roundsOf(input.table).endings;
    const bool again = std::find(used.begin(), used.end(), said.id) != used.end();
    const auto& claims = draft.base().claims;
    for (auto at = claims.lower_bound({input.table, 0});
         at != claims.end() && at->first.table == input.table; ++at) {
        const OpenClaim& open = at->second;
        if (open.noted.round != events::RoundId{*number} || open.has(said.id))
            continue;
        const auto why =
            again ? std::optional(staff::Refusal::Replayed) : untimely(open, said, input.at);
        if (why)
            refuse(draft, open, said, *why);
        else
            take(draft, input, said, open);
    }
}

// In the name of whose signature it was that counted.
void voidDocumentLate(Draft& draft, const events::ClaimId& claim, const OpenClaim& now) {
    const OpenClaim& before = *draft.base().find(claim);
    const auto by = std::find_if(before.kept.begin(), before.kept.end(),
                                 [&](const auto& one) { return now.others.contains(one.action); });
    if (by == before.kept.end() || !now.voidTold)
        return;
    const auto said = staff::parseStatement(by->statement);
    const core::Text* reason = said ? said->argument(staff::Argument::Reason) : nullptr;
    voidDocument(draft, now,
                 {claim, *now.voidTold, by->person,
                  reason != nullptr ? events::Phrase::quoted(*reason) : events::Phrase{}});
}

// What the table said of the claim while nobody could judge the signatures for it.
void concludeKept(Draft& draft, const events::ClaimId& claim) {
    const OpenClaim open = *draft.state().find(claim);
    voidDocumentLate(draft, claim, open);
    if (open.endTold && open.ending)
        endUnpaid(draft, claim);
    else if (open.endTold && open.kept.empty())
        draft.refuse("end_claim", {MeterRefusal::NotSigned, claim.table});
}

} // namespace

void decideOn(Draft& draft, const SignatureRead& input) {
    const auto said = staff::parseStatement(input.accepted.statement);
    if (!said)
        return;
    if (endsRound(*said) && said->object.kind == staff::ObjectKind::Round)
        return takeForRound(draft, input, *said);
    if (!paysClaim(said->action) && !endsClaim(said->action))
        return;
    const auto claim = claimOf(input.table, said->object);
    const OpenClaim* open = claim ? draft.base().find(*claim) : nullptr;
    if (open == nullptr)
        return;
    take(draft, input, *said, *open);
}

void decideOn(Draft& draft, const RosterCame& input) {
    const OpenClaim* open = draft.base().find(input.claim);
    if (open == nullptr)
        return;
    for (const events::ClaimSignatureKept& kept : open->kept)
        if (const auto said = staff::parseStatement(kept.statement))
            take(draft,
                 {input.claim.table,
                  {kept.action, kept.person, kept.name, kept.statement, kept.signature},
                  input.roster},
                 *said, *open);
    concludeKept(draft, input.claim);
}

} // namespace pitwatch::meter
