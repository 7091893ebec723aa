"""What options are said to bring, over whole games: the same for equal views, and just what then happens."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cuzco_tui.games.cuzco.engine import State, apply, new_game
from cuzco_tui.games.cuzco.engine import events as happened
from cuzco_tui.games.cuzco.engine.choices import Choice
from cuzco_tui.games.cuzco.engine.codes import FROM_INTI, SOURCES
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration.outcomes import brings
from cuzco_tui.messages import LANGUAGES, Message, Names
from tests.games.cuzco.engine.test_secrecy import another_deal
from tests.games.cuzco.random_play import SETUPS, Setup, any_option
from tests.games.cuzco.words import cuzco_words

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
FOLLOWS = {
    "then-tasks-to-keep": "ChooseTasksToKeep",
    "then-feather-slot": "ChooseFeatherSlot",
    "then-turn": "ChooseTurn",
    "then-die-to-move": "ChooseDieToMove",
    "then-overlay": "ChooseOverlay",
    "then-roads": "ChooseRoad",
    "then-village": "ChooseVillage",
    "then-tile": "ChooseTile",
    "then-discarded-tile": "ChooseDiscardedTile",
    "then-raise": "ChooseTileToRaise",
    "then-step": "ChooseStep",
    "then-circlet": "ChooseCirclet",
    "then-fire-trial": "ChooseFireGift",
    "then-growth": "ChooseFireGrowth",
    "then-ability": "ChooseAbility",
    "then-feathers": "ChooseFeather",
    "then-god-cards": "ChooseGodCard",
    "then-khipus": "ChooseKhipu",
    "then-spaces": "ChooseSpaces",
    "then-new-task": "ChooseNewTask",
}
"""The decision that must stand next when a phrase says so; the others may wait below a feather slot."""
ENDS_OF_TURNS = (
    happened.PhaseStarted,
    happened.RoundStarted,
    happened.RoundEnded,
    happened.OrderChanged,
    happened.GameEnded,
)
DONE_TO_OTHERS = (happened.PriestPushed, happened.PriestSentHome)


def told(s: State, choice: Choice) -> list[Message]:
    """What the decider is told about an option."""
    seat = s.stack[-1][1]
    return brings(choice, view_of(s, seat), Names(PEOPLE[: s.seats], seat))


def own_part(log: list[happened.Event], seat: int, at_market: bool) -> Iterator[happened.Event]:
    """What a choice caused before anything else began: another's doings, the next step of the round, the end."""
    for event in log:
        if isinstance(event, ENDS_OF_TURNS):
            return
        if getattr(event, "seat", seat) != seat and not isinstance(event, DONE_TO_OTHERS):
            return
        if at_market and isinstance(event, happened.TaskFulfilled | happened.TaskDiscarded):
            return
        if isinstance(event, happened.PointsScored) and SOURCES.index(event.source) >= FROM_INTI:
            return
        yield event


AMOUNTS = {
    "brings-vp": "vp",
    "brings-knowledge": "steps",
    "brings-food": "amount",
    "brings-offerings": "amount",
    "brings-reserve": "amount",
}
PIECES = ("brings-khipu", "brings-circlet", "brings-priest", "brings-card", "brings-tile", "brings-home")


def gains_told(phrases: list[Message]) -> Counter[str]:
    """The numbers that are promised."""
    found: Counter[str] = Counter()
    for said in phrases:
        if said.id in AMOUNTS:
            found[said.id] += int(str(said.values[AMOUNTS[said.id]]))
        elif said.id in PIECES:
            found[said.id] += 1
        elif said.id == "brings-delivery":
            found["brings-khipu"] += 1
    return found


