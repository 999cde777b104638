#!/usr/bin/env python3
"""The sentence checker finds each kind of fault it is there for."""
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("sentences.py")
SENTENCE = "CARDS-01 A deck is changed in time.\n"
TEST = 'QTest::newRow("CARDS-01 .03C");\n'

FAULTS = {
    "no test": (SENTENCE, "", "has no test"),
    "only a comment": (SENTENCE, "// CARDS-01 is not tested\n", "has no test"),
    "not listed": (SENTENCE, TEST + TEST.replace("01", "02"), "not in sentences.txt"),
    "listed twice": (SENTENCE * 2, TEST, "2 times"),
    "nothing listed": ("", "", "no sentences"),
}


def run(sentences, test):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "sentences.txt").write_text(sentences)
        pathlib.Path(folder, "tst_one.cpp").write_text(test)
        done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
        return done.returncode, done.stdout


for name, (sentences, test, words) in FAULTS.items():
    code, output = run(sentences, test)
    assert code == 1 and words in output, f"{name}: {code} {output}"
code, output = run(SENTENCE, TEST)
assert code == 0, output
print(f"{len(FAULTS)} kinds of fault found")
