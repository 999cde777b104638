"""A whole floor of real processes on this machine, for the measurements beside this file."""
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEMO = ROOT / "deploy/config/demo"
BROKER = """listener {port} 127.0.0.1
allow_anonymous true
persistence false
set_tcp_nodelay true
max_inflight_messages 1000
log_type error
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(condition, seconds, what):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            sys.exit(f"{what} within {seconds} s")
        time.sleep(0.1)


def listens(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def cpu_seconds(process):
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Floor:
    """The processes of the floor by kind; all of them end with close()."""

    def __init__(self, folder, build, tables, only=""):
        """`only`: of the demo's tables, those that have these words in their submission."""
        self.folder = pathlib.Path(folder)
        self.bin = pathlib.Path(build).resolve() / "bin"
        self.port = free_port()
        self.kinds = {}
        samples = [text for path in sorted(DEMO.glob("T*.toml"))
                   if only in (text := path.read_text())]
        self.submissions = []
        for number in range(1, tables + 1):
            path = self.folder / f"T{number:03}.toml"
            text = samples[number % len(samples)]
            path.write_text(re.sub(r'(?m)^table = .*$', f'table = "T{number:03}"', text))
            self.submissions.append(path)

    def start(self, kind, *command):
        them = self.kinds.setdefault(kind, [])
        log = open(self.folder / f"{kind}-{len(them)}.log", "wb")
        them.append(subprocess.Popen([str(part) for part in command], stdout=log, stderr=log))

    def open_broker(self):
        config = self.folder / "broker.conf"
        config.write_text(BROKER.format(port=self.port))
        self.start("broker", "mosquitto", "-c", config)
        wait_for(lambda: listens(self.port), 10, "the broker did not listen")

    def open_agents(self):
        for path in self.submissions:
            self.start("agents", self.bin / "table-agent", "--submission", path,
                       "--journal", path.with_suffix(".db"), "--broker-port", self.port)

    def open_controller(self):
        command = [self.bin / "progressive-controller", "--journal", self.folder / "METER.db",
                   "--open-links", "--broker-port", self.port]
        for path in self.submissions:
            command += ["--table", path.stem]
        self.start("controller", *command)

    def open_simulator(self, speed, *more):
        command = [self.bin / "floor-simulator", "--speed", speed, "--seed", 1, *more]
        for path in self.submissions:
            command += ["--submission", path]
        self.start("simulator", *command, "--broker-port", self.port)

    def cpu_seconds(self):
        return {kind: sum(cpu_seconds(process) for process in them)
                for kind, them in self.kinds.items()}

    def dead(self):
        return [kind for kind, processes in self.kinds.items()
                for process in processes if process.poll() is not None]

    def close(self):
        for kind in ("simulator", "controller", "agents", "broker"):
            them = self.kinds.get(kind, [])
            for process in them:
                if process.poll() is None:
                    process.send_signal(signal.SIGTERM)
            for process in them:
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
