"""Advice in words: what to choose, what for, how much better it is than something else and why, and what comes next."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Final

from cuzco_tui.game import Hint, Judgement
from cuzco_tui.games.cuzco.bots.advice import EVEN, GREAT_GOALS, NEARER, SMALL_GOALS, Advice, Goal, Step
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.hinted import hinted
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.messages import Message, Names, Value, message

_MOST_STEPS: Final = 4
_STEPS_OF: Final = {
    "ChooseExchange": "hint-of-exchange",
    "ChooseFireGift": "hint-of-fire-trial",
    "ChooseFireGrowth": "hint-of-fire-trial",
}
"""What a step belongs to, by the kind of its decision, where its words alone would not tell."""
_VP_OF_THE_OPTION: Final = frozenset(("ChooseCirclet", "ChooseGood", "ChooseTask"))
"""The kinds of decisions whose options say themselves what VP they bring: anything small besides is no goal."""
_SAID_BY_THE_OPTION: Final = {
    "ChooseCirclet": "circlet",
    "ChooseFeather": "feathers",
    "ChooseGood": "good",
    "ChooseStep": "priest",
    "ChooseTask": "task",
    "ChooseTile": "tile",
}
"""The goal that the words for an option tell already, by the kind of decision."""


def hint(advice: Advice, view: PlayerView, names: Names) -> Hint:
    """Tell the best option, what for, how it compares with the next best, and what comes then."""
    best = message("hint-best", option=hinted(view.options[advice.best], view, names))
    lines = (best, *_goal(advice, view), *_comparison(advice, view, names), *_nexts(advice.nexts, names))
    because = None
    if advice.other is not None and not advice.is_even and advice.tells_parts:
        because = message("hint-because", parts=_parts(advice))
    return Hint(advice.bot, advice.best, lines, _short(advice, view, names), because, advice.plan)


def _short(advice: Advice, view: PlayerView, names: Names) -> Message:
    option, vp = hinted(view.options[advice.best], view, names), round(advice.difference)
    if advice.other is None:
        return option
    if advice.other == advice.planned:
        return message("hint-short-than-plan", option=option, vp=vp)
    other = hinted(view.options[advice.other], view, names)
    if advice.is_even:
        return message("hint-short-even", option=option, other=other)
    return message("hint-short", option=option, vp=vp, other=other)


def judgement(advice: Advice, chosen: int, view: PlayerView, names: Names) -> Judgement:
    """Tell what speaks for the best option: its goal, and where it is ahead of what was chosen, or of the rest.

    Of one that was not chosen it is told what would have come then.
    """
    is_sure = advice.difference >= max(EVEN, advice.doubt)
    cost = advice.difference if is_sure and advice.other == chosen else 0.0
    lead = advice.difference if is_sure and advice.best == chosen else 0.0
    parts = [message("hint-parts", parts=_parts(advice))] if is_sure and advice.tells_parts else []
    nexts = _nexts(advice.nexts, names) if cost else []
    return Judgement(advice.best, cost, (*_goal(advice, view), *nexts, *parts), lead)


def _goal(advice: Advice, view: PlayerView) -> list[Message]:
    """Say what the plan is for: its main deed, with the task that comes nearer by it, or with another deed."""
    known = _SAID_BY_THE_OPTION.get(view.kind)
    great = [goal for goal in advice.goals if goal.kind in GREAT_GOALS and goal.kind != known]
    small = [goal for goal in advice.goals if goal.kind in SMALL_GOALS and goal.kind != known and advice.nexts]
    if view.kind in _VP_OF_THE_OPTION:
        small = []
    deeds = great or small[:1]
    nearer = next((goal for goal in advice.goals if goal.kind == NEARER), None)
    if nearer is not None:
        values: dict[str, Value] = {"task": say.task_asks(nearer.numbers["task"], view.content)}
        values |= {"have": nearer.numbers["have"], "need": nearer.numbers["need"]}
        is_complete = nearer.numbers["have"] >= nearer.numbers["need"]
        if not deeds:
            return [message("hint-goal-complete" if is_complete else "hint-goal-nearer", **values)]
        id_ = "hint-goal-completes-task" if is_complete else "hint-goal-for-task"
        return [message(id_, deed=_deed(deeds[0], view), **values)]
    if len(deeds) > 1:
        return [message("hint-goal-two", first=_deed(deeds[0], view), second=_deed(deeds[1], view))]
    return [message("hint-goal", deed=_deed(deeds[0], view))] if deeds else []


_NAMED: Final[Mapping[str, Callable[[int, PlayerView], Value]]] = {
    "task": lambda number, view: say.task_asks(number, view.content),
    "village": lambda number, view: place(number, view.board),
    "good": lambda number, _view: say.good(number),
    "tile": lambda number, view: say.tile(number, view.content),
}
"""How the numbers of a goal are said that stand for things."""


def _deed(goal: Goal, view: PlayerView) -> Message:
    values = {name: _NAMED[name](number, view) if name in _NAMED else number for name, number in goal.numbers.items()}
    return message(f"goal-{goal.kind}", **values)


def _comparison(advice: Advice, view: PlayerView, names: Names) -> list[Message]:
    planned = [message("hint-as-planned")] if advice.best == advice.planned else []
    if advice.other is None:
        return planned
    other = hinted(view.options[advice.other], view, names)
    if advice.is_even:
        return [*planned, message("hint-even", other=other)]
    form = "hint-more-than-plan" if advice.other == advice.planned else "hint-more"
    parts = "yes" if advice.tells_parts else "no"
    values: dict[str, Value] = {"vp": round(advice.difference), "other": other, "told": parts}
    return [*planned, message(form, **values, parts=_parts(advice))]


def _parts(advice: Advice) -> Value:
    """Say where the difference comes from."""
    return tuple(
        message("hint-part", vp=f"{part:+d}", topic=message(f"vp-topic-{topic}")) for topic, part in advice.parts
    )


def _nexts(steps: Sequence[Step], names: Names) -> list[Message]:
    """Say what the plan chooses then, what belongs together in one breath."""
    told = [step for step in steps if step.choice.text not in ("done", "decline")][:_MOST_STEPS]
    if not told:
        return []
    groups: list[Message] = []
    for of, group in groupby(told, key=lambda step: _STEPS_OF.get(step.view.kind)):
        said = tuple(hinted(step.choice, step.view, names) for step in group)
        groups += said if of is None else (message("hint-steps-of", of=message(of), steps=said),)
    return [message("hint-then", steps=tuple(groups))]
