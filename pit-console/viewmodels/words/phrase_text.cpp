#include "pit-console/viewmodels/words/phrase_text.h"

#include "shared/wording/wording.h"

#include <QCoreApplication>

namespace pitwatch::console {

QString phraseText(const events::Phrase& phrase) {
    const auto translate = [](std::string_view pattern) {
        return QCoreApplication::translate("wording", std::string(pattern).c_str()).toStdString();
    };
    return QString::fromStdString(wording::sentence(phrase, translate));
}

QString objectionText(const desk::Objection& objection) {
    const QString reason = phraseText(objection.reason);
    return objection.section.empty()
               ? reason
               : QStringLiteral("%1 (%2)").arg(reason,
                                               QString::fromStdString(objection.section.value()));
}

} // namespace pitwatch::console
