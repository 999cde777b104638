#include "pit-console/viewmodels/reports/report_files.h"

#include "pit-console/core/reports/csv.h"
#include "pit-console/core/reports/report_pdf.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

namespace pitwatch::console {

namespace {

QString translate(const char* words) {
    return QCoreApplication::translate("reports", words);
}

// Nothing, or what went wrong.
QString write(const QString& path, const std::string& bytes) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) !=
            static_cast<qint64>(bytes.size()) ||
        !file.commit())
        return translate("Not saved: %1: %2").arg(path, file.errorString());
    return {};
}

QString makeFolder(const QDir& folder) {
    return QDir().mkpath(folder.path())
               ? QString()
               : translate("Not saved: the folder %1 cannot be made").arg(folder.path());
}

} // namespace

QString reportFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return qEnvironmentVariable("PITWATCH_REPORTS", documents + QStringLiteral("/Pitwatch"));
}

QString saveReport(const Report& report) {
    const QDir folder(reportFolder());
    if (const QString problem = makeFolder(folder); !problem.isEmpty())
        return problem;
    const QString base = folder.filePath(QString::fromStdString(report.name + " " + report.title)
                                             .toLower()
                                             .replace(QLatin1Char(' '), QLatin1Char('-')));
    if (const QString problem = write(base + ".pdf", toPdf(report)); !problem.isEmpty())
        return problem;
    for (const ReportSection& section : report.sections) {
        const QString path = base + "-" + QString::fromStdString(section.id) + ".csv";
        if (const QString problem = write(path, toCsv(section)); !problem.isEmpty())
            return problem;
    }
    return translate("Saved: %1.pdf and %2 CSV files")
        .arg(base)
        .arg(static_cast<int>(report.sections.size()));
}

QString saveSlip(const ClaimPicture& picture, QString& path) {
    path.clear();
    const QDir folder(reportFolder());
    if (const QString problem = makeFolder(folder); !problem.isEmpty())
        return problem;
    const QString file =
        folder.filePath(QStringLiteral("payout-%1.pdf").arg(picture.document->issued.number.value));
    if (const QString problem = write(file, slipPdf(picture)); !problem.isEmpty())
        return problem;
    path = file;
    return translate("Saved: %1").arg(file);
}

} // namespace pitwatch::console
