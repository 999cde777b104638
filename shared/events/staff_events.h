#pragma once

#include "shared/core/bytes.h"
#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"

#include <map>
#include <string_view>

// What people did through a console, and what became of it. Refusals are part of the record.

namespace pitwatch::events {

enum class SignOut : std::uint8_t { ByPerson, Idle, RosterChanged, ConsoleStopped };
constexpr auto enumNames(SignOut) {
    return core::names("by_person", "idle", "roster_changed", "console_stopped");
}

// A console's own record of an action its staff signed, as it is sent to the party it addresses.
struct StaffActionSigned {
    static constexpr EventType kType{700};
    static constexpr std::string_view kName = "staff_action_signed";
    static constexpr unsigned kVersion = 1;

    ActionId action{};
    ActionName name{};
    PersonId person{};
    core::PartyId addressee{};
    std::uint64_t rosterVersion = 0;
    core::Instant expiresAt{};
    core::Bytes statement{};                  // What was signed, byte for byte.
    std::array<std::uint8_t, 64> signature{}; // Ed25519 of the statement.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "action", action, "name", name, "person", person, "addressee", addressee,
               "roster_version", rosterVersion, "expires_at", expiresAt, "statement", statement,
               "signature", signature);
    }
    friend bool operator==(const StaffActionSigned&, const StaffActionSigned&) = default;
};

struct StaffActionReceived {
    static constexpr EventType kType{701};
    static constexpr std::string_view kName = "staff_action_received";
    static constexpr unsigned kVersion = 1;

    ActionId action{};
    core::PartyId from{};
    PersonId person{};
    ActionName name{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "action", action, "from", from, "person", person, "name", name);
    }
    friend bool operator==(const StaffActionReceived&, const StaffActionReceived&) = default;
};

// Carries what was signed, so that the record of whoever acted on it proves itself.
struct StaffActionAccepted {
    static constexpr EventType kType{702};
    static constexpr std::string_view kName = "staff_action_accepted";
    static constexpr unsigned kVersion = 2;

    ActionId action{};
    PersonId person{};
    ActionName name{};
    core::Bytes statement{};                  // Empty in version 1.
    std::array<std::uint8_t, 64> signature{}; // All zero in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "action", action, "person", person, "name", name);
        if (version < 2) {
            statement.clear();
            signature = {};
            return;
        }
        fields(archive, "statement", statement, "signature", signature);
    }
    friend bool operator==(const StaffActionAccepted&, const StaffActionAccepted&) = default;
};

struct StaffActionRefused {
    static constexpr EventType kType{703};
    static constexpr std::string_view kName = "staff_action_refused";
    static constexpr unsigned kVersion = 2;

    ActionId action{};
    PersonId person{};
    ActionName name{};
    Phrase reason{};      // A sentence in version 1, with the section in it.
    core::Text section{}; // Empty where no rule but the state forbids it.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "action", action, "person", person, "name", name);
        phraseSince2(archive, version, "reason", reason);
        if (version < 2)
            section = {};
        else
            fields(archive, "section", section);
    }
    friend bool operator==(const StaffActionRefused&, const StaffActionRefused&) = default;
};

// Something was asked that the state or the rules do not allow.
struct CommandRefused {
    static constexpr EventType kType{704};
    static constexpr std::string_view kName = "command_refused";
    static constexpr unsigned kVersion = 2;

    CommandName command{};
    Phrase reason{};      // A sentence in version 1.
    core::Text section{}; // Empty where no rule but the state forbids it.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "command", command);
        phraseSince2(archive, version, "reason", reason);
        fields(archive, "section", section);
    }
    friend bool operator==(const CommandRefused&, const CommandRefused&) = default;
};

struct RosterAdopted {
    static constexpr EventType kType{705};
    static constexpr std::string_view kName = "roster_adopted";
    static constexpr unsigned kVersion = 1;

    std::uint64_t version = 0;
    Digest digest{};
    core::Instant expiresAt{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "version", version, "digest", digest, "expires_at", expiresAt);
    }
    friend bool operator==(const RosterAdopted&, const RosterAdopted&) = default;
};

struct RosterRefused {
    static constexpr EventType kType{706};
    static constexpr std::string_view kName = "roster_refused";
    static constexpr unsigned kVersion = 2;

    std::uint64_t version = 0;
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned eventVersion) {
        fields(archive, "version", version);
        phraseSince2(archive, eventVersion, "reason", reason);
    }
    friend bool operator==(const RosterRefused&, const RosterRefused&) = default;
};

