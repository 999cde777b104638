#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
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

// What a meter may not grow beyond; the rest waits for its next reset.
struct LevelLimit {
    LevelName level{};
    core::Cents limit{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "level", level, "limit", limit);
    }
    friend bool operator==(const LevelLimit&, const LevelLimit&) = default;
};

enum class LinkService : std::uint8_t { Closed, Open, Suspended };
constexpr auto enumNames(LinkService) {
    return core::names("closed", "open", "suspended");
}

// A table's submission as far as it concerns the link, as the controller read it.
struct LinkTableFiled {
    static constexpr EventType kType{615};
    static constexpr std::string_view kName = "link_table_filed";
    static constexpr unsigned kVersion = 2;

    LinkId link{};
    core::TableId table{};
    RuleSetId ruleSet{};
    PaytableId paytable{};
    std::vector<core::Cents> wagers{};
    std::vector<LevelParameters> levels{};
    // What the link is with this filing in it; since version 2, before that not told.
    LinkService service{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link, "table", table, "rule_set", ruleSet, "paytable", paytable,
               "wagers", wagers, "levels", levels);
        if (version >= 2)
            fields(archive, "service", service);
    }
    friend bool operator==(const LinkTableFiled&, const LinkTableFiled&) = default;
};

// The table's submission does not name the link any more.
struct LinkTableLeft {
    static constexpr EventType kType{616};
    static constexpr std::string_view kName = "link_table_left";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    core::TableId table{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "table", table);
    }
    friend bool operator==(const LinkTableLeft&, const LinkTableLeft&) = default;
};

// From here on its parameters are locked until it is closed.
struct LinkOpened {
    static constexpr EventType kType{600};
    static constexpr std::string_view kName = "link_opened";
    static constexpr unsigned kVersion = 3;

    LinkId link{};
    std::vector<LevelParameters> levels{};
    std::vector<core::TableId> tables{};
    PersonId by{};
    std::vector<LevelLimit> limits{}; // Since version 2.
    // What all its tables file besides the levels; since version 3.
    std::optional<RuleSetId> ruleSet{};
    std::optional<PaytableId> paytable{};
    std::vector<core::Cents> wagers{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link, "levels", levels, "tables", tables, "by", by);
        if (version >= 2)
            fields(archive, "limits", limits);
        if (version >= 3)
            fields(archive, "rule_set", ruleSet, "paytable", paytable, "wagers", wagers);
    }
    friend bool operator==(const LinkOpened&, const LinkOpened&) = default;
};

struct LinkClosed {
    static constexpr EventType kType{601};
    static constexpr std::string_view kName = "link_closed";
    static constexpr unsigned kVersion = 2;

    LinkId link{};
    PersonId by{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link, "by", by);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const LinkClosed&, const LinkClosed&) = default;
};

// Only while the link is closed.
struct LinkParametersChanged {
    static constexpr EventType kType{608};
    static constexpr std::string_view kName = "link_parameters_changed";
    static constexpr unsigned kVersion = 2;

    LinkId link{};
    std::vector<LevelParameters> before{};
    std::vector<LevelParameters> after{};
    PersonId orderedBy{};
    PersonId approvedBy{};
    std::vector<LevelLimit> limits{}; // After; since version 2.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link, "before", before, "after", after, "ordered_by", orderedBy,
               "approved_by", approvedBy);
        if (version >= 2)
            fields(archive, "limits", limits);
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
    static constexpr unsigned kVersion = 2;

    LinkId link{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const LinkSuspended&, const LinkSuspended&) = default;
};

// What had suspended it is over.
struct LinkResumed {
    static constexpr EventType kType{613};
    static constexpr std::string_view kName = "link_resumed";
    static constexpr unsigned kVersion = 2;

    LinkId link{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link);
        if (version >= 2)
            return;
        core::Text reason; // Always the same words.
        fields(archive, "reason", reason);
    }
    friend bool operator==(const LinkResumed&, const LinkResumed&) = default;
};

} // namespace pitwatch::events
