#include "pit-console/viewmodels/signing/signing_model.h"

#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/argument_words.h"
#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "pit-console/viewmodels/words/words.h"
#include "shared/text/money.h"

#include <algorithm>

namespace pitwatch::console {

QString SigningModel::title() const {
    if (!m_offer)
        return {};
    const QString about = aboutText(*m_offer);
    const QString name = actionName(m_offer->request.action);
    return about.isEmpty() ? name : QStringLiteral("%1: %2").arg(name, about);
}

void SigningModel::ask(const ActionOffer& offer, SigningFacts facts) {
    if (m_offer || m_sender.isPending(offer))
        return;
    m_offer = offer;
    m_facts.set(facts.rows);
    m_cards = std::move(facts.cards);
    m_blanks.set(blankRows(offer));
    m_overtaken.clear();
    m_hindrance.clear();
    m_problem.clear();
    emit asked();
    emit stateChanged();
    emit openChanged();
}

void SigningModel::look(const std::vector<ActionOffer>& offers, bool current) {
    if (!m_offer || !m_overtaken.isEmpty())
        return;
    const OfferNow now = offerNow(*m_offer, offers);
    const QString overtaken = changeText(*m_offer, now.change);
    const bool allowed = now.offer == nullptr || now.offer->allowed;
    const QString hindrance = !current  ? tr("Not heard at the moment")
                              : allowed ? QString()
                                        : reasonText(*now.offer);
    if (overtaken == m_overtaken && hindrance == m_hindrance)
        return;
    m_overtaken = overtaken;
    m_hindrance = hindrance;
    emit stateChanged();
}

bool SigningModel::settle(const Snapshot& snapshot) {
    const auto& done = snapshot.signedActions;
    const bool isSigned = busy() && std::find(done.begin(), done.end(), m_asked) != done.end();
    const auto refused =
        std::find_if(snapshot.outcomes.begin(), snapshot.outcomes.end(),
                     [this](const ActionOutcome& one) { return busy() && one.id == m_asked; });
    const bool answered = m_sender.settle(snapshot);
    if (isSigned) {
        end();
        emit sent();
    } else if (refused != snapshot.outcomes.end()) {
        m_asked = 0;
        m_problem = objectionText(refused->objection);
        emit stateChanged();
    }
    return answered;
}

void SigningModel::sign(const QVariantMap& filled, const QString& passphrase) {
    if (!m_offer || busy() || !m_overtaken.isEmpty() || !m_hindrance.isEmpty())
        return;
    m_problem.clear();
    const auto request = filledIn(*m_offer, filled);
    if (request)
        m_asked = m_sender.nextNumber();
    else
        m_problem = amountProblem(filled.value(QStringLiteral("amount")).toString());
    emit stateChanged();
    if (request)
        m_sender.send(m_asked, *m_offer, *request, passphrase);
}

const MoneyBounds* SigningModel::bounds() const {
    if (m_offer)
        for (const Blank& blank : m_offer->blanks)
            if (blank.bounds)
                return &*blank.bounds;
    return nullptr;
}

QString SigningModel::amountProblem(const QString& typed) const {
    const auto amount = text::readMoney(typed.toStdString());
    if (!amount) {
        switch (amount.error()) {
        case text::MoneyProblem::Empty:
            return tr("No amount was given");
        case text::MoneyProblem::NoAmount:
            return tr("\"%1\" is not understood. Type dollars such as 10010.50 or 10,010.50")
                .arg(typed.trimmed());
        case text::MoneyProblem::TooLarge:
            return tr("The amount is too large");
        }
    }
    const MoneyBounds* known = bounds();
    if (known == nullptr || !known->mostChange)
        return {};
    const core::Cents change = *amount < known->now ? known->now - *amount : *amount - known->now;
    if (change <= *known->mostChange)
        return {};
    return tr("That changes the meter by %1, and your limit is %2")
        .arg(exactMoneyText(change), exactMoneyText(*known->mostChange));
}

QString SigningModel::amountWarning(const QString& typed) const {
    const auto amount = text::readMoney(typed.toStdString());
    const MoneyBounds* known = bounds();
    if (!amount || known == nullptr || *amount >= known->reset)
        return {};
    return tr("Below the reset amount of %1: players would see less than a meter begins with")
        .arg(exactMoneyText(known->reset));
}

void SigningModel::close() {
    if (!m_offer)
        return;
    if (busy())
        m_sender.cancel(m_asked);
    end();
}

void SigningModel::end() {
    m_offer.reset();
    m_facts.set({});
    m_cards.clear();
    // Fields are made anew for the next one, so that nothing typed for this is left.
    m_blanks.set({});
    m_asked = 0;
    emit asked();
    emit stateChanged();
    emit openChanged();
}

} // namespace pitwatch::console