struct StaffSignedIn {
    static constexpr EventType kType{707};
    static constexpr std::string_view kName = "staff_signed_in";
    static constexpr unsigned kVersion = 1;

    PersonId person{};
    DeviceId device{};
    RoleName role{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "person", person, "device", device, "role", role);
    }
    friend bool operator==(const StaffSignedIn&, const StaffSignedIn&) = default;
};

struct StaffSignedOut {
    static constexpr EventType kType{708};
    static constexpr std::string_view kName = "staff_signed_out";
    static constexpr unsigned kVersion = 1;

    PersonId person{};
    DeviceId device{};
    SignOut how{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "person", person, "device", device, "how", how);
    }
    friend bool operator==(const StaffSignedOut&, const StaffSignedOut&) = default;
};

// Why somebody could not sign in, or sign an action. Only a wrong passphrase counts as a guess.
enum class SignInRefusal : std::uint8_t {
    NoSuchPerson,
    NotOnRoster,
    RightsRevoked,
    RosterExpired,
    LockedOut,
    NoKeyHere,
    OtherKey,
    WrongPassphrase,
    NoSuchPassphrase,
    DemonstrationKey,
    BadConsoleSecret,
    NotEnoughMemory,
    NobodyWorkedOnTheKey,
    NotKnown // Of an entry of version 1 whose sentence nobody knows.
};
constexpr auto enumNames(SignInRefusal) {
    return core::names("no_such_person", "not_on_roster", "rights_revoked", "roster_expired",
                       "locked_out", "no_key_here", "other_key", "wrong_passphrase",
                       "no_such_passphrase", "demonstration_key", "bad_console_secret",
                       "not_enough_memory", "nobody_worked_on_the_key", "not_known");
}

constexpr std::string_view listName(SignInRefusal) {
    return "sign_in_refusal";
}

// What version 1 said in words of its own.
constexpr SignInRefusal signInRefusalOfVersion1(std::string_view sentence) {
    constexpr auto kSentences = core::names(
        "there is no such person", "the person is not on the roster in force here",
        "the person's rights were revoked", "the roster has expired",
        "locked out after ten wrong passphrases; a new roster ends it",
        "there is no key of that person here", "the key here is not the one on the roster",
        "the passphrase is wrong", "there is no such passphrase",
        "the key is sealed for a demonstration only", "the consoles' secret is not 32 bytes long",
        "there is not enough memory to work on a passphrase", "nobody has worked on the key");
    static_assert(kSentences.size() == static_cast<std::size_t>(SignInRefusal::NotKnown));
    for (std::size_t index = 0; index < kSentences.size(); ++index)
        if (kSentences[index] == sentence)
            return static_cast<SignInRefusal>(index);
    return SignInRefusal::NotKnown;
}

// The person is as typed and may not exist.
struct SignInRefused {
    static constexpr EventType kType{709};
    static constexpr std::string_view kName = "sign_in_refused";
    static constexpr unsigned kVersion = 2;

    core::Text person{};
    DeviceId device{};
    SignInRefusal reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "person", person, "device", device);
        if (version < 2) {
            core::Text sentence;
            fields(archive, "reason", sentence);
            reason = signInRefusalOfVersion1(sentence.value());
            return;
        }
        fields(archive, "reason", reason);
    }
    friend bool operator==(const SignInRefused&, const SignInRefused&) = default;
};

// So many refusals in one go that they are told together: none is lost, and a console that was
// taken over cannot fill the disk of a table.
struct StaffRefusalsCounted {
    static constexpr EventType kType{710};
    static constexpr std::string_view kName = "staff_refusals_counted";
    static constexpr unsigned kVersion = 1;

    core::PartyId from{};
    std::uint64_t count = 0;
    std::map<CodeName, std::uint64_t> reasons{}; // How often each, by its short name.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "from", from, "count", count, "reasons", reasons);
    }
    friend bool operator==(const StaffRefusalsCounted&, const StaffRefusalsCounted&) = default;
};

// A roster that is in force here, as it was signed, so that whoever has the site keys can check
// what people signed from this record alone. A large one comes in parts, one after the other.
struct RosterKept {
    static constexpr EventType kType{719};
    static constexpr std::string_view kName = "roster_kept";
    static constexpr unsigned kVersion = 1;

    std::uint64_t version = 0; // Of the roster.
    std::uint16_t part = 0;    // 1, 2, 3 …
    std::uint16_t parts = 0;
    core::Bytes bytes{}; // Of that part (staff/roster_record.h).

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "version", version, "part", part, "parts", parts, "bytes", bytes);
    }
    friend bool operator==(const RosterKept&, const RosterKept&) = default;
};

} // namespace pitwatch::events
