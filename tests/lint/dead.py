#!/usr/bin/env python3
"""Finds what nothing needs: files nobody includes or builds, declarations nobody calls, events no
party emits, options nobody reads.

It reads names, not types: a name that stands only where it is declared and defined is dead. What only
tests call is named in DOORS, with what they look at through it, so that there are no more such doors than
somebody has argued for; what is there for tests as a whole is named in APPARATUS. What is
there for a reason that no source shows is named in KEPT, with the reason.
"""
import collections
import pathlib
import re
import sys

TOPS = ("shared", "table-agent", "pit-console", "deploy")

# name -> why it stays though the product's sources do not name it again
KEPT = {
    "OpeningRefused": "never emitted; its number and name are taken",
    "DisplayMismatchAcknowledged": "never emitted; its number and name are taken",
    "FindingResolved": "never emitted; its number and name are taken",
    "register_type": "Boost asks every archive for it",
    "get_library_version": "Boost asks every archive for it",
}

# name -> what tests see or do through it, and could not otherwise
DOORS = {
    "askCount": "how often a follower asked; it must not ask for ever",
    "bestOfSix": "the sixth card of a hand, against every hand there is",
    "calm": "a simulated floor on which nothing happens but by script",
    "decodeEnvelope": "one entry alone; a batch holds several",
    "encodeEnvelope": "one entry alone; a batch holds several",
    "droppedIncoming": "that a flood was dropped and not kept",
    "entryCount": "that a store holds each entry once",
    "journalHead": "how far an agent's journal is, without opening it",
    "rubbishCount": "that a message was taken for rubbish",
    "skippedCount": "that a question was passed over",
    "wordsOf": "that every message of a device has its example",
}

# files that are there for tests and simulations, in a library that no program links
APPARATUS = {"shared/feed/memory_connection.h", "shared/feed/memory_connection.cpp"}

INCLUDE = re.compile(r'#\s*include\s+"([^"]+)"')
WORD = re.compile(r"[A-Za-z_]\w*")
# A declaration of a function in a header: at the indentation of a namespace or of a class, a type
# before the name, and no statement's keyword.
FUNCTION = re.compile(
    r"^(?:    )?(?!return|if|for|while|switch|else|using|typedef|case|throw|PW_|Q_|QML_|//|\})"
    r"(?=[\w\[])(?:\[\[\w+\]\] )?[\w:<>,&*~ \[\]]+?[ &*](~?\w+)\(", re.M)
DEFINITION = re.compile(r"^\w[^\n;{}]*?[ &*:](\w+)\(", re.M)
END = re.compile(r"[;{}]")
# Where the cores' refusals are made into events.
DRAFT = "shared/events/draft.h"
EVENT_LIST = re.compile(r"using AllEvents = EventList<(.*?)>;", re.S)
OPTION = re.compile(r"option\((PITWATCH_\w+)|set\((PITWATCH_\w+)")
COMMENT = re.compile(r"//[^\n]*")
SPECIAL = {"operator", "main", "serialize", "enumNames", "decltype", "sizeof", "alignas", "noexcept"}


def read(root):
    """path -> text without comments, of the product and of the tests."""
    product, tests = {}, {}
    for top in TOPS + ("tests",):
        for path in sorted((root / top).rglob("*")):
            if path.suffix in (".h", ".cpp", ".qml"):
                text = COMMENT.sub("", path.read_text())
                (tests if top == "tests" else product)[path.relative_to(root).as_posix()] = text
    return product, tests


def cmake_text(root):
    return "\n".join(path.read_text() for path in root.rglob("CMakeLists.txt")
                     if "build" not in path.relative_to(root).parts)


def dead_files(root, product, tests):
    built = cmake_text(root)
    # Generated lists (globs) name no file; a source is built if its name stands in a CMake list.
    named = set(WORD.findall(built.replace("/", " ")))
    included = collections.Counter()
    for path, text in {**product, **tests}.items():
        for target in INCLUDE.findall(text):
            if pathlib.PurePosixPath(target).with_suffix("") != pathlib.PurePosixPath(path).with_suffix(""):
                included[target] += 1
    for path in product:
        stem = pathlib.PurePosixPath(path).stem
        if path.endswith(".h") and not included[path]:
            yield f"{path}: nobody includes it"
        elif path.endswith((".cpp", ".qml")) and stem not in named:
            yield f"{path}: no CMakeLists.txt builds it"


def dead_components(product):
    """QML components that neither QML nor C++ names."""
    for path in product:
        if path.endswith(".qml"):
            name = pathlib.PurePosixPath(path).stem
            if not any(re.search(rf"\b{name}\b", text) for other, text in product.items() if other != path):
                yield f"{path}: no view uses it"


def head_of(text, at):
    """What of a function's head comes from `at` on, with the brace or semicolon that ends it."""
    return text[at:END.search(text, at).end()] if END.search(text, at) else ""


def dead_functions(product, tests):
    """Names that stand nowhere but where they are declared and defined, in however many overloads."""
    uses, own = collections.Counter(), collections.Counter()
    where, overriding = {}, set()
    for path, text in product.items():
        uses.update(WORD.findall(text))
        if path.endswith(".h"):
            for match in FUNCTION.finditer(text):
                name = match.group(1)
                own[name] += 1
                where.setdefault(name, path)
                if "override" in head_of(text, match.end()):
                    overriding.add(name)
        elif path.endswith(".cpp"):
            own.update(match.group(1) for match in DEFINITION.finditer(text)
                       if head_of(text, match.end()).endswith("{"))
    tested = {word for text in tests.values() for word in WORD.findall(text)}
    # Whoever declared what is overridden calls it, and may be a library.
    unused = {name for name in set(where) - SPECIAL - set(KEPT) - overriding
              if not name.startswith("~") and uses[name] <= own[name]}
    for name in sorted(unused - tested):
        yield f"{where[name]}: nobody calls {name}()"
    doors = {name for name in unused & tested if where[name] not in APPARATUS}
    for name in sorted(doors - set(DOORS)):
        yield f"{where[name]}: only tests call {name}(); without it, or named in DOORS"
    for name in sorted(set(DOORS) & set(where) - doors):
        yield f"{where[name]}: {name}() is no door for tests alone any more; strike it from DOORS"


def dead_events(root, product):
    text = (root / "shared/events/all_events.h")
    if not text.exists():
        return
    for name in WORD.findall(EVENT_LIST.search(text.read_text()).group(1)):
        made = re.compile(rf"\b{name}\s*[{{(]|\b{name} \w+[;{{(=]|make<(?:events::)?{name}>")
        if name not in KEPT and not any(
                made.search(body) for path, body in product.items()
                if path == DRAFT or not path.startswith(("shared/events", "shared/wire"))):
            yield f"shared/events: nobody emits {name}"


def dead_options(root):
    text = cmake_text(root)
    for match in OPTION.finditer(text):
        name = match.group(1) or match.group(2)
        if len(re.findall(rf"\b{name}\b", text)) < 2:
            yield f"CMakeLists.txt: option {name} is read nowhere"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    product, tests = read(root)
    found = [*dead_files(root, product, tests), *dead_components(product),
             *dead_functions(product, tests), *dead_events(root, product), *dead_options(root)]
    if not product:
        found.append(f"no sources below {root}")
    print("\n".join(found) or f"{len(product)} files, nothing dead among them; "
          f"{len(DOORS)} doors for tests: {', '.join(DOORS)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
