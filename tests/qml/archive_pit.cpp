#include "tests/qml/archive_pit.h"

#include "pit-console/viewmodels/reports/report_files.h"

#include <ctime>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;
using core::Cents;
using core::MicroCents;
using support::named;

namespace {

// Four and a half hours into the second shift.
constexpr core::Millis kPlayed = 4h + 30min;

support::TableFixture openTable(Recorder& recorder, const std::string& ruleSet,
                                core::Millis after) {
    const std::string text = support::submissionText(ruleSet);
    support::TableFixture fixture(support::makeSetup(text));
    recorder.write(fixture.now(),
                   {events::ConfigurationLoaded{named<events::RuleSetId>(ruleSet), {text}, {}, 0}});
    fixture.wait(after);
    fixture.open();
    return fixture;
}

void playRounds(support::TableFixture& fixture, int rounds, core::Millis each) {
    for (int i = 0; i < rounds; ++i) {
        fixture.wait(each);
        fixture.wholeRound({1, 2, 4, 5});
    }
}

// A meter that grows for hours and is hit once.
void playMeter(Store& store, core::Instant from) {
    Recorder meter(store, "METER");
    const auto link = named<events::LinkId>("LINK1");
    const auto level = named<events::LevelName>("main");
    const std::vector tables{named<core::TableId>("T01"), named<core::TableId>("T03")};
    const Cents initial{1'000'000};
    meter.write(
        from,
        {events::LinkOpened{
            link, {{level, 50'000, initial, initial}}, tables, support::kSupervisor.person, {}}});
    MicroCents value = MicroCents::fromCents(initial);
    for (int i = 0; i < 250; ++i) {
        const core::Instant at = from + 1min * (i + 1);
        const MicroCents change{25'000'000 + i * 1'000};
        value += change;
        meter.write(at, {events::ContributionApplied{link,
                                                     tables[i % 3 == 0 ? 1U : 0U],
                                                     {static_cast<std::uint64_t>(i + 1)},
                                                     Cents{500},
                                                     {{level, change, value}}}});
        if (i != 160)
            continue;
        const events::ClaimId claim{tables[0], 1};
        const Cents won = value.floorCents();
        const MicroCents rest = value - MicroCents::fromCents(won);
        meter.write(at + 20s,
                    {events::MeterAmountFixed{link, level, claim, 1'000'000, won, value, rest, {}},
                     events::MeterReseeded{link, level, claim, rest,
                                           rest + MicroCents::fromCents(initial)}});
        value = rest + MicroCents::fromCents(initial);
    }
}

} // namespace

ArchivePit::ArchivePit(QObject* parent) : QObject(parent) {
    qputenv("TZ", "UTC");
    tzset();
    m_models.setAsk([this](const Source::Question& question) { question(*m_store); });
}

void ArchivePit::setScene(const QString& scene) {
    m_scene = scene;
    m_store = openStore();
    m_now = support::TableFixture(support::makeSetup(support::submissionText("comar-let-it-ride")))
                .now() +
            kPlayed;
    if (scene != QStringLiteral("empty"))
        play();
    Snapshot snapshot;
    snapshot.brokerConnected = scene != QStringLiteral("stale");
    // A page asks again only when time has passed.
    snapshot.at = m_now + 20s * ++m_shown;
    m_models.show(snapshot);
    emit sceneChanged();
}

void ArchivePit::play() {
    Recorder first(*m_store, "T01");
    support::TableFixture lively = openTable(first, "mlgca-let-it-ride", 2h);
    playRounds(lively, 40, 3min);
    first.write(lively);

    // Its deck is due after four hours and nobody comes.
    Recorder second(*m_store, "T02");
    support::TableFixture late = openTable(second, "comar-let-it-ride", 0min);
    playRounds(late, 12, 3min);
    late.wait(m_now - late.now());
    late.give(table::TimePassed{});
    second.write(late);

    Recorder third(*m_store, "T03");
    support::TableFixture cross = openTable(third, "mlgca-run-em-twice", 3h);
    playRounds(cross, 9, 5min);
    third.write(cross);
    third.write(cross.now() + 1min,
                {events::StubCounted{{9}, cross.colour(0), 39, 38, support::kFloor.person}});
    playMeter(*m_store, m_now - kPlayed);
}

QString ArchivePit::shotPath(const QString& name) const {
    const QString folder = qEnvironmentVariable("PITWATCH_SHOTS", QDir::tempPath());
    QDir().mkpath(folder);
    return folder + "/" + name + ".png";
}

QStringList ArchivePit::savedFiles(const QString& filter) const {
    return QDir(reportFolder()).entryList({filter}, QDir::Files, QDir::Name);
}
