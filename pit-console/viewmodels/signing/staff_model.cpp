#include "pit-console/viewmodels/signing/staff_model.h"

#include "pit-console/viewmodels/signing/action_sender.h"
#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/shown_text.h"
#include "shared/events/staff_events.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

QString limitText(const PersonPicture& person) {
    return person.limit > core::Cents{} ? moneyText(person.limit) : QString();
}

PersonRow personRow(const PersonPicture& person) {
    return {.personId = text(person.id),
            .name = text(person.name),
            .role = roleName(person.role),
            .limit = limitText(person),
            .active = person.active};
}

QString actionText(const std::string& name) {
    const auto action = core::enumFromName<staff::Action>(name);
    return action ? actionName(*action) : wordsText(name);
}

// Who did what, of one entry of the console's record.
RecordRow recordRow(const StaffRecord& record) {
    const events::Event& event = record.event;
    RecordRow row{.time = timeText(record.at), .person = {}, .what = {}, .refused = false};
    if (const auto* in = event.as<events::StaffSignedIn>()) {
        row.person = text(in->person.text());
        row.what = StaffModel::tr("signed in");
    } else if (const auto* out = event.as<events::StaffSignedOut>()) {
        row.person = text(out->person.text());
        row.what = out->how == events::SignOut::Idle
                       ? StaffModel::tr("signed out, nobody there any more")
                       : StaffModel::tr("signed out");
    } else if (const auto* refused = event.as<events::SignInRefused>()) {
        row.person = text(refused->person.value());
        row.what = StaffModel::tr("refused: %1").arg(phraseText(refused->reason));
        row.refused = true;
    } else if (const auto* adopted = event.as<events::RosterAdopted>()) {
        row.what = StaffModel::tr("Roster %1 is in force").arg(adopted->version);
    } else if (const auto* rejected = event.as<events::RosterRefused>()) {
        row.what = StaffModel::tr("Roster refused: %1").arg(phraseText(rejected->reason));
        row.refused = true;
    } else if (const auto* action = event.as<events::StaffActionSigned>()) {
        row.person = text(action->person.text());
        row.what = StaffModel::tr("signed for %1: %2")
                       .arg(text(action->addressee.text()), actionText(action->name.text()));
    }
    return row;
}

} // namespace

QString StaffModel::personId() const {
    return m_staff.signedIn ? text(m_staff.signedIn->id) : QString();
}

QString StaffModel::name() const {
    return m_staff.signedIn ? text(m_staff.signedIn->name) : QString();
}

QString StaffModel::role() const {
    return m_staff.signedIn ? roleName(m_staff.signedIn->role) : QString();
}

QString StaffModel::limit() const {
    return m_staff.signedIn ? limitText(*m_staff.signedIn) : QString();
}

QString StaffModel::rosterText() const {
    if (m_staff.rosterVersion == 0)
        return tr("No roster is in force here");
    return tr("Roster %1, in force until %2")
        .arg(m_staff.rosterVersion)
        .arg(momentText(m_staff.rosterExpiresAt));
}

QString StaffModel::rosterProblem() const {
    return m_staff.rosterProblem
               ? tr("The newest roster was refused: %1").arg(phraseText(*m_staff.rosterProblem))
               : QString();
}

QStringList StaffModel::candidates() const {
    QStringList ids;
    for (const PersonPicture& person : m_staff.people)
        if (person.active)
            ids << text(person.id);
    return ids;
}

QStringList StaffModel::candidateNames() const {
    QStringList names;
    for (const PersonPicture& person : m_staff.people)
        if (person.active)
            names << tr("%1, %2", "name, rank").arg(text(person.name), roleName(person.role));
    return names;
}

QStringList StaffModel::pending() const {
    QStringList waiting;
    for (const PendingAction& action : m_staff.pending)
        waiting << tr("%1: %2, by %3, good until %4")
                       .arg(text(action.addressee), actionText(action.name), text(action.person),
                            timeText(action.expiresAt));
    return waiting;
}

void StaffModel::signIn(const QString& person, const QString& passphrase) {
    if (m_source == nullptr || busy())
        return;
    m_problem.clear();
    m_asked = m_numbers.next();
    emit changed();
    m_source->send(SignIn{m_asked, person.trimmed().toStdString(), secretOf(passphrase)});
}

void StaffModel::cancelSignIn() {
    if (!busy())
        return;
    m_source->send(Cancel{std::exchange(m_asked, 0)});
    emit changed();
}

void StaffModel::signOut() {
    if (m_source != nullptr)
        m_source->send(SignOut{});
}

void StaffModel::forgetProblem() {
    m_problem.clear();
    emit changed();
}

void StaffModel::take(const StaffPicture& staff) {
    m_staff = staff;
    QList<PersonRow> people;
    for (const PersonPicture& person : staff.people)
        people.push_back(personRow(person));
    m_people.set(people);
    QList<RecordRow> records;
    for (const StaffRecord& record : staff.records)
        records.push_back(recordRow(record));
    m_records.set(records);
}

void StaffModel::show(const Snapshot& snapshot) {
    const auto answer =
        std::find_if(snapshot.outcomes.begin(), snapshot.outcomes.end(),
                     [this](const ActionOutcome& one) { return busy() && one.id == m_asked; });
    const bool answered = answer != snapshot.outcomes.end();
    if (!answered && snapshot.staff == m_staff)
        return;
    take(snapshot.staff);
    if (answered) {
        m_asked = 0;
        m_problem = answer->accepted ? QString() : objectionText(answer->objection);
    }
    emit changed();
    if (answered && answer->accepted)
        emit arrived();
}

} // namespace pitwatch::console
