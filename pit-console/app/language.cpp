#include "pit-console/app/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace pitwatch::console {

void speak(const QString& language) {
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    // What one language has no word for is English, not the one that was spoken before.
    for (auto* before : QCoreApplication::instance()->findChildren<QTranslator*>())
        delete before;
    auto* translator = new QTranslator(QCoreApplication::instance());
    // English has a file too, for its plurals.
    if (translator->load(locale, QStringLiteral("pitwatch"), QStringLiteral("_"),
                         QStringLiteral(":/i18n")) ||
        translator->load(QStringLiteral(":/i18n/pitwatch_en.qm")))
        QCoreApplication::installTranslator(translator);
}

} // namespace pitwatch::console
