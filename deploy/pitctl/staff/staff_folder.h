#pragma once

#include "deploy/pitctl/staff/passphrases.h"
#include "shared/staff/keys/sealed_key.h"
#include "shared/staff/roster.h"

#include <string>

namespace pitwatch::pitctl {

// A site's staff files in one folder:
//
//   site-keys.json       the public site keys and how many must sign; goes to every machine
//   roster.json          the roster; goes to every machine, again after each change
//   console.secret       goes to every console (0600)
//   people/ID.key.json   a person's sealed key; goes to every console (0600)
//   site-key-N.json      the sealed site keys; each goes to its holder, on no other machine (0600)
class StaffFolder {
public:
    explicit StaffFolder(std::string path) : m_path(std::move(path)) {}

    struct Plan {
        core::Text site;
        unsigned keys = 3;
        unsigned threshold = 2;
        unsigned days = 90;
        staff::SealProfile profile = staff::SealProfile::Production;
    };
    // Refuses a folder that has site keys already.
    core::Outcome create(const Plan& plan, Passphrases& passphrases, core::Instant now);

    core::Result<staff::SiteKeys> siteKeys() const;
    core::Result<staff::SignedRoster> roster() const;

    // A new key for the person, sealed with a passphrase that is asked for. On the roster only when
    // the roster is signed.
    core::Result<staff::PublicKey> makeKey(const events::PersonId& person, const core::Text& name,
                                           staff::Role role, Passphrases& passphrases) const;

    // The next version of the roster, in force for `days` from now, signed by as many site keys as
    // it takes: those whose files are here, in their order. Where the folder lies in the one of a
    // site, all who keep a journal there are on it with their keys; who was revoked stays so.
    core::Outcome issue(staff::Roster roster, unsigned days, Passphrases& passphrases,
                        core::Instant now) const;

    // Adds the signatures of the site keys that are here to the roster as it is.
    core::Outcome sign(Passphrases& passphrases) const;

    // Adds those of the site keys that are here, in their order, until there are as many as it
    // takes.
    core::Outcome addSignatures(core::ByteView message,
                                std::map<staff::PublicKey, staff::Signature>& signatures,
                                Passphrases& passphrases) const;

    const std::string& path() const { return m_path; }

private:
    std::string file(const std::string& name) const { return m_path + "/" + name; }
    core::Result<staff::Secret> consoleSecret() const;
    core::Result<staff::SealProfile> profile() const;
    core::Outcome makeSiteKeys(const Plan& plan, const staff::Secret& consoleSecret,
                               Passphrases& passphrases) const;
    core::Outcome save(const staff::SignedRoster& given) const;
    core::Outcome addKeepers(staff::Roster& roster) const;

    std::string m_path;
};

} // namespace pitwatch::pitctl
