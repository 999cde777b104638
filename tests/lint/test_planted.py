#!/usr/bin/env python3
"""The check of the planted bugs finds each kind of fault it is there for."""
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("planted.py")
CLEAN = "int limit() {\n    return 3;\n}\n\nint first() {\n    return 1;\n}\n"
PATCH = """The limit is one too high.

--- a/shared/core/one.cpp
+++ b/shared/core/one.cpp
@@ -1,3 +1,3 @@
 int limit() {
-    return 3;
+    return PLANTED("limit_too_high") ? 4 : 3;
 }
"""
OTHER = PATCH.replace("limit_too_high", "limit_too_low")
SOURCE, NAME = "shared/core/one.cpp", "limit_too_high"


def patch_of(name, text):
    return {f"tests/simulation/mutants/{name}.patch": text}


FAULTS = {
    "other lines": ({SOURCE: CLEAN.replace("3", "5")}, f"{NAME}: no place in {SOURCE}"),
    "two places": ({SOURCE: "// Twice.\n" + CLEAN + CLEAN}, "more than one place"),
    "no such file": ({SOURCE: None, "shared/core/two.cpp": CLEAN}, f"{SOURCE} is not there"),
    "a header": (patch_of(NAME, PATCH.replace("one.cpp", "one.h")), "no .cpp file of the product"),
    "a test": (patch_of(NAME, PATCH.replace("shared/core", "tests/unit")), "no .cpp file of the"),
    "a file outside": (patch_of(NAME, PATCH.replace("/core/", "/../tests/")), "no .cpp file of the"),
    "another name": (patch_of(NAME, OTHER), f"{NAME}: switches on limit_too_low"),
    "no switch": (patch_of(NAME, PATCH.replace('PLANTED("limit_too_high") ? 4 : 3', "4")),
                  f"{NAME}: switches on nothing"),
    "no sentence": (patch_of(NAME, PATCH[PATCH.index("---"):]), "does not begin with a sentence"),
    "no hunks": (patch_of(NAME, "Nothing.\n"), f"{NAME}: no hunks"),
    "cut off": (patch_of(NAME, PATCH.rsplit("\n", 2)[0] + "\n"), "shorter than it says"),
    "an include": (patch_of(NAME, PATCH.replace("@@ -1,3 +1,3 @@", "@@ -1,3 +1,4 @@")
                            .replace(" int limit", "+#include <set>\n int limit")),
                   f"{NAME}: changes what {SOURCE} includes"),
    "no patch": ({"tests/simulation/mutants/notes.txt": "x\n"}, "notes.txt is no patch"),
    "the same line": (patch_of("limit_too_low", OTHER),
                      "limit_too_high and limit_too_low change the same line"),
    "in the product": ({"shared/core/two.cpp": 'if (PLANTED("x"))\n'},
                       "shared/core/two.cpp: a bug is planted"),
    "in a header": ({"table-agent/one.h": "#define PW_MUTANT(name) false\n"},
                    "table-agent/one.h: a bug is planted"),
    "no patches": (patch_of(NAME, None), "no patches were found"),
}


def run(changes):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in ({SOURCE: CLEAN} | patch_of(NAME, PATCH) | changes).items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            if text is not None:
                path.write_text(text)
        done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
        return done.returncode, done.stdout


SOUND = {
    "as it is": {},
    "further down": {SOURCE: "// A comment.\n" + CLEAN},
    "side by side": patch_of("other_name", """Another function is not there.

--- a/shared/core/one.cpp
+++ b/shared/core/one.cpp
@@ -3,3 +3,4 @@
 }
 
+// PLANTED("other_name")
 int first() {
"""),
}

for name, (changes, words) in FAULTS.items():
    code, output = run(changes)
    assert code == 1 and words in output, f"{name}: {code} {output}"
for name, changes in SOUND.items():
    code, output = run(changes)
    assert code == 0, f"{name}: {output}"
print(f"{len(FAULTS)} kinds of fault found")
