#!/usr/bin/env python3
"""The checker of findings finds each kind of fault it is there for."""
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("findings.py")
HEADER = """enum class FindingDetail : std::uint8_t {
    // Decks, and what is done with them.
    NotCut,
    SameBacks
};
constexpr auto enumNames(FindingDetail) {
    return core::names("not_cut", "same_backs");
}
"""
WORDING = """case FindingDetail::NotCut:
    return "the deck "
           "was not \\"cut\\"";
case FindingDetail::SameBacks:
    return "deck %1 has the backs of another";
"""
SPANISH = """<TS><context><name>wording</name>
<message><source>the deck was not &quot;cut&quot;</source><translation>sin cortar</translation></message>
<message><source>deck %1 has the backs of another</source><translation>dorsos: %1</translation></message>
</context></TS>
"""
SOURCE = "report(FindingDetail::NotCut); report({FindingDetail::SameBacks, id});\n"

FAULTS = {
    "never used": (HEADER, WORDING, SPANISH, "report(FindingDetail::NotCutAgain);",
                   "FindingDetail::NotCut is never used"),
    "no sentence": (HEADER, "", SPANISH, SOURCE, "FindingDetail::NotCut has no sentence"),
    "not in the translation": (HEADER, WORDING, SPANISH.replace("deck %1", "pack %1"), SOURCE,
                               "FindingDetail::SameBacks has no Spanish sentence"),
    "in another context": (HEADER, WORDING, SPANISH.replace("wording", "Page"), SOURCE,
                           "FindingDetail::NotCut has no Spanish sentence"),
    "not translated yet": (HEADER, WORDING,
                           SPANISH.replace("<translation>sin cortar",
                                           '<translation type="unfinished">sin cortar'),
                           SOURCE, "FindingDetail::NotCut has no Spanish sentence"),
    "translated by nothing": (HEADER, WORDING, SPANISH.replace("sin cortar", ""), SOURCE,
                              "FindingDetail::NotCut has no Spanish sentence"),
    "names out of order": (HEADER.replace('"not_cut", "same_backs"', '"same_backs", "not_cut"'),
                           WORDING, SPANISH, SOURCE, "the names are not those of its values"),
    "no findings": ("", WORDING, SPANISH, SOURCE, "no findings"),
}


def run(header, wording, spanish, source):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {"shared/table/finding_detail.h": header,
                           "shared/wording/english/findings.cpp": wording,
                           "pit-console/translations/pitwatch_es.ts": spanish,
                           "shared/table/decks/one.cpp": source}.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
        return done.returncode, done.stdout


for name, (*files, words) in FAULTS.items():
    code, output = run(*files)
    assert code == 1 and words in output, f"{name}: {code} {output}"
code, output = run(HEADER, WORDING, SPANISH, SOURCE)
assert code == 0, output
print(f"{len(FAULTS)} kinds of fault found")
