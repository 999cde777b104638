#include "shared/staff/pad/press.h"

#include "shared/staff/internal/purpose.h"

namespace pitwatch::staff {

namespace {

constexpr std::string_view kPressPurpose = "pitwatch pad press 1\n";

} // namespace

core::Bytes signedBytes(const Press& press) {
    return withPurpose(kPressPurpose, press);
}

core::Result<Press> parsePress(core::ByteView bytes) {
    const auto body = afterPurpose(kPressPurpose, bytes);
    if (!body)
        return core::Error{"it is not a press of version 1"};
    auto press = wire::decode<Press>(*body);
    if (press && press->command.size() > kMaxCommandBytes)
        return core::Error{"the command is too long"};
    return press;
}

} // namespace pitwatch::staff
