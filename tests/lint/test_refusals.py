#!/usr/bin/env python3
"""The refusal checker finds each kind of fault it is there for."""
import json
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("refusals.py")
SOURCE = 'draft.refuse(name, "the table is closed", section);\n'


def told(reason):
    return "= 09:00 " + json.dumps({"event": "command_refused", "reason": reason},
                                   separators=(",", ":")) + "\n"


FAULTS = {
    "not told": (SOURCE, told("another reason"), 'tells "the table is closed"'),
    "not told, in a Why": ('return Why{"cards are out"};', told("x"), 'tells "cards are out"'),
    "told after all": ('refuse(name, "nobody is named");', told("nobody is named"), "after all"),
    "no reasons": ("", told("x"), "no reasons"),
}


def run(source, transcript):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {"shared/table/one.cpp": source,
                           "tests/scenarios/house/01-one.txt": transcript}.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True)
            path.write_text(text)
        done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
        return done.returncode, done.stdout


for name, (source, transcript, words) in FAULTS.items():
    code, output = run(source, transcript)
    assert code == 1 and words in output, f"{name}: {code} {output}"
code, output = run(SOURCE, told("the table is closed"))
assert code == 0, output
print(f"{len(FAULTS)} kinds of fault found")
