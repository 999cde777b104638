#!/usr/bin/env python3
"""The search for dead things finds each kind, and nothing where nothing is dead."""
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).with_name("dead.py")

ALIVE = {
    "CMakeLists.txt": 'option(PITWATCH_X "an option" ON)\nif(PITWATCH_X)\nendif()\n'
                      "add_library(a a.cpp b.cpp Used.qml Main.qml)\n",
    "shared/core/a.h": "int called(int value);\n",
    "shared/core/a.cpp": '#include "shared/core/a.h"\nint called(int value) {\n    return value;\n}\n',
    "shared/core/b.cpp": '#include "shared/core/a.h"\nint x = called(2);\nauto e = Happened{};\n'
                         'auto main = "Main";\n',
    "shared/events/all_events.h": "using AllEvents = EventList<Happened>;\n",
    "shared/wire/c.cpp": '#include "shared/events/all_events.h"\n',
    "pit-console/qml/Used.qml": "Item {}\n",
    "pit-console/qml/Main.qml": "Used {}\n",
}
FAULTS = {
    "header": ({"shared/core/d.h": "struct D {};\n"}, "nobody includes it"),
    "source": ({"shared/core/lost.cpp": "int d = 1;\n"}, "no CMakeLists.txt builds it"),
    "component": ({"pit-console/qml/d.qml": "Item {}\n"}, "no view uses it"),
    "function": ({"shared/core/a.h": "int called(int value);\nint never(int value);\n",
                  "shared/core/a.cpp": '#include "shared/core/a.h"\nint called(int value) {\n}\n'
                                       "int never(int value) {\n    return value;\n}\n"},
                 "nobody calls never()"),
    "door": ({"shared/core/a.h": "int called(int value);\nint seen(int value);\n",
              "shared/core/a.cpp": '#include "shared/core/a.h"\nint called(int value) {\n}\n'
                                   "int seen(int value) {\n    return value;\n}\n",
              "tests/unit/t.cpp": "int y = seen(3);\n"},
             "only tests call seen()"),
    "former door": ({"shared/core/a.h": "int called(int value);\nint calm();\n",
                     "shared/core/b.cpp": ALIVE["shared/core/b.cpp"] + "int y = calm();\n",
                     "shared/core/c.cpp": "int z = calm();\n"},
                    "calm() is no door for tests alone any more"),
    "overloads": ({"shared/core/a.h": "int called(int value);\nint never(int value);\nint never();\n",
                   "shared/core/a.cpp": '#include "shared/core/a.h"\nint called(int value) {\n}\n'
                                        "int never(int value) {\n    return value;\n}\n"
                                        "int never() {\n    return 1;\n}\n"},
                  "nobody calls never()"),
    "event": ({"shared/events/all_events.h": "using AllEvents = EventList<Happened, Never>;\n"},
              "nobody emits Never"),
    "option": ({"CMakeLists.txt": ALIVE["CMakeLists.txt"] + 'option(PITWATCH_Y "unread" ON)\n'},
               "option PITWATCH_Y is read nowhere"),
}


def run(files):
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        done = subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)
        return done.returncode, done.stdout


ALIVE["CMakeLists.txt"] += "# c.cpp d.qml\n"
code, output = run(ALIVE)
assert code == 0, output
for name, (files, words) in FAULTS.items():
    code, output = run({**ALIVE, **files})
    assert code == 1 and words in output, f"{name}: {code} {output}"
print(f"{len(FAULTS)} kinds of dead things found")
