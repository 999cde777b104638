#pragma once

#include "shared/events/event.h"
#include "shared/events/values.h"

#include <map>
#include <set>
#include <string>

namespace pitwatch::support {

// What must hold of claims, kept from the events alone and not from any state: each is raised once,
// each payment is made once and by a document, each ends once and nothing happens to it afterwards.
class ClaimLedger {
public:
    // What is wrong with this event, or nothing.
    std::string follow(const events::Event& event);

    std::size_t raised() const { return m_claims.size(); }
    std::size_t ended() const;

private:
    struct Entry {
        core::Cents amount{};
        std::map<std::uint8_t, bool> envyPaid; // By seat.
        std::set<events::PersonId> barred;     // Raised, verified or approved it.
        std::set<events::PersonId> makers;     // Who dealt or declared it.
        std::set<std::uint64_t> documents;     // Recorded and not rejected.
        bool verified = false;
        bool paid = false;
        bool ended = false;
    };

    std::string onReview(const events::Event& event);
    std::string onDocument(const events::Event& event);
    std::string onPayment(const events::Event& event);
    std::string onEnd(const events::Event& event);
    std::string takePart(Entry& entry, const events::PersonId& person);
    Entry* open(const events::ClaimId& claim);

    std::map<events::ClaimId, Entry> m_claims;
};

} // namespace pitwatch::support
