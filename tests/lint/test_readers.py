#!/usr/bin/env python3
"""The check of the readers finds each way around shared/text."""
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("readers.py")
READS = "reads outside shared/text"

FAULTS = {
    "JSON": ("shared/staff/a.cpp", "auto read = nlohmann::json::parse(text);", READS),
    "JSON in order": ("table-agent/a.cpp", "auto read = ordered_json::parse(text);", READS),
    "JSON by an alias": ("deploy/a.h", "auto read = Json::parse(text);", READS),
    "JSON in events": ("shared/feed/a.cpp", "nlohmann::json::sax_parse(text, &sax);", READS),
    "JSON looked at": ("shared/feed/a.cpp", "if (json::accept(text))", READS),
    "JSON of Qt": ("pit-console/a.cpp", "QJsonDocument::fromJson(text)", READS),
    "TOML": ("shared/rules/a.cpp", "auto read = toml::parse(text);", READS),
    "TOML file": ("deploy/a.cpp", "auto read = toml::parse_file(path);", READS),
    "a number": ("shared/desk/a.h", "std::from_chars(begin, end, value);", READS),
    "numbers by a format": ("pit-console/a.cpp", 'std::sscanf(text, "%d", &value);', READS),
    "a number by throwing": ("deploy/a.cpp", "const int value = std::stoi(text);", READS),
    "a number of C": ("table-agent/a.cpp", "auto value = strtoull(text, &end, 10);", READS),
    "nothing at all": ("tests/a.cpp", "", "no sources"),
}
SOUND = {
    "the reader itself": ("shared/text/a.cpp", "return toml::parse(text);"),
    "a comment": ("shared/rules/a.cpp", "int a = 0; // json::parse() would take a key twice."),
    "another parse": ("shared/rules/a.cpp", "auto id = core::TableId::parse(text);"),
    "a walk that says why": ("shared/feed/status.cpp", "std::from_chars(begin, end, value);"),
    "a number written": ("shared/rules/a.cpp", "std::to_chars(begin, end, value);"),
    "writing": ("deploy/a.cpp", "out << json::array().dump();"),
}


def run(path, line):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {path: line, "shared/core/b.h": ""}.items():
            if path.startswith("tests") and name != path:
                continue
            file = pathlib.Path(folder, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text + "\n")
        done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
        return done.returncode, done.stdout


for name, (path, line, words) in FAULTS.items():
    code, output = run(path, line)
    assert code == 1 and words in output, f"{name}: {code} {output}"
for name, (path, line) in SOUND.items():
    code, output = run(path, line)
    assert code == 0, f"{name}: {output}"
print(f"{len(FAULTS)} kinds of fault found")
