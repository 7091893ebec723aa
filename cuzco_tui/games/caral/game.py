"""Caral as the house sees it."""

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from cuzco_tui.game import Bot, Clock, Decision, Hint, Json, Judgement, Purpose, Reason, Standing
from cuzco_tui.game import Choice as AnyChoice
from cuzco_tui.game import Event as AnyEvent
from cuzco_tui.games.caral import content as tables
from cuzco_tui.games.caral.content import Content
from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.games.caral.engine import choices, dump, flow, reasons, setup, standings
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.events import Event, event_from_data
from cuzco_tui.games.caral.engine.imagine import imagine
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import PlayerView, view_from_data, view_of
from cuzco_tui.messages import Names
from cuzco_tui.narrator import Narrator
from cuzco_tui.resources import read_document

if TYPE_CHECKING:
    from cuzco_tui.tutorial import Tutorial


class Caral:
    """The game Caral behind the interface `cuzco_tui.game.Game`."""

    description = CARAL
    rules_versions: Sequence[int] = setup.RULES_VERSIONS
    rules_version = setup.RULES_VERSIONS[-1]

    def make_bot(self, name: str, seed: int) -> Bot:
        """Make one of the bots."""
        from cuzco_tui.games.caral import bots

        return bots.make_bot(name, seed)

    def hint(self, view: PlayerView, decision: Decision, names: Names, plan: Sequence[str] = ()) -> Hint:
        """Give advice at once."""
        from cuzco_tui.games.caral.bots.coach import quick_advice
        from cuzco_tui.games.caral.narration.hints import hint

        return hint(quick_advice(view, decision.seat, plan), view, names)

    def better_hint(
        self, view: PlayerView, decision: Decision, names: Names, clock: Clock, plan: Sequence[str] = ()
    ) -> Hint:
        """Give advice after thinking."""
        from cuzco_tui.games.caral.bots.coach import better_advice
        from cuzco_tui.games.caral.narration.hints import hint

        return hint(better_advice(view, decision, clock, plan), view, names)

    def judge(
        self, view: PlayerView, decision: Decision, chosen: int, names: Names, clock: Clock, effort: int | None = None
    ) -> Judgement:
        """Say what a choice cost."""
        from cuzco_tui.games.caral.bots.coach import judged_advice
        from cuzco_tui.games.caral.narration.hints import judgement

        return judgement(judged_advice(view, decision, chosen, clock, effort), chosen, view, names)

    def part(self, view: PlayerView) -> Hashable:
        """Name the part of the game that goes on: a turn, or a seat's part of the year's end."""
        return view.year, view.round, view.phase, view.turn, view.decider

    def purpose(self, before: PlayerView, after: PlayerView, happened: Sequence[AnyEvent], seat: int) -> Purpose | None:
        """Say what a bot's part was for."""
        from cuzco_tui.games.caral.bots.purposes import purpose

        return purpose(before, after, cast("Sequence[Event]", happened), seat)

    def tutorial(self) -> "Tutorial":
        """Give the lessons for newcomers."""
        from cuzco_tui.games.caral.tutorial import load_tutorial

        return load_tutorial()

    def narrator(self) -> Narrator:
        """Give what puts Caral into words."""
        from cuzco_tui.games.caral.narration import CaralNarrator

        return CaralNarrator()

    def rules_page(self, language: str) -> str:
        """Give the rules page in a language."""
        return read_document(CARAL.rules_file(language))

    def load_content(self, path: Path | None) -> Content:
        """Read the printed values, replaced where the file says so."""
        return tables.load_content(path) if path is not None else tables.default_content()

    def content_to_data(self, content: Content) -> Json:
        """Turn content into plain data."""
        return tables.content_to_data(content)

    def content_from_data(self, data: Json) -> Content:
        """Make content from plain data."""
        return tables.content_from_data(data)

    def make(
        self, seats: int, seed: int, options: Mapping[str, Json], content: Content, rules: int = rules_version
    ) -> State:
        """Set up a game that stands at its first decision."""
        checked = CARAL.checked_options(seats, options)
        modules = [name for name in MODULE_NAMES if checked[name]]
        return setup.new_game(seats, seed, modules, checked["max_years"], content, rules)

    def copy(self, state: State) -> State:
        """Give an independent copy."""
        return state.copy()

    def decision(self, state: State) -> Decision | None:
        """Give the pending decision."""
        if not state.stack:
            return None
        frame = state.stack[-1]
        return Decision(frame[1], DECISION_NAMES[frame[0]], state.options)

    def parse(self, text: str) -> choices.Choice:
        """Read a choice from its text."""
        return choices.parse_choice(text)

    def apply(self, state: State, choice: AnyChoice, log: list[AnyEvent] | None = None) -> None:
        """Carry out a choice."""
        flow.apply(state, cast(choices.Choice, choice), cast("list[Event] | None", log))

    def opening(self, state: State) -> list[AnyEvent]:
        """Tell how the game was set up."""
        return cast("list[AnyEvent]", setup.opening_events(state))

    def reveals(self, state: State) -> int:
        """Count rolls and revealed pieces."""
        return state.reveals

    def view(self, state: State, seat: int | None) -> PlayerView:
        """Show the state to a seat or a spectator."""
        return view_of(state, seat)

    def open_view(self, state: State, seat: int | None) -> PlayerView:
        """Show the state to a seat with all hands open."""
        return view_of(state, seat, with_all_hands=True)

    def imagine(self, view: PlayerView, seed: int) -> State:
        """Deal what the view's seat cannot know anew."""
        return imagine(view, seed)

    def view_from_data(self, data: Json, content: Content) -> PlayerView:
        """Make a view from plain data."""
        return view_from_data(data, content)

    def event_from_data(self, kind: str, data: Mapping[str, Json]) -> AnyEvent:
        """Make an event from plain data."""
        return event_from_data(kind, data)

    def why_not(self, state: State, seat: int) -> list[Reason]:
        """Say why things are not available."""
        return reasons.why_not(state, seat)

    def ranking(self, state: State) -> list[Standing]:
        """Rank the seats."""
        return standings.standings(state)

    def dump(self, state: State) -> Json:
        """Turn a state into plain data."""
        return dump.dump_state(state)

    def load(self, data: Json, content: Content) -> State:
        """Make a state from plain data."""
        return dump.load_state(data, content)

    def digest(self, state: State) -> str:
        """Hash the whole state."""
        return dump.digest(state)
