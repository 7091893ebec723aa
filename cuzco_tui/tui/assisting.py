"""What stands by whoever plays, on the board and in every dialog: undo, a hint, reasons, rules and help."""

from typing import TYPE_CHECKING, cast

from textual.app import App

from cuzco_tui.game import Description
from cuzco_tui.messages import message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.screens.game import GameScreen

if TYPE_CHECKING:
    from textual.driver import Driver
    from textual.screen import Screen


class AssistingApp(App[None], inherit_bindings=False):
    """Knows the game on screen, and assists with it wherever a key is pressed."""

    model: Sitting
    """The game on screen; there is none yet while the set-up dialog is open."""

    @property
    def description(self) -> Description:
        """The game that is spoken of."""
        raise NotImplementedError

    def __init__(self, language: str, driver_class: "type[Driver] | None" = None) -> None:
        super().__init__(driver_class)
        self.language = language
        self.seated = False
        """Whether there is a game on screen."""

    @property
    def game_screen(self) -> GameScreen | None:
        """The screen of the game, also when a dialog lies over it."""
        return next((screen for screen in self.screen_stack if isinstance(screen, GameScreen)), None)

    @property
    def player_names(self) -> list[str]:
        """Who plays, by their seats; nobody before the game."""
        return self.model.all_names if self.seated else []

    @property
    def asks_first(self) -> bool:
        """Whether somebody is asked before a choice is taken back."""
        return True

    @property
    def _asking(self) -> "Screen[object]":
        """The board or the dialog that asks, also while a hint lies over it."""
        from cuzco_tui.tui.modals.hint import HintReading

        *_, below, front = (None, *self.screen_stack)
        return below if isinstance(front, HintReading) and below is not None else front

    def action_leave(self) -> None:
        """Ask whether the game is left, from a dialog too."""
        if self.game_screen is not None:
            self.game_screen.action_leave()

    def action_undo(self) -> None:
        """Ask whether the last choice is taken back, or say why it stands."""
        from cuzco_tui.tui.modals.undo import Undo

        game, model = self.game_screen, self.model
        if game is None or model.seat is None:
            return
        if game.asks_others_to_undo():
            return
        if why := game.why_it_stands():
            self.notify(game.words(why), severity="warning", markup=False)
            return
        step = model.step
        asked = message("modal-undo-asked", what=game.last_deed())

        def answered(yes: bool | None) -> None:
            if yes and model.step == step:
                while self.screen is not game:
                    self.pop_screen()
                game.dialog = None
                game.take_back(step)

        if self.asks_first:
            self.push_screen(Undo(game.words(asked)), answered)
        else:
            answered(True)

    def action_hint(self) -> None:
        """Say what a good bot would do, and do it when the player wants that."""
        if self.game_screen is not None:
            self.game_screen.give_hint()

    def action_why(self) -> None:
        """Say in one line why what is closed at the cursor is not possible; asked again, list everything."""
        from cuzco_tui.tui.modals.decision import DecisionModal
        from cuzco_tui.tui.readings import read_nearest_reason, read_reasons, read_whose_turn

        game, screen = self.game_screen, self._asking
        if game is not None and not self.model.mine and self.model.next_seat is not None:
            self.push_screen(read_whose_turn(self.model, self.language))
            return
        if game is None or (self.screen is game and game.board.tell_why()):
            return
        if isinstance(screen, DecisionModal):
            offered = [text for text, _ in screen.options]
            self.push_screen(read_nearest_reason(self.model, self.language, screen.pointed_text, offered))
        else:
            self.push_screen(read_reasons(self.model, self.language))

    def action_rule(self) -> None:
        """Open the rule of what the cursor is on, on the board or in a dialog, else of the decision, else all rules."""
        from cuzco_tui.tui.modals.decision import DecisionModal
        from cuzco_tui.tui.modals.notice import Reading
        from cuzco_tui.tui.readings import rule_at_hand
        from cuzco_tui.tui.screens.observing import ObservingScreen

        game, screen = self.game_screen, cast("object", self._asking)
        wanted = ""
        if isinstance(screen, ObservingScreen):
            wanted = screen.board.rule_at_cursor()
        elif isinstance(screen, DecisionModal):
            wanted = screen.rule_pointed_at()
        elif isinstance(screen, Reading):
            wanted = screen.RULE
        if game is not None and not wanted:
            wanted = rule_at_hand(game.front, self.model)
        self.open_rules(wanted)

    def open_rules(self, wanted: str = "", language: str = "") -> None:
        """Open the rules of the game that is played or asked for, once, at the thing in question."""
        from cuzco_tui.games import find_game
        from cuzco_tui.tui.screens.rules import RulesScreen

        if not isinstance(self.screen, RulesScreen):
            is_played = self.seated and self.model.game.description.name == self.description.name
            game = self.model.game if is_played else find_game(self.description.name)
            self.push_screen(RulesScreen(game, language or self.language, wanted))

    def action_help(self) -> None:
        """Show all keys and signs; when they are shown already, close them."""
        from cuzco_tui.tui.modals.help import Help

        if isinstance(self.screen, Help):
            self.screen.dismiss()
        else:
            self.push_screen(Help(self.screen))
