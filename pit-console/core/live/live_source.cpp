#include "pit-console/core/live/live_source.h"

#include "pit-console/core/live/live_parts.h"
#include "pit-console/core/live/pit.h"
#include "shared/events/party_events.h"
#include "shared/feed/follower.h"
#include "shared/feed/intake.h"
#include "shared/feed/mqtt_link.h"
#include "shared/feed/publisher.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <random>
#include <thread>

namespace pitwatch::console {

namespace {

constexpr core::Millis kBetweenSnapshots{100};
constexpr core::Millis kBetweenLooks{1000};
constexpr std::uint64_t kWorthTelling = 20'000;

} // namespace

// Everything here but stop(), ask() and wish() belongs to the worker's thread.
class LiveSource::Worker {
public:
    Worker(Settings settings, std::unique_ptr<Store> store, std::unique_ptr<journal::Journal> own)
        : m_settings(std::move(settings))
        , m_own(std::move(own))
        , m_record(*m_own, m_clock)
        , m_pit(std::move(store), m_settings.console, m_record)
        , m_link(linkOptions(m_settings))
        , m_follower(m_settings.console, m_pit.store(), m_link,
                     followerOptions(m_settings.staleAfter)) {
        for (const core::PartyId& table : m_settings.tables)
            m_follower.follow(table);
        for (const core::PartyId& other : m_settings.others)
            m_follower.follow(other);
        if (m_settings.journalPath.empty())
            return;
        const std::uint64_t epoch = m_own->head().sequence + 1; // Of PartyStarted.
        m_record.append(events::PartyStarted{"pit-console"});
        m_publisher.emplace(m_settings.console, *m_own, epoch, m_link,
                            feed::PublisherOptions{.process = feed::newProcess(
                                                       feed::SeededRandom(std::random_device{}())),
                                                   .log = writeLog});
    }

    void open(ConsoleDesk::Settings desk, std::optional<SignIn> first) {
        m_pit.open(std::make_unique<ConsoleDesk>(std::move(desk), m_record, m_clock));
        if (first)
            m_wishes.push_back(std::move(*first));
    }

    void start(Callback callback) {
        m_thread = std::thread([this, callback = std::move(callback)] { run(callback); });
    }

    void stop() {
        m_stop = true;
        if (m_thread.joinable())
            m_thread.join();
    }

    void ask(Question question) {
        const std::scoped_lock lock(m_askedLock);
        m_questions.push_back(std::move(question));
    }

    void wish(Wish wish) {
        const std::scoped_lock lock(m_askedLock);
        m_wishes.push_back(std::move(wish));
    }

private:
    void answer() {
        std::vector<Question> questions;
        std::vector<Wish> wishes;
        {
            const std::scoped_lock lock(m_askedLock);
            questions.swap(m_questions);
            wishes.swap(m_wishes);
        }
        if (!wishes.empty() && m_pit.desk() != nullptr)
            m_pit.desk()->noteUse();
        for (Wish& wish : wishes)
            std::visit([this](auto& one) { carryOut(one); }, wish);
        if (m_pit.desk() != nullptr)
            m_pit.desk()->proceed();
        for (const Question& question : questions)
            question(m_pit.store());
    }

    struct Stopped {};

    // The window is there at once; what the store holds takes as long as there is.
    bool load(const Callback& callback) {
        core::Tick next{};
        try {
            m_pit.load([&](std::uint64_t done, std::uint64_t all) {
                if (m_stop)
                    throw Stopped{};
                // A few entries are read before anybody could see that.
                if (all < kWorthTelling || m_clock.steady() < next)
                    return;
                next = m_clock.steady() + kBetweenSnapshots;
                Snapshot reading;
                reading.at = m_clock.wall();
                reading.reading = Reading{done, all};
                callback(std::move(reading));
            });
        } catch (const Stopped&) {
            return false;
        } catch (const std::exception& failure) {
            writeLog(std::string("the console's store cannot be read: ") + failure.what());
            std::_Exit(2);
        }
        return true;
    }

    void run(const Callback& callback) {
        try {
            if (load(callback))
                work(callback);
        } catch (const journal::StorageFailure& failure) {
            // What cannot be recorded must not be done.
            writeLog(std::string("the console's record cannot be written: ") + failure.what());
            std::_Exit(2);
        }
        m_link.close(core::Millis{500});
    }

    void work(const Callback& callback) {
        core::Tick nextSnapshot{};
        while (!m_stop) {
            feed::takeSome(m_link, [this](const feed::LinkEvent& event) { handle(event); });
            complainOfLosses();
            noteLeap();
            core::Tick wake = m_follower.tick(m_clock.steady());
            answer();
            lookAround();
            if (m_clock.steady() >= nextSnapshot) {
                callback(snapshot());
                nextSnapshot = m_clock.steady() + kBetweenSnapshots;
            }
            if (m_publisher)
                wake = std::min(wake, m_publisher->tick(m_clock.steady(), m_clock.wall()));
            wake = std::min(wake, nextSnapshot);
            m_link.wait(std::max(core::Millis{0}, wake - m_clock.steady()));
        }
        sayGoodbye();
    }

