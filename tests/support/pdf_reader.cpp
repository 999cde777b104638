#include "tests/support/pdf_reader.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace pitwatch::support {

namespace {

struct Ran {
    int code = -1;
    QString output;
};

// `%` among the arguments stands for the file.
Ran run(const QString& program, QStringList arguments, const std::string& bytes) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("page.pdf"));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    file.close();
    arguments.replaceInStrings("%", file.fileName());
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(20'000))
        return {-1, program + " did not answer"};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

} // namespace

std::string pdfProblems(const std::string& bytes) {
    const Ran ran = run("qpdf", {"--check", "%"}, bytes);
    return ran.code == 0 ? std::string() : ran.output.toStdString();
}

std::string pdfText(const std::string& bytes) {
    return run("pdftotext", {"-layout", "-enc", "UTF-8", "%", "-"}, bytes).output.toStdString();
}

std::vector<PdfWord> pdfWords(const std::string& bytes) {
    const Ran ran = run("pdftotext", {"-bbox", "-enc", "UTF-8", "%", "-"}, bytes);
    static const QRegularExpression kWord(
        "<word xMin=\"([0-9.]+)\" yMin=\"[0-9.]+\" xMax=\"([0-9.]+)\"[^>]*>([^<]*)</word>");
    std::vector<PdfWord> words;
    auto matches = kWord.globalMatch(ran.output);
    while (matches.hasNext()) {
        const auto match = matches.next();
        words.push_back({match.captured(3).toStdString(), match.captured(1).toDouble(),
                         match.captured(2).toDouble()});
    }
    return words;
}

} // namespace pitwatch::support
