#pragma once

#include "pit-console/core/pictures/table_views.h"
#include "pit-console/viewmodels/claims/jackpots_model.h"
#include "pit-console/viewmodels/table/table_model.h"
#include "tests/support/tables/claim_fixture.h"
#include "tests/unit/console/command_log.h"

namespace pitwatch::console {

inline staff::Docket docketOf(const support::TableFixture& fixture) {
    staff::Docket docket;
    docket.expect(staff::objectOf(support::named<core::TableId>("T01")));
    for (const support::Recorded& entry : fixture.journal())
        docket.apply(entry.event, entry.at);
    return docket;
}

// What the page is shown of the table as it is now.
inline Snapshot snapshotOf(const support::TableFixture& fixture,
                           feed::Standing standing = feed::Standing::Fresh) {
    const staff::Docket docket = docketOf(fixture);
    const Requester requester{{}, nullptr, &docket};
    Snapshot snapshot;
    snapshot.brokerConnected = true;
    snapshot.at = fixture.now();
    TableSummary summary{support::named<core::PartyId>("T01"), standing, {}};
    snapshot.tables.push_back(summary);
    snapshot.watched = pictureOf(summary, LiveTable{fixture.state()}, requester, fixture.now());
    addClaims(snapshot.claims, summary, fixture.state(), requester, fixture.now());
    return snapshot;
}

inline QString keyIn(ActionsModel& actions, const QString& title, const QString& about = {}) {
    for (const Rows<ActionRow>* rows : {actions.allowed(), actions.refused()})
        for (const ActionRow& row : rows->all())
            if (row.title == title && (about.isEmpty() || row.about == about))
                return row.offer;
    qFatal("%s is not offered", qPrintable(title));
}

inline QString fact(SigningModel& signing, const QString& label) {
    for (const FactRow& row : signing.facts()->all())
        if (row.label == label)
            return row.value;
    return {};
}

struct TableCase : support::TableFixture {
    CommandLog source;
    TableModel model;
    SigningModel& signing = *model.actions()->signing();

    explicit TableCase(std::string_view ruleSet = "mlgca-let-it-ride")
        : support::TableFixture(support::makeSetup(support::submissionText(ruleSet))) {
        open();
        model.connectTo(source);
        look();
    }
    void look() { model.show(snapshotOf(*this)); }
    void ask(const QString& title, const QString& about = {}) {
        model.actions()->ask(keyIn(*model.actions(), title, about));
    }
    void sign(const QVariantMap& filled = {{"reason", "because"}}) {
        signing.sign(filled, "secret");
    }
};

struct ClaimCase : support::ClaimFixture {
    CommandLog source;
    JackpotsModel model;
    SigningModel& signing = *model.actions()->signing();
    std::uint64_t number = claimOf(1);

    ClaimCase() : support::ClaimFixture({100, 0, 500}) {
        model.connectTo(source);
        model.queue()->choose("T01-" + QString::number(number));
        look();
    }
    void look() { model.show(snapshotOf(*this)); }
};

} // namespace pitwatch::console
