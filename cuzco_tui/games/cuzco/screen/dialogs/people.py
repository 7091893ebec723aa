"""Person tiles in dialogs: what each ability would do at its strength, and tiles to take."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import TakeDiscardedTile, TakeTile, UseAbility, parse_choice
from cuzco_tui.games.cuzco.engine.pieces import strength_of, strengths
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.prices import ability_reach
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines, cards_of
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.widgets.panel import Line

_DOES: Final = {
    "offerings": "modal-does-offerings",
    "vp": "modal-does-vp",
    "feathers": "modal-does-feathers",
    "move": "modal-does-move",
    "knowledge": "modal-does-knowledge",
    "gods": "modal-does-gods",
    "khipus": "modal-does-khipus",
    "circlet": "modal-does-circlet",
    "food": "modal-does-food",
    "tile": "modal-does-tile",
}


def does(view: PlayerView, ability: int, strength: int) -> Message:
    """Say what an ability does at a strength."""
    row = view.content.abilities[ability - 1]
    reach = ability_reach(view.content, ability, strength)
    what = say.road_kind(row.param) if row.effect == "move" else say.tile_colour(row.param)
    return message(_DOES[row.effect], count=reach, what=what if row.effect in ("move", "tile") else "")


class AbilityModal(CuzcoModal):
    """Asks which ability is used; every option tells what it would bring."""

    HEADING = "modal-people"
    TOLD = CuzcoModal.TOLD | {
        "brings-boost",
        "brings-ability",
        "then-feathers",
        "then-god-cards",
        "then-khipus",
        "then-spaces",
        "then-tile",
        "then-ability",
    }

    def fill(self) -> None:
        """Add to every ability what it would do."""
        view = self.view
        told: list[tuple[str, Message]] = []
        for text, words in self.options:
            choice = parse_choice(text)
            if isinstance(choice, UseAbility):
                reached = does(view, choice.ability, strength_of(self.me, choice))
                words = message("modal-people-option", option=words, does=reached)
            told.append((text, words))
        self.query_one(Choices).ask(self.question, told)

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show what is left to use, and why tiles that are no option are none."""
        lines: list[Line] = []
        for colour, style in ((0, "study"), (1, "farm")):
            uses = message(
                "modal-people-left",
                colour=say.tile_colour(colour),
                left=view.abilities_left[colour],
                boosts=view.ability_boosts[colour],
            )
            lines.append(self.line(uses, style))
        refused: list[Line] = []
        reasons = self.model.reasons
        offered = {text for text, _ in self.options}
        for code, owned in enumerate(strengths(self.me)):
            if not owned:
                continue
            ability = code % 12 + 1
            subject = f"use {('study', 'farm')[code // 12]} {ability:02}"
            if subject in offered or subject not in reasons:
                continue
            why = self.model.narrator.reason(reasons[subject], view, self.model.names)
            about = message("modal-people-not", colour=say.tile_colour(code // 12), ability=say.ability(ability))
            refused.append([(f"  {self.say(about)} {self.say(why)}", "dim")])
        return [*lines, *([[], self.line(message("modal-people-no-use"), "dim")] if refused else []), *refused]

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about the cards that are played."""
        return [line for card, via in cards_of(self.pointed) if via for line in card_lines(self, card, via)]


class TileModal(CuzcoModal):
    """Asks which person tile is taken; tells what it would do with those one owns."""

    HEADING = "modal-people"
    TOLD = CuzcoModal.TOLD | {"brings-tile"}

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show the tasks that tiles may serve."""
        return self.task_bars(view, width).draw(self.me.tasks)

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what the tile under the cursor would do in phase two."""
        pointed = self.pointed
        if isinstance(pointed, TakeTile | TakeDiscardedTile):
            return [
                self.line(message("modal-tile-then", strength=strength, does=does(view, tile % 12 + 1, strength)))
                for tile, strength in preview(view, pointed).tiles
            ]
        return [line for card, via in cards_of(pointed) for line in card_lines(self, card, via)]
