"""Reads a page about the protocol: its sections, its tables and the exchanges that it shows."""

import json
import re
from pathlib import Path

from talking import engine_process


class Page:
    """One page."""

    def __init__(self, path: Path) -> None:
        self.text = path.read_text(encoding="utf-8")

    def section(self, title: str) -> str:
        """Give the part of the page under a heading, up to the next one of any level."""
        found = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^##|\Z)", self.text, re.MULTILINE | re.DOTALL)
        assert found is not None, title
        return found[1]

    def fenced(self, title: str) -> str:
        """Give the fenced block of a section."""
        found = re.search(r"^```\w*\n(.*?)^```", self.section(title), re.MULTILINE | re.DOTALL)
        assert found is not None, title
        return found[1]

    def rows(self, title: str) -> dict[str, str]:
        """Give the rows of a section's tables: each name in the first column with the rest of its row."""
        found: dict[str, str] = {}
        for line in self.section(title).splitlines():
            if line.startswith("| `"):
                first, rest = line[1:].split("|", 1)
                found |= dict.fromkeys(quoted(first), rest)
        return found

    def words_for(self, row: str) -> list[str]:
        """Give the words in the last column of a row of the codes."""
        (line,) = (line for line in self.section("Codes").splitlines() if line.startswith(f"| {row} |"))
        return quoted(line.split("|")[3])

    def exchanges(self) -> list[tuple[str, str]]:
        """Give the lines of the example, sent and answered."""
        lines = self.fenced("An example session").splitlines()
        assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
        return [(sent[2:], answered[2:]) for sent, answered in zip(lines[::2], lines[1::2], strict=True)]

    def check_example(self) -> None:
        """Let the example happen, and see that all is answered as it is told."""
        text_before = ""
        with engine_process() as engine:
            for sent, answered in self.exchanges():
                line = sent.replace('"…"', json.dumps(text_before))
                engine.stdin.write(line.encode() + b"\n")
                engine.stdin.flush()
                answer = engine.stdout.readline().decode().rstrip("\n")
                pattern = ".*".join(re.escape(part) for part in answered.split("…"))
                assert re.fullmatch(pattern, answer), f"{sent}\n{answered}\n{answer}"
                text_before = json.loads(answer).get("result", {}).get("text", "")


def quoted(text: str) -> list[str]:
    """Give what stands between backticks."""
    return re.findall(r"`([^`]+)`", text)
