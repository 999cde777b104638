#pragma once

#include <stdexcept>

namespace pitwatch::reference {

// Thrown where the contract says "refused"; what() is for people and no part of the contract.
class Refusal : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace pitwatch::reference
