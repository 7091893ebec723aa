"""Advice in words: what to choose, what for, how much better it is than something else and why, and what comes next."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from cuzco_tui.game import Hint, Judgement
from cuzco_tui.games.caral.bots.advice import EVEN, GREAT_GOALS, REST, SMALL_GOALS, Advice, Goal
from cuzco_tui.games.caral.bots.topics import CEREMONY
from cuzco_tui.games.caral.engine.choices import Choice
from cuzco_tui.games.caral.engine.codes import OFFERINGS, TILE_NAMES
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.hinted import hinted
from cuzco_tui.messages import Message, Names, Value, message

_MOST_STEPS: Final = 4
_GOES_ON: Final = ("done", "skip")
"""The steps of a plan that do nothing."""
_SAID_BY_THE_OPTION: Final = {
    "ChooseOffering": ("highest",),
    "ChooseSite": ("builder", "found", "stones", "worker", "cards"),
    "ChoosePlaceForCarali": ("builder", "worker", "envoy", "priest"),
    "ChooseAction": ("builder", "worker", "envoy", "priest", "stones", "cards", "alpaca", "beast"),
    "ChooseSpaceForTile": ("tile",),
}
"""The goals that the words for an option tell already, by the kind of decision."""


def hint(advice: Advice, view: PlayerView, _names: Names) -> Hint:
    """Tell the best option, what for, how it compares with the next best, and what comes then."""
    best = hinted(view.options[advice.best], view)
    lines = (message("hint-best", option=best), *_goal(advice, view), *_comparison(advice, view), *_nexts(advice))
    because = None
    if advice.other is not None and not advice.is_even and _tells_parts(advice):
        because = message("hint-because", parts=_parts(advice, view))
    return Hint(advice.bot, advice.best, lines, _short(advice, view), because, advice.plan)


def judgement(advice: Advice, chosen: int, view: PlayerView, _names: Names) -> Judgement:
    """Tell what speaks for the best option: its goal, and where it is ahead of what was chosen, or of the rest."""
    sure = advice.difference >= max(EVEN, advice.doubt)
    cost = advice.difference if sure and advice.other == chosen else 0.0
    lead = advice.difference if sure and advice.best == chosen else 0.0
    told = _goal(advice, view)
    if cost:
        told += _nexts(advice)
    if sure and _tells_parts(advice):
        told.append(message("hint-parts", parts=_parts(advice, view)))
    return Judgement(advice.best, cost, tuple(told), lead)


def _short(advice: Advice, view: PlayerView) -> Message:
    best = hinted(view.options[advice.best], view)
    if advice.other is None:
        return best
    if advice.other == advice.planned:
        return message("hint-short-than-plan", option=best, fame=round(advice.difference))
    other = hinted(view.options[advice.other], view)
    if advice.is_even:
        return message("hint-short-even", option=best, other=other)
    return message("hint-short", option=best, fame=round(advice.difference), other=other)


def _comparison(advice: Advice, view: PlayerView) -> list[Message]:
    planned = [message("hint-as-planned")] if advice.best == advice.planned else []
    if advice.other is None:
        return planned
    other = hinted(view.options[advice.other], view)
    if advice.is_even:
        return [*planned, message("hint-even", other=other)]
    form = "hint-more-than-plan" if advice.other == advice.planned else "hint-more"
    values: dict[str, Value] = {"fame": round(advice.difference), "other": other, "parts": _parts(advice, view)}
    return [*planned, message(form, **values, told=say.yes(_tells_parts(advice)))]


def _goal(advice: Advice, view: PlayerView) -> list[Message]:
    """Say what the plan is for: its two main deeds, or a small one where there is no great one."""
    known = _SAID_BY_THE_OPTION.get(view.kind, ())
    option = view.options[advice.best]
    comes_later = bool(advice.nexts)
    wanted = [
        goal
        for goal in advice.goals
        if goal.kind not in known or (comes_later and goal.kind in GREAT_GOALS and not _is_of(option, goal, view))
    ]
    great = [goal for goal in wanted if goal.kind in GREAT_GOALS]
    told = great[:2] or [goal for goal in wanted if goal.kind in SMALL_GOALS][:1]
    if not told:
        return []
    deeds = [goal_said(goal, view) for goal in told]
    if len(deeds) > 1:
        return [message("hint-goal-two", first=deeds[0], second=deeds[1])]
    return [message("hint-goal", deed=deeds[0])]


def _is_of(option: Choice, goal: Goal, view: PlayerView) -> bool:
    """Whether a goal is at the very place that the option names."""
    place = goal.numbers.get("place")
    return place is not None and getattr(option, "place", None) == view.content.places[place]


_NAMED: Final[Mapping[str, Callable[[int, PlayerView], Value]]] = {
    "place": lambda number, view: say.place(view.content.places[number]),
    "card": lambda number, _view: say.status(number),
    "tile": lambda number, _view: TILE_NAMES[number],
}
"""How the numbers of a goal are said that stand for things."""


def goal_said(goal: Goal, view: PlayerView) -> Message:
    """Say what a plan comes to."""
    numbers = goal.numbers.items()
    values = {name: _NAMED[name](number, view) if name in _NAMED else number for name, number in numbers}
    if "place" in goal.numbers:
        values["at"] = say.at(view.content.places[goal.numbers["place"]])
    return message(f"goal-{goal.kind}", **values)


def _tells_parts(advice: Advice) -> bool:
    """Whether it says something where the difference comes from: much that cannot be named makes nonsense of it."""
    rest = sum(abs(fame) for topic, fame in advice.parts if topic == REST)
    return advice.tells_parts and 2 * rest <= max(abs(fame) for _, fame in advice.parts)


def _parts(advice: Advice, view: PlayerView) -> Value:
    """Say where the difference comes from, in whole numbers that add up to it."""
    return tuple(
        message("hint-part", fame=f"{fame:+d}", topic=message(f"fame-topic-{_topic(topic, view)}"))
        for topic, fame in advice.parts
    )


def _topic(topic: str, view: PlayerView) -> str:
    """Name a topic; a ceremony that goes on is not the next one."""
    return "ceremony-now" if topic == CEREMONY and view.phase == OFFERINGS else topic


def _nexts(advice: Advice) -> list[Message]:
    """Say what the plan chooses then."""
    told = [step for step in advice.nexts if step.choice.text not in _GOES_ON][:_MOST_STEPS]
    if not told:
        return []
    return [message("hint-then", steps=tuple(hinted(cast(Choice, step.choice), step.view) for step in told))]
