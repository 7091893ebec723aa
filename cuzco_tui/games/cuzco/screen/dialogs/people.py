"""Person tiles in dialogs: what each ability would do at its strength, and tiles to take."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import (
    DONE,
    Choice,
    PlayCard,
    TakeDiscardedTile,
    TakeTile,
    UseAbility,
    parse_choice,
)
from cuzco_tui.games.cuzco.engine.codes import TILE_COLOUR_NAMES
from cuzco_tui.games.cuzco.engine.pieces import strength_of, strengths
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.prices import ability_reach
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import cards_of
from cuzco_tui.games.cuzco.screen.drawing.pieces import head, people_role, plain_tile
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.answer_keys import A_LETTER
from cuzco_tui.tui.modals.choices import Tiles
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells

_ABILITIES = Tiles(18, 24)
_PEOPLE = Tiles(12, 18)
_AROUND_TITLE: Final = 3
"""The edges of a tile and the blank before its title."""
_BRINGS_NOTHING: Final = frozenset(("brings-place", "brings-no-khipu"))
"""What is told of a walk that delivers nothing."""
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
    SUBJECT = ("mask", "own")
    TOLD = CuzcoModal.TOLD | {
        "brings-boost",
        "brings-ability",
        "brings-offerings",
        "brings-food",
        "then-feathers",
        "then-god-cards",
        "then-khipus",
        "then-spaces",
        "then-tile",
        "then-ability",
    }

    def fill(self) -> None:
        """Lay the people beside each other."""
        self.lay_tiles(_ABILITIES)
        super().fill()

    def series(self) -> object:
        """An ability has one key for a whole phase."""
        return self.seat, self.view.kind, self.view.round

    def begins_at(self) -> str:
        """Begin with an ability that brings something and costs nothing; when there is none, with the end."""
        texts = [text for text, _ in self.options]
        return next(filter(self._is_good_and_free, texts), DONE.text if DONE.text in texts else "")

    def _is_good_and_free(self, text: str) -> bool:
        choice = parse_choice(text)
        if not isinstance(choice, UseAbility) or choice.boosted:
            return False
        return any(phrase.id not in _BRINGS_NOTHING for phrase in self.model.brings().get(text, ()))

    def rank(self, text: str) -> int:
        """The strong people first."""
        choice = parse_choice(text)
        return -strength_of(self.me, choice) if isinstance(choice, UseAbility) else 50

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """An ability: what it is for, how strong it is, and what it would do."""
        choice = parse_choice(text)
        if not isinstance(choice, UseAbility):
            return super().tile(text, words, width, key)
        strength = strength_of(self.me, choice)
        told: list[Line] = [
            [(self.say(does(self.view, choice.ability, strength)), "strong")],
            [(self.say(message("modal-strength", strength=strength)), "muted")],
        ]
        if choice.boosted:
            told[-1].append((" " + self.say(message("modal-boosted")), "muted"))
        title = self.say(say.tile_colour(choice.colour))
        return plain_tile(title, people_role(choice.colour), told, width, key)

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show what is left to use of the people one has."""
        lines: list[Line] = []
        for colour, style in ((0, "study"), (1, "farm")):
            if not any(strengths(self.me)[12 * colour : 12 * colour + 12]):
                continue
            uses = message(
                "modal-people-left",
                colour=say.tile_colour(colour),
                left=view.abilities_left[colour],
                boosts=view.ability_boosts[colour],
            )
            lines.append(self.line(uses, style))
        return lines

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about the cards that are played, and why tiles that are no option are none."""
        told = [line for card, via in cards_of(self.pointed) if via for line in card_lines(self, card, via)]
        return [*self.also_brings(), *told, *self._refused(view)]

    def _refused(self, view: PlayerView) -> list[Line]:
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
            why = self.model.narrator.reason(reasons[subject], view, self.model.names).values["why"]
            colour = self.say(say.tile_colour(code // 12))
            refused.append([(f"  {colour}  ", people_role(code // 12)), (self.say(why), "muted")])
        return [self.line(message("modal-people-no-use"), "muted"), *refused] if refused else []


class TileModal(CuzcoModal):
    """Asks which person tile is taken; tells what it would do with those one owns."""

    HEADING = "modal-people"
    SUBJECT = ("houses",)
    TOLD = CuzcoModal.TOLD | {"brings-tile"}

    def fill(self) -> None:
        """Lay the people beside each other."""
        titles = (self.say(say.tile_colour(colour)) for colour in range(len(TILE_COLOUR_NAMES)))
        least = max(_PEOPLE.least, *(cells(title) + _AROUND_TITLE for title in titles))
        self.lay_tiles(Tiles(least, max(least, _PEOPLE.most)))
        super().fill()

    def digit_of(self, text: str) -> int | None:
        """A tile has the key of the pips at which it lies; cards have letters."""
        choice = parse_choice(text)
        if isinstance(choice, PlayCard):
            return A_LETTER
        return choice.pips if isinstance(choice, TakeTile) else super().digit_of(text)

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """A person tile: where it lies, what it is for, and the number on it."""
        choice = parse_choice(text)
        if isinstance(choice, TakeTile):
            tile = self.view.houses[choice.colour * 6 + choice.pips - 1]
        elif isinstance(choice, TakeDiscardedTile):
            tile = choice.tile
        else:
            return super().tile(text, words, width, key)
        if tile < 0:
            return super().tile(text, words, width, key)
        value = message("modal-tile-farm" if tile >= 12 else "modal-tile-study", value=self._value(tile))
        return [
            head(self.say(say.tile_colour(tile // 12)), people_role(tile // 12), width),
            *(
                [(" ", ""), *line]
                for line in folded([(self.say(say.ability_brief(tile % 12 + 1)), "strong")], width - 2, 0)
            ),
            *([(" ", ""), *line] for line in folded([(self.say(value), "muted")], width - 2, 0)),
            [(f" {key:<3}", "gold strong"), (self._lies_at(choice), "muted")],
        ]

    def _lies_at(self, choice: Choice) -> str:
        """The pips of a tile in the houses."""
        return self.say(message("modal-tile-pips", pips=choice.pips)) if isinstance(choice, TakeTile) else ""

    def _value(self, tile: int) -> int:
        return self.view.content.tile_value[tile % 12]

    def _use(self, tile: int, strength: int) -> Line:
        """Tell what a tile is good for."""
        told = message(
            "modal-tile-then",
            strength=strength,
            does=does(self.view, tile % 12 + 1, strength),
            value=self._value(tile),
            colour=people_role(tile // 12),
        )
        return self.line(told)

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show the tasks that tiles may serve."""
        return self.task_bars(view, width).draw(self.me.tasks)

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what the tile under the cursor would do in phase two."""
        pointed = self.pointed
        if isinstance(pointed, TakeTile | TakeDiscardedTile):
            return [self._use(tile, strength) for tile, strength in preview(view, pointed).tiles]
        return [line for card, via in cards_of(pointed) for line in card_lines(self, card, via)]
