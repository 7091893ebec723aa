"""What a player can have read out at any decision: the rule of the thing at hand, and why something is not possible."""

from collections.abc import Sequence
from itertools import takewhile
from typing import ClassVar

from textual.binding import BindingType
from textual.layout import Layout

from cuzco_tui.messages import Catalogue, catalogue, message
from cuzco_tui.play.reasons import Thing, by_reason, impossible_things
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.modals.frame import Frame
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.modals.placing import AsideLayout
from cuzco_tui.tui.modals.subject import pointed_region, question_region
from cuzco_tui.tui.modals.text import Paragraphs


def rule_at_hand(front: Front, model: Sitting) -> str:
    """Give the id of the rule that the pending decision is about, empty for none in particular."""
    return front.rule_of("" if model.decision is None else model.decision.kind)


class Reasons(Reading, inherit_bindings=False):
    """Shows one reason in a line where the question is; asked again, all of them."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("reasons")
    KEYS = "modal-reasons-keys"
    KEY_ACTIONS = ("close", "why")

    def __init__(self, title: str, first: str, every: list[str]) -> None:
        super().__init__(title, [first])
        self.every = every
        self.aside = AsideLayout(lambda: question_region(self), lambda: pointed_region(self))

    @property
    def layout(self) -> Layout:
        """One reason stands in the place of the question, all of them in the middle."""
        return self.aside if self.every != self.lines else super().layout

    def action_all(self) -> None:
        """Tell all reasons."""
        if self.lines != self.every:
            self.lines = self.every
            self.query_one(Paragraphs).tell(self.every)
            self.keys_told = Reading.KEYS
            told = with_keys(self, Reading.KEYS, self.language, *Reading.KEY_ACTIONS)
            self.query_one(Frame).tell_keys(catalogue(self.language).say(told))
            self.add_class("all")
            self.refresh(layout=True)


def read_whose_turn(model: Sitting, language: str) -> Reading:
    """Tell that somebody else decides now, so that nothing is possible; it may be a bot in the person's own place."""
    words = catalogue(language, model.game.description.words)
    told = message("reading-own-bot") if model.stood_in and model.next_seat == model.seat else model.question()
    return Reading(words.say(message("reading-why")), [words.say(told)])


def read_reasons(model: Sitting, language: str) -> Reading:
    """Tell everything about the pending decision that is not possible now, each with its reason."""
    words = catalogue(language, model.game.description.words)
    lines = _told(_about_decision(model, words), words)
    return Reading(words.say(message("reading-why")), lines or [words.say(message("reading-no-reasons"))])


def _impossible(model: Sitting, words: Catalogue) -> list[Thing]:
    return impossible_things(model, model.reasons.values(), words)


def _about_decision(model: Sitting, words: Catalogue) -> list[Thing]:
    return [thing for thing in _impossible(model, words) if thing.concerns]


def _told(things: Sequence[Thing], words: Catalogue) -> list[str]:
    same = by_reason(things, words)
    return [line for why, what in same.items() for line in (f"{'; '.join(what)}:", f"  {why}", "")][:-1]


def read_nearest_reason(model: Sitting, language: str, pointed: str, offered: Sequence[str]) -> Reading:
    """Tell in one line why what is nearest to the option under the cursor, or to another, is not possible now.

    Behind it is everything about the decision that is not possible; if nothing is, everything else that is not.
    """
    words = catalogue(language, model.game.description.words)
    title = words.say(message("reading-why"))
    near = _about_decision(model, words)
    every = _told(near or [thing._replace(concerns=True) for thing in _impossible(model, words)], words)
    nearest = max(near, key=lambda thing: _nearness(thing.subject, pointed, offered), default=None)
    told = None
    if nearest is not None and any(_nearness(nearest.subject, pointed, offered)):
        told = model.why_this(nearest.subject)
    first = words.say(told or message("reading-all-possible"))
    return Reasons(title, first[:1].upper() + first[1:], every) if every else Reading(title, [first])


def _nearness(subject: str, pointed: str, offered: Sequence[str]) -> tuple[int, int]:
    """Tell how much a thing is like the option under the cursor, and like any option."""
    return _alike(subject, pointed), max((_alike(subject, text) for text in offered), default=0)


def _alike(subject: str, option: str) -> int:
    """Count the words that two texts have in common from their beginning on, or take the same end for one word.

    Texts of other lengths speak of other kinds of things.
    """
    one, other = subject.split(), option.split()
    if len(one) != len(other):
        return 0
    begin = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=True)))
    return max(begin, one[-1] == other[-1])
