#pragma once

#include "shared/journal/journal.h"

#include <span>

namespace pitwatch::feed {

// Whoever follows other journals: the place where a followed entry becomes part of the reader's own
// durable state.
class Reader {
public:
    virtual ~Reader() = default;

    // How far this reader has come in `party`'s journal; nothing if it never read one.
    virtual std::optional<journal::Anchor> position(const core::PartyId& party) const = 0;

    // Applies the entries, which follow position() without a gap and whose chain was checked, and
    // moves the position to `after`, in one transaction of the reader's own.
    virtual void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) = 0;
};

} // namespace pitwatch::feed
