"""The tutorial: a legal first round that shows everything a newcomer needs, in few words."""

import re
import subprocess
import sys
from collections import Counter

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Event, Tutorial
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine import State, events
from cuzco_tui.games.cuzco.engine.choices import PlaceDie, PlaceFeather, PlayCard, UseAbility, parse_choice
from cuzco_tui.games.cuzco.engine.codes import (
    ACTION_NAMES,
    COLUMNS,
    EXCHANGE,
    FROM_HEADDRESS,
    FROM_TASKS,
    IN_HAND,
    INTI,
    LOCATION_NAMES,
    OFFERING,
    START_TASKS,
)
from cuzco_tui.games.cuzco.narration.places import village_names
from cuzco_tui.messages import LANGUAGES, Message
from tests.games.cuzco.words import cuzco_words

GAME = find_game("cuzco")
SPOKEN = [language for language in LANGUAGES if (GAME.description.words / language / "tutorial.ftl").is_file()]
LONGEST_LINE = 80
MOST_LINES = 4
SAYS_ITS_NUMBERS = ("die", "slot", "step", "keep", "take", "fulfil", "card", "tile", "road")
"""Choices whose numbers a lesson has to name, so that the newcomer finds the option."""


def tutorial() -> Tutorial:
    """The tutorial as a front end gets it."""
    return GAME.tutorial()


def start() -> State:
    """The fixed deal."""
    lessons = tutorial()
    state: State = GAME.make(lessons.seats, lessons.seed, lessons.options, GAME.load_content(None))
    return state


def taught() -> tuple[State, list[Event]]:
    """The game after the last lesson, and all that happened on the way."""
    state = start()
    log: list[Event] = []
    for lesson in tutorial().lessons:
        GAME.apply(state, GAME.parse(lesson.choice), log)
    return state, log


def of_kind(log: list[Event], kind: type[Event]) -> list[Event]:
    """The events of a class."""
    return [event for event in log if isinstance(event, kind)]


def messages() -> list[Message]:
    """All that is said, in order."""
    lessons = tutorial()
    said = [message for lesson in lessons.lessons for message in (*lesson.before, *lesson.after)]
    return [*said, *lessons.farewell]


def test_every_choice_is_an_option_of_the_decision_that_is_asked() -> None:
    """No decision is left out, and each choice is written as the engine writes it."""
    state = start()
    for lesson in tutorial().lessons:
        decision = GAME.decision(state)
        assert decision is not None
        assert lesson.choice in [choice.text for choice in decision.options]
        GAME.apply(state, GAME.parse(lesson.choice))


def test_the_lessons_end_when_the_newcomer_opens_round_two() -> None:
    """Round 2, first turn, own seat, all dice in hand; nobody has had to give up a task (U-4)."""
    state, log = taught()
    decision = GAME.decision(state)
    assert decision is not None
    assert (state.round, state.turn, decision.kind) == (2, 1, "ChooseTurn")
    assert decision.seat == tutorial().own_seat == state.order[0]
    assert state.dice_at == [IN_HAND] * 9
    assert not of_kind(log, events.TaskDiscarded)


def test_it_is_played_at_a_table_of_three_without_modules() -> None:
    """The seats that are not the newcomer's have a bot that exists."""
    lessons = tutorial()
    assert lessons.seats == 3
    assert lessons.options == GAME.description.checked_options(3, {})
    assert lessons.bots == {seat: "greedy" for seat in range(3) if seat != lessons.own_seat}
    assert set(lessons.bots.values()) <= set(GAME.description.bots)


def test_every_action_is_done_once_and_the_ninth_die_exchanges_again() -> None:
    """Nine dice (D-1), three a seat, for the eight actions."""
    state = start()
    done: Counter[str] = Counter()
    dice: Counter[int] = Counter()
    for lesson in tutorial().lessons:
        choice, decision = parse_choice(lesson.choice), GAME.decision(state)
        if isinstance(choice, PlaceDie) and decision is not None:
            done[ACTION_NAMES[choice.action]] += 1
            dice[decision.seat] += 1
        GAME.apply(state, choice)
    assert done == Counter({**dict.fromkeys(ACTION_NAMES, 1), ACTION_NAMES[EXCHANGE]: 2})
    assert dice == Counter({0: 3, 1: 3, 2: 3})


def test_feathers_complete_circlets_that_are_activated() -> None:
    """A delivered feather joins the first one (M-4, H-1), and one of the two circlets is activated by a tile (A-09)."""
    state = start()
    completing = 0
    for lesson in tutorial().lessons:
        choice, decision = parse_choice(lesson.choice), GAME.decision(state)
        if isinstance(choice, PlaceFeather) and decision is not None:
            completing += state.players[decision.seat].feathers >> (choice.slot ^ 1) & 1
        GAME.apply(state, choice)
    headdress = [player.vp[FROM_HEADDRESS * COLUMNS + 1] for player in state.players]
    assert completing >= 2
    assert headdress == [11, 0, 11]


def test_god_cards_are_played_from_hand_and_through_a_medal() -> None:
    """One for an offering, one for an Inti medal (G-0)."""
    ways = [choice.via for lesson in tutorial().lessons if isinstance(choice := parse_choice(lesson.choice), PlayCard)]
    assert sorted(ways) == [OFFERING, INTI]


