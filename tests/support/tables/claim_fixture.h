#pragma once

#include "tests/support/tables/table_fixture.h"

// A table where somebody has just won what has to be claimed, and the people who deal with it.

namespace pitwatch::support {

inline const table::Actor kOtherFloor{named<events::PersonId>("finn"), table::Role::Floorperson};
inline const table::Actor kOtherSupervisor{named<events::PersonId>("sid"), table::Role::Supervisor};
inline const table::Actor kManager{named<events::PersonId>("max"), table::Role::ShiftManager};

class ClaimFixture : public TableFixture {
public:
    // Seat 1 holds a royal flush, seat 2 a straight flush, the others nothing; every seat has $5 on
    // each bet. `progressive` says, from seat 1 on, what each has on the progressive. The round is
    // over unless `roundOpen`.
    explicit ClaimFixture(const std::vector<std::int64_t>& progressive, std::string_view site = {},
                          bool roundOpen = false);

    // The open claim of that seat's wager; 0 where there is none.
    std::uint64_t claimOf(int seat, events::Wager wager = events::Wager::Progressive) const;
    const table::PendingClaim& claim(std::uint64_t number) const {
        return *state().findClaim(number);
    }

    // One step of the usual way, by whoever usually does it.
    void fix(std::uint64_t number, std::int64_t cents);
    void verify(std::uint64_t number, const table::Actor& by = kFloor);
    void notify(std::uint64_t number, const table::Actor& by = kFloor);
    void approve(std::uint64_t number, const table::Actor& by = kSupervisor);
    // As the site's issuer of documents answers: the next number.
    void document(std::uint64_t number);
    void pay(std::uint64_t number, events::PaymentMethod method = events::PaymentMethod::Cash,
             const table::Actor& by = kFloor);
    void payEnvy(std::uint64_t number, int seat, const table::Actor& by = kFloor);
    // From the fixed amount to the document.
    void toPayment(std::uint64_t number, std::int64_t cents);

    std::uint64_t lastDocument() const { return m_lastDocument; }

private:
    std::uint64_t m_lastDocument = 0;
};

// Every check of the built-in list.
std::vector<events::CheckName> everyCheck();

} // namespace pitwatch::support
