"""Everything that a random game gives occasion to say."""

from collections.abc import Iterator
from random import Random

from cuzco_tui.games import find_game
from cuzco_tui.messages import Message, Names

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
LOOK_WORDS = ("", "inner 3", "cuzco", "4 2", "Ben")


def spoken_in_game(seed: int, looks: float = 0.1) -> Iterator[Message]:
    """Play a random game and give every message: opening, questions, options, events, and now and then all the rest."""
    game = find_game("cuzco")
    narrator = game.narrator()
    chance = Random(seed)
    players = 2 + seed % 3
    options = {"pututu": seed % 2 == 0, "temple": "exact" if seed % 5 == 0 else "upto"}
    state = game.make(players, seed, options, game.load_content(None))
    people = PEOPLE[:players]
    for event in game.opening(state):
        yield narrator.event(event, game.view(state, 0), Names(people, 0))
    while decision := game.decision(state):
        seat = decision.seat
        view, names = game.view(state, seat), Names(people, seat)
        other = (seat + 1) % players
        yield narrator.question(view, names)
        yield narrator.question(game.view(state, other), Names(people, other))
        yield from (narrator.option(option, view, names) for option in decision.options)
        for option in decision.options:
            if short := narrator.short_option(option, view, names):
                yield short
            yield from narrator.grouped(option, view, names, shortly=True) or ()
        if chance.random() < looks:
            for option in decision.options:
                yield from narrator.brings(option, view, names)
            yield from narrator.where(view, names)
            for words in LOOK_WORDS:
                for topic in ("", *game.description.topics):
                    yield from narrator.look(topic, words, view, names)
            for who in (seat, other):
                seen, called = game.view(state, who), Names(people, who)
                for reason in game.why_not(state, who):
                    yield narrator.subject(reason, seen, called)
                    yield narrator.reason(reason, seen, called)
            yield from game.hint(view, decision, names).why
        log: list[object] = []
        game.apply(state, chance.choice(decision.options), log)  # type: ignore[arg-type]
        after = game.view(state, seat)
        for event in log:
            yield narrator.event(event, after, names)
            assert isinstance(narrator.is_detail(event), bool)
    spectator = game.view(state, None)
    yield narrator.question(spectator, Names(people, None))
    for topic in ("", *game.description.topics, "nowhere"):
        yield from narrator.look(topic, "", spectator, Names(people, None))
    yield from narrator.standings(game.ranking(state), Names(people, 0))
