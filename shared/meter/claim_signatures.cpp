#include "shared/meter/internal/handlers.h"
#include "shared/payout/claim.h"
#include "shared/staff/actions/check.h"
#include "shared/text/whole_number.h"

// What people signed for a claim, as the tables' records have it: checked here once more, because
// a table's word alone moves no meter and makes no document.

namespace pitwatch::meter {

namespace {

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

// What ends a claim, or takes its document out of use, says what the claim pays as far as its table
// knew it then; the object's hash says which claim it is.
staff::Waiting endedAs(staff::Waiting waiting, const staff::Statement& said) {
    waiting.amount = said.amount;
    waiting.amountFixed = true;
    return waiting;
}

bool endsRound(staff::Action action) {
    return action == staff::Action::VoidRound || action == staff::Action::JudgeStub ||
           action == staff::Action::RuleOnIrregularity;
}

bool endsClaim(staff::Action action) {
    return action == staff::Action::DenyClaim || action == staff::Action::VoidClaim ||
           action == staff::Action::VoidDocument;
}

bool paysClaim(staff::Action action) {
    return action == staff::Action::VerifyClaim || action == staff::Action::ApproveClaim;
}

// Whether the table's people meant this document; it may be left out.
bool namesAnother(const OpenClaim& open, const staff::Statement& said) {
    const core::Text* named = said.argument(staff::Argument::Document);
    return said.action == staff::Action::VoidDocument && named != nullptr &&
           (!open.document || named->value() != std::to_string(open.document->value));
}

// One claim's part of what was signed.
void take(Draft& draft, const SignatureRead& input, const staff::Statement& said,
          const OpenClaim& open, const staff::Waiting& waiting) {
    const events::ClaimId claim = open.noted.claim;
    if (open.has(said.id))
        return;
    const auto addressee = core::PartyId::parse(input.table.text());
    auto good =
        staff::checkAccepted(input.accepted, {*addressee, waiting, input.roster, draft.now()});
    if (good && namesAnother(open, said))
        good = staff::Refusal::WrongArguments;
    const auto name = events::nameOf<events::ActionName>(said.action);
    if (!good)
        return draft.emit(
            events::ClaimSignatureRefused{claim, said.id, name, said.person, good.error()});
    draft.emit(events::ClaimSignatureTaken{claim, said.id, name, said.person,
                                           events::nameOf<events::RoleName>(said.role),
                                           said.rosterVersion});
    if (said.action == staff::Action::VerifyClaim)
        fixVerified(draft, claim);
}

// A void round ends its claims. The controller does not know rounds: whoever signed names it by its
// number, which no other round of the table has.
void takeForRound(Draft& draft, const SignatureRead& input, const staff::Statement& said) {
    const auto number = text::wholeNumber<std::uint64_t>(said.object.id.value());
    if (!number)
        return;
    staff::Waiting waiting;
    waiting.hash = said.objectHash;
    waiting.nonce = said.nonce;
    for (const auto& [claim, open] : draft.base().claims)
        if (claim.table == input.table && open.noted.round == events::RoundId{*number})
            take(draft, input, said, open, waiting);
}

} // namespace

void decideOn(Draft& draft, const SignatureRead& input) {
    const auto said = staff::parseStatement(input.accepted.statement);
    if (!said)
        return;
    if (endsRound(said->action) && said->object.kind == staff::ObjectKind::Round)
        return takeForRound(draft, input, *said);
    if (!paysClaim(said->action) && !endsClaim(said->action))
        return;
    const auto claim = claimOf(input.table, said->object);
    const OpenClaim* open = claim ? draft.base().find(*claim) : nullptr;
    if (open == nullptr)
        return;
    const staff::Waiting waiting = waitingFor(draft.base(), *open);
    take(draft, input, *said, *open, endsClaim(said->action) ? endedAs(waiting, *said) : waiting);
}

} // namespace pitwatch::meter
