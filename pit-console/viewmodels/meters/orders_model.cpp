#include "pit-console/viewmodels/meters/orders_model.h"

#include "pit-console/viewmodels/signing/signing_text.h"

#include <algorithm>

namespace pitwatch::console {

OrdersModel::OrdersModel(QObject* parent)
    : QObject(parent), m_actions(Asker::Orders, [this](const ActionOffer& offer) {
        return SigningFacts{linkFacts(offer, *chosen()), {}};
    }) {}

const LinkPicture* OrdersModel::chosen() const {
    for (const LinkPicture& link : m_links)
        if (QString::fromStdString(link.link.text()) == m_link)
            return &link;
    return nullptr;
}

void OrdersModel::setLink(const QString& link) {
    if (link == m_link)
        return;
    m_link = link;
    m_actions.forgetOutcome();
    refresh();
}

int OrdersModel::waiting() const {
    const LinkPicture* link = chosen();
    return link == nullptr
               ? 0
               : static_cast<int>(std::count_if(
                     link->actions.begin(), link->actions.end(), [](const ActionOffer& offer) {
                         return offer.request.action == staff::Action::ApproveOrder;
                     }));
}

// Nothing is offered of a link that is not known.
void OrdersModel::refresh() {
    const LinkPicture* link = chosen();
    m_actions.show(link != nullptr ? link->actions : std::vector<ActionOffer>{},
                   link != nullptr && link->standing == feed::Standing::Fresh);
    emit changed();
}

// The controller of the dialog's object, whichever link is being looked at by now.
void OrdersModel::look() {
    const ActionOffer* asked = m_actions.signing()->offer();
    if (asked == nullptr)
        return;
    std::vector<ActionOffer> offers;
    bool heard = false;
    for (const LinkPicture& link : m_links) {
        if (link.controller != asked->request.addressee)
            continue;
        heard = heard || link.standing == feed::Standing::Fresh;
        offers.insert(offers.end(), link.actions.begin(), link.actions.end());
    }
    m_actions.signing()->look(offers, heard);
}

void OrdersModel::show(const Snapshot& snapshot) {
    const bool settled = m_actions.signing()->settle(snapshot);
    const bool same = snapshot.links == m_links;
    m_links = snapshot.links;
    look();
    if (settled || !same)
        refresh();
}

} // namespace pitwatch::console
