"""Whatever is wrong with a content file, or with content in a save, is said in one sentence."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from cuzco_tui.games.cuzco.content import Content, content_from_data, content_to_data, default_content
from tests.content_here import refusal_of

Load = Callable[[str], Content]


WRONG_FILES = {
    "unknown group": (
        "[godos]\nx = 1",
        "my.toml: godos is unknown; did you mean goods?",
    ),
    "unknown row": (
        "[goods.soop]\nvp = 1",
        "my.toml: goods.soop is unknown; did you mean goods.soup?",
    ),
    "row number without its zero": (
        "[tasks.7]\nneed = 8",
        "my.toml: tasks.7 is unknown; did you mean tasks.07?",
    ),
    "unknown row far from all others": (
        "[tasks.hunger]\nneed = 8",
        "my.toml: tasks.hunger is unknown; expected S-01 to 55.",
    ),
    "unknown key": (
        "[goods.soup]\nprice = 1",
        "my.toml: goods.soup.price is unknown; expected cost, vp, count and provenance.",
    ),
    "unknown key that cannot be printed": (
        '[goods.soup]\n"pri\\nce\\u0085" = 1',
        'my.toml: goods.soup."pri\\nce\\u0085" is unknown; expected cost, vp, count and provenance.',
    ),
    "group that is no table": (
        "goods = 5",
        "my.toml: goods must be a table with soup, clothes, bowl, decanter, tools and jewellery, but is 5.",
    ),
    "row that is no table": (
        'goods.soup = "hot"',
        'my.toml: goods.soup must be a table with cost, vp, count and provenance, but is "hot".',
    ),
    "text for a number": (
        '[goods.soup]\ncost = "one"',
        'my.toml: goods.soup.cost must be a whole number from 0 to 20, but is "one".',
    ),
    "fraction for a number": (
        "[goods.soup]\ncost = 1.5",
        "my.toml: goods.soup.cost must be a whole number from 0 to 20, but is 1.5.",
    ),
    "truth value for a number": (
        "[goods.soup]\ncost = true",
        "my.toml: goods.soup.cost must be a whole number from 0 to 20, but is true.",
    ),
    "date for a number": (
        "[goods.soup]\ncost = 2020-01-01",
        "my.toml: goods.soup.cost must be a whole number from 0 to 20, but is 2020-01-01.",
    ),
    "number out of range": (
        "[goods.soup]\ncost = -1",
        "my.toml: goods.soup.cost must be a whole number from 0 to 20, but is -1.",
    ),
    "number for a list": (
        "temple.vp = 3",
        "my.toml: temple.vp must be a list of 6 whole numbers from 0 to 99, but is 3.",
    ),
    "list of a wrong length": (
        "headdress.bonus = [10, 10, 7]",
        "my.toml: headdress.bonus must be a list of 6 whole numbers from 0 to 99, but is a list of 3.",
    ),
    "track of a single space": (
        "knowledge_track.vp = [4]",
        "my.toml: knowledge_track.vp must be a list of 2 to 40 whole numbers from 0 to 99, but is a list of 1.",
    ),
    "wrong entry of a list": (
        'circlets.vp = [0, 1, 2, 3, "four", 5]',
        'my.toml: circlets.vp, entry 5, must be a whole number from 0 to 99, but is "four".',
    ),
    "unknown colour": (
        'frame.feathers = ["turquoise", "blue", "pink"]',
        'my.toml: frame.feathers, entry 2, must be "orange", "pink", "purple" or "turquoise", but is "blue".',
    ),
    "unknown kind of road": (
        'feather_triangles.A.roads = ["stone 1", "river 3", "stone 5"]',
        'my.toml: feather_triangles.A.roads, entry 2, must be "stone" or "rope" and pips from 1 to 6, such as "rope 3",'
        ' but is "river 3".',
    ),
    "pips out of range": (
        'building_triangles.B.roads = ["rope 2", "stone 4", "rope 7"]',
        'my.toml: building_triangles.B.roads, entry 3, must be "stone" or "rope" and pips from 1 to 6, such as'
        ' "rope 3", but is "rope 7".',
    ),
    "too few roads": (
        'building_triangles.B.roads = ["rope 2"]',
        'my.toml: building_triangles.B.roads must be a list of 3 roads such as "rope 3", but is a list of 1.',
    ),
    "unknown good": (
        'tasks.24.good = "soap"',
        'my.toml: tasks.24.good must be "bowl", "clothes", "decanter", "jewellery", "soup" or "tools", but is "soap".',
    ),
    "unknown provenance": (
        'goods.soup.provenance = "guessed"',
        'my.toml: goods.soup.provenance must be "given" or "rebuilt", or a table that says so for each of cost, vp and'
        " count.",
    ),
    "unknown provenance of a group": (
        'tasks.provenance = "guessed"',
        'my.toml: tasks.provenance must be "given" or "rebuilt", but is "guessed".',
    ),
    "provenance of an unknown part": (
        'goods.tools.provenance.price = "given"',
        "my.toml: goods.tools.provenance.price is unknown; expected cost, vp and count.",
    ),
    "provenance that leaves out parts": (
        'circlets.provenance = { }\n[goods.soup.provenance]\nvp = "given"',
        "my.toml: goods.soup.provenance.cost is missing; expected cost, vp and count.",
    ),
    "goods that do not add up": (
        "goods.soup.count = 8",
        "my.toml: goods.soup.count to goods.jewellery.count must add up to 30, but add up to 31.",
    ),
    "no good of a kind": (
        "goods.jewellery.count = 0\ngoods.soup.count = 10",
        "my.toml: goods.jewellery.count must be a whole number from 1 to 25, but is 0.",
    ),
    "feather on four villages": (
        'frame.feathers = ["turquoise", "pink", "pink"]',
        "my.toml: feather_triangles and frame.feathers must together show each feather colour 3 times, but show purple"
        " 2 times.",
    ),
    "mask with four slots of a colour": (
        "masks.1.feathers = ["
        + ", ".join(['"turquoise"'] * 4 + ['"purple"'] * 3 + ['"orange"'] * 3 + ['"pink"'] * 2)
        + "]",
        "my.toml: masks.1.feathers must have 3 slots of each feather colour, but has 4 of turquoise.",
    ),
    "village values for fewer than twelve villages": (
        "frame.buildings = [2, 7]",
        "my.toml: frame.buildings must be a list of 3 whole numbers from 1 to 20, but is a list of 2.",
    ),
    "track that falls": (
        "knowledge_track.vp = [0, 3, 2]",
        "my.toml: knowledge_track.vp must never fall, but does so after entry 2.",
    ),
    "two equal arms": (
        'overlay.arms = ["rope 1", "stone 4", "rope 5", "stone 4", "rope 3", "stone 6"]',
        'my.toml: overlay.arms must be six different roads, but has "stone 4" twice.',
    ),
    "reach that falls": (
        "abilities.04.reach = [4, 2, 6, 6]",
        "my.toml: abilities.04.reach must never fall from one strength to the next.",
    ),
    "effect without its keys": (
        'abilities.01.effect = "tile"',
        'my.toml: abilities.01.reach is missing; the effect "tile" expects tile and reach.',
    ),
    "key that the kind does not use": (
        'tasks.24.colour = "pink"',
        'my.toml: tasks.24.colour has no meaning here; the kind "goods of" expects only good and need.',
    ),
    "kind without its need": (
        'tasks.24.kind = "food"',
        'my.toml: tasks.24.need is missing; the kind "food" expects need.',
    ),
    "task that nobody can fulfil": (
        "tasks.37.need = 5",
        'my.toml: tasks.37.need must be at most 4 for the kind "priests", but is 5.',
    ),
    "task for villages that do not exist": (
        "frame.buildings = [1, 1, 7]",
        "my.toml: tasks.13.need must be at most 2, since that many villages have 2 VP.",
    ),
    "task with the same part twice": (
        'tasks.S-03.parts = ["farm", "farm"]',
        "my.toml: tasks.S-03.parts must be two different parts.",
    ),
    "card of another god": (
        'cards.05.god = "Iliapa"',
        'my.toml: cards.05.god must be "Mama Quilia", but is "Iliapa".',
    ),
    "card at another moment": (
        'cards.05.moment = "task"',
        'my.toml: cards.05.moment must be "turn end", but is "task".',
    ),
    "card with a phase twice": (
        'cards.05.phases = ["I", "I"]',
        "my.toml: cards.05.phases must name each phase once.",
    ),
    "more Inti than there are": (
        "setup.start_inti = 2",
        "my.toml: setup.temple_inti and setup.start_inti must not use more than pieces.inti = 10 medals with 4 players,"
        " but use 14.",
    ),
    "action without a space": (
        'action_spaces.two_players = [["stone trail", "rope bridge"], ["points"]]',
        'my.toml: action_spaces.two_players must name each action once, but has "study" 0 times.',
    ),
    "points on a shared space": (
        'action_spaces.four_players = [["stone trail", "rope bridge", "study", "farm", "exchange", "temple",'
        ' "headdress", "points"]]',
        'my.toml: action_spaces.four_players must keep "points" on a space of its own.',
    ),
    "space without an action": (
        'action_spaces.four_players = [["stone trail", "rope bridge", "study", "farm", "exchange", "temple",'
        ' "headdress"], ["points"], []]',
        "my.toml: action_spaces.four_players must have an action on each space, but has an empty list.",
    ),
    "unknown action": (
        'action_spaces.four_players = [["stone trail", "swim"]]',
        "my.toml: action_spaces.four_players, entry 1, entry 2, must be "
        '"exchange", "farm", "headdress", "points", "rope bridge", "stone trail", "study" or "temple", but is "swim".',
    ),
    "key named twice": (
        "goods.soup.vp = 1\ngoods.soup.vp = 2\n",
        "my.toml is not TOML at line 2, column 18: cannot overwrite a value.",
    ),
}


@pytest.mark.parametrize("name", WRONG_FILES)
def test_a_wrong_file_gets_one_sentence_with_file_key_and_expectation(load: Load, name: str) -> None:
    text, sentence = WRONG_FILES[name]
    assert refusal_of(load, text) == sentence


def saved(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Give the data of the built-in content after a change."""
    data = copy.deepcopy(content_to_data(default_content()))
    change(data)
    return data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (
            saved(lambda data: data["goods"].pop("soup")),
            "the saved content: goods.soup is missing; expected soup, clothes, bowl, decanter, tools and jewellery.",
        ),
        (
            saved(lambda data: data["goods"]["soup"].pop("vp")),
            "the saved content: goods.soup.vp is missing; expected cost, vp, count and provenance.",
        ),
        (
            saved(lambda data: data["frame"].pop("provenance")),
            "the saved content: frame.provenance is missing; expected feathers, buildings and provenance.",
        ),
        (
            saved(lambda data: data["goods"]["soup"].update(count=6)),
            "the saved content: goods.soup.count to goods.jewellery.count must add up to 30, but add up to 29.",
        ),
        (
            saved(lambda data: data["circlets"].update(vp=None)),
            "the saved content: circlets.vp must be a list of 6 whole numbers from 0 to 99, but is nothing.",
        ),
    ],
    ids=["row missing", "key missing", "provenance missing", "sum wrong", "null"],
)
def test_wrong_saved_content_gets_one_sentence(data: object, sentence: str) -> None:
    assert refusal_of(content_from_data, data) == sentence
