"""The sentences of the host: all of them exist in all languages, and none is there for nothing."""

import re
from pathlib import Path

import pytest

from cuzco_tui.messages import LANGUAGES, LOCALE, Catalogue
from cuzco_tui.ssh import host

SERVER = Path(host.__file__).parent.parent
ADMIN_WHAT = ("list", "tables", "ban", "unban", "kick", "announce", "invite", "forget")


def words(language: str) -> Catalogue:
    """Give the sentences of the server's own file."""
    return Catalogue(language, [(LOCALE / language / "server.ftl").read_text(encoding="utf-8")])


def variables(pattern: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", pattern))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_same_values_in_every_language(language: str) -> None:
    english, spoken = words("en").entries, words(language).entries
    assert english.keys() == spoken.keys()
    assert [id_ for id_ in english if variables(english[id_]) != variables(spoken[id_])] == []
    for id_ in spoken:
        words(language).pattern(id_)


def test_every_sentence_is_said_somewhere() -> None:
    source = "\n".join(
        file.read_text(encoding="utf-8") for file in SERVER.parent.rglob("*.py") if "games" not in file.parts
    )
    unsaid = {id_ for id_ in words("en").entries if f'"{id_}"' not in source}
    assert unsaid - {f"admin-{what}" for what in ADMIN_WHAT} == set()


def test_the_file_of_the_server_says_each_thing_once() -> None:
    for language in LANGUAGES:
        own = re.findall(r"^([\w-]+) =", (LOCALE / language / "server.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        assert len(own) == len(set(own))
        for file in (LOCALE / language).glob("*.ftl"):
            if file.name != "server.ftl":
                others = set(re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
                assert others & set(own) == set()
