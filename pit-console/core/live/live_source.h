#pragma once

#include "pit-console/core/desk/staff_files.h"
#include "pit-console/core/live/source.h"
#include "shared/core/clock.h"
#include "shared/core/result.h"
#include "shared/feed/mqtt_connection.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pitwatch::console {

// The live pit: a ConsoleParty over MQTT, on a thread of its own; reports at most ten snapshots a
// second.
class LiveSource final : public Source {
public:
    struct Settings {
        core::PartyId console; // This console's own name.
        std::vector<core::PartyId> tables;
        std::vector<core::PartyId> others; // Controllers and consoles whose journals count too.
        std::string brokerHost = "127.0.0.1";
        std::uint16_t brokerPort = 1883;
        feed::MqttTls tls; // Nothing in it: no TLS.
        std::string storePath;
        // What people do here, kept and published; empty: in memory only, and told to nobody.
        std::string journalPath;
        std::string journalKey; // Signs that journal and what is said of it; empty: nothing does.
        StaffFiles staff;
        core::Millis staleAfter{3000}; // A party not heard for so long is not shown as live.
        // Told once, on the source's thread, when its files cannot be read or written any more:
        // what cannot be recorded must not be done, so nothing is carried out afterwards and no
        // snapshot comes any more. The owner has to end the program.
        std::function<void(const std::string& reason)> failed{};
    };

    // Refuses a store, a journal or staff files that cannot be opened. The clock belongs to the
    // caller.
    static core::Result<std::unique_ptr<Source>> make(const Settings& settings,
                                                      const core::Clock& clock);
    ~LiveSource() override;

    void start(Callback callback) override;
    void stop() override;
    void ask(Question question) override;
    void send(UserCommand command) override;

private:
    class Worker;
    explicit LiveSource(std::unique_ptr<Worker> worker);

    std::unique_ptr<Worker> m_worker;
};

} // namespace pitwatch::console
