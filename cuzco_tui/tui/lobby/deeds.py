"""What people do in a lobby and in its waiting rooms; a refusal is one sentence in a corner."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from textual.screen import Screen
from textual.widgets import Input

from cuzco_tui.game import GameError
from cuzco_tui.games import find_description, find_game, usual_game
from cuzco_tui.lobby.facts import LOBBY, NewTable, TableLine
from cuzco_tui.messages import Message, catalogue, message
from cuzco_tui.tui.lobby.dialogs import Pick, TypeLine, WordsShown
from cuzco_tui.tui.lobby.order import Deed
from cuzco_tui.tui.lobby.talk import TalkReading, not_muted
from cuzco_tui.tui.modals.notice import Confirm

if TYPE_CHECKING:
    from cuzco_tui.tui.served import ServedApp

HEARD_AGAIN: Final = "+"
"""Stands before the name of somebody who is to be heard again."""


def app_of(screen: Screen[Any]) -> "ServedApp":
    """Give the app of a screen, which is on a server."""
    from cuzco_tui.tui.served import served

    return served(screen)


def do(screen: Screen[Any], deed: Deed, table: str) -> None:
    """Sit down at a table, watch it, take a free seat there or wait in its room."""
    app = app_of(screen)
    app.attempt(app.join(table) if deed == "join" else app.go_to(table), alone=True)


def tell_turn(screen: Screen[Any], table: str) -> None:
    """Say by bell and title that a table waits for one."""
    app = app_of(screen)
    app.ring(message("screen-title-turn", table=table))


def give_back(screen: Screen[Any], table: TableLine) -> None:
    """Give one's seat back."""
    app = app_of(screen)
    app.attempt(app.lobby.give_back(table.id), alone=True)


def begin(screen: Screen[Any], table: TableLine) -> None:
    """Begin with bots in the free seats, as good as whoever made the table likes."""
    app = app_of(screen)
    described = find_description(table.game)
    words = catalogue(app.language, described.words)
    options = [
        (bot, message("screen-bot-about", bot=bot, about=words.say(message(f"bot-{bot}")))) for bot in described.bots
    ]

    def picked(bot: str | None) -> None:
        if bot:
            app.attempt(app.begin_table(table.id, bot), alone=True)

    app.push_screen(Pick(message("screen-begin"), message("screen-begin-asked"), options, described.usual_bot), picked)


def close(screen: Screen[Any], table: TableLine) -> None:
    """Take a table away, after a question unless it is over."""
    app = app_of(screen)
    if table.stage == "over":
        app.attempt(app.lobby.close(table.id), alone=True)
        return
    _after_yes(
        app, message("screen-close-asked", table=table.id), message("screen-close"), lambda: app.lobby.close(table.id)
    )


def look_back(screen: Screen[Any], table: TableLine) -> None:
    """Look back at a finished game."""
    app = app_of(screen)
    app.attempt(show_replay(app, table), alone=True)


async def show_replay(app: "ServedApp", table: TableLine, step: int = 0) -> None:
    """Show the replay of a finished game that one has played or watched, from one's own seat at first."""
    from cuzco_tui.play.replay import replay_of_text
    from cuzco_tui.tui.screens.replay import ReplayScreen

    text = await app.lobby.look_back(table.id)
    replay = await asyncio.to_thread(replay_of_text, text, find_game, table.mine)
    await app.push_screen(ReplayScreen(replay, app.language, step))


def resign(screen: Screen[Any], table: str) -> None:
    """Give one's seat to a bot for good, after a question."""
    app = app_of(screen)
    asked = message("screen-resign-asked", table=table)
    _after_yes(app, asked, message("screen-resign"), lambda: app.lobby.resign(table))


def _after_yes(
    app: "ServedApp", asked: Message, heading: Message, doing: Callable[[], Coroutine[Any, Any, object]]
) -> None:
    def answered(yes: bool | None) -> None:
        if yes:
            app.attempt(doing(), alone=True)

    app.push_screen(Confirm(app.words(asked), heading), answered)


def make(screen: Screen[Any]) -> None:
    """Ask what a new table is like, make it and go there."""
    from cuzco_tui.tui.lobby.new_table import NewTableForm

    app = app_of(screen)

    async def made(table: str, _new: NewTable) -> None:
        app.pop_screen()
        await app.go_to(table)

    app.push_screen(NewTableForm(app.lobby, app.language, usual_game(), made))


def join_by_code(screen: Screen[Any]) -> None:
    """Ask for the three words of a table, take a free seat there or else watch."""
    app = app_of(screen)

    async def send(text: str) -> None:
        app.looked_up = await app.lobby.find("-".join(text.lower().replace("-", " ").split()))

    def typed(text: str | None) -> None:
        if text and app.looked_up is not None:
            app.attempt(app.come_to(app.looked_up), alone=True)

    app.push_screen(TypeLine(message("screen-code"), message("screen-code-asked"), send, "code"), typed)


