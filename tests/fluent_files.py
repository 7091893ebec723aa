"""Files of words as the reference implementation of Fluent reads and says them."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cuzco_tui.messages import Catalogue, Message


def entries_of(files: Iterable[Path]) -> dict[str, ast.Entry]:
    """Give the entries of some files, none of which may be broken or stand twice."""
    found: dict[str, ast.Entry] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                assert name not in found, f"{name} stands twice in {file.parent.name}"
                found[name] = entry
    return found


def variables(raw: str) -> set[str]:
    """The variables that a pattern speaks of."""
    return set(re.findall(r"\{\s*\$([\w-]+)", raw))


def check_as_the_reference_says(words: Catalogue, files: Iterable[Path], said: Iterable[Message], times: int) -> int:
    """Make sure that messages sound as the reference says them, each kind so many times; count the kinds."""
    bundle = FluentBundle([words.language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    compared: Counter[tuple[str, str]] = Counter()
    for message in said:
        values = {key: value if isinstance(value, int) else words.say(value) for key, value in message.values.items()}
        kind = message.id, repr([value if isinstance(value, int) else 0 for value in values.values()])
        if compared[kind] < times:
            compared[kind] += 1
            expected, errors = bundle.format_pattern(bundle.get_message(message.id).value, values)
            assert errors == []
            assert words.say(message) == expected
    return len(compared)
