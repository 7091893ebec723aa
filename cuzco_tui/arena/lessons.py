"""One game of a training: its players try things out, and all that is kept of it is which options they took."""

import hashlib
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Clock, Game, Json
from cuzco_tui.games import find_description, find_game, load
from cuzco_tui.search.school import Sample, School, Weights


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played: the course, its number there, and the index of every option that was taken."""

    course: int
    number: int
    choices: list[int]


class Learned(NamedTuple):
    """A sample, and what its seat gained until the end, as its school counts it."""

    sample: Sample
    gained: float
    seat: int = 0


def school_of(name: str) -> School:
    """Load the school of a game."""
    school: School = load(find_description(name).school)()
    return school


def play_lesson(task: dict[str, Json], _clock: Clock) -> Json:
    """In a worker's process: play a game of a course."""
    game, school = find_game(task["game"]), school_of(task["game"])
    return play(game, school, task["seed"], task["course"], task["number"], task["weights"]).choices


def play(game: Game, school: School, seed: int, course: int, number: int, weights: Weights | None) -> Lesson:
    """Play a game of a course, the same one for the same seed and weights."""
    chance, state = _begin(game, school, seed, course, number)
    bots = school.players(course, _seats(state, game), weights, chance)
    clock = ThinkingClock()
    taken: list[int] = []
    while decision := game.decision(state):
        taken.append(bots[decision.seat](game.view(state, decision.seat), decision, clock))
        game.apply(state, decision.options[taken[-1]])
    return Lesson(course, number, taken)


def learned_from(game: Game, school: School, seed: int, lesson: Lesson) -> Iterator[Learned]:
    """Go through a game again, and give every position at the end of a part with what came of it."""
    _, state = _begin(game, school, seed, lesson.course, lesson.number)
    found: list[tuple[int, Sample]] = []
    for index in lesson.choices:
        seat = school.asked(state)
        assert seat is not None
        school.play_on(state, school.options(state)[index])
        if not school.options(state):
            found.append((seat, school.sample(state, seat)))
            school.advance(state)
    scores = {standing.seat: standing.score for standing in game.ranking(state)}
    for seat, sample in found:
        yield Learned(sample, school.result(scores, seat) - sample.score, seat)


def _begin(game: Game, school: School, seed: int, course: int, number: int) -> "tuple[Random, object]":
    digest = hashlib.blake2b(f"{seed} {course} {number}".encode(), digest_size=8).digest()
    chance = Random(int.from_bytes(digest))
    seats, options = school.table(chance)
    return chance, game.make(seats, chance.getrandbits(62), dict(options), game.load_content(None))


def _seats(state: object, game: Game) -> int:
    return len(game.ranking(state))
