"""A game becomes a text file and a game again; what is wrong in a file is refused with its line, and not saved."""

import hashlib
import os
from pathlib import Path

import pytest
from playing import SEATS, play_first, play_randomly, texts
from toy_game import TOY, ToyGame, find_toy

from cuzco_tui.game import GameError
from cuzco_tui.messages import catalogue
from cuzco_tui.store.portable import LARGEST_FILE, export_game, export_text, import_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import BadGameFile, NewerSave, NoSuchGame, OtherRules
from cuzco_tui.table.seats import Seat, bot, human, remote
from cuzco_tui.table.table import Table


def save(store: SqliteStore, choices: int = 10_000) -> str:
    """Save a game of three and give its id."""
    seats = [human("Ana (the first)"), bot("Bob", "first"), remote("Çelik: 3")]
    with Table.new(TOY, seats, seed=42, options={"pass_points": 1}, store=store) as table:
        play_randomly(table, seed=6, choices=choices)
    return str(table.id)


def with_checksum(lines: list[str]) -> str:
    """Give the text of a file whose lines were changed by somebody who also knows the checksum."""
    body = "".join(f"{line}\n" for line in lines[:-1])
    return f"{body}checksum: {hashlib.blake2b(body.encode(), digest_size=16).hexdigest()}\n"


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Give the lines of a file, which nobody changes."""
    store = SqliteStore(tmp_path_factory.mktemp("exported"))
    return export_text(store.read(save(store))).splitlines()


@pytest.fixture
def other(tmp_path: Path) -> SqliteStore:
    return SqliteStore(tmp_path / "other")


def refused(other: SqliteStore, tmp_path: Path, text: str | bytes) -> str:
    """Give the sentence with which a file is refused, and prove that nothing was saved."""
    path = tmp_path / "game.txt"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(GameError) as caught:
        import_game(other, path, find_toy)
    assert other.list_games() == []
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_a_file_can_be_read_by_a_person(store: SqliteStore) -> None:
    game_id = save(store, 3)
    text = export_text(store.read(game_id))
    first, second, third = (record.text for record in store.read(game_id).choices)
    for line in (
        f"id: {game_id}",
        "game: toy",
        "seed: 42",
        'options: {"pass_points":1,"rolled":false}',
        "seat 0: Ana (the first) (human)",
        "seat 1: Bob (bot first)",
        "seat 2: Çelik: 3 (remote)",
        "choices: 3",
        f"1 seat 0: {first}",
        f"2 seat 0: {second}",
        f"3 seat 1: {third}",
        '{"cards":60}',
    ):
        assert line in text.splitlines()
    assert text.splitlines()[-1].startswith("checksum: ")


@pytest.mark.parametrize("choices", [0, 1, 10_000])
def test_an_exported_game_comes_back_whole_under_its_own_id(
    store: SqliteStore, other: SqliteStore, tmp_path: Path, choices: int
) -> None:
    game_id = save(store, choices)
    export_game(store, game_id, tmp_path / "game.txt")
    assert import_game(other, tmp_path / "game.txt", find_toy) == game_id
    with Table.resume(find_toy, store, game_id) as first, Table.resume(find_toy, other, game_id) as second:
        assert (first.header, texts(first), first.digest()) == (second.header, texts(second), second.digest())
    (before,), (after,) = store.list_games(), other.list_games()
    assert (before.step, before.round, before.finished) == (after.step, after.round, after.finished)
    assert export_text(other.read(game_id)) == (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_a_file_imported_again_gets_a_new_id_and_overwrites_nothing(store: SqliteStore, tmp_path: Path) -> None:
    game_id = save(store, 5)
    export_game(store, game_id, tmp_path / "game.txt")
    with Table.resume(find_toy, store, game_id) as table:
        play_first(table)
        second = import_game(store, tmp_path / "game.txt", find_toy)
        third = import_game(store, tmp_path / "game.txt", find_toy)
    assert len({game_id, second, third}) == 3
    assert [len(store.read(name).choices) for name in (game_id, second, third)] == [6, 5, 5]


def test_a_damaged_game_is_not_overwritten_by_an_import(store: SqliteStore, tmp_path: Path) -> None:
    game_id = save(store, 5)
    export_game(store, game_id, tmp_path / "game.txt")
    (store.folder / f"{game_id}.sqlite").write_bytes(b"damaged")
    assert import_game(store, tmp_path / "game.txt", find_toy) != game_id
    assert (store.folder / f"{game_id}.sqlite").read_bytes() == b"damaged"


def test_choices_that_were_taken_back_stay_behind(store: SqliteStore) -> None:
    with Table.new(TOY, SEATS, seed=7, store=store) as table:
        play_first(table, 2)
        table.undo(0, table.step)
        table.play(0, "pile right", table.step)
    text = export_text(store.read(str(table.id)))
    assert "2 seat 0: pile right" in text
    assert "pile left" not in text


def test_an_existing_file_is_not_overwritten_by_an_export(store: SqliteStore, tmp_path: Path) -> None:
    game_id = save(store, 5)
    (tmp_path / "game.txt").write_text("precious")
    with pytest.raises(BadGameFile, match="exists already"):
        export_game(store, game_id, tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_text() == "precious"
    with pytest.raises(BadGameFile, match="cannot be written"):
        export_game(store, game_id, tmp_path / "nowhere" / "game.txt")
    with pytest.raises(NoSuchGame):
        export_game(store, "unknown", tmp_path / "new.txt")
    assert not (tmp_path / "new.txt").exists()


def test_line_ends_and_marks_of_other_systems_do_no_harm(lines: list[str], other: SqliteStore, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"\xef\xbb\xbf" + "\r\n".join(lines).encode())
    assert other.read(import_game(other, tmp_path / "game.txt", find_toy)).choices


def test_every_truncated_file_is_refused_with_its_line(lines: list[str], other: SqliteStore, tmp_path: Path) -> None:
    for length in range(len(lines)):
        sentence = refused(other, tmp_path, "".join(f"{line}\n" for line in lines[:length]))
        assert f"line {length + 1}: the file ends" in sentence


def test_every_changed_line_is_refused_with_a_line(lines: list[str], other: SqliteStore, tmp_path: Path) -> None:
    for number in range(len(lines)):
        for changed in ("", f"{lines[number]} ", f"x{lines[number]}", lines[number][:-1]):
            text = "".join(f"{line}\n" for line in [*lines[:number], changed, *lines[number + 1 :]])
            assert "line " in refused(other, tmp_path, text)


def test_a_missing_doubled_or_swapped_choice_is_refused_with_its_line(
    lines: list[str], other: SqliteStore, tmp_path: Path
) -> None:
    at = lines.index(next(line for line in lines if line.startswith("5 seat")))
    for wrong in (
        lines[:at] + lines[at + 1 :],
        [*lines[:at], lines[at], *lines[at:]],
        [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
    ):
        sentence = refused(other, tmp_path, with_checksum(wrong))
        assert f"line {at + 1}:" in sentence or f"line {at + 2}:" in sentence


def replaced(lines: list[str], start: str, line: str) -> tuple[list[str], int]:
    """Replace the line with this start, and give the number of the line too."""
    at = next(number for number, old in enumerate(lines) if old.startswith(start))
    return [*lines[:at], line, *lines[at + 1 :]], at + 1


@pytest.mark.parametrize(
    ("start", "line", "complaint"),
    [
        ("cuzco-tui", "A letter", "a game file begins with"),
        ("id:", "id: ../../etc/passwd", "`id` should be"),
        ("game:", "game: chess", "There is no game chess"),
        ("rules:", "rules: one", "`rules` should be a whole number"),
        ("created:", "created: yesterday", "`created` should be a date"),
        ("created:", "created: 2026-01-01", "`created` should be a date"),
        ("created:", "created: 0001-01-01T00:00:00+00:00", "`created` should be a date"),
        ("created:", "created: 9999-12-31T23:59:59+00:00", "`created` should be a date"),
        ("cuzco-tui", "cuzco-tui game file, format 0", "there is no format 0"),
        ("seed:", f"seed: {'9' * 5000}", "`seed` should be a whole number"),
        ("options:", f"options: {'[' * 100_000}", "`options` should be a JSON object"),
        ("seats:", "seats: -3", "`seats` should be a whole number that is not negative"),
        ("choices:", "choices: -3", "`choices` should be a whole number that is not negative"),
        ("content:", "content: -1", "`content` should be a whole number that is not negative"),
        ("seat 1:", "seat 1: Bob (bot deep-thought)", "a bot deep-thought that is not known; the bots are first"),
        ("seat 1:", "seat 1: Du (human)", 'this seat cannot be called "Du"'),
        ("seat 1:", "seat 1: ┌Bob┐ (human)", "invisible or box-drawing characters"),
        ('{"cards"', '{"cards":' + "[" * 100_000, "as JSON"),
        ("seed:", "seed: ٣", "`seed` should be a whole number"),
        ("options:", "options: []", "`options` should be a JSON object"),
        ("options:", 'options: {"speed":1}', 'There is no table option "speed"'),
        ("options:", "options: {}", "some table options are missing"),
        ("seats:", "seats: 2", "`start: …` should stand here"),
        ("seat 1:", "seat 1: Bob", "a seat is written"),
        ("seat 1:", "seat 1: Bob\x1b[2J (human)", "this seat needs a name"),
        ("start:", "start: 0123456789abcdef", "the set-up leads to another state"),
        ("choices:", "choices: 999999999", "should stand here"),
        ("4 seat", "4 seat 3: pass", "decides here, not seat 3"),
        ("1 seat", "1 seat 0: jump", "no choice of the toy game"),
        ("1 seat", "1 seat 0: pile left", "not possible now"),
        ("1 seat", "1 seat 0:  pass", "this choice is written `pass`"),
        ("end:", "end: 0123456789abcdef", "the choices lead to another state"),
        ("content:", "content: 1", "`checksum: …` should stand here"),
        ('{"cards"', '{"cards":', "as JSON"),
        ('{"cards"', "[]", "a JSON object with one key"),
        ('{"cards"', '{"sides":6}', "one key of its own"),
        ('{"cards"', '{"cards":1}', "needs at least 40 cards"),
    ],
)
def test_a_wrong_line_is_named_even_when_the_checksum_fits(
    lines: list[str], other: SqliteStore, tmp_path: Path, start: str, line: str, complaint: str
) -> None:
    wrong, _number = replaced(lines, start, line)
    sentence = refused(other, tmp_path, with_checksum(wrong))
    assert complaint in sentence
    assert f"{tmp_path / 'game.txt'}, line " in sentence


@pytest.mark.parametrize("seed", [10**40, 10**300, -(10**40)])
def test_any_seed_that_is_exported_comes_back(
    store: SqliteStore, other: SqliteStore, tmp_path: Path, seed: int
) -> None:
    with Table.new(TOY, SEATS, seed=seed, store=store) as table:
        play_first(table, 3)
    export_game(store, str(table.id), tmp_path / "game.txt")
    assert other.read(import_game(other, tmp_path / "game.txt", find_toy)).header.seed == seed


def test_a_name_gets_one_spelling_when_it_is_imported(lines: list[str], other: SqliteStore, tmp_path: Path) -> None:
    changed, _ = replaced(lines, "seat 1:", "seat 1: Zoe\u0308 (bot first)")
    (tmp_path / "game.txt").write_text(with_checksum(changed), encoding="utf-8")
    game_id = import_game(other, tmp_path / "game.txt", find_toy)
    assert other.read(game_id).header.seats[1].name == "Zo\u00eb"


def test_a_wrong_line_is_told_in_the_language_of_the_player(
    lines: list[str], other: SqliteStore, tmp_path: Path
) -> None:
    (tmp_path / "game.txt").write_text(with_checksum(replaced(lines, "seats:", "seats: 99")[0]), encoding="utf-8")
    with pytest.raises(BadGameFile) as caught:
        import_game(other, tmp_path / "game.txt", find_toy)
    for language, said in (
        ("de", "hier sollte `seat 3: …` stehen; nichts"),
        ("nl", "hier zou `seat 3: …` moeten staan"),
    ):
        assert said in caught.value.told(catalogue(language))


def test_a_wrong_checksum_is_named(lines: list[str], other: SqliteStore, tmp_path: Path) -> None:
    changed, number = replaced(lines, "seat 1:", "seat 1: Bert (bot first)")
    assert number < len(lines)
    sentence = refused(other, tmp_path, "".join(f"{line}\n" for line in changed))
    assert f"line {len(lines)}: the checksum does not fit" in sentence


def test_lines_after_the_end_are_refused(lines: list[str], other: SqliteStore, tmp_path: Path) -> None:
    sentence = refused(other, tmp_path, "".join(f"{line}\n" for line in [*lines, "more"]))
    assert f"line {len(lines) + 1}: the file should end before" in sentence


def test_a_file_that_is_no_text_names_the_line(lines: list[str], other: SqliteStore, tmp_path: Path) -> None:
    data = "".join(f"{line}\n" for line in lines).encode().replace(b"seed: 42", b"seed: \xff")
    assert "line 6: this is not UTF-8 text" in refused(other, tmp_path, data)


def test_a_file_of_a_newer_format_or_newer_rules_asks_for_an_update(
    lines: list[str], other: SqliteStore, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("cuzco-tui game file, format 3\nanything else\n")
    with pytest.raises(NewerSave, match="line 1: format 3 is newer than this program reads; update"):
        import_game(other, path, find_toy)
    path.write_text(with_checksum(replaced(lines, "rules:", "rules: 2")[0]), encoding="utf-8")
    with pytest.raises(OtherRules, match=r"line 4 was played with rules version 2 .* update"):
        import_game(other, path, find_toy)
    assert other.list_games() == []


def test_a_missing_or_endless_file_is_named(other: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(BadGameFile, match="cannot be read"):
        import_game(other, tmp_path / "missing.txt", find_toy)
    with pytest.raises(BadGameFile, match="cannot be read"):
        import_game(other, tmp_path, find_toy)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadGameFile, match=r"cannot be read \(it is a device or a pipe"):
        import_game(other, tmp_path / "pipe", find_toy)
    (tmp_path / "large.txt").write_bytes(b"x" * (LARGEST_FILE + 1))
    with pytest.raises(BadGameFile, match="far too large"):
        import_game(other, tmp_path / "large.txt", find_toy)


class ListContentToy(ToyGame):
    """A toy whose content is no object, to prove that any plain data travels."""

    def content_to_data(self, content: dict[str, int]) -> list[int]:
        return [content["cards"], content["sides"]]

    def content_from_data(self, data: list[int]) -> dict[str, int]:
        return {"cards": data[0], "sides": data[1]}


def test_content_of_any_shape_travels(store: SqliteStore, other: SqliteStore, tmp_path: Path) -> None:
    game = ListContentToy()
    with Table.new(game, SEATS, seed=7, content={"cards": 60, "sides": 6}, store=store) as table:
        play_first(table, 9)
    export_game(store, str(table.id), tmp_path / "game.txt")
    assert import_game(other, tmp_path / "game.txt", lambda _name: game) == table.id
    assert other.read(str(table.id)).header.content == [60, 6]


def test_chosen_colours_go_with_the_file(store: SqliteStore, other: SqliteStore, tmp_path: Path) -> None:
    seats = [Seat("Ana", "human", colour=2), Seat("Bob", "bot", "first", 0), Seat("Cem", "remote", colour=1)]
    with Table.new(TOY, seats, seed=42, store=store) as table:
        play_randomly(table, seed=6, choices=5)
    export_game(store, str(table.id), tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert "seat 1: Bob (bot first, colour 0)" in text
    again = import_game(other, tmp_path / "game.txt", find_toy)
    assert other.read(again).header.seats == tuple(seats)
    twice = with_checksum(text.replace("colour 0", "colour 2").splitlines())
    (tmp_path / "twice.txt").write_text(twice, encoding="utf-8")
    with pytest.raises(BadGameFile, match="colours"):
        import_game(other, tmp_path / "twice.txt", find_toy)
