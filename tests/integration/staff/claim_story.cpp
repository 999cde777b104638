#include "tests/integration/staff/claim_story.h"

#include "shared/staff/roster_file.h"
#include "shared/text/file.h"
#include "shared/wire/topics.h"

#include <algorithm>

namespace pitwatch::support {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kFewestRounds = 7; // At each table.
constexpr int kFewestKills = 10;
constexpr int kMostKills = 45;
constexpr unsigned kAfterSignaturePercent = 50;
constexpr unsigned kAfterWordPercent = 8;
// A word that changed nothing for so long may have got lost.
constexpr core::Millis kSayAgain{1500};
constexpr core::Millis kBrokerLives{5000};

} // namespace

ClaimStory::ClaimStory(const QString& bin, std::uint64_t seed)
    : m_programs(bin, m_folder.path(), m_broker), m_random(seed) {}

void ClaimStory::write(const QString& name, const std::string& text, unsigned mode) const {
    if (const auto written = text::writeFile(file(name).toStdString(), text, mode); !written)
        throw std::runtime_error(written.error().text);
}

void ClaimStory::enrolPeople() {
    m_site.roster().issuedAt = m_clock.wall() - 1h;
    m_site.roster().expiresAt = m_clock.wall() + 24h;
    m_site.enrol("f-ruth", staff::Role::Floorperson, 0);
    for (const char* supervisor : {"s-vera", "s-nuno"})
        m_site.enrol(supervisor, staff::Role::Supervisor, 100'000'000);
    write("roster.json", staff::rosterText(m_site.signedRoster()));
    write("site-keys.json", staff::siteKeysText(StaffSite::siteKeys()));
}

void ClaimStory::start() {
    enrolPeople();
    if (!m_broker.start())
        throw std::runtime_error("there is no broker");
    startPrograms();
    for (const QString& name : consoles()) {
        m_consoles.try_emplace(name, name.toStdString(), journal(name).toStdString(),
                               m_broker.port(), m_clock, std::vector<std::string>{"T01", "T02"});
        bringBack(name);
    }
    m_people.emplace(m_consoles.at("C01"), m_consoles.at("C02"), m_clock, m_random);
    openEyes();
}

void ClaimStory::startPrograms() {
    QStringList staff{"--roster", file("roster.json"), "--site-keys", file("site-keys.json")};
    for (const QString& console : consoles())
        staff << "--console" << console;
    const auto keyOf = [&](const QString& party) {
        write(party + ".key", keyFileOf(party.toStdString()), 0600);
        return QStringList{"--journal-key", file(party + ".key")};
    };
    QStringList meter{"--journal", journal("METER"), "--open-links"};
    write("site.toml", claimSite());
    for (const QString& name : tables()) {
        write(name + ".toml", claimSubmission(name.toStdString()));
        const QStringList table{"--submission",    file(name + ".toml"), "--site",
                                file("site.toml"), "--journal",          journal(name)};
        m_programs.start(name, "table-agent", table + staff + keyOf(name));
        meter << "--table" << name;
        m_tables.push_back({StaffSite::party(name.toStdString()), ClaimPlay(plans())});
    }
    m_programs.start("METER", "progressive-controller", meter + staff + keyOf("METER"));
}

void ClaimStory::openEyes() {
    feed::MqttOptions options;
    options.port = m_broker.port();
    options.clientId = "EYES";
    m_connection = std::make_unique<feed::MqttConnection>(options);
    m_eyes = std::make_unique<TableEyes>(*m_connection, m_clock);
    for (const Table& table : m_tables)
        m_eyes->watchTable(*table::makeSetup(claimSubmission(table.name.text()), claimSite()));
    m_eyes->watch(StaffSite::party("METER"));
}

// One round in three is declared void, at a moment of chance.
std::vector<RoundPlan> ClaimStory::plans() {
    using enum payout::Stage;
    constexpr std::array kMoments{Amount, Verification, Approval, Document, Payment};
    std::vector<RoundPlan> plans(kFewestRounds);
    for (std::size_t round = m_random.below(3); round < plans.size(); round += 3)
        plans[round].voidAt = kMoments.at(m_random.below(kMoments.size()));
    return plans;
}

// How many die while the rounds last is a matter of how fast the machine is: where too few did,
// there is another round.
void ClaimStory::playOn() {
    for (Table& table : m_tables)
        if (m_kills < kFewestKills && table.play.isOver(m_eyes->tables().at(table.name)))
            table.play.addRound({});
}

