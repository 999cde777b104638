#include "shared/staff/pad/delegation.h"

#include "shared/staff/internal/purpose.h"

namespace pitwatch::staff {

namespace {

constexpr std::string_view kDelegationPurpose = "pitwatch pad delegation 1\n";

} // namespace

core::Bytes signedBytes(const Delegation& delegation) {
    return withPurpose(kDelegationPurpose, delegation);
}

core::Result<Delegation> parseDelegation(core::ByteView bytes) {
    const auto body = afterPurpose(kDelegationPurpose, bytes);
    if (!body)
        return core::Error{"it is not a delegation of version 1"};
    return wire::decode<Delegation>(*body);
}

} // namespace pitwatch::staff
