"""Everything that a random game gives occasion to say."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from cuzco_tui.games import load
from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES
from cuzco_tui.messages import Message, Names
from tests.games.caral.helpers_random import busy

PEOPLE: Final = ("Ann", "Ben", "Cleo", "Dan")
LOOK_WORDS: Final = ("", "village 2", "site-7", "7", "Ben", "mood", "nowhere")
THINGS: Final = ("market-1", "pair fish", "builder site-4", "build", "nonsense")
"""What somebody may ask why it is not possible."""


def new_game(seed: int, content: Path | None = None) -> tuple[Any, Any, tuple[str, ...]]:
    """Make the game of a seed, with other modules and seats for every one, and its players."""
    game = load(CARAL.game)()
    players = 2 + seed % 3
    options = {name: bool(seed >> bit & 1) for bit, name in enumerate(MODULE_NAMES)}
    options["max_years"] = 4 + seed % 4 if seed % 2 else 1 + seed % 4
    return game, game.make(players, seed, options, game.load_content(content)), PEOPLE[:players]


def spoken_in_game(seed: int, looks: float = 0.1, content: Path | None = None) -> Iterator[Message]:
    """Play a random game and give every message: opening, questions, options, events, and now and then all the rest."""
    game, state, people = new_game(seed, content)
    narrator = game.narrator()
    chance = Random(seed)
    choose = busy(seed) if seed % 2 else lambda s: chance.choice(s.options)
    for event in game.opening(state):
        yield narrator.event(event, game.view(state, 0), Names(people, 0))
    yield from narrator.opening(game.view(state, 0))
    happened: list[Any] = [*game.opening(state)]
    while decision := game.decision(state):
        seat = decision.seat
        view, names = game.view(state, seat), Names(people, seat)
        other = (seat + 1) % len(people)
        yield narrator.question(view, names)
        yield narrator.question(game.view(state, other), Names(people, other))
        if (short := narrator.short_question(view)) is not None:
            yield short
        for option in decision.options:
            yield narrator.option(option, view, names)
            yield from narrator.grouped(option, view, names, True) or ()
        if chance.random() < looks:
            yield from _looked(game, state, decision, people)
        log: list[Any] = []
        game.apply(state, choose(state), log)
        after = game.view(state, seat)
        for event in log:
            if event.private_to in (None, seat):
                yield narrator.event(event, after, names)
        happened += [event for event in log if event.private_to in (None, seat)]
        if len(happened) > 200 or not game.decision(state):
            for deed in narrator.deeds(happened, after, names):
                yield from (deed.said, *deed.brought, *deed.means)
            happened = []
    spectator = game.view(state, None)
    yield narrator.question(spectator, Names(people, None))
    for topic in ("", *CARAL.topics, "nowhere"):
        yield from narrator.look(topic, "", spectator, Names(people, None))
    yield from narrator.standings(game.ranking(state), Names(people, 0))


def _looked(game: Any, state: Any, decision: Any, people: tuple[str, ...]) -> Iterator[Message]:
    """Give everything that can be asked for at a decision."""
    narrator = game.narrator()
    view, names = game.view(state, decision.seat), Names(people, decision.seat)
    watched, all_names = game.view(state, None), Names(people, None)
    for option in decision.options:
        yield from narrator.brings(option, view, names)
        yield narrator.option(option, watched, all_names)
        yield from narrator.grouped(option, watched, all_names, False) or ()
    yield from narrator.where(view, names)
    for words in LOOK_WORDS:
        for topic in ("", *CARAL.topics):
            yield from narrator.look(topic, words, view, names)
    for who in (decision.seat, (decision.seat + 1) % len(people)):
        seen, called = game.view(state, who), Names(people, who)
        reasons = game.why_not(state, who)
        for reason in reasons:
            assert isinstance(narrator.concerns(reason, seen), bool)
            yield narrator.subject(reason, seen, called)
            yield narrator.reason(reason, seen, called)
        for thing in THINGS:
            if (why := narrator.why_this(thing, {each.subject: each for each in reasons}, seen, called)) is not None:
                yield why