def say(screen: Screen[Any], line: Input, place: str) -> None:
    """Say what was typed into a line; a refusal gives it back."""
    app = app_of(screen)
    text = line.value.strip()
    if not text:
        return
    line.value = ""

    async def send() -> None:
        try:
            await app.lobby.say(text, place)
        except Exception:
            line.value = line.value or text
            raise

    app.attempt(send())


def read_talk(screen: Screen[Any], place: str) -> None:
    """Read everything that was said in a place, and say something or mute somebody from there."""
    app = app_of(screen)
    said = not_muted(app.lobby.talk_at(place), app.lobby.account.muted)
    title = message("screen-talk-lobby") if place == LOBBY else message("screen-talk-table", table=place)

    def closed(wish: str | None) -> None:
        if wish == TalkReading.SAY:
            type_line(screen, place)
        elif wish == TalkReading.MUTE:
            mute(screen, place)

    app.push_screen(TalkReading(app.words(title), said, app.words(message("screen-talk-none"))), closed)


def type_line(screen: Screen[Any], place: str) -> None:
    """Ask in a dialog for something to say."""
    app = app_of(screen)

    def closed(_said: str | None) -> None:
        if (game := app.game_screen) is not None:
            game.call_later(game.go_on)

    app.push_screen(TypeLine(message("screen-say-heading"), None, lambda text: app.lobby.say(text, place)), closed)


def mute(screen: Screen[Any], place: str) -> None:
    """Choose somebody to hear no more, or again."""
    app = app_of(screen)
    account = app.lobby.account
    around = [person.name for person in app.lobby.people] + [line.by for line in app.lobby.talk_at(place)]
    names = [name for name in dict.fromkeys(around) if name != account.name and name not in account.muted]
    options = [(name, message("screen-mute-name", name=name)) for name in names]
    options += [(HEARD_AGAIN + name, message("screen-hear-name", name=name)) for name in account.muted]
    if not options:
        app.tell(message("screen-mute-nobody"))
        return

    def picked(name: str | None) -> None:
        if name:
            app.attempt(app.lobby.mute(name.removeprefix(HEARD_AGAIN), not name.startswith(HEARD_AGAIN)))

    app.push_screen(Pick(message("screen-mute"), message("screen-mute-asked"), options), picked)


def open_settings(screen: Screen[Any]) -> None:
    """Change what goes with one's account."""
    app_of(screen).action_settings()


def open_account(screen: Screen[Any]) -> None:
    """See what can be done with one's account, and do it."""
    from cuzco_tui.tui.lobby.account import FORGET, LINK, RECOVERY, AccountPage

    app = app_of(screen)
    if app.lobby.account.guest:
        app.tell(message("screen-guest-account"))
        return

    def chosen(what: str | None) -> None:
        if what == LINK:
            app.attempt(_show_link_code(app), alone=True)
        elif what == RECOVERY:
            app.attempt(_show_recovery_code(app), alone=True)
        elif what == FORGET:
            _forget(app)

    keys = {name.replace("-", "_"): app.key(name) for name in (LINK, RECOVERY, FORGET)}
    lines = [
        app.words(message("screen-account-of", name=app.lobby.account.name)),
        "",
        *(
            app.words(message(f"screen-account-{name}", key=keys[name.replace("-", "_")]))
            for name in (LINK, RECOVERY, FORGET)
        ),
    ]
    app.push_screen(AccountPage(app.words(message("screen-account")), lines), chosen)


async def _show_link_code(app: "ServedApp") -> None:
    code = await app.lobby.link_code()
    say = app.words
    title, before, after = message("screen-link"), message("screen-link-about"), message("screen-link-more")
    app.push_screen(WordsShown(say(title), [say(before)], code, [say(after)]))


async def _show_recovery_code(app: "ServedApp") -> None:
    code = await app.lobby.recovery_code()
    say = app.words
    title, before = message("screen-recovery"), message("screen-recovery-about")
    app.push_screen(WordsShown(say(title), [say(before)], code, [say(message("screen-recovery-void"))]))


def _forget(app: "ServedApp") -> None:
    """Delete the account after two questions, the second of which is answered with the name."""
    name = app.lobby.account.name

    async def send(text: str) -> None:
        if text != name:
            raise GameError(message("screen-forget-not-the-name", name=name))
        await app.lobby.forget()
        app.say_goodbye(message("screen-forgotten"))

    def answered(yes: bool | None) -> None:
        if yes:
            asked = message("screen-forget-name", name=name)
            app.push_screen(TypeLine(message("screen-forget"), asked, send, "forget"))

    app.push_screen(Confirm(app.words(message("screen-forget-asked")), message("screen-forget")), answered)
