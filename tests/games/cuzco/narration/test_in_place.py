"""Short words in place: why one thing is closed, what was rolled, and what a term means."""

from random import Random

import pytest

from cuzco_tui.game import Reason
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine import State, new_game, play
from cuzco_tui.games.cuzco.engine.codes import LOCATION_NAMES, PHASE_DICE
from cuzco_tui.games.cuzco.engine.reasons import why_not
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration.places import village_names
from cuzco_tui.games.cuzco.narration.reasons import short_reason
from cuzco_tui.games.cuzco.narration.rolls import SeatRoll, last_roll, roll_line
from cuzco_tui.games.cuzco.narration.terms import TERMS, circlet_note, term_note, terms_in
from cuzco_tui.messages import LANGUAGES, Names
from cuzco_tui.text.printer import wrap
from cuzco_tui.widths import cells
from tests.games.cuzco.kit import at_turn, decider, new, put_die, refresh
from tests.games.cuzco.narration.played import moments
from tests.games.cuzco.words import cuzco_words

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
NARRATOR = find_game("cuzco").narrator()
TILE_WIDTH = 14


def placement_reasons() -> list[Reason]:
    """Why dice cannot be placed, in many random games, each kind of reason once for each number in it."""
    found: dict[tuple[str, str], Reason] = {}
    for seed in range(12):
        s = new_game(2 + seed % 3, seed, pututu=True)
        chance = Random(seed)
        while s.options:
            for seat in range(s.seats):
                if chance.random() < 0.3:
                    for reason in why_not(s, seat):
                        if reason.subject.startswith(("die ", "space ")):
                            facts = {key: fact for key, fact in reason.facts.items() if key in ("lowest", "easiest")}
                            found.setdefault((reason.rule, f"{sorted(facts.items())}{sorted(reason.facts)}"), reason)
            play(s, chance.choice(s.options))
    s = new()
    s.players[0].priests = 0
    reasons = [*found.values(), *why_not(at_turn(s, 0, (6, 4, 3)), 0)]
    return [reason for reason in reasons if reason.subject.startswith(("die ", "space "))]


REASONS = placement_reasons()