def test_phase_two_uses_both_colours_of_tiles() -> None:
    """A study ability and a farm ability (E-1)."""
    used = [parse_choice(lesson.choice) for lesson in tutorial().lessons]
    assert {choice.colour for choice in used if isinstance(choice, UseAbility)} == {0, 1}


def test_phase_three_shows_all_of_the_city() -> None:
    """University and order, temple and medal, goods, a task for everybody and new ones (U-1 to U-4)."""
    state, log = taught()
    fulfilled = [event.task for event in of_kind(log, events.TaskFulfilled) if isinstance(event, events.TaskFulfilled)]
    assert len(of_kind(log, events.FireTrialEarned)) == 3
    assert len(of_kind(log, events.OrderChanged)) == 1
    assert len(of_kind(log, events.IntiGained)) == 1
    assert len(of_kind(log, events.GoodBought)) == 2
    assert len(of_kind(log, events.TaskTaken)) == 3
    assert len(fulfilled) == 3
    assert any(task < START_TASKS for task in fulfilled)
    assert [player.vp[FROM_TASKS * COLUMNS + 1] for player in state.players] == [6, 6, 6]


def test_the_newcomer_can_finish_the_game_against_the_bots() -> None:
    """After the last lesson the bots take over their seats, and the game comes to its end."""
    lessons, (state, _) = tutorial(), taught()
    bots = {seat: GAME.make_bot(name, lessons.seed + seat) for seat, name in lessons.bots.items()}
    bots[lessons.own_seat] = GAME.make_bot("greedy", lessons.seed)
    while (decision := GAME.decision(state)) is not None:
        index = bots[decision.seat](GAME.view(state, decision.seat), decision, ThinkingClock())
        GAME.apply(state, decision.options[index])
    assert sorted(standing.place for standing in GAME.ranking(state)) == [1, 2, 3]


def test_every_lesson_says_something_before_its_choice() -> None:
    """Nobody is left alone with a question."""
    assert all(lesson.before for lesson in tutorial().lessons)
    assert tutorial().farewell


def test_english_is_there() -> None:
    """English is the source of all translations."""
    assert "en" in SPOKEN


@pytest.mark.parametrize("language", SPOKEN)
def test_no_message_is_missing_unused_or_said_twice(language: str) -> None:
    """Data and words belong together one to one."""
    said = sorted(message.id for message in messages())
    assert said == sorted(id_ for id_ in cuzco_words(language).entries if id_.startswith("tutorial-"))


@pytest.mark.parametrize("language", SPOKEN)
def test_the_text_takes_about_a_quarter_of_an_hour_with_its_forty_five_choices(language: str) -> None:
    """Read aloud it is some ten minutes; the options and the thinking take the rest."""
    words = sum(len(cuzco_words(language).say(message).split()) for message in messages())
    assert 900 <= words <= 1700


@pytest.mark.parametrize("language", SPOKEN)
def test_every_message_is_a_few_whole_sentences_of_short_lines(language: str) -> None:
    """It begins like a sentence, ends like one, and can be heard without losing the thread."""
    for message in messages():
        lines = cuzco_words(language).say(message).splitlines()
        assert len(lines) <= MOST_LINES, message
        for line in lines:
            assert len(line) <= LONGEST_LINE, line
        assert lines[-1][-1] in ".!?", message
        assert not lines[0][0].islower(), message


@pytest.mark.parametrize("language", SPOKEN)
def test_every_rule_that_is_quoted_stands_on_the_rules_page(language: str) -> None:
    """The newcomer can look each of them up, and many are quoted."""
    text = "\n".join(cuzco_words(language).say(message) for message in messages())
    quoted = set(re.findall(r"\b[A-Z]-\d+\b", text))
    known = set(re.findall(r"^- \*\*([A-Z]-\d+)\*\*", GAME.rules_page(language), re.MULTILINE))
    assert sorted(quoted - known) == []
    assert len(quoted) >= 25


@pytest.mark.parametrize("language", SPOKEN)
def test_a_lesson_names_the_numbers_of_its_choice(language: str) -> None:
    """Whoever hears it finds the option: the die, the slot, the step, the tile, the card, the village or the tasks."""
    taught = tutorial()
    names = village_names(GAME.make(taught.seats, taught.seed, taught.options, GAME.load_content(None)).board)
    for lesson in tutorial().lessons:
        kind, *rest = lesson.choice.split()
        if kind in SAYS_ITS_NUMBERS:
            said = " ".join(cuzco_words(language).say(message) for message in lesson.before)
            if kind == "road":
                assert f" {names[LOCATION_NAMES.index(rest[0])]}" in said, lesson
                continue
            numbers = re.findall(r"\d+", lesson.choice)
            assert set(numbers) <= set(re.findall(r"\d+", said)), lesson


def test_the_tutorial_is_loaded_only_when_it_is_asked_for() -> None:
    """A game that teaches nobody does not wait for the lessons."""
    name = "cuzco_tui.games.cuzco.tutorial"
    code = f"import sys; from cuzco_tui.games import find_game; find_game('cuzco'); print({name!r} in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
