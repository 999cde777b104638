#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// A link of tables and its meters going in and out of service, its parameters and its displays.

namespace pitwatch::events {

struct LevelParameters {
    LevelName level{};
    std::uint32_t ratePpm = 0; // Share of each wager.
    core::Cents initial{};
    core::Cents reset{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "level", level, "rate_ppm", ratePpm, "initial", initial, "reset", reset);
    }
    friend bool operator==(const LevelParameters&, const LevelParameters&) = default;
};

struct LinkOpened {
    static constexpr EventType kType{600};
    static constexpr std::string_view kName = "link_opened";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    std::vector<LevelParameters> levels{};
    std::vector<core::TableId> tables{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "levels", levels, "tables", tables, "by", by);
    }
    friend bool operator==(const LinkOpened&, const LinkOpened&) = default;
};

struct LinkClosed {
    static constexpr EventType kType{601};
    static constexpr std::string_view kName = "link_closed";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    PersonId by{};
    core::Text reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "by", by, "reason", reason);
    }
    friend bool operator==(const LinkClosed&, const LinkClosed&) = default;
};

// Only while the link is closed.
struct LinkParametersChanged {
    static constexpr EventType kType{608};
    static constexpr std::string_view kName = "link_parameters_changed";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    std::vector<LevelParameters> before{};
    std::vector<LevelParameters> after{};
    PersonId orderedBy{};
    PersonId approvedBy{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "before", before, "after", after, "ordered_by", orderedBy,
               "approved_by", approvedBy);
    }
    friend bool operator==(const LinkParametersChanged&, const LinkParametersChanged&) = default;
};

struct DisplayMismatched {
    static constexpr EventType kType{609};
    static constexpr std::string_view kName = "display_mismatched";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    LevelName level{};
    DeviceId display{};
    core::Cents shown{};
    core::Cents actual{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "level", level, "display", display, "shown", shown, "actual",
               actual);
    }
    friend bool operator==(const DisplayMismatched&, const DisplayMismatched&) = default;
};

struct DisplayMatchedAgain {
    static constexpr EventType kType{610};
    static constexpr std::string_view kName = "display_matched_again";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    LevelName level{};
    DeviceId display{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "level", level, "display", display);
    }
    friend bool operator==(const DisplayMatchedAgain&, const DisplayMatchedAgain&) = default;
};

struct DisplayMismatchAcknowledged {
    static constexpr EventType kType{611};
    static constexpr std::string_view kName = "display_mismatch_acknowledged";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    LevelName level{};
    DeviceId display{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "level", level, "display", display, "by", by);
    }
    friend bool operator==(const DisplayMismatchAcknowledged&,
                           const DisplayMismatchAcknowledged&) = default;
};

struct LinkSuspended {
    static constexpr EventType kType{612};
    static constexpr std::string_view kName = "link_suspended";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    core::Text reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "reason", reason);
    }
    friend bool operator==(const LinkSuspended&, const LinkSuspended&) = default;
};

struct LinkResumed {
    static constexpr EventType kType{613};
    static constexpr std::string_view kName = "link_resumed";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    core::Text reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "reason", reason);
    }
    friend bool operator==(const LinkResumed&, const LinkResumed&) = default;
};

} // namespace pitwatch::events
