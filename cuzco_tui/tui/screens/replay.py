"""The replay on screen: the game's own board at any step of a game that was played, read-only."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.reactive import Reactive
from textual.timer import Timer
from textual.widget import Widget

from cuzco_tui.game import GameError
from cuzco_tui.messages import Message, message
from cuzco_tui.play.chronicle import Chronicle, news_by_place
from cuzco_tui.play.looking_back import LookingBack
from cuzco_tui.play.replay import Replay
from cuzco_tui.table.news import ALL_SEEING, Audience
from cuzco_tui.tui.actions import Action, all_actions
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.cells import use_seat_colours
from cuzco_tui.tui.front import front_of
from cuzco_tui.tui.observed import OBSERVED, SEEN, Footer, Observed, Question, bound
from cuzco_tui.tui.screens.observing import ObservingScreen
from cuzco_tui.tui.widgets.game_log import KEPT
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.timeline import Place, Timeline
from cuzco_tui.tui.widgets.too_small import TooSmall

if TYPE_CHECKING:
    from cuzco_tui.play.analysis import JudgedTurn
    from cuzco_tui.tui.app import HouseApp
    from cuzco_tui.tui.screens.analysis import Looked

PACES: Final = (1.2, 0.6, 0.25)
"""Seconds for each step while it plays: slow, steady, quick."""
_PACE_WORDS: Final = ("replay-slow", "replay-steady", "replay-quick")
_AS_ALL: Final = -1
"""Stands for the eyes of all in the keys."""
_FIRST_KEYS: Final = ("play-on", "what-if", "analyse", "help")
_LAST_KEYS: Final = ("leave-replay", "rule", "export", "take-in", "pace")
"""What the line of keys shows before and after the pages of the board."""
_WIDE: Final = 150
"""From so many columns on those of the deciding moments."""
_ROOMY: Final = 110
"""From so many columns on the keys of the rounds and of the seats are told, too."""


class ReplayScreen(ObservingScreen, inherit_bindings=False):
    """Shows a game at one step after the other with the eyes that may see it."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("replay")
    AUTO_FOCUS = "#prompt"
    ROWS_BESIDES: ClassVar[int] = 3
    """The bar, the line of the replay and the keys."""

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)

    def __init__(self, replay: Replay, language: str, step: int = 0) -> None:
        self.past = LookingBack(replay, step)
        super().__init__(self.past, language, front_of(replay.game.description))
        self.replay = replay
        self.timeline = Timeline(id="timeline")
        self.timeline.set_reactive(Observed.language, language)
        self.pace = 1
        """Which of the paces it plays at."""
        self.is_complete = False
        """Whether everything is there, and not only what was painted first."""
        self._since = self.past.at - 1
        """The step after which everything is told as new."""
        self._playing: Timer | None = None
        self._told_until = -1
        """The step up to which the log has heard everything."""
        self._told_to: Audience = None
        self.looked: Looked | None = None
        """What was analysed, kept for the next look."""
        self.judged_turn: JudgedTurn | None = None
        """The turn of an analysis that was opened: what it says is told right before the choice."""
        self.from_analysis = False
        """Whether leaving leads back to the analysis from which a turn was opened here."""

    @property
    def house(self) -> "HouseApp":
        """The app."""
        return cast("HouseApp", self.app)

    @property
    def hears_keys(self) -> bool:
        """Whether the whole board is there."""
        return self.is_complete

    def compose(self) -> ComposeResult:
        """Lay out the bar, the board, the line of the replay and the keys."""
        self.set_reactive(Observed.plain, self.house.plain)
        self.board = self.front.board(self.model, self.app.size)
        self.key_line = KeyLine(id="keys")
        self.observe()
        yield bound(self, self.front.bar(self.model), *SEEN)
        yield bound(self, self.board, *OBSERVED)
        yield self.timeline
        yield bound(self, self.key_line, Observed.footer)
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Bring the other panels once the first ones are seen."""
        self.call_after_refresh(self._complete)

    def on_unmount(self) -> None:
        """Let the game below be seen in its own colours again."""
        if (game := self.house.game_screen) is not None:
            colours = [seat.colour for seat in game.model.table.seats]
            use_seat_colours(game.model.game.description.seat_colours, colours)

    async def _complete(self) -> None:
        if self.is_attached:
            await self.board.complete()
            self.observe()
            self.is_complete = True

    def observe(self) -> None:
        """Show the game at the present step; everything bound to it follows."""
        past = self.past
        names = past.shown_names
        if (names.names, names.me) != (self.names.names, self.names.me) or type(names) is not type(self.names):
            self.names = names
        self.own_choice = True
        self.view = past.view
        self.step = past.at
        self.looked_step = self._since
        self._tell_log()
        self.question = self._question()
        self._show_place()
        self.show_keys()

    def _tell_log(self) -> None:
        """Bring the log to the present step: it grows, or is told anew where it would have to shrink."""
        past = self.past
        if self._told_until > past.at or self._told_to is not past.eyes or self._told_until < 0:
            self.chronicle = Chronicle(past)
            self._told_until, self._told_to = -1, past.eyes
        if self._told_until < past.at:
            self.chronicle.hear(past.happened(self._told_until, past.at))
            self._told_until = past.at
        self.entries = self.chronicle.entries[-KEPT:]
        news = news_by_place(self.entries, self.looked_step, past.names, own=True)
        if news != self.news:
            self.news = news

    def _question(self) -> Question:
        """Say in place of a question what the step was and who decides next."""
        due = self.replay.due(self.past.at)
        following = message("game-over") if due is None else message("replay-next", who=self.past.names(due))
        turn = self.judged_turn
        if turn is not None and self.past.at == turn.at - 1:
            from cuzco_tui.play.analysis_lines import turn_line

            following = turn_line(turn)
        return Question(self.past.at, asked=self._what_was_chosen(), help=following)

    def _is_told_below(self, seat: int) -> bool:
        """Whether the deed of a seat at this step is told below, so that the choice would tell it once more."""
        at, eyes = self.past.at, self.past.eyes
        deeds = (entry for entry in self.entries if entry.begun == at and entry.kind == "deed" and not entry.forced)
        return self.replay.tells_itself(at, eyes) and any(entry.seat == seat for entry in deeds)

    def _what_was_chosen(self) -> Message:
        """Say who chose what at this step; of what may not be known, who acted."""
        past = self.past
        seat, chosen = self.replay.chose(past.at), self.replay.chosen(past.at, past.eyes)
        if seat is None:
            return message("replay-beginning")
        if self._is_told_below(seat):
            return message("replay-happened")
        who = past.names(seat)
        return message("replay-acted", who=who) if chosen is None else message("replay-chose", who=who, what=chosen)

    def _show_place(self) -> None:
        replay, step = self.replay, self.past.at
        values: dict[str, Any] = {"step": step, "last": replay.last, "round": replay.round(step)}
        values |= {"turn": replay.turn_at(step), "turns": len(replay.turns)}
        forms = ("replay-where", "replay-where-short", "replay-where-shortest")
        self.timeline.language = self.language
        self.timeline.view = Place(
            step,
            replay.last,
            tuple((mark.step, mark.round) for mark in replay.rounds if mark.round),
            replay.moments,
            self._playing is not None,
            tuple(message(form, **values) for form in forms),
            self._eyes_told(),
            self.past.eyes is ALL_SEEING,
        )

    def _eyes_told(self) -> Message:
        eyes = self.past.eyes
        if eyes is ALL_SEEING:
            hands = self.board.HANDS
            is_turned_to = bool(hands) and self.board.possible(all_actions().find(self.board.PLACE, hands))
            key = key_of(self.board, hands, self.language) if is_turned_to else ""
            return message("replay-eyes-all", key=key, shown="yes" if key else "no")
        return message(
            "replay-eyes", who=self.past.all_names[eyes] if isinstance(eyes, int) else message("replay-nobody")
        )

    def show_keys(self) -> None:
        """Show the ways to go, what else can be done, and the pages of the board."""
        pages = [(self.board.PLACE, id_) for id_ in self.board.FOOTER if id_.startswith("page-")]
        places = [*(("replay", id_) for id_ in _FIRST_KEYS), *pages, *(("replay", id_) for id_ in _LAST_KEYS)]
        rows = [all_actions().find(*place) for place in places]
        actions = tuple(action for action in rows if self.possible(action))
        self.footer = Footer(actions, self.board.page, frozenset(), self._ways())

    def show_page(self) -> None:
        """Show among the keys which page is seen."""
        self.footer = self.footer._replace(page=self.board.page)

    def _ways(self) -> tuple[tuple[Message, Message], ...]:
        """The keys by which one goes through the game, in pairs, and where there is room those of the seats."""
        pairs = [("left", "right", "replay-step"), ("up", "down", "replay-turn")]
        if self.app.size.width >= _ROOMY:
            pairs.append(("page-up", "page-down", "replay-round"))
            if self.app.size.width >= _WIDE and self.replay.moments:
                pairs.append(("previous", "next", "replay-moments"))
            if len(self.replay.eyes) > 1:
                pairs.append(("eyes-all", f"eyes-{len(self.replay.seats)}", "replay-seats"))
        return tuple((self._pair(back, on), message(way)) for back, on, way in pairs)

    def _pair(self, first: str, second: str) -> Message:
        form = "replay-keys-from" if first == "eyes-all" else "replay-keys"
        return message(form, back=key_of(self, first, self.language), on=key_of(self, second, self.language))

    def possible(self, action: Action) -> bool:
        """Say whether an action would do something here."""
        if action.place == self.board.PLACE:
            return action.page is not None and self.board.possible(action)
        if action.id.startswith("eyes-"):
            eyes = self._eyes_of(action.id)
            return eyes in self.replay.sharing or (eyes in self.replay.eyes and len(self.replay.eyes) > 1)
        if action.id in ("export", "take-in"):
            return not self.house.is_served and (action.id == "take-in") == (self.replay.file is not None)
        if action.id == "analyse" and not any(isinstance(eyes, int) for eyes in self.replay.eyes):
            return False
        return action.id not in ("what-if", "analyse") or not self.house.is_served

    def _eyes_of(self, id_: str) -> Audience:
        return ALL_SEEING if id_ == "eyes-all" else int(id_.removeprefix("eyes-")) - 1

    def _go(self, step: int, since: int) -> None:
        """Go to a step; what came after `since` is told as new."""
        if step != self.past.at:
            self._since = since
            self.past.go_to(step)
            self.observe()

    def action_step(self, way: int) -> None:
        """Go a step further or back."""
        self._rest()
        step = self.past.at + way
        if 0 <= step <= self.replay.last:
            self._go(step, step - 1)

    def action_turn(self, way: int) -> None:
        """Go to the end of the next turn or of the one before, and tell all of it."""
        self._rest()
        step = self.replay.turn_from(self.past.at, way)
        turn = self.replay.turn_at(step)
        self._go(step, self.replay.turns[turn - 1].step - 1 if turn else -1)

    def action_round(self, way: int) -> None:
        """Go to where the next round begins, or this one or the one before."""
        self._rest()
        step = self.replay.round_from(self.past.at, way)
        self._go(step, step - 1)

    def action_moment(self, way: int) -> None:
        """Go to the next choice that decided the game, or to the one before."""
        self._rest()
        step = self.replay.moment_from(self.past.at, way)
        if step is not None:
            self._go(step, step - 1)
        else:
            self.notify(self.words(message("replay-no-moment")), markup=False)

    def action_rule(self) -> None:
        """Open the rules at what was decided at this step."""
        kind = self.replay.kind_of(self.past.at, self.past.eyes)
        self._rest()
        self.house.open_rules(self.front.rule_of(kind) if kind else "")

    def action_end(self, last: bool) -> None:
        """Go to the beginning or to the end."""
        self._rest()
        step = self.replay.last if last else 0
        self._go(step, step - 1)

    def action_play(self) -> None:
        """Let the game play by itself from here, or rest; from the end it begins anew."""
        if self._playing is not None:
            self._rest()
            return
        if self.past.at == self.replay.last:
            self._go(0, -1)
        self._playing = self.set_interval(PACES[self.pace], self._play_on)
        self._show_place()

    def _play_on(self) -> None:
        step = self.past.at + 1
        if step <= self.replay.last and self.app.screen is self:
            self._go(step, step - 1)
        if self.past.at == self.replay.last:
            self._rest()

    def _rest(self) -> None:
        """Play no further."""
        if self._playing is not None:
            self._playing.stop()
            self._playing = None
            self._show_place()

    def action_pace(self) -> None:
        """Play more quickly, the quickest way slowly again."""
        self.pace = (self.pace + 1) % len(PACES)
        if self._playing is not None:
            self._playing.stop()
            self._playing = self.set_interval(PACES[self.pace], self._play_on)
        self.notify(self.words(message(_PACE_WORDS[self.pace])), markup=False)

    def action_eyes(self, seat: int) -> None:
        """See the same step with the eyes of a seat, or of all; before the end only with one's own."""
        eyes: Audience = ALL_SEEING if seat == _AS_ALL else seat
        if eyes in self.replay.eyes:
            self.past.look_with(eyes)
            self.observe()
        elif seat in self.replay.sharing:
            self._ask_person(seat)
        elif seat < len(self.replay.seats):
            self.notify(self.words(message("error-replay-open")), severity="warning", markup=False)

    def _ask_person(self, seat: int) -> None:
        """Show a game that goes on to one of several people at this keyboard, when nobody else looks."""
        from cuzco_tui.tui.modals.notice import Confirm

        self._rest()

        def answered(yes: bool | None) -> None:
            if yes:
                self.app.switch_screen(ReplayScreen(self.replay.for_person(seat), self.language))

        asked = message("replay-in-front", name=self.past.all_names[seat])
        self.app.push_screen(Confirm(self.words(asked)), answered)

    def on_timeline_jumped(self, event: Timeline.Jumped) -> None:
        """Go to where somebody clicked."""
        self._rest()
        self._go(event.step, event.step - 1)

    def action_what_if(self) -> None:
        """Play on from here in a new game of one's own, after a question."""
        from cuzco_tui.tui.modals.what_if import ask_what_if

        self._rest()
        if not self.house.is_served:
            self._or_say_why(lambda: ask_what_if(self))

    def action_export(self) -> None:
        """Write the game to a text file."""
        from cuzco_tui.tui.modals.what_if import export

        self._rest()
        if not self.house.is_served and self.replay.file is None:
            self._or_say_why(lambda: export(self))

    def action_take_in(self) -> None:
        """Add the game of a file to the saved games."""
        from cuzco_tui.tui.modals.what_if import take_in

        self._rest()
        if not self.house.is_served and self.replay.file is not None:
            self._or_say_why(lambda: take_in(self))

    def action_analyse(self) -> None:
        """Analyse the turns of a seat, or show what was found."""
        from cuzco_tui.tui.screens.analysing import analyse_over_replay

        self._rest()
        self.from_analysis = False
        if not self.house.is_served:
            self._or_say_why(lambda: analyse_over_replay(self))

    def show_turn(self, seat: int, turn: "JudgedTurn") -> None:
        """Go right before the choice of a turn that says most, with the eyes of the seat whose it is."""
        self.judged_turn = turn
        self._since = turn.at - 2
        self.past.go_to(turn.at - 1)
        self.past.look_with(seat)
        self.observe()

    def _or_say_why(self, doing: Callable[[], None]) -> None:
        try:
            doing()
        except GameError as error:
            self.notify(self.words_of(error), severity="warning", markup=False)

    def words_of(self, error: GameError) -> str:
        """Put an error into words."""
        from cuzco_tui.tui.speech import words_at

        return error.told(words_at(self, self.language))

    def action_leave(self) -> None:
        """Go back to where one came from, such as an analysis; without such a place the program ends."""
        self._rest()
        if self.from_analysis:
            self.action_analyse()
        elif len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()
