"""Sentences as a newcomer reads them: no fractions that are none, no repetitions, numbers and words that agree."""

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine import State, parse_choice
from cuzco_tui.games.cuzco.engine.decisions import TASKS_TO_KEEP
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.messages import LANGUAGES, Names, message
from tests.games.cuzco.kit import at_turn, choose, decider, new, refresh, texts
from tests.games.cuzco.words import cuzco_words

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
NARRATOR = find_game("cuzco").narrator()


def question(s: State, language: str = "en") -> str:
    """What the decider is asked."""
    seat = decider(s)
    return cuzco_words(language).say(NARRATOR.question(view_of(s, seat), Names(PEOPLE[: s.seats], seat)))


def option(s: State, text: str, language: str = "en") -> str:
    """An option of the decider in words."""
    assert text in texts(s), texts(s)
    seat = decider(s)
    said = NARRATOR.option(parse_choice(text), view_of(s, seat), Names(PEOPLE[: s.seats], seat))
    return cuzco_words(language).say(said)


def brought(s: State, text: str, language: str) -> list[str]:
    """What an option brings, phrase by phrase."""
    seat = decider(s)
    phrases = NARRATOR.brings(parse_choice(text), view_of(s, seat), Names(PEOPLE[: s.seats], seat))
    return [cuzco_words(language).say(phrase) for phrase in phrases]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Step 3: pushes your own priest down"),
        ("de", "Stufe 3: dein eigener Priester eine Stufe hinunter"),
        ("nl", "Trede 3: je eigen priester gaat omlaag"),
    ],
)
def test_pushing_ones_own_priest_is_told_in_whole_words(language: str, said: str) -> None:
    """T-2."""
    s = at_turn(new(2), 0, (3, 5, 4))
    s.temple[2] = 0
    refresh(s)
    choose(s, "die 3 temple")
    assert option(s, "step 3", language) == said


def test_an_exchange_without_pips_does_not_ask_what_to_take() -> None:
    view = message("question-exchange", pips=0)
    assert [cuzco_words(language).say(view) for language in LANGUAGES] == [
        "Exchange, no pips left: anything else?",
        "Tausch, keine Augen mehr: Sonst noch etwas?",
        "Omruilen, geen ogen meer: nog iets anders?",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fire_trial_does_not_repeat_its_options(language: str) -> None:
    """F-1."""
    s = at_turn(new(2), 0, (3, 5, 4))
    choose(s, "die 3 temple")
    if "step 3" in texts(s):
        choose(s, "step 3")
    assert option(s, "offering", language).casefold() in [each.casefold() for each in brought(s, "offering", language)]
    choose(s, "offering")
    assert option(s, "food", language).casefold() in [each.casefold() for each in brought(s, "food", language)]


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "village of 1 VP", "villages of 2, 2 and 1 VP"),
        ("de", "Dorf mit 1 Punkt", "Dörfer mit 2, 2 und 1 Punkten"),
        ("nl", "dorp van 1 punt", "dorpen van 2, 2 en 1 punten"),
    ],
)
def test_the_vp_of_villages_are_listed_in_a_sentence(language: str, one: str, three: str) -> None:
    say = cuzco_words(language).say
    assert say(message("then-villages", count=1, vp=1)) == one
    several = message("several-numbers", first="2, 2", last=1)
    assert say(message("then-villages", count=3, vp=several)) == three


@pytest.mark.parametrize(
    ("language", "keep", "palace"),
    [
        ("en", "Which two tasks do you keep? One each round: fulfilled 6 VP, else discarded.", "6 VP"),
        ("de", "Welche zwei Aufgaben behältst du? Je Durchgang eine: 6 Punkte, sonst Abwurf.", "6 Punkte"),
        ("nl", "Welke twee opdrachten houd je? Elke ronde één: vervuld 6 punten, anders weg.", "6 punten"),
    ],
)
def test_questions_about_tasks_say_what_a_task_is_worth(language: str, keep: str, palace: str) -> None:
    """N-11 and U-4."""
    s = new(2)
    s.players[0].offer, s.task_stack = s.task_stack[:4], s.task_stack[4:]
    s.stack = [(TASKS_TO_KEEP, 0, 0, 0, 0)]
    assert question(refresh(s), language) == keep
    assert len(keep) <= 80
    assert palace in cuzco_words(language).say(message("question-task", met=1, vp=6))
    assert palace in cuzco_words(language).say(message("question-new-task", vp=6))


def test_german_sentences_agree() -> None:
    say = cuzco_words("de").say
    assert say(message("event-tasks-kept", seat="Ann", tasks="x")) == "Ann behält x."
    assert say(message("event-tasks-kept", seat=message("you"), tasks="x")) == "Du behältst x."
    assert say(message("hint-more", vp=1, other="x", told="yes", parts="+1 y")) == "Ein Punkt besser als x: +1 y."
    assert say(message("hint-more", vp=1, other="x", told="no", parts="+1 y")) == "Ein Punkt besser als x."
    assert say(message("mask-score", vp=1)) == "1 Punkt"
