"""Whatever is wrong with a content file of Caral, or with content in a save, is said in one sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from cuzco_tui.games.caral.content import Content, content_from_data, content_to_data, default_content
from tests.content_here import refusal_of

Load = Callable[[str], Content]

PATH = list(default_content().tables.path.places)


def along(kinds: list[str]) -> str:
    """Write down another path."""
    return f"path.places = {json.dumps(kinds)}"


WRONG_FILES = {
    "unknown group": (
        "[mood]\nx = 1",
        "my.toml: mood is unknown; did you mean moods?",
    ),
    "unknown row": (
        '[moods.M9]\nloss = "card"',
        "my.toml: moods.M9 is unknown; expected M1, M2, M3, M4, M5, M6, M7, M8 and provenance.",
    ),
    "unknown row far from all others": (
        "[statuses.Hunger]\nneed = 1",
        "my.toml: statuses.Hunger is unknown; expected S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, "
        "S14, S15, S16 and provenance.",
    ),
    "unknown key": (
        "[figures]\nllamas = 3",
        "my.toml: figures.llamas is unknown; expected carali, alpacas and provenance.",
    ),
    "group that is no table": (
        "years = 7",
        "my.toml: years must be a table with Y1, Y2, Y3, Y4, Y5, Y6 and Y7, but is 7.",
    ),
    "row that is no table": (
        'progress_tiles.P3 = "village"',
        'my.toml: progress_tiles.P3 must be a table with kind and provenance, but is "village".',
    ),
    "text for a number": (
        'figures.carali = "eleven"',
        'my.toml: figures.carali must be a whole number from 1 to 30, but is "eleven".',
    ),
    "fraction for a number": (
        "turn.cult_cards = 2.5",
        "my.toml: turn.cult_cards must be a whole number from 1 to 20, but is 2.5.",
    ),
    "truth value for a number": (
        "start.workers = true",
        "my.toml: start.workers must be a whole number from 0 to 30, but is true.",
    ),
    "number out of range": (
        "status_display.cards = 17",
        "my.toml: status_display.cards must be a whole number from 1 to 16, but is 17.",
    ),
    "fame to lose that is fame to gain": (
        "offering.nothing = 1",
        "my.toml: offering.nothing must be a whole number from -99 to 0, but is 1.",
    ),
    "number for a list": (
        "finished.fame = 3",
        "my.toml: finished.fame must be a list of 1 to 20 whole numbers from 0 to 99, but is 3.",
    ),
    "list of a wrong length": (
        "start.stones = [1, 2, 2]",
        "my.toml: start.stones must be a list of 4 whole numbers from 0 to 30, but is a list of 3.",
    ),
    "moods for a table of five": (
        "moods.M1.needed = [6, 7, 8, 9]",
        "my.toml: moods.M1.needed must be a list of 3 whole numbers from 1 to 99, but is a list of 4.",
    ),
    "wrong entry of a list": (
        "sled.ranges = [3, 0]",
        "my.toml: sled.ranges, entry 2, must be a whole number from 1 to 30, but is 0.",
    ),
    "face without a number": (
        "die.faces = [[1], []]",
        "my.toml: die.faces, entry 2, must be a list of 1 to 9 whole numbers from 0 to 30, but is a list of 0.",
    ),
    "face that is no list": (
        "die.faces = [0, 1, 2]",
        "my.toml: die.faces, entry 1, must be a list of 1 to 9 whole numbers from 0 to 30, but is 0.",
    ),
    "wrong number on a face": (
        "die.faces = [[0], [1, -1]]",
        "my.toml: die.faces, entry 2, entry 2, must be a whole number from 0 to 30, but is -1.",
    ),
    "unknown kind of place": (
        'path.places = ["start", "lake", "centre"]',
        'my.toml: path.places, entry 2, must be "centre", "cult", "market", "quarry", "site", "start" or '
        '"village", but is "lake".',
    ),
    "unknown victims": (
        'moods.M4.strikes = "everybody"',
        'my.toml: moods.M4.strikes must be "all but the most" or "the fewest", but is "everybody".',
    ),
    "unknown loss": (
        'moods.M4.loss = "fame"',
        'my.toml: moods.M4.loss must be "alpaca", "carali", "card" or "stone", but is "fame".',
    ),
    "unknown count": (
        'years.Y2.counts = "fame"',
        'my.toml: years.Y2.counts must be "ahead", "alpacas", "carali", "cards", "reserved", "stones" or '
        '"workers", but is "fame".',
    ),
    "unknown condition": (
        'statuses.S2 = { condition = "fame", need = 9, fame = 1 }',
        'my.toml: statuses.S2.condition must be "alpacas", "calls", "cards", "finished", "large", "levels", '
        '"offering", "pairs", "priests", "pyramids", "reserved", "same", "small", "spaces", "stones" or "workers",'
        ' but is "fame".',
    ),
    "tile for a building site": (
        'progress_tiles.P1.kind = "site"',
        'my.toml: progress_tiles.P1.kind must be "cult", "market", "quarry" or "village", but is "site".',
    ),
    "unknown provenance": (
        'sled.provenance = "guessed"',
        'my.toml: sled.provenance must be "given", "public" or "rebuilt", or a table that says so for each of '
        "ranges and stones.",
    ),
    "unknown provenance of a part": (
        'levels.provenance.sizes = "guessed"',
        'my.toml: levels.provenance must be "given", "public" or "rebuilt", or a table that says so for each of '
        "number and sizes.",
    ),
    "unknown provenance of a group": (
        'moods.provenance = "guessed"',
        'my.toml: moods.provenance must be "given", "public" or "rebuilt", but is "guessed".',
    ),
    "provenance of an unknown part": (
        'levels.provenance.supply = "given"',
        "my.toml: levels.provenance.supply is unknown; expected number and sizes.",
    ),
    "provenance that leaves out parts": (
        'emissaries.2.provenance = { figures = "given" }',
        "my.toml: emissaries.2.provenance.reward is missing; expected figures and reward.",
    ),
    "condition without its need": (
        'statuses.S2.condition = "cards"',
        "my.toml: statuses.S2.need is missing; expected condition, need, fame and provenance.",
    ),
    "path that does not begin at the start": (
        along(PATH[1:]),
        'my.toml: path.places must begin with "start", but does so with "village".',
    ),
    "path that does not end at the centre": (
        along(PATH[:-1]),
        'my.toml: path.places must end with "centre", but does so with "village".',
    ),
    "two starts": (
        along(["start", *PATH]),
        'my.toml: path.places must have "start" once, but has it 2 times.',
    ),
    "two centres": (
        along([*PATH, "centre"]),
        'my.toml: path.places must have "centre" once, but has it 2 times.',
    ),
    "no quarry": (
        along([kind for kind in PATH if kind != "quarry"]),
        'my.toml: path.places must have each kind of action space, but has no "quarry".',
    ),
    "no market": (
        along([kind for kind in PATH if kind != "market"]),
        'my.toml: path.places must have each kind of action space, but has no "market".',
    ),
    "too few markets for two tiles": (
        along([*PATH[:26], *PATH[27:]]),
        'my.toml: path.places must have "market" at least 2 times, one for each progress tile that may be laid '
        "there, but has it once.",
    ),
    "too few sites": (
        'path.places = ["start", "village", "quarry", "site", "site", "cult", "market", "centre"]',
        'my.toml: path.places must have "site" at least 9 times, for the neutral pyramids and those that end the '
        "game, but has it 2 times.",
    ),
    "neutral pyramids beyond the last site": (
        "neutral.sites = 21",
        "my.toml: neutral.sites must be at most 20, the sites of path.places, but is 21.",
    ),
    "too few sites for neutral pyramids": (
        "neutral.sites = 3",
        "my.toml: neutral.sites must be a whole number from 4 to 99, but is 3.",
    ),
    "small pyramid of a single level": (
        "pyramids.small = 1",
        "my.toml: pyramids.small must be a whole number from 2 to 8, but is 1.",
    ),
    "small pyramid as high as the large one": (
        "pyramids.small = 5",
        "my.toml: pyramids.small must be lower than pyramids.large = 5, but is 5.",
    ),
    "level sizes for another large pyramid": (
        "pyramids.large = 6",
        "my.toml: levels.supply must have 6 entries, up to pyramids.large, but has 5.",
    ),
    "too few levels for small pyramids": (
        "levels.supply = [10, 6, 10, 9, 9]",
        "my.toml: levels.supply, entry 2, must be at least 7, for the small pyramids that end the game, but is 6.",
    ),
    "too few levels to begin with": (
        "levels.supply = [10, 10, 10, 9, 3]",
        "my.toml: levels.supply, entry 5, must be at least 4, for the pyramids that are there from the start, but "
        "is 3.",
    ),
    "no level of a size of the large pyramid": (
        "levels.supply = [10, 10, 10, 0, 9]",
        "my.toml: levels.supply, entry 4, must be at least 1, for a large pyramid, but is 0.",
    ),
    "face that falls": (
        "die.faces = [[0], [2, 1]]",
        "my.toml: die.faces, entry 2, must be different numbers in ascending order.",
    ),
    "face with a number twice": (
        "die.faces = [[1, 1]]",
        "my.toml: die.faces, entry 1, must be different numbers in ascending order.",
    ),
    "die that never moves the architect": (
        "die.faces = [[0], [0]]",
        "my.toml: die.faces must have a number above 0.",
    ),
    "range that falls": (
        "sled.ranges = [3, 4, 5, 4, 5, 6]",
        "my.toml: sled.ranges must never fall, but does so after entry 3.",
    ),
    "sled for more alpacas than there are": (
        "figures.alpacas = 4",
        "my.toml: sled.ranges must be for no more than figures.alpacas = 4, but is for up to 5.",
    ),
    "more stones at the start than a sled holds": (
        "start.stones = [1, 2, 2, 5]",
        "my.toml: start.stones must be at most sled.stones = 4 each, but has 5.",
    ),
    "more alpacas at the start than a sled holds": (
        "start.alpacas = 6",
        "my.toml: start.alpacas must be at most 5, as in sled.ranges, but is 6.",
    ),
    "more cards at the start than there are": (
        "start.cards = [4, 14, 15, 16]",
        "my.toml: start.cards must not deal more than the 48 resource_cards, but deals 49.",
    ),
    "more carali at the start than there are": (
        "start.workers = 6",
        "my.toml: start.workers must not place more than figures.carali = 11 with the first builder, but places 13.",
    ),
    "growth that falls": (
        "central_pyramid.growth = [2, 4, 4, 7]",
        "my.toml: central_pyramid.growth must be different numbers in ascending order.",
    ),
    "growth after the end": (
        "central_pyramid.growth = [2, 4, 6, 8]",
        "my.toml: central_pyramid.growth must be at most 7 each, the entries of finished.fame, but has 8.",
    ),
    "shorter game than its growth": (
        "finished.fame = [3, 3, 2, 2]",
        "my.toml: central_pyramid.growth must be at most 4 each, the entries of finished.fame, but has 7.",
    ),
    "bidder without fame for a height": (
        "central_pyramid.bidder = [3, 4, 5, 6]",
        "my.toml: central_pyramid.bidder must have 5 entries, one for each height that height and growth lead to, "
        "but has 4.",
    ),
    "growth that the bidder does not follow": (
        "central_pyramid.growth = [2, 4, 6]",
        "my.toml: central_pyramid.bidder must have 4 entries, one for each height that height and growth lead to, "
        "but has 5.",
    ),
    "mood that asks less of more players": (
        "moods.M3.needed = [6, 5, 8]",
        "my.toml: moods.M3.needed must never fall from one number of players to the next.",
    ),
    "mood that asks for more cards than there are": (
        "moods.M3.needed = [6, 7, 49]",
        "my.toml: moods.M3.needed must be at most the 48 resource_cards, but has 49.",
    ),
    "two year tiles for the same count": (
        'years.Y2.counts = "ahead"',
        'my.toml: years.Y1.counts to years.Y7.counts must all differ, but have "ahead" twice.',
    ),
    "second place before the first": (
        "year_fame.second = 4",
        "my.toml: year_fame.second must be at most year_fame.first = 3, but is 4.",
    ),
    "status of more stones than a sled holds": (
        "statuses.S1.need = 5",
        'my.toml: statuses.S1.need must be at most 4 for the condition "stones", but is 5.',
    ),
    "status of more alpacas than a sled holds": (
        "statuses.S2.need = 6",
        'my.toml: statuses.S2.need must be at most 5 for the condition "alpacas", but is 6.',
    ),
    "status of more workers than a player has": (
        "statuses.S3.need = 11",
        'my.toml: statuses.S3.need must be at most 10 for the condition "workers", but is 11.',
    ),
    "status of more sites than a player has builders": (
        "statuses.S4.need = 11",
        'my.toml: statuses.S4.need must be at most 10 for the condition "reserved", but is 11.',
    ),
    "status of more large pyramids than there are levels": (
        "statuses.S5.need = 10",
        'my.toml: statuses.S5.need must be at most 9 for the condition "large", but is 10.',
    ),
    "status of more small pyramids than there are levels": (
        "statuses.S6.need = 11",
        'my.toml: statuses.S6.need must be at most 10 for the condition "small", but is 11.',
    ),
    "status of more pyramids than can be finished": (
        "statuses.S7.need = 11",
        'my.toml: statuses.S7.need must be at most 10 for the condition "finished", but is 11.',
    ),
    "status of more priests than a player has": (
        "statuses.S8.need = 6",
        'my.toml: statuses.S8.need must be at most 5 for the condition "priests", but is 6.',
    ),
    "status of more cards than there are": (
        "statuses.S9.need = 49",
        'my.toml: statuses.S9.need must be at most 48 for the condition "cards", but is 49.',
    ),
    "status of more equal cards than there are": (
        "statuses.S10.need = 13",
        'my.toml: statuses.S10.need must be at most 12 for the condition "same", but is 13.',
    ),
    "status of more pairs than there are kinds": (
        "statuses.S11.need = 5",
        'my.toml: statuses.S11.need must be at most 4 for the condition "pairs", but is 5.',
    ),
    "status of an offering of more cards than there are": (
        "statuses.S12.need = 13",
        'my.toml: statuses.S12.need must be at most 12 for the condition "offering", but is 13.',
    ),
    "status of more calls than years": (
        "statuses.S13.need = 21",
        'my.toml: statuses.S13.need must be at most 20 for the condition "calls", but is 21.',
    ),
    "status of more levels than one turn can build": (
        "statuses.S14.need = 5",
        'my.toml: statuses.S14.need must be at most 4 for the condition "levels", but is 5.',
    ),
    "status of more spaces than the path has": (
        "statuses.S15.need = 31",
        'my.toml: statuses.S15.need must be at most 30 for the condition "spaces", but is 31.',
    ),
    "status of more pyramids than a player has builders": (
        "statuses.S16.need = 12",
        'my.toml: statuses.S16.need must be at most 11 for the condition "pyramids", but is 12.',
    ),
    "status of nothing": (
        "statuses.S16.need = 0",
        "my.toml: statuses.S16.need must be a whole number from 1 to 99, but is 0.",
    ),
    "progress tile for another kind of place": (
        'progress_tiles.P3.kind = "market"',
        'my.toml: progress_tiles.P3.kind must be "village", but is "market".',
    ),
    "progress places that fall": (
        "progress_board.places = [3, 1, 5]",
        "my.toml: progress_board.places must be different numbers in ascending order.",
    ),
    "progress place after the end": (
        "progress_board.places = [1, 3, 8]",
        "my.toml: progress_board.places must be at most 7 each, the entries of finished.fame, but has 8.",
    ),
    "emissary level without a figure": (
        "emissaries.4 = { carali = 0, alpacas = 0 }",
        "my.toml: emissaries.4 must be filled by at least one figure.",
    ),
    "more carali among emissaries than a player has": (
        "emissaries.5.carali = 7",
        "my.toml: emissaries.1.carali to emissaries.5.carali must add up to at most figures.carali = 11, but add "
        "up to 12.",
    ),
    "more alpacas among emissaries than a player has": (
        "emissaries.5.alpacas = 6",
        "my.toml: emissaries.1.alpacas to emissaries.5.alpacas must add up to at most figures.alpacas = 10, but "
        "add up to 11.",
    ),
}


@pytest.mark.parametrize("name", WRONG_FILES)
def test_a_wrong_file_gets_one_sentence_with_file_key_and_expectation(load: Load, name: str) -> None:
    text, sentence = WRONG_FILES[name]
    assert refusal_of(load, text) == sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda data: data["moods"].pop("M8"),
            "the saved content: moods.M8 is missing; expected M1, M2, M3, M4, M5, M6, M7 and M8.",
        ),
        (
            lambda data: data["moods"]["M8"].pop("loss"),
            "the saved content: moods.M8.loss is missing; expected needed, strikes, loss and provenance.",
        ),
        (
            lambda data: data["emissaries"]["3"].pop("provenance"),
            "the saved content: emissaries.3.provenance is missing; expected provenance.",
        ),
        (
            lambda data: data["neutral"].update(sites=None),
            "the saved content: neutral.sites must be a whole number from 4 to 99, but is nothing.",
        ),
        (
            lambda data: data["sled"].update(stones=3),
            'the saved content: statuses.S1.need must be at most 3 for the condition "stones", but is 4.',
        ),
    ],
    ids=["row missing", "key missing", "provenance missing", "null", "tables that contradict each other"],
)
def test_wrong_saved_content_gets_one_sentence(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    data = content_to_data(default_content())
    change(data)
    assert refusal_of(content_from_data, data) == sentence
