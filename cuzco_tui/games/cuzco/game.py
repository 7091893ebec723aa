"""Cuzco as the house sees it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from cuzco_tui.game import Choice as AnyChoice
from cuzco_tui.game import Event as AnyEvent
from cuzco_tui.game import Json, Purpose
from cuzco_tui.games.cuzco import bots
from cuzco_tui.games.cuzco import content as tables
from cuzco_tui.games.cuzco.bots import purposes
from cuzco_tui.games.cuzco.content import Content
from cuzco_tui.games.cuzco.description import CUZCO
from cuzco_tui.games.cuzco.engine import choices, events, flow, imagine, reasons, setup, standings
from cuzco_tui.games.cuzco.engine import dump as dumps
from cuzco_tui.games.cuzco.engine import view as views
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.narrator import Narrator
from cuzco_tui.tenant import HintWords, TenantGame

if TYPE_CHECKING:
    from cuzco_tui.search.coach import Coach
    from cuzco_tui.tutorial import Tutorial


class Cuzco(TenantGame):
    """The game Cuzco behind the interface `cuzco_tui.game.Game`."""

    description = CUZCO
    decision_names = DECISION_NAMES
    rules_versions: Sequence[int] = setup.RULES_VERSIONS
    rules_version = setup.RULES_VERSIONS[-1]

    make_bot = staticmethod(bots.make_bot)
    load_content = staticmethod(tables.load_content)
    content_to_data = staticmethod(tables.content_to_data)
    content_from_data = staticmethod(tables.content_from_data)
    parse = staticmethod(choices.parse_choice)
    opening = staticmethod(setup.opening_events)
    view = staticmethod(views.view_of)
    view_from_data = staticmethod(views.view_from_data)
    event_from_data = staticmethod(events.event_from_data)
    part = staticmethod(purposes.part_of)
    imagine = staticmethod(imagine.imagine)
    why_not = staticmethod(reasons.why_not)
    ranking = staticmethod(standings.standings)
    dump = staticmethod(dumps.dump_state)
    load = staticmethod(dumps.load_state)
    digest = staticmethod(dumps.digest)

    def coach(self) -> "Coach":
        """Give what advises."""
        from cuzco_tui.games.cuzco.bots.coach import coach

        return coach()

    def hint_words(self) -> HintWords:
        """Give what says the advice."""
        from cuzco_tui.games.cuzco.narration import hints

        return hints

    def purpose(self, before: PlayerView, after: PlayerView, happened: Sequence[AnyEvent], seat: int) -> Purpose | None:
        """Say what a bot's part was for."""
        return purposes.purpose(before, after, cast("Sequence[events.Event]", happened), seat)

    def tutorial(self) -> "Tutorial":
        """Give the lessons for newcomers."""
        from cuzco_tui.games.cuzco.tutorial import load_tutorial

        return load_tutorial()

    def narrator(self) -> Narrator:
        """Give what puts Cuzco into words."""
        from cuzco_tui.games.cuzco.narration import CuzcoNarrator

        return CuzcoNarrator()

    def make(
        self, seats: int, seed: int, options: Mapping[str, Json], content: Content, rules: int = rules_version
    ) -> State:
        """Set up a game that stands at its first decision."""
        checked = CUZCO.checked_options(seats, options)
        return setup.new_game(seats, seed, checked["pututu"], checked["temple"], content, rules)

    def apply(self, state: State, choice: AnyChoice, log: list[AnyEvent] | None = None) -> None:
        """Carry out a choice."""
        flow.apply(state, cast(choices.Choice, choice), cast("list[events.Event] | None", log))

    def open_view(self, state: State, seat: int | None) -> PlayerView:
        """Show the state to a seat with all hands open."""
        return views.view_of(state, seat, with_all_hands=True)
