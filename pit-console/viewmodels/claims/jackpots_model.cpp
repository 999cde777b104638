#include "pit-console/viewmodels/claims/jackpots_model.h"

#include "pit-console/viewmodels/claims/claim_text.h"
#include "pit-console/viewmodels/reports/report_files.h"
#include "pit-console/viewmodels/shell/store_view.h"
#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <QProcess>

#include <algorithm>

namespace pitwatch::console {

namespace {

QString firstOf(const std::vector<ClaimPicture>& claims) {
    return claims.empty() ? QString() : claimName(claims.front().claim.id());
}

} // namespace

int JackpotsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_claims.size());
}

QVariant JackpotsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ClaimPicture& picture = m_claims[static_cast<std::size_t>(index.row())];
    const payout::Claim& claim = picture.claim;
    switch (role) {
    case ClaimName:
        return claimName(claim.id());
    case HandText:
        // One hand may be claimed on several wagers.
        return QStringLiteral("%1 · %2").arg(handText(claim.raised.hand),
                                             wagerName(claim.raised.wager));
    case PlaceText:
        return tr("%1, seat %2").arg(text(claim.id().table.text())).arg(claim.raised.seat.number);
    case AmountText:
        return amountText(claim);
    case WaitText:
        return waitText(picture);
    case AgeText:
        return durationText(std::max(core::Millis{0}, m_now - claim.raisedAt));
    case EnvyText:
        return envyText(claim);
    case Disputed:
        return claim.dispute.has_value();
    case Current:
        return picture.freshness == Freshness::Live;
    case Chosen:
        return &picture == chosenClaim();
    default:
        return {};
    }
}

QHash<int, QByteArray> JackpotsModel::roleNames() const {
    return {{ClaimName, "claimName"},   {HandText, "handText"}, {PlaceText, "placeText"},
            {AmountText, "amountText"}, {WaitText, "waitText"}, {AgeText, "ageText"},
            {EnvyText, "envyText"},     {Disputed, "disputed"}, {Current, "current"},
            {Chosen, "chosen"}};
}

const ClaimPicture* JackpotsModel::chosenClaim() const {
    for (const ClaimPicture& picture : m_claims)
        if (claimName(picture.claim.id()) == m_chosen)
            return &picture;
    return nullptr;
}

QString JackpotsModel::endedText() const {
    return m_chosen.isEmpty() || chosenClaim() != nullptr
               ? QString()
               : tr("Claim %1 is not open any more").arg(m_chosen);
}

void JackpotsModel::choose(const QString& claim) {
    if (claim == m_chosen)
        return;
    m_chosen = claim.isEmpty() ? firstOf(m_claims) : claim;
    m_signing.sender().forgetOutcome();
    m_slipSaved.clear();
    if (!m_claims.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {Chosen});
    emit changed();
}

QString JackpotsModel::title() const {
    const ClaimPicture* picture = chosenClaim();
    if (picture == nullptr)
        return {};
    return tr("%1, claim %2")
        .arg(handText(picture->claim.raised.hand), claimName(picture->claim.id()));
}

QString JackpotsModel::amount() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? amountText(picture->claim) : QString();
}

QString JackpotsModel::facts() const {
    const ClaimPicture* picture = chosenClaim();
    if (picture == nullptr)
        return {};
    const events::ClaimRaised& raised = picture->claim.raised;
    return tr("Table %1, seat %2, round %3. %4: %5. Raised at %6.")
        .arg(text(raised.claim.table.text()))
        .arg(raised.seat.number)
        .arg(raised.round.value)
        .arg(wagerName(raised.wager), exactMoneyText(raised.stake),
             timeText(picture->claim.raisedAt));
}

QString JackpotsModel::paytable() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? paytableText(*picture) : QString();
}

QStringList JackpotsModel::cards() const {
    QStringList cards;
    if (const ClaimPicture* picture = chosenClaim())
        for (const cards::Card card : picture->claim.raised.cards)
            cards << text(card.text());
    return cards;
}