def gains_seen(log: list[happened.Event], promised: Counter[str]) -> Counter[str]:
    """The same numbers from what happened, without what a phrase leaves to the option's own words."""
    found: Counter[str] = Counter()
    for event in log:
        match event:
            case happened.PointsScored():
                found["brings-vp"] += event.vp
            case happened.KnowledgeGained():
                found["brings-knowledge"] += event.steps
            case happened.FoodGained():
                found["brings-food"] += event.amount
            case happened.OfferingsGained():
                found["brings-offerings"] += event.amount
            case happened.KhipuDelivered():
                found["brings-khipu"] += 1
            case happened.GodCardTaken():
                found["brings-card"] += 1
            case happened.TileTaken():
                found["brings-tile"] += 1
            case happened.KhipuReserved():
                found["brings-reserve"] += 1
            case happened.PriestSentHome():
                found["brings-home"] += 1
            case happened.CircletActivated() if promised["brings-circlet"]:
                found["brings-circlet"] += 1
            case happened.PriestPlaced() if promised["brings-priest"]:
                found["brings-priest"] += 1
    return +found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_an_option_is_said_to_bring_is_what_happens(setup: Setup) -> None:
    """VP, supplies, pieces and the next question are as promised; where a card is turned up, never less."""
    chance = Random(str(setup))
    seen: Counter[str] = Counter()
    for seed in range(3):
        s = setup.game(seed)
        pick = any_option(seed)
        while s.options:
            if chance.random() < 0.25:
                for choice in s.options:
                    _compare(s, choice, seen)
            apply(s, pick(s.options))
    assert seen["brings-vp"] > 50
    assert seen["brings-delivery"] + seen["brings-khipu"] > 10
    assert len(seen) > 20


def _compare(s: State, choice: Choice, seen: Counter[str]) -> None:
    seat, kind = s.stack[-1][1], DECISION_NAMES[s.stack[-1][0]]
    phrases = told(s, choice)
    seen.update(phrase.id for phrase in phrases)
    twin = s.copy()
    log: list[happened.Event] = []
    apply(twin, choice, log)
    own = list(own_part(log, seat, kind in ("ChooseGood", "ChooseGoodTwice")))
    promised = gains_told(phrases)
    real = gains_seen(own, promised)
    if any(isinstance(event, happened.CardTurnedUp) for event in own):
        assert promised <= real, (choice, phrases, own)
    else:
        assert promised == real, (choice, phrases, own)
    for phrase in phrases:
        if phrase.id in FOLLOWS:
            assert twin.stack[-1][1] == seat, (choice, phrases)
            assert DECISION_NAMES[twin.stack[-1][0]] == FOLLOWS[phrase.id], (choice, phrases)
        if phrase.id == "brings-costs":
            before, after = s.players[seat], twin.players[seat]
            paid = before.food > after.food or before.offerings > after.offerings or before.inti > after.inti
            assert paid, (choice, phrases)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_views_are_told_the_same_whatever_is_hidden(players: int) -> None:
    """Foreign hands, the order of piles and the generator do not show in what an option is said to bring."""
    chance = Random(players)
    compared = 0
    for seed in range(4):
        s = new_game(players, seed, pututu=seed % 2 == 0)
        while s.options:
            if chance.random() < 0.1:
                seat = s.stack[-1][1]
                twin = another_deal(s, seat, chance.getrandbits(32))
                for choice in s.options:
                    assert told(twin, choice) == told(s, choice), choice
                    compared += 1
            apply(s, s.options[int(chance.random() * len(s.options))])
    assert compared > 200


def test_phrases_are_short_in_every_language() -> None:
    """Panels are narrow: half of what is told has at most 40 signs, and nine tenths at most 70."""
    lengths: dict[str, list[int]] = {language: [] for language in LANGUAGES}
    for seed in range(4):
        s = new_game(2 + seed % 3, seed, pututu=True)
        pick = any_option(seed)
        while s.options:
            for choice in s.options if seed == s.reveals % 4 else []:
                phrases = tuple(told(s, choice))
                for language in LANGUAGES:
                    lengths[language].append(len(cuzco_words(language).say(phrases)))
            apply(s, pick(s.options))
    for language, found in lengths.items():
        found.sort()
        assert len(found) > 300
        assert found[len(found) // 2] <= 40, language
        assert found[len(found) * 9 // 10] <= 70, language


def test_who_does_not_decide_is_told_nothing() -> None:
    """Options belong to the decider: others and spectators get no preview."""
    s = new_game(3, 1)
    choice = s.options[0]
    for seat in (None, *(other for other in range(3) if other != s.stack[-1][1])):
        assert brings(choice, view_of(s, seat), Names(PEOPLE[:3], seat)) == []
