#include "pit-console/core/live/live_source.h"

#include "pit-console/core/live/console_party.h"
#include "pit-console/core/live/live_parts.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace pitwatch::console {

namespace {

constexpr core::Millis kBetweenReadings{100};
constexpr core::Millis kToClose{500};
constexpr std::uint64_t kWorthTelling = 20'000;

struct Stopped {};

} // namespace

// Everything here but stop(), ask() and send() belongs to the worker's thread.
class LiveSource::Worker {
public:
    Worker(const Settings& settings, ConsoleParty::Settings party, std::unique_ptr<Store> store,
           std::unique_ptr<journal::Journal> own, const core::Clock& clock)
        : m_failed(settings.failed)
        , m_clock(clock)
        , m_own(std::move(own))
        , m_connection(brokerOptions(settings))
        , m_party(std::move(party), std::move(store), *m_own, m_connection, clock) {}

    void start(Callback callback) {
        m_thread = std::thread([this, callback = std::move(callback)] { run(callback); });
    }

    void stop() {
        m_stop = true;
        if (m_thread.joinable())
            m_thread.join();
    }

    void ask(Question question) {
        const std::scoped_lock lock(m_inboxLock);
        m_questions.push_back(std::move(question));
    }

    void send(UserCommand command) {
        const std::scoped_lock lock(m_inboxLock);
        m_commands.push_back(std::move(command));
    }

private:
    void run(const Callback& callback) {
        try {
            load(callback);
            work(callback);
        } catch (const Stopped&) {
            // Before everything was read.
        } catch (const journal::StorageFailure& failure) {
            fail(std::string("the console's record cannot be written: ") + failure.what());
        } catch (const std::exception& failure) {
            fail(std::string("the console's store cannot be used: ") + failure.what());
        }
        m_connection.close(kToClose);
    }

    // The window is there at once; what the store holds takes as long as there is.
    void load(const Callback& callback) {
        core::Tick next{};
        m_party.load([&](std::uint64_t done, std::uint64_t all) {
            if (m_stop)
                throw Stopped{};
            // A few entries are read before anybody could see that.
            if (all < kWorthTelling || m_clock.steady() < next)
                return;
            next = m_clock.steady() + kBetweenReadings;
            Snapshot reading;
            reading.at = m_clock.wall();
            reading.reading = Reading{done, all};
            callback(std::move(reading));
        });
    }

    void work(const Callback& callback) {
        while (!m_stop) {
            std::vector<Question> questions = takeInbox();
            const core::Tick wake = m_party.step();
            for (const Question& question : questions)
                question(m_party.store());
            if (auto snapshot = m_party.takeSnapshot())
                callback(*std::move(snapshot));
            m_connection.wait(std::max(core::Millis{0}, wake - m_clock.steady()));
        }
        m_party.stop();
    }

    // Requests go to the party; questions are for after its step.
    std::vector<Question> takeInbox() {
        const std::scoped_lock lock(m_inboxLock);
        for (UserCommand& command : m_commands)
            m_party.request(std::move(command));
        m_commands.clear();
        return std::exchange(m_questions, {});
    }

    void fail(const std::string& reason) const { m_failed ? m_failed(reason) : writeLog(reason); }

    std::function<void(const std::string&)> m_failed;
    const core::Clock& m_clock;
    std::unique_ptr<journal::Journal> m_own;
    feed::MqttConnection m_connection;
    ConsoleParty m_party;
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    std::mutex m_inboxLock;
    std::vector<Question> m_questions;
    std::vector<UserCommand> m_commands;
};

core::Result<std::unique_ptr<Source>> LiveSource::make(const Settings& settings,
                                                       const core::Clock& clock) {
    auto store = Store::openUnfilled(settings.storePath);
    if (!store)
        return store.error();
    auto party = partySettings(settings);
    if (!party)
        return party.error();
    auto own = openOwn(settings.journalPath, party->signer);
    if (!own)
        return own.error();
    core::Result<std::optional<SignIn>> first = std::optional<SignIn>{};
    if (settings.staff.signs())
        first = firstSignIn(settings.staff);
    if (!first)
        return first.error();
    try {
        auto worker = std::make_unique<Worker>(settings, std::move(*party), std::move(*store),
                                               std::move(*own), clock);
        if (*first)
            worker->send(std::move(**first));
        return std::unique_ptr<Source>(new LiveSource(std::move(worker)));
    } catch (const journal::StorageFailure& failure) {
        return core::Error{std::string("the console's record cannot be written: ") +
                           failure.what()};
    }
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

void LiveSource::send(UserCommand command) {
    m_worker->send(std::move(command));
}

} // namespace pitwatch::console
