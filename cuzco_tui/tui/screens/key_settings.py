"""The page of the keys: every action with its keys, which are changed by pressing the new one."""

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from cuzco_tui.games import descriptions, has_several
from cuzco_tui.messages import Catalogue, InWordsOf, Message, Value, catalogue, message
from cuzco_tui.tui.actions import HOUSE, Action, actions_of, all_actions
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.tui.keys import USUAL_KEYS, KeyTable, read_key, shown_key
from cuzco_tui.tui.modals.frame import Frame
from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.screens.row_screen import RowScreen
from cuzco_tui.tui.served_actions import SERVED
from cuzco_tui.tui.settings import with_spare_keys, written_keys
from cuzco_tui.tui.widgets.row_page import PageRow

_MOST_KEYS = 4
"""An action has so many keys at most."""


class KeyRow(NamedTuple):
    """An action whose keys can be changed."""

    action: Action
    words: Catalogue
    """The words of the house or of the game to which it belongs."""


class PressKey(OnceModal[str]):
    """Waits for the next key, whichever it is, and says why one cannot be had; Escape goes back."""

    def __init__(self, row: KeyRow, others: tuple[str, ...], now: KeyTable) -> None:
        super().__init__()
        self.row = row
        self.others = others
        """The keys that the action keeps."""
        self.now = now
        """All keys in use."""
        self.told = Static(markup=False)

    def compose(self) -> ComposeResult:
        """Say for what a key is wanted."""
        words = self.row.words
        heading = words.say(self.row.action.name)
        with Frame(heading[:1].upper() + heading[1:], words.say(message("set-press-keys")), self.language):
            yield Static(words.say(message("set-press")), markup=False)
            yield self.told

    def on_mount(self) -> None:
        """Nothing is wrong yet."""
        self.told.display = False
        super().on_mount()

    def on_key(self, event: events.Key) -> None:
        """Take the key, if it is free."""
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss(None)
            return
        known = read_key(event.character or "") if event.is_printable else None
        key = known or read_key(event.key)
        hindrance = message("set-key-unknown") if key is None else hindrance_of(self.row, (*self.others, key), self.now)
        if key is not None and hindrance is None:
            self.dismiss(key)
            return
        self.told.update(self.row.words.say(hindrance or ""))
        self.told.display = True


def changed_keys(keys: KeyTable) -> dict[str, tuple[str, ...]]:
    """Give the keys that are not the usual ones, by their actions."""
    return {id_: keys.of(id_) for id_ in keys.changed_ids}


def hindrance_of(row: KeyRow, wanted: tuple[str, ...], now: KeyTable) -> Message | None:
    """Say which other action has one of the wanted keys in the same place, None when all are free."""
    table = with_spare_keys(changed_keys(now) | {row.action.id: wanted})
    for key, *both in table.clashes():
        if row.action.id in both:
            other = next(id_ for id_ in both if id_ != row.action.id)
            found = next(action for action in all_actions().rows if action.id == other)
            where = _in_its_words(found, message(f"keys-at-{found.place}"))
            name = _in_its_words(found, found.name)
            return message("set-key-taken", key=shown_key(key, row.words), name=name, where=where)
    return None


def _in_its_words(action: Action, said: Message) -> Value:
    """Let something be said of an action in the words of the game that has it; those of the house need none."""
    words = next((game.words for game in descriptions() if action in actions_of(game).rows), None)
    return said if words is None else InWordsOf(words, said)


def key_rows(language: str) -> Iterator[tuple[str, KeyRow]]:
    """Give every action once, with the name of the place where it is met first."""
    seen: set[str] = set()
    parts = [(HOUSE, catalogue(language))]
    parts += [(actions_of(game), catalogue(language, game.words)) for game in descriptions()]
    parts += [(SERVED, parts[0][1])]
    for actions, words in parts:
        for place in actions.places:
            for action in sorted(actions.of(place), key=lambda each: each.id.startswith("answer-")):
                if action.id not in seen:
                    seen.add(action.id)
                    yield words.say(_place_words(place)), KeyRow(action, words)


