"""The page about Caral in the protocol is true and complete: its example runs, and it names everything there is."""

import json
from random import Random

import pytest
from protocol_page import Page, quoted
from talking import ROOT, ask, new_session

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_description, find_game
from cuzco_tui.games.caral.content import default_content, words
from cuzco_tui.games.caral.engine import choices, codes, events
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES, SOMETHING
from cuzco_tui.games.caral.engine.dump import STATE_FIELDS
from tests.random_players import any_option

PAGE = Page(ROOT / "docs" / "caral" / "protocol.md")

pytestmark = pytest.mark.usefixtures("all_tenants")


def test_the_example_session_happens_as_it_is_told() -> None:
    assert len(PAGE.exchanges()) >= 8
    PAGE.check_example()


def test_the_page_lists_every_table_option_with_its_values_and_its_flag() -> None:
    options = find_description("caral").options
    table = PAGE.rows("Table options")
    assert list(table) == [option.name for option in options]
    for option in options:
        values, _, flag = table[option.name].split("|")[:3]
        assert quoted(flag)[0].split()[0] == option.flag
        assert values.split(",")[0].strip() == json.dumps(option.default)
    told = table["max_years"].split("|")[0]
    assert "20, or 25, 30, 40, 50, 0, 1 to 19" in told
    assert options[-1].values == (20, 25, 30, 40, 50, *range(20))


def test_the_page_gives_the_path_in_its_order() -> None:
    _, _, path = PAGE.section("Codes").partition("the path of\nthe printed board is\n\n")
    assert path.partition("\n\n")[0].split() == list(default_content().places)


@pytest.mark.parametrize(
    ("row", "names"),
    [
        ("card", codes.CARD_NAMES),
        ("Carali", codes.ROLE_NAMES),
        ("pen of an alpaca", codes.PEN_NAMES),
        ("module", codes.MODULE_NAMES),
        ("progress tile", codes.TILE_NAMES),
        ("mood card", words.MOODS),
        ("year tile", words.YEARS),
        ("status card", words.STATUSES),
        ("loss", codes.LOSS_NAMES),
        ("phase", codes.PHASE_NAMES),
        ("why it ends", codes.ENDING_NAMES[1:]),
        ("source of fame", codes.SOURCES),
    ],
)
def test_the_page_gives_the_codes_in_their_order(row: str, names: tuple[str, ...]) -> None:
    assert PAGE.words_for(row) == list(names)


def test_the_page_gives_the_faces_of_the_die() -> None:
    faces = " · ".join(" ".join(map(str, face)) for face in default_content().die)
    assert f"| face of the die | 0 to 5 | numbers {faces} |" in PAGE.text


def test_the_page_lists_every_kind_of_decision() -> None:
    assert list(PAGE.rows("Kinds of decision")) == list(DECISION_NAMES)
    assert f"`{SOMETHING}`" in PAGE.section("Kinds of decision")


def shape(text: str) -> str:
    """Give what an option is about, without its numbers, places and cards: `offer stone`, `pair stone mixed`."""
    kind = choices.parse_choice(text)
    return text if type(kind) is choices.Plain else type(kind).__name__


def test_the_page_shows_a_text_for_every_kind_of_choice() -> None:
    def kinds_below(kind: type) -> set[type]:
        return {kind}.union(*map(kinds_below, kind.__subclasses__()))

    abstract = {choices.Choice, choices.Plain, choices.AtPlace, choices.OfCarali, choices.OfCards}
    shown = {shape(text) for text in PAGE.rows("Texts of options")}
    assert shown == {kind.__name__ for kind in kinds_below(choices.Choice) - abstract} | {
        choice.text for choice in choices._PLAIN
    }


def test_what_is_asked_for_in_games_is_what_the_page_shows_for_each_kind_of_decision() -> None:
    """In games with all modules, of players who now and then do anything, but mostly what leads on."""
    game = find_game("caral")
    table = {kind: {shape(text) for text in quoted(row)} for kind, row in PAGE.rows("Kinds of decision").items()}
    seen: dict[str, set[str]] = {kind: set() for kind in table}
    for seed in range(45):
        seats = 2 + seed % 3
        modules = dict.fromkeys(codes.MODULE_NAMES, True)
        options = game.description.checked_options(seats, modules | {"max_years": 9})
        state = game.make(seats, seed, options, game.load_content(None))
        bot, pick, chance = game.make_bot("thumb", seed), any_option(seed), Random(seed)
        while decision := game.decision(state):
            seen[decision.kind] |= {shape(option.text) for option in decision.options}
            wise = bot(game.view(state, decision.seat), decision, ThinkingClock())
            game.apply(state, decision.options[wise] if chance.random() < 0.9 else pick(decision.options))
    for kind, shapes in seen.items():
        assert shapes <= table[kind], kind
    assert all(seen.values()), seen


def test_the_page_lists_every_field_of_a_view() -> None:
    view = ask(new_session(game="caral"), do="view", seat=None)["view"]
    assert set(PAGE.rows("Views")) == view.keys() | view["players"][0].keys()


def test_the_page_names_the_fields_that_only_a_state_has() -> None:
    view = ask(new_session(game="caral"), do="view", seat=None)["view"]
    assert set(STATE_FIELDS) - view.keys() == {"pile", "rng"}
    assert {"pile", "rng"} <= set(quoted(PAGE.section("Views")))


def test_the_page_lists_every_event_with_its_fields() -> None:
    kinds = {kind.__name__: kind.fields for kind in events.Event.__subclasses__()}
    table = PAGE.rows("Events")
    assert set(table) == set(kinds)
    for name, fields in kinds.items():
        assert list(fields) == quoted(table[name]), name
