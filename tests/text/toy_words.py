"""The toy game of the table's tests, with words: proves that the text mode knows a game by its interface alone."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "table"))

from toy_game import TOY_DESCRIPTION, ToyGame

from cuzco_tui.game import Clock, Collection, Decision, Hint, Judgement, Reason, Standing
from cuzco_tui.messages import Catalogue, Message, Names, catalogue, message


def toy_words(language: str) -> Catalogue:
    """Give the words of the house with the toy's own."""
    return catalogue(language, TOY_DESCRIPTION.words)


class ToyNarrator:
    """Puts the toy game into messages."""

    def event(self, event: Any, _view: Any, names: Names) -> Message:
        match type(event).__name__:
            case "CardsDealt":
                return message("toy-dealt", cards=" ".join(map(str, event.cards)))
            case "CardPlayed":
                return message("toy-played", who=names(event.seat), card=event.card, points=event.points)
            case "DieRolled":
                return message("toy-rolled", die=event.die)
            case "FarAhead":
                return message("toy-far-ahead", who=names(event.seat), points=event.points)
        return message("toy-passed", who=names(event.seat))

    def is_purpose(self, event: Any) -> bool:
        return type(event).__name__ == "FarAhead"

    def is_detail(self, _event: Any) -> bool:
        return False

    def question(self, _view: Any, _names: Names) -> Message:
        return message("toy-question")

    def option(self, choice: Any, _view: Any, _names: Names) -> Message:
        return message("toy-option", what=choice.text)

    def brings(self, choice: Any, _view: Any, _names: Names) -> list[Message]:
        return [message("toy-brings", card=choice.text.split()[1])] if choice.text.startswith("card ") else []

    def reason(self, _reason: Reason, _view: Any, _names: Names) -> Message:
        return message("toy-reason")

    def subject(self, reason: Reason, _view: Any, _names: Names) -> Message:
        return message("toy-subject", what=reason.subject)

    def why_this(self, subject: str, because: Mapping[str, Reason], view: Any, names: Names) -> Message | None:
        reason = because.get(subject)
        return None if reason is None else self.reason(reason, view, names)

    def concerns(self, _reason: Reason, _view: Any) -> bool:
        return True

    def look(self, _topic: str, _words: str, view: Any, _names: Names) -> list[Message]:
        hand = view.to_data()["hand"]
        return [message("toy-hand", cards="unknown" if hand is None else " ".join(map(str, hand)))]

    def where(self, view: Any, _names: Names) -> list[Message]:
        return [message("toy-where", round=view.to_data()["round"])]

    def collections(self, _view: Any, _seat: int) -> list[Collection]:
        return []

    def standings(self, standings: Sequence[Standing], names: Names) -> list[Message]:
        return [message("toy-rank", place=each.place, who=names(each.seat), score=each.score) for each in standings]


SPOKEN_TOY_DESCRIPTION = TOY_DESCRIPTION._replace(game=f"{__name__}:SpokenToy")


class SpokenToy(ToyGame):
    """The toy game with its words."""

    description = SPOKEN_TOY_DESCRIPTION

    def narrator(self) -> ToyNarrator:
        return ToyNarrator()

    def hint(self, _view: Any, _decision: Decision, _names: Names, _plan: Sequence[str] = ()) -> Hint:
        return Hint("first", 0, [message("toy-hint")])

    def better_hint(
        self, _view: Any, _decision: Decision, _names: Names, _clock: Clock, _plan: Sequence[str] = ()
    ) -> Hint:
        return Hint("last", 1, [message("toy-hint")])

    def judge(
        self, _view: Any, _decision: Decision, chosen: int, _names: Names, _clock: Clock, _effort: int | None = None
    ) -> Judgement:
        return Judgement(0, float(chosen), [message("toy-hint")], 2.5)

    def rules_page(self, _language: str) -> str:
        return "# Toy\n\n## Turns\n\n- **TOY-1** Wait for your turn.\n"


SPOKEN_TOY = SpokenToy()