QString JackpotsModel::notice() const {
    const ClaimPicture* picture = chosenClaim();
    if (picture == nullptr)
        return {};
    const payout::Claim& claim = picture->claim;
    QStringList notices;
    if (claim.dispute)
        notices << tr("In dispute: %1").arg(text(claim.dispute->reason.value()));
    for (const events::TaxFormFlagged& form : claim.taxForms)
        notices << (form.envySeat
                        ? tr("Tax form for the Envy line of seat %1").arg(form.envySeat->number)
                        : tr("Tax form for the holder of the hand"));
    return notices.join(QStringLiteral("\n"));
}

QString JackpotsModel::silence() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? silenceText(*picture) : QString();
}

QString JackpotsModel::next() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? waitText(*picture) : QString();
}

QString JackpotsModel::section() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? text(picture->section) : QString();
}

QVariantList JackpotsModel::steps() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? claimSteps(*picture) : QVariantList();
}

QVariantList JackpotsModel::checks() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? claimChecks(*picture) : QVariantList();
}

QVariantList JackpotsModel::envy() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? envyRows(picture->claim) : QVariantList();
}

QVariantList JackpotsModel::slip() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr && picture->document ? slipRows(*picture) : QVariantList();
}

void JackpotsModel::saveSlip() {
    const ClaimPicture* picture = chosenClaim();
    if (picture == nullptr || !picture->document)
        return;
    QString path;
    m_slipSaved = console::saveSlip(*picture, path);
    if (!path.isEmpty() && !m_printCommand.isEmpty() &&
        !QProcess::startDetached(m_printCommand, {path}))
        m_slipSaved = tr("Saved, but %1 cannot be run: %2").arg(m_printCommand, path);
    emit changed();
}

QVariantList JackpotsModel::offers(bool allowed) const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr ? m_signing.sender().rows(picture->actions, allowed) : QVariantList();
}

bool JackpotsModel::current() const {
    const ClaimPicture* picture = chosenClaim();
    return picture != nullptr && picture->freshness == Freshness::Live;
}

void JackpotsModel::ask(const QString& key) {
    const ClaimPicture* picture = chosenClaim();
    if (picture == nullptr)
        return;
    for (const ActionOffer& offer : picture->actions)
        if (text(keyOf(offer)) == key)
            return m_signing.ask(offer, claimFacts(offer, *picture), cards());
}

// The claim of the dialog, whichever is being looked at by now.
void JackpotsModel::look() {
    const ActionOffer* asked = m_signing.offer();
    if (asked == nullptr)
        return;
    const auto found =
        std::find_if(m_claims.begin(), m_claims.end(), [&](const ClaimPicture& picture) {
            return picture.claim.id().table.text() == asked->request.addressee.text() &&
                   staff::objectOf(picture.claim.id()) == asked->request.object;
        });
    if (found == m_claims.end())
        m_signing.look({}, true);
    else
        m_signing.look(found->actions, found->freshness == Freshness::Live);
}

void JackpotsModel::take(const std::vector<ClaimPicture>& claims) {
    const bool sameRows =
        std::equal(claims.begin(), claims.end(), m_claims.begin(), m_claims.end(),
                   [](const auto& a, const auto& b) { return a.claim.id() == b.claim.id(); });
    if (!sameRows)
        beginResetModel();
    m_claims = claims;
    if (m_chosen.isEmpty() || m_claims.empty())
        m_chosen = firstOf(m_claims);
    if (!sameRows)
        endResetModel();
}

void JackpotsModel::show(const Snapshot& snapshot) {
    const QString stale = staleTextOf(snapshot);
    const bool settled = m_signing.settle(snapshot);
    const bool same = snapshot.claims == m_claims && stale == m_staleText && !settled;
    // The ages of the rows go by the second.
    if (same && std::chrono::floor<std::chrono::seconds>(snapshot.at) ==
                    std::chrono::floor<std::chrono::seconds>(m_now))
        return;
    m_now = snapshot.at;
    m_staleText = stale;
    take(snapshot.claims);
    look();
    if (!m_claims.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
    if (!same)
        emit changed();
}

} // namespace pitwatch::console
