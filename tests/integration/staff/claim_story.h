#pragma once

#include "tests/integration/staff/claim_people.h"
#include "tests/integration/staff/claim_play.h"
#include "tests/support/sites/programs.h"
#include "tests/support/tables/table_eyes.h"

#include <QTemporaryDir>

namespace pitwatch::support {

// A site of real programs and a real broker: two tables on one link, the controller, and two
// consoles at which people sign. Jackpots with Envy lines go from the hand to their end while any
// of them is killed at any moment; rounds are played until enough of them were. Everything lies in
// a folder that goes away with the object. Whatever cannot happen throws.
class ClaimStory {
public:
    // `bin` is where the programs are.
    ClaimStory(const QString& bin, std::uint64_t seed);

    void start();
    // A few milliseconds of it.
    void step();
    // Every round is over, every claim has ended, every signed action was answered, nobody is down,
    // and no document is left that nobody pays by.
    bool isOver() const;
    std::string whatIsOpen() const;
    // Whether the controller has read all that the tables wrote.
    bool isRead() const;
    // Whether every program ended well. Then the journals lie there to be read.
    bool stop();

    static QStringList tables() { return {"T01", "T02"}; }
    static QStringList consoles() { return {"C01", "C02"}; }
    QString journal(const QString& party) const { return file(party + ".db"); }
    nlohmann::json reconcile() const;
    const std::map<QString, int>& killed() const { return m_killed; }
    const ClaimPeople& people() const { return *m_people; }

private:
    struct Table {
        core::PartyId name;
        ClaimPlay play;
        Word said{};
        core::Tick saidAt{};
    };
    // Somebody is about to be killed, or is down and comes back.
    struct Kill {
        QString victim;
        core::Tick at{};
        core::Tick backAt{};
        bool down = false;
    };

    QString file(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const std::string& text, unsigned mode = 0644) const;
    void enrolPeople();
    void startPrograms();
    void openEyes();
    std::vector<RoundPlan> plans();
    void playOn();
    void say(Table& table, const Word& word);
    void disturb(unsigned percent);
    void killOrBringBack();
    void kill(const QString& victim);
    void bringBack(const QString& victim);

    QTemporaryDir m_folder;
    Broker m_broker;
    Programs m_programs;
    core::SystemClock m_clock;
    StaffSite m_site;
    feed::SeededRandom m_random;
    std::vector<Table> m_tables;
    std::map<QString, RealConsole> m_consoles;
    std::optional<ClaimPeople> m_people;
    std::unique_ptr<feed::MqttConnection> m_connection;
    std::unique_ptr<TableEyes> m_eyes;
    core::Tick m_brokerSince{};
    std::optional<Kill> m_kill;
    std::map<QString, int> m_killed;
    int m_kills = 0;
};

} // namespace pitwatch::support
