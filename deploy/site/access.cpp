#include "deploy/site/access.h"

#include "shared/wire/topics.h"

namespace pitwatch::site {

namespace {

constexpr auto kEveryone = "+";

class Grants {
public:
    void publish(const std::string& filter) { m_all.push_back({Access::Publish, filter}); }
    void subscribe(const std::string& filter) { m_all.push_back({Access::Subscribe, filter}); }

    // Everything a keeper of a journal says, and the questions it is asked.
    void keepJournal(const std::string& self) {
        const std::string root = "pit/" + self + "/";
        publish(root + "journal");
        publish(root + "status");
        publish(root + "state");
        publish(root + "replay/+");
        subscribe(root + "ask/+");
    }
    // A follower hears the journal, asks in its own name, and hears the answers to that.
    void follow(const std::string& party, const std::string& self) {
        const std::string root = "pit/" + party + "/";
        subscribe(root + "journal");
        subscribe(root + "status");
        subscribe(root + "replay/" + self);
        publish(root + "ask/" + self);
    }
    void speakFor(const Name& table) {
        for (const std::string_view device : kSpeakingDevices)
            publish("dev/" + table.text() + "/" + std::string(device));
    }
    void lookAt(const Name& table) {
        subscribe("pit/" + table.text() + "/state");
        subscribe("dev/" + table.text() + "/" + std::string(kDisplayDevice));
        subscribe("dev/" + table.text() + "/" + std::string(kAcceptedTopic));
    }
    void showMeters(const Name& link) {
        subscribe("dev/" + link.text() + "/meter");
        publish("dev/" + link.text() + "/meter-shown");
    }
    std::vector<Grant> take() { return std::move(m_all); }

private:
    std::vector<Grant> m_all;
};

void grantAgent(Grants& grants, const std::string& self, const Inventory& inventory) {
    grants.keepJournal(self);
    for (const std::string_view device : kSpeakingDevices)
        grants.subscribe("dev/" + self + "/" + std::string(device));
    grants.publish("dev/" + self + "/" + std::string(kDisplayDevice));
    grants.publish("dev/" + self + "/" + std::string(kAcceptedTopic));
    for (const Name& controller : inventory.controllers)
        grants.follow(controller.text(), self);
    for (const Name& console : inventory.consoles)
        grants.follow(console.text(), self);
}

void grantController(Grants& grants, const std::string& self, const Inventory& inventory) {
    grants.keepJournal(self);
    grants.publish("dev/+/meter");
    grants.subscribe("dev/+/meter-shown");
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
        grants.follow(kEveryone, self);
        grants.subscribe(wire::kAllStates);
        break;
    case MemberKind::Device:
        grants.publish("dev/" + member.tables.front().text() + "/" + member.device);
        grants.lookAt(member.tables.front());
        break;
    case MemberKind::Display:
        grants.lookAt(member.tables.front());
        break;
    case MemberKind::MeterDisplay:
        grants.showMeters(member.links.front());
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
        grants.subscribe(wire::kAllStates);
        grants.subscribe(wire::kAllStatuses);
        break;
    case MemberKind::Tool:
        grants.follow(kEveryone, self);
        grants.subscribe(wire::kAllStates);
        break;
    }
    return grants.take();
}

} // namespace pitwatch::site