// Somebody dies within a few steps of what was just said or signed, and stays away for a while.
void ClaimStory::disturb(unsigned percent) {
    if (m_kill || m_kills >= kMostKills || !m_random.percent(percent))
        return;
    const std::array<QString, 8> victims{"T01",   "T01",   "T02", "T02",
                                         "METER", "METER", "C01", "C02"};
    // Clients of a broker that dies again and again come back ever more slowly: it is given time.
    const bool brokerToo = m_clock.steady() >= m_brokerSince + kBrokerLives;
    const std::size_t chosen = m_random.below(victims.size() + (brokerToo ? 1 : 0));
    const core::Tick at = m_clock.steady() + core::Millis(m_random.below(40));
    const core::Millis away(m_random.percent(60) ? 0 : m_random.below(1000));
    m_kill = Kill{chosen < victims.size() ? victims.at(chosen) : "broker", at, at + away};
}

void ClaimStory::killOrBringBack() {
    if (!m_kill || m_clock.steady() < (m_kill->down ? m_kill->backAt : m_kill->at))
        return;
    if (m_kill->down) {
        bringBack(m_kill->victim);
        m_kill.reset();
        return;
    }
    kill(m_kill->victim);
    m_kill->down = true;
    ++m_killed[m_kill->victim];
    ++m_kills;
}

void ClaimStory::kill(const QString& victim) {
    if (victim == "broker")
        m_broker.kill();
    else if (const auto console = m_consoles.find(victim); console != m_consoles.end())
        console->second.drop();
    else
        m_programs.kill(victim);
}

void ClaimStory::bringBack(const QString& victim) {
    if (const auto console = m_consoles.find(victim); console != m_consoles.end())
        console->second.start(m_site.signedRoster());
    else if (victim != "broker")
        m_programs.start(victim);
    else if (!m_broker.start())
        throw std::runtime_error("the broker does not come back");
    else
        m_brokerSince = m_clock.steady();
}

void ClaimStory::say(Table& table, const Word& word) {
    if (word == table.said && m_clock.steady() < table.saidAt + kSayAgain)
        return;
    const std::string text = word.message.dump();
    const auto topic = wire::deviceTopic(*core::TableId::parse(table.name.text()), word.device);
    if (!m_connection->publish({topic, {text.begin(), text.end()}, false},
                               feed::Delivery::AtLeastOnce))
        return;
    table.said = word;
    table.saidAt = m_clock.steady();
    disturb(kAfterWordPercent);
}

void ClaimStory::step() {
    killOrBringBack();
    for (auto& [name, console] : m_consoles)
        console.step();
    while (const auto event = m_connection->take())
        if (const auto* message = std::get_if<feed::Message>(&*event))
            m_eyes->handle(*message);
    m_eyes->tick();
    playOn();
    for (Table& table : m_tables) {
        const table::State& state = m_eyes->tables().at(table.name);
        if (const auto word = table.play.next(state))
            say(table, *word);
        const int signedVoid =
            table.play.isVoidedBySignature(state) ? m_people->declareVoid(state) : 0;
        if (m_people->attend(state) + signedVoid > 0)
            disturb(kAfterSignaturePercent);
    }
    m_connection->wait(core::Millis{2});
}

bool ClaimStory::isOver() const {
    const payout::ClaimBook& book = m_eyes->book();
    const auto played = [this](const Table& table) {
        return table.play.isOver(m_eyes->tables().at(table.name));
    };
    const auto ended = [](const auto& entry) { return entry.second.ended.has_value(); };
    const auto settled = [&book](const auto& entry) {
        const payout::Claim* claim = book.find(entry.second.issued.claim);
        return entry.second.voided ||
               (claim != nullptr && claim->ended && claim->ended->how == payout::Ending::Closed);
    };
    return !m_kill && m_people->unanswered() == 0 &&
           std::all_of(m_tables.begin(), m_tables.end(), played) &&
           std::all_of(book.claims().begin(), book.claims().end(), ended) &&
           std::all_of(book.documents().begin(), book.documents().end(), settled);
}

std::string ClaimStory::whatIsOpen() const {
    std::string text;
    for (const auto& [party, state] : m_eyes->tables()) {
        text += party.text() + ": round " + std::to_string(state.lastRound) +
                (state.round ? " is open" : " was the last") + ", the progressive is " +
                (state.progressiveLocked() ? "locked" : "open");
        for (const payout::Claim& claim : state.claims)
            text += ", claim " + std::to_string(claim.number) + " waits for " +
                    std::string(core::enumName(claim.waitsFor()));
        text += "\n";
    }
    return text + std::to_string(m_people->unanswered()) + " signed actions without an answer";
}

nlohmann::json ClaimStory::reconcile() const {
    QStringList journals;
    for (const QString& table : tables())
        journals << journal(table);
    return m_programs.reconcile(journal("METER"), journals);
}

bool ClaimStory::isRead() const {
    const auto answer = reconcile();
    return answer.is_object() && answer["unread_entries"] == 0;
}

bool ClaimStory::stop() {
    m_consoles.clear();
    m_eyes.reset();
    m_connection.reset();
    bool well = true;
    for (const QString& name : tables() + QStringList{"METER"})
        well = m_programs.stop(name) && well;
    m_broker.stop();
    return well;
}

} // namespace pitwatch::support
