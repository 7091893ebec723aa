"""The log deed by deed: one line for one thing, and nothing of it is lost or told twice."""

import re
from collections import Counter

import pytest

from cuzco_tui.games.cuzco.engine import State, apply, events, parse_choice
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration.deeds import deeds
from cuzco_tui.messages import LANGUAGES, Names, Value
from cuzco_tui.play.chronicle import Entry, in_one_line
from tests.games.cuzco.kit import at_turn, deliver, new, texts
from tests.games.cuzco.narration.played import PEOPLE, end_of, moments
from tests.games.cuzco.words import cuzco_words

GAMES = [(seed, bot) for bot in ("random", "greedy") for seed in range(6)]


def told(happened: list[events.Event], seed: int = 0, language: str = "en") -> list[str]:
    moment = end_of(seed)
    return [
        cuzco_words(language).say(
            in_one_line(Entry(deed.said, 0, deed.seat, deed.kind, deed.brought, deed.place), moment.names)
        )
        for deed in deeds(happened, moment.view, moment.names)
    ]


@pytest.mark.parametrize(("seed", "bot"), GAMES)
def test_every_vp_of_a_game_is_in_the_log(seed: int, bot: str) -> None:
    moment = end_of(seed, bot)
    scored: Counter[str] = Counter()
    for event in moment.events:
        if isinstance(event, events.PointsScored):
            scored[moment.names.names[event.seat]] += event.vp
    logged: Counter[str] = Counter()
    for deed in deeds(moment.events, moment.view, moment.names):
        for phrase in deed.brought:
            values = phrase.values
            if phrase.id == "log-vp" and deed.seat is not None:
                logged[moment.names.names[deed.seat]] += int(str(values["amount"]))
            elif phrase.id == "log-source" and deed.seat is not None:
                logged[moment.names.names[deed.seat]] += int(str(values["vp"]))
            elif phrase.id == "log-vp-of":
                who: Value = values["who"]
                logged[who if isinstance(who, str) else PEOPLE[0]] += int(str(values["vp"]))
    assert logged == scored


@pytest.mark.parametrize(("seed", "bot"), GAMES)
def test_every_placed_die_every_good_and_every_task_is_one_deed(seed: int, bot: str) -> None:
    """D-1, U-3, U-4: as many lines as things that were done."""
    moment = end_of(seed, bot)
    found = deeds(moment.events, moment.view, moment.names)
    for kind, id_ in (
        (events.DiePlaced, "log-die"),
        (events.DiceRolled, "log-rolled"),
        (events.GoodBought, "log-bought"),
        (events.TaskFulfilled, "log-fulfilled"),
        (events.AbilityUsed, "log-ability"),
        (events.RoundStarted, "log-round"),
    ):
        happened = [getattr(event, "seat", None) for event in moment.events if isinstance(event, kind)]
        assert [deed.seat for deed in found if deed.said.id == id_] == happened, kind
    assert len(found) * 2 < len(moment.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said(language: str) -> None:
    for seed in range(12):
        for line in told(end_of(seed).events, seed, language):
            assert not re.search(r"[{}$]|  | [.,:;)]|\(\)|,,", line), line


def test_a_deed_only_grows() -> None:
    """While a deed goes on its place in the log stays; what was said of it before is not told anew below it."""
    lengths = []
    for moment in moments(4):
        found = deeds(moment.events, moment.view, moment.names)
        lengths.append(len(found))
        assert all(deed.first <= deed.last < len(moment.events) for deed in found)
        assert [deed.first for deed in found] == sorted(deed.first for deed in found)
    assert lengths == sorted(lengths)


def test_a_run_tells_where_whose_khipu_and_which_feather() -> None:
    """M-1 to M-4: the road, the village by its name, the khipu below, the feather."""
    s = at_turn(new(2), 0, (1, 5, 4))
    deliver(s, 1, 0)
    log = choose_all(s, "die 1 rope")
    (deed,) = deeds(log, view_of(s, 0), Names(PEOPLE[:2], 0))
    say = cuzco_words("en").say
    assert say(deed.said) == "die 1, rope bridge 1 to O3"
    assert [say(phrase) for phrase in deed.brought] == ["khipu on top of Ben", "orange feather"]
    assert (deed.seat, deed.kind, deed.place) == (0, "deed", "roads")


def choose_all(s: State, text: str) -> list[events.Event]:

    assert text in texts(s)
    log: list[events.Event] = []
    apply(s, parse_choice(text), log)
    return log


def test_pututus_and_cards_before_a_die_belong_to_it() -> None:
    """O-2, G-05: what is done for the sake of a die is told with it."""
    happened: list[events.Event] = [
        events.PututuUsed(1, 1, 5, 4),
        events.DiePlaced(1, 4, 4, False),
        events.FeatherTaken(1, 3),
        events.FeatherPlaced(1, 3, 2),
        events.CardPlayed(1, 5, 2),
        events.DiePlaced(1, 1, 7, True),
        events.PointsScored(1, 2, "points space"),
    ]
    assert told(happened) == [
        "Ben: die 4, exchange (pututu: 5 to 4, pink feather)",
        "Ben: extra 1, points (by medal Mama Quilia 05: turn with a 1, 2 VP)",
    ]


def test_the_end_of_a_round_has_one_line_for_knowledge_and_one_for_the_temple() -> None:
    """U-1, U-2."""
    happened: list[events.Event] = [
        events.PhaseStarted(3),
        events.PointsScored(1, 1, "university"),
        events.PointsScored(0, 4, "university"),
        events.OrderChanged((0, 1)),
        events.PointsScored(0, 2, "temple"),
        events.IntiGained(0),
    ]
    assert told(happened) == [
        "phase three, city",
        "Knowledge (Ben 1 VP, You 4 VP)",
        "Order of play: You, Ben",
        "Temple (You 2 VP, Inti medal for you)",
    ]


def test_a_roll_has_its_pututu_although_all_roll_first() -> None:
    """O-1."""
    happened: list[events.Event] = [
        events.RoundStarted(1),
        events.DiceRolled(0, (6, 6, 6)),
        events.DiceRolled(1, (2, 4, 4)),
        events.PututuGained(1, 1),
        events.PututuGained(0, 2),
    ]
    assert told(happened) == ["Round 1", "You: rolled 6 6 6 (pututu of 2)", "Ben: rolled 2 4 4 (pututu of 1)"]


def test_a_deed_that_began_before_what_is_told_is_continued_and_nothing_is_told_twice() -> None:
    moment = end_of(0)
    feather = next(event for event in moment.events if isinstance(event, events.FeatherTaken))
    (line,) = told([feather])
    assert re.fullmatch(r"\w+: continued \(\w+ feather\)", line), line
