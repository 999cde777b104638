#!/usr/bin/env python3
"""Keeps the one-way rule: an include may only point to a folder named in ALLOWED, and what is
named there is included: an edge that nobody uses is one that nobody has thought about.

The folders inside a folder of that table (its rooms) do not include each other in a circle either, but
for those named in CIRCLES, with the reason.

Also: of a folder with a face (FACES) others include what lies at its top or in the face; SQLite only
in journal and the console's store, Paho only in feed, Qt only in the console and in tests, TOML only in
text, JSON in text and where it is written, and internal/ headers only inside their own folder.
"""
import pathlib
import re
import sys

# folder -> folders it may include besides itself; "shared/*" means every folder below shared/
ALLOWED = {
    "shared/core": [],
    "shared/text": ["shared/core"],
    "shared/command_line": ["shared/core"],
    "shared/cards": ["shared/core"],
    "shared/paper": ["shared/core"],
    "shared/vocabulary": ["shared/core"],
    "shared/rules": ["shared/core", "shared/cards", "shared/text", "shared/vocabulary"],
    "shared/events": ["shared/core", "shared/cards", "shared/vocabulary"],
    "shared/payout": ["shared/core", "shared/events", "shared/paper", "shared/text"],
    "shared/staff": ["shared/core", "shared/events", "shared/payout", "shared/text", "shared/wire"],
    "shared/table": ["shared/core", "shared/cards", "shared/rules", "shared/events",
                     "shared/payout", "shared/text", "shared/vocabulary"],
    "shared/meter": ["shared/core", "shared/rules", "shared/events", "shared/payout",
                     "shared/staff", "shared/text"],
    "shared/wire": ["shared/core", "shared/cards", "shared/events", "shared/text"],
    "shared/journal": ["shared/core", "shared/events", "shared/text", "shared/wire"],
    "shared/feed": ["shared/core", "shared/events", "shared/text", "shared/wire",
                    "shared/journal"],
    "shared/party": ["shared/core", "shared/events", "shared/wire", "shared/journal",
                     "shared/feed"],
    "shared/desk": ["shared/core", "shared/events", "shared/feed", "shared/party", "shared/staff",
                    "shared/table", "shared/meter", "shared/text"],
    "shared/wording": ["shared/core", "shared/events", "shared/wire", "shared/staff",
                       "shared/table", "shared/meter"],
    "table-agent/daemon": ["shared/*"],
    "table-agent/devices": ["shared/*"],
    "table-agent/agent": ["shared/*", "table-agent/daemon", "table-agent/devices"],
    "table-agent/controller": ["shared/*", "table-agent/daemon", "table-agent/devices"],
    "table-agent/simulators": ["shared/*", "table-agent/daemon", "table-agent/devices"],
    "pit-console/core": ["shared/*"],
    "pit-console/scenes": ["shared/*", "pit-console/core"],
    "pit-console/viewmodels": ["shared/core", "shared/text", "shared/vocabulary", "shared/events", "shared/staff",
                               "shared/desk", "shared/wording", "pit-console/core"],
    "pit-console/qml": [],
    "pit-console/app": ["shared/*", "pit-console/core", "pit-console/scenes",
                        "pit-console/viewmodels", "pit-console/qml"],
    "deploy/site": ["shared/*"],
    "deploy/doctor": ["shared/*", "deploy/site"],
    "deploy/pitctl": ["shared/*", "deploy/site", "deploy/doctor"],
}

# folder -> folders in it that others may include, besides what lies at its top
FACES = {
    "shared/table": ["setup", "inputs", "refusals"],
}

# folder -> why its rooms may include each other in a circle
CIRCLES = {
    "shared/table": "a round asks its decks, a claim its round (README)",
}

