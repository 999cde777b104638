#pragma once

#include "shared/core/bytes.h"
#include "shared/core/clock.h"
#include "shared/core/result.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>

// The network as a party sees it. Nothing above this interface trusts it: messages may be lost,
// doubled, delayed and reordered, and the broker may forget everything.

namespace pitwatch::feed {

enum class Delivery { AtMostOnce, AtLeastOnce };

struct Message {
    std::string topic;
    core::Bytes payload;
    bool retained = false; // Kept by the broker for later subscribers; on arrival: came from there.
};

struct Connected {};
struct Disconnected {
    std::string reason;
};
// The broker would not take a message: the access rules forbid it, or it is too large.
struct PublishRefused {
    std::string topic;
    std::string reason;
};
using ConnectionEvent = std::variant<Connected, Disconnected, PublishRefused, Message>;

// How many messages of each topic were dropped; under "" those that have no topic, or that came
// from more topics than are told by name.
using LostMessages = std::map<std::string, std::uint64_t>;

// What the broker shall say for us if the connection breaks.
using WillSource = std::function<Message()>;

// One thread calls it. Implementations may use threads of their own and queue up to a bound; what
// does not fit is dropped and counted by topic, and it is the topic with most messages waiting that
// loses: nobody loses by another's flood. For parties the journal's replay fills the gap; what a
// device said is gone, and the owner has to say so (takeLost()).
class Connection {
public:
    virtual ~Connection() = default;

    // Set before the first take() or wait(). The source is asked once before every attempt to
    // connect, on the thread that calls the connection, so that each connection has a will of its
    // own.
    virtual void setWill(WillSource will) = 0;

    // Holds from now on, across reconnections.
    virtual void subscribe(const std::string& filter, Delivery delivery) = 0;

    // Takes the message for sending or says why not (not connected, too much in flight). Never
    // blocks. Success does not mean that anyone received it.
    virtual core::Outcome publish(Message message, Delivery delivery) = 0;

    virtual bool connected() const = 0;

    // The next thing that happened, if any.
    virtual std::optional<ConnectionEvent> take() = 0;

    // What was dropped since the last call.
    virtual LostMessages takeLost() = 0;

    // Returns when there may be something to take or room to publish, or after `atMost`.
    virtual void wait(core::Millis atMost) = 0;

    // A clean stop: what was published is sent, as far as `atMost` allows, and the will is not
    // spoken. Nothing is sent or received afterwards.
    virtual void close(core::Millis atMost) = 0;
};

} // namespace pitwatch::feed
