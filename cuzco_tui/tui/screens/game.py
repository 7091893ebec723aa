"""The game screen: shows one table to the people at this keyboard, and takes their choices."""

from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message as TextualMessage
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from cuzco_tui.game import GameError
from cuzco_tui.games.cuzco.engine.choices import Choice, JumpTo, PlaceDie, TakeRoad
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.screen.dialogs import make_modal
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.games.cuzco.screen.panels.turn_bar import TurnBar
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.bot_pace import BotPace
from cuzco_tui.tui.modals.notice import Confirm, HandOver
from cuzco_tui.tui.model import GameModel
from cuzco_tui.tui.possible import footer_actions
from cuzco_tui.tui.prompt_help import help_with_die, prompt_help
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Prompt
from cuzco_tui.tui.widgets.too_small import TooSmall

if TYPE_CHECKING:
    from cuzco_tui.tui.widgets.game_log import GameLog

ON_THE_BOARD = ("ChooseTurn", "ChooseRoad", "ChooseVillage", "ChooseOverlay")
"""Decisions that are answered on the board; all others open a dialog."""
GUARD = 0.4
"""Seconds after the bots' moves in which no answer is taken: a key may have been meant to skip them."""


class GameScreen(Screen[None], inherit_bindings=False):
    """Plays one game with the people at this keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("game")

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """What has the focus; panels draw it themselves, so that moving it does not paint the whole screen anew."""

    class Changed(TextualMessage):
        """The game changed; posted from whichever thread plays."""

    def __init__(self, model: GameModel, language: str) -> None:
        super().__init__()
        self.model = model
        self.language = language
        self.bots = BotPace(model.table)
        self.plain_map = False
        """Whether the map is drawn with ASCII characters alone."""
        self.dialog_open = False
        self.ranking_shown = False
        self.mine_since = 0.0
        """When it was a person's turn again after bots had moved."""
        self.bot_was_in_turn = False
        self.own_choice_made = False
        """Whether the next change is the player's own doing, which is no news."""

    def compose(self) -> ComposeResult:
        """Lay out all panels; the style sheet decides which are seen at which size."""
        yield TurnBar(id="bar")
        yield TableLayout(self._seats_by_interest(), self.app.size)
        yield KeyLine(id="keys")
        yield TooSmall(self.language)

    def _seats_by_interest(self) -> list[int]:
        """One's own mask first."""
        seats = range(len(self.model.table.seats))
        return sorted(seats, key=lambda seat: seat != self.model.seat)

    def on_mount(self) -> None:
        """Show the game as it stands, and go on with it once it is seen."""
        self.model.listener = self._post_change
        self.query_one(RoadNetwork).plain = self.plain_map
        if not self.model.handed_over:
            self._show_table()
        self.set_interval(1.0, self._tell_progress)
        self.call_after_refresh(self._complete)

    async def _complete(self) -> None:
        """Bring what did not have to be there at once, unless the game was left already."""
        if not self.is_attached:
            return
        await self.layout_of_table.mount_pages()
        self.sync()

    def _post_change(self) -> None:
        self.post_message(self.Changed())

    def on_unmount(self) -> None:
        """Stop listening, and let no bot go on."""
        self.model.listener = None
        self.bots.stop()

    def on_game_screen_changed(self) -> None:
        """Show what changed."""
        self.sync()

    @property
    def layout_of_table(self) -> TableLayout:
        """Where the panels lie."""
        return self.query_one(TableLayout)

    @property
    def logs(self) -> "list[GameLog]":
        """The logs, once they are there."""
        pages = self.layout_of_table.pages
        return [] if pages is None else pages.logs

    def sync(self) -> None:
        """Show the game as it is now, and see who must do what; the next person sees it after taking the keyboard."""
        if not self.model.handed_over:
            self._show_table()
        self.go_on()

    def go_on(self) -> None:
        """Let the one decide whose turn it is: a person at the board or in a dialog, or a bot."""
        model = self.model
        if not model.bot_in_turn:
            self.bots.hurry.clear()
        if model.handed_over:
            self._hand_over()
        elif model.next_seat is None:
            self._show_ranking()
        elif model.bot_in_turn:
            self.bots.ask()
            self._run_bot()
        elif model.mine and not self.on_the_board:
            if self.bot_was_in_turn and self.bots.pause:
                self.set_timer(min(self.bots.pause, GUARD), self._open_question)
            else:
                self._open_question()
        if not model.bot_in_turn and self.bot_was_in_turn:
            self.mine_since = monotonic()
        self.bot_was_in_turn = model.bot_in_turn

    def _open_question(self) -> None:
        """Ask in a dialog, if it is still to be asked."""
        if self.model.mine and not self.on_the_board:
            self._open_dialog(list(self.model.view.options))

    def _show_table(self) -> None:
        """Bind every panel to the view as it is now."""
        model = self.model
        view, names = model.view, model.names
        if self.logs:
            news = model.news()
            for log in self.logs:
                log.forget_after(model.table.step)
                log.add(news)
        spaces = self.query_one(ActionSpaces)
        spaces.reasons = model.reasons() if model.mine else {}
        spaces.brings = {text: self._phrases(told) for text, told in self._brings().items()}
        dice = sorted({option.pips for option in view.options if isinstance(option, PlaceDie)}, reverse=True)
        if dice and spaces.selected_pips not in dice:
            spaces.selected_pips = dice[0]
        self.query_one(RoadNetwork).selected_pips = spaces.selected_pips if dice else None
        for panel in self.query(Panel):
            had_news = panel.has_news
            panel.names = names
            panel.language = self.language
            panel.view = view
            if self.own_choice_made and (not had_news or panel.region):
                panel.look()
        self.own_choice_made = False
        self._show_keys()
        self._ask()

    def _brings(self) -> dict[str, tuple[Message, ...]]:
        """What each option would bring, where the board shows it; dialogs ask for themselves."""
        return self.model.brings() if self.model.mine and self.on_the_board else {}

    def _show_keys(self) -> None:
        """Show the keys of what is useful now."""
        actions = footer_actions(self)
        table = self.layout_of_table
        self.query_one("#keys").display = not table.keys_beside_map
        for line in self.query(KeyLine):
            line.marked = table.pages_with_news()
            line.show(actions, table.page)

    @property
    def selected_pips(self) -> int:
        """The pips of the chosen die."""
        return self.query_one(ActionSpaces).selected_pips

    @property
    def on_the_board(self) -> bool:
        """Whether the pending decision is answered on the board, not in a dialog."""
        return self.model.view.kind in ON_THE_BOARD

    def answer_words(self, digit: int) -> Message | None:
        """Tell what a digit would do now: choose a die, or answer with an option of the prompt."""
        view, prompt = self.model.view, self.query_one(Prompt)
        if view.kind == "ChooseTurn":
            known = any(isinstance(option, PlaceDie) and option.pips == digit for option in view.options)
            return message("do-die", pips=digit) if known else None
        index = prompt.first + digit - 1
        return prompt.options[index][1] if index < len(prompt.options) else None

    def _ask(self) -> None:
        """Put the question to the prompt."""
        model = self.model
        view = model.view
        options = list(zip([option.text for option in view.options], model.option_words(), strict=True))
        question = model.narrator.question(view, model.names)
        prompt = self.query_one(Prompt)
        self._fit_prompt()
        prompt.help = prompt_help(self, model, self.language, self.on_the_board, self.selected_pips)
        told_by_spaces = view.kind == "ChooseTurn" and self.layout_of_table.mode != "narrow"
        prompt.brings = {} if told_by_spaces else self._brings()
        prompt.step = model.table.step
        prompt.ask(question, options)

    def _open_dialog(self, options: Sequence[Choice]) -> None:
        """Ask for one of these options in a dialog, unless one is open."""
        if self.dialog_open:
            return
        self.dialog_open = True
        model, view = self.model, self.model.view
        worded = [(option.text, model.narrator.option(option, view, model.names)) for option in options]
        question = model.narrator.question(view, model.names)
        answered = partial(self._answered, model.table.step)
        self.app.push_screen(make_modal(model, self.language, question, worded), answered)

    def _answered(self, step: int, text: str | None) -> None:
        """Make the choices of a dialog, one a line; a dialog that was put aside gives none."""
        self.dialog_open = False
        for number, choice in enumerate((text or "").splitlines()):
            self.choose(choice, step + number)

    def choose(self, text: str, step: int | None = None) -> None:
        """Make a choice, unless the question it answers, that of a step, is gone; an error is one sentence."""
        model = self.model
        if not model.mine or step not in (None, model.table.step):
            return
        if all(option.text != text for option in model.view.options):
            return
        for log in self.logs:
            log.seen_step = self.model.table.step
        self.own_choice_made = True
        try:
            self.model.choose(text)
        except GameError as error:
            self.own_choice_made = False
            self.notify(error.told(words_at(self, self.language)), severity="error", markup=False)

    @work(thread=True, exclusive=True, group="bots")
    def _run_bot(self) -> None:
        """Let the bot in turn make one choice."""
        try:
            self.bots.play_one()
        except GameError as error:
            sentence = error.told(words_at(self, self.language))
            self.app.call_from_thread(self.notify, sentence, severity="error", markup=False)

    def _tell_progress(self) -> None:
        """Say in the prompt that a bot still thinks, and for how long."""
        seat, seconds = self.model.next_seat, self.bots.seconds_thought
        if seat is not None and self.model.bot_in_turn and seconds >= 1:
            prompt = self.query_one(Prompt)
            prompt.help = message("bots-thinking", bot=self.model.names(seat), seconds=seconds)
            prompt.redraw()

    def _hand_over(self) -> None:
        """Hide the table until the next person is there."""
        seat = self.model.next_seat
        assert seat is not None
        if self.dialog_open:
            return
        self.dialog_open = True

        def ready(_none: None) -> None:
            self.dialog_open = False
            self.model.seat = seat
            self.model.told = 0
            for log in self.logs:
                log.clear()
            self.layout_of_table.seat_order(self._seats_by_interest())
            self.sync()

        name = self.model.table.seats[seat].name
        self.app.push_screen(HandOver(self.words(message("hand-over", name=name))), ready)

    def _phrases(self, said: Sequence[Message]) -> str:
        """Put short phrases into one line."""
        return "; ".join(self.words(phrase) for phrase in said)

    def words(self, said: Message) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(said)

    def _show_ranking(self) -> None:
        """Show the ranking once."""
        if self.ranking_shown:
            return
        self.ranking_shown = True
        self._open_ranking()

    def _open_ranking(self) -> None:
        from cuzco_tui.tui.modals.ranking import Ranking

        self.app.push_screen(Ranking(self.model, self.language))

    def action_hurry(self) -> None:
        """Show the bots' moves faster, the fastest way slowly again."""
        name = self.bots.change()
        self.notify(self.words(message(f"bots-{name.replace(' ', '-')}")))

    def action_skip(self) -> None:
        """Show all moves of the bots up to one's next decision at once."""
        if not self.model.bot_in_turn:
            raise SkipAction
        self.bots.hurry.set()

    def action_dialog(self) -> None:
        """Bring a dialog back that was put aside; after the end, the ranking."""
        if self.model.next_seat is None:
            self._open_ranking()
        else:
            self._open_question()

    def action_digit(self, digit: int) -> None:
        """Select a die in one's turn; else answer the prompt."""
        view = self.model.view
        if view.kind == "ChooseTurn" and self.model.mine:
            if any(isinstance(option, PlaceDie) and option.pips == digit for option in view.options):
                self._select_die(digit)
            return
        self.query_one(Prompt).answer(digit)

    def _select_die(self, pips: int) -> None:
        """Show what a die can do, and say which one it is."""
        self.query_one(ActionSpaces).select(pips)
        self.query_one(RoadNetwork).select(pips)
        prompt = self.query_one(Prompt)
        prompt.help = help_with_die(self, self.model, self.language, pips)
        ways = [o.text for o in self.model.view.options if isinstance(o, PlaceDie) and o.pips == pips]
        now = prompt.options[prompt.cursor][0]
        prompt.point_to(now if now in ways else ways[0])

    def action_space(self, action: int) -> None:
        """Place the selected die for an action; several ways of paying open a dialog."""
        view = self.model.view
        if not self.model.mine or view.kind != "ChooseTurn":
            raise SkipAction
        pips = self.query_one(ActionSpaces).selected_pips
        ways = [o for o in view.options if isinstance(o, PlaceDie) and o.action == action and o.pips == pips]
        if not ways:
            self._say_why_closed(f"die {pips} {ACTION_NAMES[action]}")
        elif len(ways) == 1:
            self.choose(ways[0].text)
        else:
            self._open_dialog(ways)

    def _say_why_closed(self, placement: str) -> None:
        """Say why a die cannot go to a space, in place of placing it."""
        reason = self.model.reasons().get(placement)
        if reason is not None:
            said = self.model.narrator.reason(reason, self.model.view, self.model.names)
            self.notify(self.words(said), severity="warning", markup=False)

    def on_action_spaces_die_chosen(self, event: ActionSpaces.DieChosen) -> None:
        """Select the die that was clicked."""
        self.action_digit(event.pips)

    def on_action_spaces_space_chosen(self, event: ActionSpaces.SpaceChosen) -> None:
        """Place the selected die where the mouse was clicked."""
        if self.model.mine and self.model.view.kind == "ChooseTurn":
            self.action_space(event.action)

    def action_others(self) -> None:
        """Offer what else a turn allows: cards and pututus."""
        view, model = self.model.view, self.model
        others = [option for option in view.options if not isinstance(option, PlaceDie)]
        if model.mine and view.kind == "ChooseTurn" and others:
            self._open_dialog(others)

    def on_resize(self) -> None:
        """A small terminal shows one page, and the prompt in its short form."""
        self.layout_of_table.fit(self.app.size)
        self._show_keys()
        self.call_after_refresh(self._ask_again)

    def _ask_again(self) -> None:
        self._fit_prompt()
        self.query_one(Prompt).redraw()

    def _fit_prompt(self) -> None:
        """Give the prompt its short form where the board shows the options, and on small terminals."""
        prompt, short = self.query_one(Prompt), self.layout_of_table.prompt_is_short
        prompt.compact = short or self.model.view.kind == "ChooseTurn"
        prompt.titled = not short

    def on_prompt_chosen(self, event: Prompt.Chosen) -> None:
        """Take an option of the prompt, unless the key was meant for the bots that have just moved."""
        if not self.dialog_open and monotonic() - self.mine_since >= min(self.bots.pause, GUARD):
            self.choose(event.text, event.step)

    def on_prompt_pointed(self, event: Prompt.Pointed) -> None:
        """Show on the board what the option under the cursor would do."""
        choice = next((option for option in self.model.view.options if option.text == event.text), None)
        if choice is not None:
            self.query_one(RoadNetwork).try_overlay(choice)
        if isinstance(choice, TakeRoad):
            self.query_one(RoadNetwork).point(choice.destination)
        if isinstance(choice, JumpTo):
            self.query_one(RoadNetwork).point(choice.village)
        if isinstance(choice, PlaceDie) and choice.pips != self.selected_pips:
            self._select_die(choice.pips)

    def _way_to(self, place: int) -> Choice | None:
        """Give the road or the jump that leads to a place, if one does."""
        for option in self.model.view.options:
            if isinstance(option, TakeRoad) and option.destination == place:
                return option
            if isinstance(option, JumpTo) and option.village == place:
                return option
        return None

    def on_road_network_place_pointed(self, event: RoadNetwork.PlacePointed) -> None:
        """Let the question point to the way that leads there."""
        if (way := self._way_to(event.place)) is not None:
            self.query_one(Prompt).point_to(way.text)

    def on_road_network_place_chosen(self, event: RoadNetwork.PlaceChosen) -> None:
        """Move to the chosen place if a road or a jump leads there."""
        if (way := self._way_to(event.place)) is not None:
            self.choose(way.text)

    def action_page(self, name: str) -> None:
        """Show a page; the focus goes where it is seen, and to the log to scroll it."""
        table = self.layout_of_table
        table.show_page(name)
        focused = self.focused
        hidden = focused is not None and not all(node.display for node in focused.ancestors_with_self)
        if hidden or name in ("map", "log"):
            table.focus_page(name)
        self._ask_again()
        self._show_keys()

    def action_leave(self) -> None:
        """Leave the game, which is saved."""

        def leave(yes: bool | None) -> None:
            if yes:
                self.app.exit()

        asked = self.words(message("confirm-quit", game=self.model.table.id or "none"))
        self.app.push_screen(Confirm(asked, message("modal-quit")), leave)
