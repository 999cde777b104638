#include "shared/meter/internal/handlers.h"
#include "shared/meter/refusals.h"
#include "shared/payout/numbering.h"

#include <algorithm>

// The site's payout documents: numbered for claims that were verified and approved as their amount
// asks, by people whose signatures were checked here.

namespace pitwatch::meter {

using core::Cents;

namespace {

// What the claim pays to the holder of the hand; nothing while its meter has not said so.
std::optional<Cents> amountOf(const State& state, const OpenClaim& open) {
    if (!open.noted.link)
        return open.noted.amount;
    const auto fixed = state.fixed.find(open.noted.claim);
    return fixed == state.fixed.end() ? std::nullopt : std::optional(fixed->second.amount);
}

// What the most is that one person is paid.
Cents largestOf(const events::PayoutDocumentRequested& asked) {
    Cents largest = asked.amount;
    for (const events::EnvyLine& line : asked.envy)
        largest = std::max(largest, line.amount);
    return largest;
}

// In force when the claim was noted.
const events::ApprovalTier& tierOf(const events::ClaimNoted& noted, Cents amount) {
    const auto after =
        std::find_if(noted.tiers.begin(), noted.tiers.end(),
                     [&](const events::ApprovalTier& tier) { return tier.from > amount; });
    PW_ASSERT(after != noted.tiers.begin());
    return *(after - 1);
}

using Approvals = std::map<events::PersonId, OpenClaim::Approval>;

// Of the rank the amount asks for, and none who verified the hand.
Approvals approvalsFor(const OpenClaim& open, const events::ApprovalTier& tier,
                       const events::PersonId& witness) {
    Approvals approvals = open.approved;
    const auto rank = core::enumFromName<events::Role>(tier.rank.text());
    std::erase_if(approvals, [&](const auto& one) {
        return one.first == witness || !rank || !isAtLeast(one.second.role, *rank);
    });
    return approvals;
}

// Why the document cannot be what the table says, whoever signed; nothing where it can.
std::optional<DocumentObjection> contradiction(const State& state, const OpenClaim& open,
                                               const events::PayoutDocumentRequested& asked) {
    if (open.document)
        return DocumentObjection::HasDocument;
    if (amountOf(state, open) != asked.amount)
        return DocumentObjection::AmountDiffers;
    if (asked.envy != open.noted.envy)
        return DocumentObjection::EnvyDiffers;
    if (asked.combination != open.noted.hand || asked.wonAt != open.noted.raisedAt)
        return DocumentObjection::HandDiffers;
    return std::nullopt;
}

// Why what was signed is not enough; nothing where it is.
std::optional<DocumentObjection> unsignedPart(const Approvals& approvals,
                                              const events::ApprovalTier& tier,
                                              const OpenClaim& open,
                                              const events::PayoutDocumentRequested& asked) {
    if (!open.verified.contains(asked.witness))
        return DocumentObjection::VerificationNotSigned;
    if (approvals.size() < tier.approvals)
        return DocumentObjection::TooFewApprovals;
    if (!approvals.contains(asked.preparer) ||
        (asked.approver && !approvals.contains(*asked.approver)))
        return DocumentObjection::NamesUnsigned;
    return std::nullopt;
}

} // namespace

void issueDocument(Draft& draft, const events::PayoutDocumentRequested& asked) {
    const OpenClaim* open = draft.base().find(asked.claim);
    const bool bySignature = draft.setup().signatures;
    std::optional<DocumentObjection> why;
    std::vector<events::ActionId> signatures;
    if (open == nullptr) {
        if (bySignature || draft.base().wasNoted(asked.claim))
            why = DocumentObjection::NoSuchClaim;
    } else {
        why = contradiction(draft.base(), *open, asked);
        if (!why && bySignature) {
            const events::ApprovalTier& tier = tierOf(open->noted, largestOf(asked));
            const Approvals approvals = approvalsFor(*open, tier, asked.witness);
            why = unsignedPart(approvals, tier, *open, asked);
            if (!why) {
                signatures.push_back(open->verified.at(asked.witness));
                for (const auto& [person, approval] : approvals)
                    signatures.push_back(approval.action);
            }
        }
    }
    if (why)
        return draft.emit(events::PayoutDocumentWithheld{asked.claim, *why});
    for (events::Event& issued :
         payout::documentsFor(asked, {draft.base().lastDocument}, std::move(signatures)))
        draft.emit(std::move(issued));
}

namespace {

void tellVoid(Draft& draft, const events::PayoutDocumentRejected& rejected) {
    for (events::Event& voided : payout::documentsFor(rejected, {draft.base().lastDocument}))
        draft.emit(std::move(voided));
}

} // namespace

bool voidDocument(Draft& draft, const OpenClaim& open,
                  const events::PayoutDocumentRejected& rejected) {
    const bool isSigned = open.ending || (open.voiding && open.document == rejected.number);
    if (isSigned)
        tellVoid(draft, rejected);
    return isSigned;
}

// Only a document of the table's own that still holds. While its claim is open somebody signed that
// it is void, or that the claim is; once the claim has ended unpaid, the table's word is enough: it
// takes a number out of use that nothing is paid by. The next one is issued for the same open
// claim, by the same signatures and over the same amount. So a claim has one document that holds,
// at most; issueDocument sees to that while the claim is open, and raise() that it is not open
// twice.
void voidDocument(Draft& draft, const core::TableId& table,
                  const events::PayoutDocumentRejected& rejected) {
    const auto found = draft.base().documents.find(rejected.number);
    if (found == draft.base().documents.end() || found->second.table != table)
        return draft.refuse("void_document", MeterRefusal::NoSuchDocument);
    const OpenClaim* open = draft.base().find(found->second);
    if (!draft.setup().signatures || open == nullptr)
        return tellVoid(draft, rejected);
    if (!voidDocument(draft, *open, rejected)) {
        if (open->kept.empty())
            return draft.refuse("void_document", {MeterRefusal::NotSigned, table});
        if (open->voidTold != rejected.number)
            draft.emit(events::ClaimEndingKept{found->second, rejected.number});
    }
}

} // namespace pitwatch::meter
