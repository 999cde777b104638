#pragma once

#include "pit-console/core/database/projection.h"
#include "pit-console/core/desk/user_command.h"
#include "pit-console/core/offers/offer_list.h"
#include "pit-console/core/pictures/staff_picture.h"
#include "shared/desk/action_desk.h"
#include "shared/desk/roster_keys.h"
#include "shared/desk/roster_source.h"
#include "shared/staff/actions/misstatement.h"

#include <deque>
#include <future>
#include <map>
#include <utility>
#include <vector>

namespace pitwatch::console {

// Who is at this console, what they sign, and what becomes of it. Every followed entry is shown to
// it, the console's own among them, so that it knows what waits where and what was answered. One
// thread: the store's; only keys are opened on a thread of their own, one after another in the
// order they were asked for, and what comes of it is taken up by proceed(). Record and clock belong
// to the owner.
class ConsoleDesk final : public Projection {
public:
    struct Settings {
        desk::ActionDesk::Settings signing;
        desk::RosterSource roster;
        // Told of every roster; belongs to the owner. Null: nobody asks.
        desk::RosterKeys* keys = nullptr;
        std::vector<core::PartyId> tables; // Each can be acted on from the first moment on.
        // Whoever leaves the console is signed out after a while.
        core::Millis idle = std::chrono::minutes{15};
        // Opening a key takes seconds in production: async. Deferred, it is done at once.
        std::launch openKeys = std::launch::deferred;
    };

    ConsoleDesk(Settings settings, party::Record& record, const core::Clock& clock);

    void apply(const core::PartyId& party, const wire::Envelope& entry,
               const events::Event& event) override;

    void carryOut(SignIn command);
    // Whoever's key is still being opened does not arrive, or sign, any more.
    void carryOut(const Cancel& command);
    // What was to be signed and still waits is not signed any more.
    void carryOut(const SignOut& command);
    void carryOut(Act command);
    // Takes up a key that is open by now, and begins with the next: to be asked often.
    void proceed();
    // A new roster, nobody there any more: to be asked now and then.
    void refresh();
    // Somebody uses the console.
    void noteUse() { m_lastUse = m_clock.steady(); }

    // Null while nobody is signed in.
    const staff::Person* person() const;
    const std::optional<events::PersonId>& personId() const { return m_desk.signedIn(); }
    // Who would act on what there.
    Requester requesterFor(const core::PartyId& party) const;
    // What waits there for a second person.
    const staff::Ledger& ledgerOf(const core::PartyId& party) const {
        return m_desk.ledgerOf(party);
    }

    std::vector<ActionOutcome> takeOutcomes();
    // The actions that were signed since the last call, by the sender's number; what becomes of
    // them is an outcome, later.
    std::vector<std::uint64_t> takeSigned() { return std::exchange(m_signed, {}); }
    StaffPicture picture() const;

private:
    // Waits for a key: to sign in with it, or to sign the request.
    struct Attempt {
        std::uint64_t id = 0;
        std::string person{};
        staff::Secret passphrase{};
        std::optional<desk::Request> request{};
        bool givenUp = false;
    };

    void begin(Attempt& attempt);
    void finish(const Attempt& attempt, const desk::KeyOpening& opened);
    void refuse(std::uint64_t asked, const events::Phrase& reason);
    template <typename Which>
    void giveUp(Which which, staff::SigningRefusal reason);
    void readRoster();
    void addPending(StaffPicture& picture) const;

    core::PartyId m_self;
    desk::RosterSource m_rosterSource;
    desk::RosterKeys* m_keys;
    core::Millis m_idle;
    const core::Clock& m_clock;
    std::launch m_openKeys;
    desk::ActionDesk m_desk;
    std::deque<Attempt> m_attempts;          // The first one's key is being opened.
    std::future<desk::KeyOpening> m_opening; // Gone before the desk: it waits for its thread.
    std::optional<events::Phrase> m_rosterProblem;
    core::Tick m_lastUse{};
    std::map<events::ActionId, std::uint64_t> m_asked;
    std::vector<ActionOutcome> m_outcomes;
    std::vector<std::uint64_t> m_signed;
    std::deque<StaffRecord> m_records;
};

} // namespace pitwatch::console
