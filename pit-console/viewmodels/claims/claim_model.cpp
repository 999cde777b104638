#include "pit-console/viewmodels/claims/claim_model.h"

#include "pit-console/viewmodels/reports/report_files.h"
#include "pit-console/viewmodels/words/claim_text.h"
#include "pit-console/viewmodels/words/hand_words.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <QProcess>

namespace pitwatch::console {

QString ClaimModel::title() const {
    if (!m_picture)
        return {};
    return tr("%1, claim %2")
        .arg(handText(m_picture->claim.raised.hand), claimName(m_picture->claim.id()));
}

QString ClaimModel::amount() const {
    return m_picture ? amountText(m_picture->claim) : QString();
}

QString ClaimModel::facts() const {
    if (!m_picture)
        return {};
    const events::ClaimRaised& raised = m_picture->claim.raised;
    return tr("Table %1, seat %2, round %3. %4: %5. Raised at %6.")
        .arg(text(raised.claim.table.text()))
        .arg(raised.seat.number)
        .arg(raised.round.value)
        .arg(wagerName(raised.wager), exactMoneyText(raised.stake),
             timeText(m_picture->claim.raisedAt));
}

QString ClaimModel::paytable() const {
    return m_picture ? paytableText(*m_picture) : QString();
}

QStringList ClaimModel::cards() const {
    QStringList cards;
    if (m_picture)
        for (const cards::Card card : m_picture->claim.raised.cards)
            cards << text(card.text());
    return cards;
}

QString ClaimModel::notice() const {
    if (!m_picture)
        return {};
    const payout::Claim& claim = m_picture->claim;
    QStringList notices;
    if (claim.dispute)
        notices << tr("In dispute: %1").arg(text(claim.dispute->reason.value()));
    for (const events::TaxFormFlagged& form : claim.taxForms)
        notices << (form.envySeat
                        ? tr("Tax form for the Envy line of seat %1").arg(form.envySeat->number)
                        : tr("Tax form for the holder of the hand"));
    return notices.join(QStringLiteral("\n"));
}

QString ClaimModel::silence() const {
    return m_picture ? silenceText(*m_picture) : QString();
}

QString ClaimModel::next() const {
    return m_picture ? waitText(*m_picture) : QString();
}

QString ClaimModel::section() const {
    return m_picture ? text(m_picture->section) : QString();
}

void ClaimModel::saveSlip() {
    if (!m_picture || !m_picture->document)
        return;
    QString path;
    m_slipSaved = console::saveSlip(*m_picture, path);
    if (!path.isEmpty() && !m_printCommand.isEmpty() &&
        !QProcess::startDetached(m_printCommand, {path}))
        m_slipSaved = tr("Saved, but %1 cannot be run: %2").arg(m_printCommand, path);
    emit changed();
}

void ClaimModel::fill() {
    m_steps.set(m_picture ? claimSteps(*m_picture) : QList<ClaimStepRow>());
    m_checks.set(m_picture ? claimChecks(*m_picture) : QList<ClaimCheckRow>());
    m_envy.set(m_picture ? envyRows(m_picture->claim) : QList<EnvyRow>());
    m_slip.set(m_picture && m_picture->document ? slipRows(*m_picture) : QList<FactRow>());
}

void ClaimModel::show(const ClaimPicture* picture) {
    m_picture = picture != nullptr ? std::optional(*picture) : std::nullopt;
    fill();
    emit changed();
}

void ClaimModel::forgetSaved() {
    m_slipSaved.clear();
    emit changed();
}

} // namespace pitwatch::console
