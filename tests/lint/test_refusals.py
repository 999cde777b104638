#!/usr/bin/env python3
"""The refusal checker finds each kind of fault it is there for."""
import json
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("refusals.py")
HEADER = """enum class DeckRefusal : std::uint8_t { NotCut, NoSuchColour };
constexpr auto enumNames(DeckRefusal) {
    return core::names("not_cut", "no_such_colour");
}
"""
WORDING = """case DeckRefusal::NotCut:
    return "the deck "
           "has not been cut";
case DeckRefusal::NoSuchColour:
    return "there is no %1 deck";
"""
SOURCE = "draft.refuse(name, DeckRefusal::NotCut); why({DeckRefusal::NoSuchColour, colour});\n"


def told(*reasons):
    return "".join("= 09:00 " + json.dumps({"event": "command_refused", "reason": reason},
                                           separators=(",", ":")) + "\n" for reason in reasons)


TOLD = told("the deck has not been cut", "there is no red deck")
LABEL = (HEADER.replace("NotCut", "LabelUnknown").replace("not_cut", "label_unknown"),
         WORDING.replace("NotCut", "LabelUnknown"), SOURCE.replace("NotCut", "LabelUnknown"))

FAULTS = {
    "not told": (HEADER, WORDING, SOURCE, told("there is no red deck"),
                 'tells "the deck has not been cut"'),
    "not told, with an argument": (HEADER, WORDING, SOURCE,
                                   told("the deck has not been cut", "there is no deck"),
                                   'tells "there is no %1 deck"'),
    "told after all": (*LABEL, TOLD, "after all"),
    "used after all": (HEADER.replace("NotCut", "StubInRack").replace("not_cut", "stub_in_rack"),
                       WORDING.replace("NotCut", "StubInRack"),
                       SOURCE.replace("NotCut", "StubInRack"), TOLD, "is used after all"),
    "never used": (HEADER, WORDING, "", TOLD, "DeckRefusal::NotCut is never used"),
    "no sentence": (HEADER, "", SOURCE, TOLD, "DeckRefusal::NotCut has no sentence"),
    "names out of order": (HEADER.replace('"not_cut", "no_such_colour"',
                                          '"no_such_colour", "not_cut"'),
                           WORDING, SOURCE, TOLD, "the names are not those of its values"),
    "no refusals": ("", WORDING, SOURCE, TOLD, "no refusals"),
}


def run(header, wording, source, transcript):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {"shared/table/refusals/deck_refusals.h": header,
                           "shared/wording/english/deck_refusals.cpp": wording,
                           "shared/table/decks/one.cpp": source,
                           "tests/scenarios/house/01-one.txt": transcript}.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
        return done.returncode, done.stdout


for name, (*files, words) in FAULTS.items():
    code, output = run(*files)
    assert code == 1 and words in output, f"{name}: {code} {output}"
code, output = run(HEADER, WORDING, SOURCE, TOLD)
assert code == 0, output
print(f"{len(FAULTS)} kinds of fault found")