    void handle(const feed::LinkEvent& event) {
        if (std::holds_alternative<feed::Connected>(event)) {
            if (m_publisher)
                m_publisher->connected();
        } else if (const auto* message = std::get_if<feed::Message>(&event)) {
            if (!m_publisher || !m_publisher->handle(*message, m_clock.steady()))
                m_follower.handle(*message, m_clock.steady());
        }
    }

    // Nothing of the pit is gone: what is missing of a journal is asked for again.
    void complainOfLosses() {
        for (const auto& [topic, count] : m_link.takeLost())
            m_losses.add(topic.empty() ? "various topics" : topic,
                         "more messages than there is room for", m_clock.steady());
    }

    void noteLeap() {
        if (const auto ahead = m_record.appendLeap())
            writeLog("the clock of this machine leapt; the record is " +
                     std::to_string(-ahead->count()) + " ms ahead of it");
    }

    void lookAround() {
        if (m_pit.desk() == nullptr || m_clock.steady() < m_nextLook)
            return;
        m_pit.desk()->lookAround();
        m_nextLook = m_clock.steady() + kBetweenLooks;
    }

    void sayGoodbye() {
        if (!m_publisher)
            return;
        if (m_pit.desk() != nullptr)
            m_pit.desk()->carryOut(SignOut{});
        m_record.append(events::PartyStopped{core::Text::fitted("closed")});
        m_publisher->tick(m_clock.steady(), m_clock.wall());
        m_publisher->sayOffline(m_clock.wall());
    }

    // Whether people can sign in here; otherwise the sender is told.
    bool hasDesk(std::uint64_t asked) {
        if (m_pit.desk() == nullptr)
            m_pit.tell({asked, false, staff::SigningRefusal::NotSetUp});
        return m_pit.desk() != nullptr;
    }

    void carryOut(SignIn& wish) {
        if (hasDesk(wish.id))
            m_pit.desk()->carryOut(std::move(wish));
    }
    void carryOut(const Cancel& wish) {
        if (m_pit.desk() != nullptr)
            m_pit.desk()->carryOut(wish);
    }
    void carryOut(const SignOut& wish) {
        if (m_pit.desk() != nullptr)
            m_pit.desk()->carryOut(wish);
    }
    void carryOut(Act& wish) {
        if (hasDesk(wish.id))
            m_pit.desk()->carryOut(std::move(wish));
    }
    void carryOut(const WatchTable& wish) { m_pit.watch(wish.table); }
    void carryOut(const AcknowledgeAlarm& wish) { report(m_pit.carryOut(wish)); }
    void carryOut(const ShelveAlarm& wish) { report(m_pit.carryOut(wish)); }
    static void report(const core::Outcome& outcome) {
        if (!outcome)
            writeLog(outcome.error().text);
    }

    Snapshot snapshot() {
        return m_pit.snapshot(m_link.connected(), heard(m_settings.tables), m_clock.wall(),
                              heard(m_settings.others));
    }

    std::vector<Heard> heard(const std::vector<core::PartyId>& parties) const {
        std::vector<Heard> heard;
        for (const core::PartyId& party : parties) {
            const feed::PartyView view = m_follower.view(party, m_clock.steady());
            heard.push_back({party, freshnessOf(view), view.age.value_or(core::Millis{0})});
        }
        return heard;
    }

    Settings m_settings;
    core::SystemClock m_clock;
    std::unique_ptr<journal::Journal> m_own;
    desk::ConsoleRecord m_record; // All of the console writes here.
    Pit m_pit;
    feed::MqttLink m_link;
    feed::Follower m_follower;
    std::optional<feed::Publisher> m_publisher;
    feed::Complaints m_losses{writeLog};
    core::Tick m_nextLook{};
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    std::mutex m_askedLock;
    std::vector<Question> m_questions;
    std::vector<Wish> m_wishes;
};

core::Result<std::unique_ptr<Source>> LiveSource::make(Settings settings) {
    auto store = Store::openUnfilled(settings.storePath);
    if (!store)
        return store.error();
    auto own = openOwn(settings.journalPath);
    if (!own)
        return own.error();
    const StaffFiles& files = settings.staff;
    std::optional<ConsoleDesk::Settings> desk;
    std::optional<SignIn> first;
    if (files.given()) {
        auto made = deskSettings(files, settings.console, settings.tables);
        if (!made)
            return made.error();
        desk = std::move(*made);
        auto wish = firstSignIn(files);
        if (!wish)
            return wish.error();
        first = std::move(*wish);
    }
    auto worker = std::make_unique<Worker>(std::move(settings), std::move(*store), std::move(*own));
    if (desk)
        worker->open(std::move(*desk), std::move(first));
    return std::unique_ptr<Source>(new LiveSource(std::move(worker)));
}

LiveSource::LiveSource(std::unique_ptr<Worker> worker) : m_worker(std::move(worker)) {}

LiveSource::~LiveSource() {
    m_worker->stop();
}

void LiveSource::start(Callback callback) {
    m_worker->start(std::move(callback));
}

void LiveSource::stop() {
    m_worker->stop();
}

void LiveSource::ask(Question question) {
    m_worker->ask(std::move(question));
}

void LiveSource::wish(Wish wish) {
    m_worker->wish(std::move(wish));
}

} // namespace pitwatch::console
