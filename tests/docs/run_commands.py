#!/usr/bin/env python3
"""Runs the commands of the documents: run_commands.py BIN_DIR SOURCE_DIR DOCUMENT...

A block of shell commands that follows a line "<!-- run -->" is run with the built programs on PATH
and at build/bin, the source's deploy and tests folders beside it. The blocks of one document run in order in
one folder, which begins with a table's journal in journals/T01 and an empty folder backups; what
the text puts into /tmp or at port 18877 goes into that folder and to a free port. The first command
that fails fails the test.

A block that cannot be run here follows "<!-- not run: ... -->", which says why or who runs it. A
block of commands with neither, or one that is only indented, fails the test: none escapes.
"""
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

BLOCK = re.compile(r"^(<!-- run -->\n|<!-- not run: [^\n]+ -->\n)?```sh\n(.*?)^```$",
                   re.MULTILINE | re.DOTALL)
# A line of an indented block that begins like a command of ours or of a document of ours.
INDENTED = re.compile(r"^    (?:sudo |\S+/)?(?:pitctl|mosquitto\w*|table-agent|progressive-controller|"
                      r"pit-console|floor-simulator|systemctl|apt|deploy/\w+|tests/run|cmake)\b.*$",
                      re.MULTILINE)
LIMIT_S = 120


def make_journal(folder, bin_dir, source):
    """A real table agent writes it; no broker is needed for that."""
    journal = folder / "journals" / "T01" / "journal.db"
    journal.parent.mkdir(parents=True)
    log = folder / "agent.log"
    agent = subprocess.Popen(
        [bin_dir / "table-agent", "--submission", source / "deploy/config/demo/T01.toml",
         "--journal", journal, "--broker-port", "1"],
        stdout=open(log, "w"))
    end = time.monotonic() + LIMIT_S
    # Its word that it is there; whoever looks into the journal before keeps it from opening it.
    while "journal at entry" not in log.read_text() and agent.poll() is None:
        if time.monotonic() > end:
            break
        time.sleep(0.05)
    agent.send_signal(signal.SIGTERM)
    if code := agent.wait(LIMIT_S):
        sys.exit(f"the agent ended with {code}: {log.read_text()}")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def prepare(folder, bin_dir, source):
    (folder / "backups").mkdir()
    (folder / "build").mkdir()
    (folder / "build/bin").symlink_to(bin_dir)
    for part in ("deploy", "tests"):
        (folder / part).symlink_to(source / part)
    make_journal(folder, bin_dir, source)


def run(block, folder, environment):
    """Ends whatever the block left running: its processes are a session of their own."""
    log = folder / "block.log"
    with open(log, "w") as out:
        shell = subprocess.Popen(["bash", "-euo", "pipefail", "-c", block], cwd=folder,
                                 env=environment, stdout=out, stderr=out, start_new_session=True)
        try:
            code = shell.wait(LIMIT_S)
        except subprocess.TimeoutExpired:
            code = f"none within {LIMIT_S} s"
        finally:
            try:
                os.killpg(shell.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            shell.wait()
    return code, log.read_text()


def blocks_of(document):
    text = document.read_text()
    fenced = BLOCK.sub("", text)
    if stray := INDENTED.search(fenced):
        sys.exit(f"{document.name}: commands in an indented block are not run:\n{stray[0]}")
    wanted = []
    for mark, block in BLOCK.findall(text):
        if not mark:
            sys.exit(f"{document.name}: neither run nor said why not:\n{block}")
        if mark.startswith("<!-- run"):
            wanted.append(block)
    return wanted


def run_document(document, bin_dir, source):
    blocks = blocks_of(document)
    environment = dict(os.environ, PATH=f"{bin_dir}:{os.environ['PATH']}:/usr/sbin")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if blocks:
            prepare(folder, bin_dir, source)
        port = str(free_port())
        for block in blocks:
            here = block.replace("/tmp/", f"{folder}/").replace("18877", port)
            code, said = run(here, folder, environment)
            if code != 0:
                sys.exit(f"{document.name}: exit code {code}\n{block}{said}")
    print(f"{document.name}: {len(blocks)} blocks run")
    return len(blocks)


def main():
    bin_dir, source = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    if sum(run_document(pathlib.Path(document), bin_dir, source) for document in sys.argv[3:]) == 0:
        sys.exit("no block to run in any document")


if __name__ == "__main__":
    main()
