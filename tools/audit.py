"""Asks whether anything in the lock files is known to be unsafe: `make audit`. Nothing else needs it, and it needs the network.

pip-audit looks up what requirements.lock and requirements-dev.lock name, `npm audit` what the client is built with. The exit code is 0 if all was looked up and
nothing is known, 1 if something is, and 3 if the data could not be reached: then nobody knows, and that is said.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = "pip-audit==2.10.1"
PYTHON_LOCKS = ("requirements.lock", "requirements-dev.lock")
SAFE, UNSAFE, UNKNOWN = 0, 1, 3


def main() -> int:
    found = [audit_python(), audit_client()]
    for what, (known, sentence) in zip(("Python", "client"), found, strict=True):
        print(f"{what}: {'' if known is None else f'{known} known. ' if known else 'nothing is known. '}{sentence}")
    if any(known for known, _ in found):
        return UNSAFE
    return UNKNOWN if any(known is None for known, _ in found) else SAFE


def audit_python() -> tuple[int | None, str]:
    """How many faults are known, or None if that could not be looked up; and what there is to say."""
    with tempfile.TemporaryDirectory() as folder:
        there, said = Path(folder), Path(folder) / "found.json"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
        subprocess.run([sys.executable, "-m", "venv", str(there / "venv")], check=True)
        python = there / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        got = subprocess.run([str(python), *pip[1:], "install", PIP_AUDIT], capture_output=True, text=True, check=False)
        if got.returncode:
            return None, f"{PIP_AUDIT} could not be had: {last_line(got.stderr)}"
        locks = [word for lock in PYTHON_LOCKS for word in ("-r", str(ROOT / lock))]
        done = subprocess.run(
            [str(python), "-m", "pip_audit", *locks, "--disable-pip", "--require-hashes", "--progress-spinner", "off", "-f", "json", "-o", str(said)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if not said.exists():
            return None, f"the list of known faults could not be reached: {last_line(done.stderr)}"
        return read_pip_audit(json.loads(said.read_text()))


def read_pip_audit(report: dict[str, Any]) -> tuple[int | None, str]:
    """What pip-audit has found. Whatever it passed over is not known to be safe.

    >>> read_pip_audit({"dependencies": [{"name": "one", "version": "1", "vulns": [{"id": "X-1"}]}]})
    (1, 'one 1: X-1')
    """
    passed_over = {one["name"]: str(one["skip_reason"]) for one in report["dependencies"] if "skip_reason" in one}
    faults = [f"{one['name']} {one['version']}: {fault['id']}" for one in report["dependencies"] for fault in one.get("vulns", [])]
    if passed_over and not faults:
        reason = next(iter(passed_over.values()))
        return None, f"{len(passed_over)} of {len(report['dependencies'])} packages could not be looked up, {next(iter(passed_over))} for one: {reason:.160}"
    return len(faults), "; ".join(faults) or f"{len(report['dependencies'])} packages were looked up"


def audit_client() -> tuple[int | None, str]:
    npm = [sys.executable, str(ROOT / "tools" / "node.py"), "audit", "--json", "--audit=true", "--package-lock-only"]
    done = subprocess.run(npm, capture_output=True, text=True, check=False)
    try:
        return read_npm_audit(json.loads(done.stdout[done.stdout.index("{") :]))
    except ValueError:
        return None, f"npm did not answer: {last_line(done.stderr)}"


def read_npm_audit(report: dict[str, Any]) -> tuple[int | None, str]:
    """What npm audit has found; a report without a count is an error.

    >>> read_npm_audit({"error": {"summary": "request failed"}})
    (None, 'the list of known faults could not be reached: request failed')
    """
    if "metadata" not in report:
        error = report.get("error") or {}
        said = (error.get("summary") or error.get("code")) if isinstance(error, dict) else error
        return None, f"the list of known faults could not be reached: {said or report.get('message') or 'no reason was given'}"
    counts, looked_up = report["metadata"]["vulnerabilities"], report["metadata"]["dependencies"]
    faults = [f"{name}: {one['severity']}" for name, one in sorted(report.get("vulnerabilities", {}).items())]
    return int(counts["total"]), "; ".join(faults) or f"{looked_up['total']} packages were looked up"


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason was given"])[-1][:300]


if __name__ == "__main__":
    raise SystemExit(main())
