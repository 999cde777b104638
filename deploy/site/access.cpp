#include "deploy/site/access.h"

#include "shared/vocabulary/devices.h"
#include "shared/wire/topics.h"

namespace pitwatch::site {

namespace {

using vocabulary::TableDevice;

// Of a table or of a link.
std::string topicOf(const Name& owner, std::string_view device) {
    return wire::deviceFilter(owner.text(), device);
}

class Grants {
public:
    void publish(const std::string& filter) { m_all.push_back({Access::Publish, filter}); }
    void subscribe(const std::string& filter) { m_all.push_back({Access::Subscribe, filter}); }

    // Everything a keeper of a journal says, and the questions it is asked.
    void keepJournal(const std::string& self) {
        publish(wire::journalFilter(self));
        publish(wire::statusFilter(self));
        publish(wire::stateFilter(self));
        publish(wire::replayFilter(self, wire::kAnyone));
        subscribe(wire::askFilter(self, wire::kAnyone));
    }
    // A follower hears the journal, asks in its own name, and hears the answers to that.
    void follow(std::string_view party, const std::string& self) {
        subscribe(wire::journalFilter(party));
        subscribe(wire::statusFilter(party));
        subscribe(wire::replayFilter(party, self));
        publish(wire::askFilter(party, self));
    }
    void speakFor(const Name& table) {
        for (const TableDevice device : core::kEnumValues<TableDevice>)
            if (vocabulary::speaks(device))
                publish(topicOf(table, core::enumName(device)));
    }
    void lookAt(const Name& table) {
        subscribe(wire::stateFilter(table.text()));
        subscribe(topicOf(table, core::enumName(TableDevice::Display)));
        subscribe(topicOf(table, vocabulary::kAcceptedTopic));
    }
    void showMeters(const Name& link) {
        subscribe(topicOf(link, vocabulary::kMeterTopic));
        publish(topicOf(link, vocabulary::kMeterShownTopic));
    }
    std::vector<Grant> take() { return std::move(m_all); }

private:
    std::vector<Grant> m_all;
};

void grantAgent(Grants& grants, const std::string& self, const Inventory& inventory) {
    grants.keepJournal(self);
    for (const TableDevice device : core::kEnumValues<TableDevice>)
        if (vocabulary::speaks(device))
            grants.subscribe(wire::deviceFilter(self, core::enumName(device)));
    grants.publish(wire::deviceFilter(self, core::enumName(TableDevice::Display)));
    grants.publish(wire::deviceFilter(self, vocabulary::kAcceptedTopic));
    for (const Name& controller : inventory.controllers)
        grants.follow(controller.text(), self);
    for (const Name& console : inventory.consoles)
        grants.follow(console.text(), self);
}

void grantController(Grants& grants, const std::string& self, const Inventory& inventory) {
    grants.keepJournal(self);
    grants.publish(wire::deviceFilter(wire::kAnyone, vocabulary::kMeterTopic));
    grants.subscribe(wire::deviceFilter(wire::kAnyone, vocabulary::kMeterShownTopic));
    for (const TableEntry& table : inventory.tables)
        grants.follow(table.name.text(), self);
    for (const Name& console : inventory.consoles)
        grants.follow(console.text(), self);
}

} // namespace

std::vector<Grant> grantsOf(const Member& member, const Inventory& inventory) {
    Grants grants;
    const std::string& self = member.name.text();
    switch (member.kind) {
    case MemberKind::Agent:
        grantAgent(grants, self, inventory);
        break;
    case MemberKind::Controller:
        grantController(grants, self, inventory);
        break;
    case MemberKind::Console:
        grants.keepJournal(self);
        grants.follow(wire::kAnyone, self);
        grants.subscribe(wire::stateFilter(wire::kAnyone));
        break;
    case MemberKind::Device:
        grants.publish(topicOf(member.tables.front(), member.device));
        grants.lookAt(member.tables.front());
        break;
    case MemberKind::Display:
        grants.lookAt(member.tables.front());
        break;
    case MemberKind::MeterDisplay:
        grants.showMeters(member.links.front());
        break;
    // It hangs where everybody passes: the record of the meters, and nothing of anybody else.
    case MemberKind::Sign:
        for (const Name& controller : inventory.controllers)
            grants.follow(controller.text(), self);
        break;
    case MemberKind::Gateway:
        for (const Name& link : member.links)
            grants.showMeters(link);
        for (const Name& table : member.tables) {
            grants.speakFor(table);
            grants.lookAt(table);
        }
        break;
    case MemberKind::Dashboard:
        grants.subscribe(wire::stateFilter(wire::kAnyone));
        grants.subscribe(wire::statusFilter(wire::kAnyone));
        break;
    case MemberKind::Tool:
        grants.follow(wire::kAnyone, self);
        grants.subscribe(wire::stateFilter(wire::kAnyone));
        break;
    }
    return grants.take();
}

} // namespace pitwatch::site