def test_every_rule_that_can_close_a_space_was_met() -> None:
    assert {reason.rule for reason in REASONS} == {"D-1", "D-2", "O-2", "M-7", "P-1", "P-2", "T-1", "H-1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_space_is_closed_fits_on_its_tile(language: str) -> None:
    """Two lines of 14 cells, no word cut, and of every rule in words of its own."""
    said: dict[str, set[str]] = {}
    for reason in REASONS:
        told = cuzco_words(language).say(short_reason(reason))
        lines = list(wrap(told, TILE_WIDTH))
        assert len(lines) <= 2, told
        assert " ".join(line.strip() for line in lines) == told
        assert all(cells(line.strip()) <= TILE_WIDTH for line in lines)
        said.setdefault(told, set()).add(reason.rule)
    assert all(len(rules) == 1 for rules in said.values()), said


@pytest.mark.parametrize(
    ("rule", "facts", "said"),
    [
        ("D-2", {"lowest": 5}, "less than 5 needed"),
        ("D-2", {"lowest": 1}, "a 1 lies there"),
        ("M-7", {"easiest": 3, "kind": "stone"}, "road needs 3 or more"),
        ("M-7", {"easiest": None, "kind": "stone"}, "no road here"),
        ("P-1", {"lowest": None}, "no tile left"),
        ("P-2", {"khipus": 8, "tiles": 4}, "no free house"),
        ("T-1", {"priests": 0}, "no priest left"),
        ("H-1", {"lowest": None, "ready": 0, "done": 5}, "no circlet complete"),
        ("H-1", {"lowest": None, "ready": 0, "done": 6}, "all circlets activated"),
        ("D-1", {"decider": 1}, "not your turn"),
    ],
)
def test_why_a_space_is_closed_in_three_or_four_words(rule: str, facts: dict[str, object], said: str) -> None:
    assert cuzco_words("en").say(short_reason(Reason("space x", rule, facts))) == said


def asked(s: State, subject: str, language: str = "en") -> str:
    """The answer to why one thing is not possible."""
    seat = decider(s)
    reasons: dict[str, Reason] = {}
    for reason in why_not(s, seat):
        reasons.setdefault(reason.subject, reason)
    told = NARRATOR.why_this(subject, reasons, view_of(s, seat), Names(PEOPLE[: s.seats], seat))
    return "" if told is None else cuzco_words(language).say(told)


def test_one_thing_is_answered_in_one_sentence_without_the_number_of_a_rule() -> None:
    s = new()
    put_die(s, 1, 0, 3, 5)
    at_turn(s, 0, (6, 4, 3))
    assert asked(s, "die 4 temple") == "Die 4: temple: a die of 3 lies there; yours must be lower."
    assert asked(s, "die 4 temple 07 inti") == asked(s, "die 4 temple")
    assert asked(s, "card 03").endswith("that card belongs to phase three, city; this is phase one, dice.")
    assert asked(s, "die 6 exchange") == ""


def test_a_village_is_answered_by_the_road_that_leads_there() -> None:
    """M-1, M-2, D-2: no road, a road of too many pips, or a space that is closed."""
    s = at_turn(new(2), 0, (1, 1, 1))
    assert asked(s, "outer-1") == f"{village_names(s.board)[6]}: no road leads there from Cuzco."
    assert asked(s, "cuzco") == "Cuzco: your runner stands there."
    told = {asked(s, name) for name in LOCATION_NAMES[:6]}
    assert any("needs a 6; your dice are lower." in each for each in told)
    s = at_turn(new(4), 0, (5, 5, 5))
    put_die(s, 1, 0, 2, 1)
    refresh(s)
    closed = [asked(s, name) for name in LOCATION_NAMES[:6]]
    assert any("a die of 2 lies there; yours must be lower." in each for each in closed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_about_one_thing_is_one_line(language: str) -> None:
    for seed in range(3):
        s = new_game(3, seed)
        chance = Random(seed)
        while s.options:
            if chance.random() < 0.05:
                for subject in [*(reason.subject for reason in why_not(s, decider(s))), *LOCATION_NAMES]:
                    assert "\n" not in asked(s, subject, language)
            play(s, chance.choice(s.options))


def test_the_roll_of_a_round_is_told_with_its_pututus() -> None:
    """D-1, O-1."""
    rounds = []
    for moment in moments(4):
        roll = last_roll(moment.events)
        if roll is None:
            continue
        if moment.view.phase == PHASE_DICE:
            assert [each.seat for each in roll.seats] == list(moment.view.order)
        assert len(roll.seats) == moment.view.seats
        for each in roll.seats:
            pairs = len(each.pips) - len(set(each.pips))
            assert each.pututu in ((0,) if not pairs else (0, pairs))
        rounds.append(roll.round)
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]
    names = Names(("Ann", "Ben"), 0)
    last = last_roll(next(moment for moment in moments(1) if last_roll(moment.events)).events)
    assert last is not None
    some = last._replace(seats=(SeatRoll(1, (2, 4, 3)), SeatRoll(0, (6, 1, 6), 1)))
    assert cuzco_words("en").say(roll_line(some, names)) == "Round 1: Ben 4 3 2, You 6 6 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_explained_in_one_short_line(language: str) -> None:
    for term in TERMS:
        told = cuzco_words(language).say(term_note(term))
        assert cells(told) <= (76 if language == "en" else 79), told
        assert told.endswith(".")


@pytest.mark.parametrize(
    ("language", "text", "terms"),
    [
        ("en", "khipu worth 3 VP, on top of Ben, orange feather", ["khipu", "feather"]),
        ("en", "Circlet 3: 12 VP and a fire trial", ["circlet", "fire-trial"]),
        ("en", "Slide down farm tile for food", ["slide"]),
        ("en", "points 2 VP", []),
        ("de", "Khipu geliefert, Feder rosa", ["khipu", "feather"]),
        ("de", "dann eine Feuerprobe", ["fire-trial"]),
        ("nl", "quipu-fiche bezorgd, veer roze", ["khipu", "feather"]),
    ],
)
def test_the_terms_of_a_text_are_found_in_their_order(language: str, text: str, terms: list[str]) -> None:
    assert terms_in(text, cuzco_words(language)) == terms


def test_a_circlet_tells_the_die_it_needs_and_its_vp() -> None:
    """H-1, H-2: 2 VP of the circlet and 10 in the first round."""
    s = new(2)
    told = circlet_note(3, view_of(s, 0))
    assert [cuzco_words(language).say(told) for language in LANGUAGES] == [
        "a die of 3 or more: 12 VP",
        "ab 3: 12 Punkte",
        "vanaf 3: 12 punten",
    ]