def _place_words(place: str) -> Message:
    """Name a place where keys are heard; one of a game is named with it where there are several."""
    said = message(f"keys-at-{place}")
    owner = next((game for game in descriptions() if place in actions_of(game).places), None)
    return said if owner is None or not has_several() else message("set-keys-of-game", game=owner.title, place=said)


class KeySettingsScreen(RowScreen, inherit_bindings=False):
    """Lists all actions; Enter and then a key gives an action that key alone, plus gives it one more."""

    PLACE = "key-settings"
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("key-settings")

    def __init__(self) -> None:
        super().__init__()
        self.notice: Message | None = None
        self._rows: list[tuple[str, KeyRow]] = []

    def show(self) -> None:
        """Show all actions with their keys."""
        keys = self.house.keys
        self._rows = self._rows or list(key_rows(self.language))
        rows: list[PageRow] = []
        heading = ""
        for place, (action, words) in self._rows:
            shown = keys.all_shown(action.id, words)
            is_changed = keys.of(action.id) != USUAL_KEYS.of(action.id)
            rows.append(PageRow(words.say(action.name), shown, place if place != heading else "", is_changed))
            heading = place
        self.page.show(self.say(message("set-keys-title")), rows, self.cursor, self._told(), self._foot())
        self.tell_keys(
            ("add-key", "back-home", "usual", "help"),
            [
                self.lead("set-lead-up-down", message("set-do-move"), "up", "down"),
                self.lead("set-lead-take", message("set-do-new-key"), "take"),
            ],
        )

    @property
    def _pointed(self) -> KeyRow:
        return self._rows[self.cursor][1]

    def _told(self) -> list[Line]:
        """What the action does, and what its usual keys are."""
        action, words = self._pointed
        usual = " ".join(shown_key(key, words) for key in USUAL_KEYS.of(action.id))
        lines: list[Line] = [[(words.say(action.about), "text")]]
        if self.house.keys.of(action.id) != USUAL_KEYS.of(action.id):
            lines.append([(words.say(message("set-key-usual", keys=usual)), "muted")])
        return lines

    def _foot(self) -> list[Line]:
        if self.notice is None:
            return []
        return [[(self._pointed.words.say(self.notice), "bad")]]

    def point(self, index: int) -> None:
        """Put the cursor on a row; what was said about another is over."""
        self.notice = None
        super().point(index)

    def action_take(self) -> None:
        """Wait for the key that the action is to have instead of its others."""
        self._ask(())

    def action_add_key(self) -> None:
        """Wait for a further key of the action."""
        known = self.house.keys.of(self._pointed.action.id)
        if len(known) < _MOST_KEYS:
            self._ask(known)

    def _ask(self, others: tuple[str, ...]) -> None:
        def pressed(key: str | None) -> None:
            if key:
                self._give(tuple(dict.fromkeys((*others, key))))

        self.app.push_screen(PressKey(self._pointed, others, self.house.keys), pressed)

    def action_usual(self) -> None:
        """Give the action its usual keys back, if they are free."""
        self._give(USUAL_KEYS.of(self._pointed.action.id))

    def _give(self, wanted: tuple[str, ...]) -> None:
        """Let the action have these keys from now on, and keep them."""
        row, house = self._pointed, self.house
        self.notice = hindrance_of(row, wanted, house.keys)
        if self.notice is None:
            before = changed_keys(house.keys)
            id_ = row.action.id
            own = before | {id_: wanted}
            keys = with_spare_keys({each: own[each] for each in own if own[each] != USUAL_KEYS.of(each)})
            house.use(house.language, house.settings._replace(keys=keys))
            after = changed_keys(keys)
            values = {each: written_keys(after[each]) if each in after else None for each in {*before, *after}}
            changed = {each: value for each, value in values.items() if before.get(each) != after.get(each)}
            self.notice = house.remember("keys", changed, {id_: row.words.say(row.action.about)})
        self.show()