# what -> (pattern of the include, folders that may)
LIBRARIES = {
    "SQLite": (re.compile(r"sqlite3?\.h|SQLiteCpp/"), ["shared/journal", "pit-console/core"]),
    "CLI11": (re.compile(r"^CLI/"), ["shared/command_line"]),
    "TOML": (re.compile(r"^toml\+\+"), ["shared/text"]),
    # Everywhere but in text it only writes.
    "JSON": (re.compile(r"^nlohmann/"), ["shared/text", "shared/payout", "shared/staff",
                                         "shared/wire", "shared/wording",
                                         "table-agent/controller",
                                         "table-agent/simulators", "pit-console/core",
                                         "deploy/doctor", "deploy/pitctl"]),
    "Paho": (re.compile(r"^mqtt/|MQTT"), ["shared/feed"]),
    "Qt": (re.compile(r"^Q[A-Za-z]"), ["pit-console/viewmodels", "pit-console/qml",
                                       "pit-console/app"]),
}

INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')


def folder_of(path):
    """The folder of ALLOWED that a file path belongs to: its first two parts."""
    return "/".join(path.split("/")[:2])


def allowed(folder, target):
    if folder == target:
        return True
    edges = ALLOWED.get(folder, [])
    return target in edges or (target.startswith("shared/") and "shared/*" in edges)


def behind_face(folder, target):
    """Whether the include goes past the face of another folder."""
    owner, parts = folder_of(target), target.split("/")[2:]
    return owner in FACES and owner != folder and len(parts) > 1 and parts[0] not in FACES[owner]


def room_of(path):
    """The room that a file path belongs to; none for what lies at the top of its folder, and for what is
    private to it: those are of every room."""
    parts = path.split("/")
    return "/".join(parts[:3]) if len(parts) > 3 and parts[2] != "internal" else None


def circles(rooms):
    """Rooms that include each other, by whichever way; each circle once."""
    def reach(start):
        seen, todo = set(), [start]
        while todo:
            for target in rooms.get(todo.pop(), ()):
                if target not in seen:
                    seen.add(target)
                    todo.append(target)
        return seen
    told = set()
    for room in sorted(rooms):
        if folder_of(room) in CIRCLES or room in told or room not in reach(room):
            continue
        knot = sorted(other for other in reach(room) if room in reach(other))
        told.update(knot)
        yield f"{', '.join(knot)} include each other in a circle"


def findings_in(root, path, used, rooms):
    """What is wrong with one file; notes in `used` the edges it takes, in `rooms` those between rooms."""
    name = path.relative_to(root).as_posix()
    folder = folder_of(name)
    if folder not in ALLOWED:
        yield f"{name}: folder {folder} is not in the table of allowed includes"
        return
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quoted, target = match.group(1) == '"', match.group(2)
        where = f"{name}:{number}"
        used.add((folder, folder_of(target)))
        room, other = room_of(name), room_of(target)
        if quoted and room and other and room != other and folder_of(target) == folder:
            rooms.setdefault(room, set()).add(other)
        if quoted and "/" not in target:
            yield f'{where}: write "{target}" from the root of the repository'
        elif quoted and not allowed(folder, folder_of(target)):
            yield f"{where}: {folder} may not include {target}"
        elif quoted and "/internal/" in target and folder_of(target) != folder:
            yield f"{where}: {target} is private to its folder"
        elif quoted and behind_face(folder, target):
            yield f"{where}: {target} is not of the face of {folder_of(target)}"
        for library, (pattern, folders) in LIBRARIES.items():
            if not quoted and pattern.search(target) and folder not in folders:
                yield f"{where}: {library} does not belong into {folder}"


def unused_edges(folders, used):
    """Edges of ALLOWED that no file of the folder takes; "shared/*" is no single edge."""
    for folder in sorted(folders & set(ALLOWED)):
        for target in ALLOWED[folder]:
            if not target.endswith("*") and (folder, target) not in used:
                yield f"{folder} may include {target} and does not: strike it from the table"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    found, used, rooms, folders = [], set(), {}, set()
    count = 0
    for top in ("shared", "table-agent", "pit-console", "deploy"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                count += 1
                folders.add(folder_of(path.relative_to(root).as_posix()))
                found += findings_in(root, path, used, rooms)
    found += unused_edges(folders, used)
    found += circles(rooms)
    if count == 0:
        found.append(f"no sources below {root}")
    print("\n".join(found) or f"{count} files include only what they may")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
