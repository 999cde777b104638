#!/usr/bin/env python3
"""The include checker finds each kind of fault it is there for."""
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("includes.py")

FAULTS = {
    "upwards": ("shared/core/a.h", '#include "shared/rules/b.h"', "may not include"),
    "sideways": ("table-agent/agent/a.h", '#include "pit-console/core/b.h"', "may not include"),
    "tests": ("shared/core/a.h", '#include "tests/support/b.h"', "may not include"),
    "bare name": ("shared/core/a.h", '#include "b.h"', "from the root"),
    "private": ("shared/wire/a.h", '#include "shared/events/internal/b.h"', "private"),
    "Qt": ("shared/core/a.h", "#include <QString>", "Qt does not belong"),
    "SQLite": ("shared/feed/a.h", "#include <sqlite3.h>", "SQLite does not belong"),
    "TOML": ("shared/rules/a.h", "#include <toml++/toml.h>", "TOML does not belong"),
    "JSON": ("shared/feed/a.h", "#include <nlohmann/json.hpp>", "JSON does not belong"),
    "Paho": ("shared/journal/a.h", "#include <mqtt/async_client.h>", "Paho does not belong"),
    "behind the face": ("pit-console/core/a.h", '#include "shared/table/decks/b.h"', "of the face"),
    "unused edge": ("shared/text/a.h", "", "may include shared/core and does not"),
    "unknown folder": ("shared/misc/a.h", "", "not in the table"),
}


def run(path, line):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, path)
        file.parent.mkdir(parents=True)
        file.write_text(line + "\n")
        done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
        return done.returncode, done.stdout


for name, (path, line, words) in FAULTS.items():
    code, output = run(path, line)
    assert code == 1 and words in output, f"{name}: {code} {output}"
# Two rooms of one folder that include each other; from the top, and back to it, is no circle.
with tempfile.TemporaryDirectory() as folder:
    core = pathlib.Path(folder, "pit-console/core")
    for room, other in (("store", "live"), ("live", "store"), ("desk", "live")):
        (core / room).mkdir(parents=True)
        (core / room / "a.h").write_text(f'#include "pit-console/core/{other}/a.h"\n'
                                         '#include "pit-console/core/top.h"\n')
    (core / "top.h").write_text('#include "pit-console/core/desk/a.h"\n')
    done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == (
        "pit-console/core/live, pit-console/core/store include each other in a circle\n"), done.stdout
code, output = run("shared/text/a.h", '#include "shared/core/b.h"')
assert code == 0, output
print(f"{len(FAULTS)} kinds of fault found")
