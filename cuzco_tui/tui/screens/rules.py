"""The rules on screen: searched letter by letter, read section by section, with links to follow and a way back."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType

from cuzco_tui.game import Game
from cuzco_tui.messages import Message, catalogue, message
from cuzco_tui.play.rule_links import RuleLinks, kinds_of
from cuzco_tui.play.rulebook import Passage, rules_of
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.observed import Footer
from cuzco_tui.tui.screens.painting import PaintedOnce
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.rules_page import RulesPage, Shown
from cuzco_tui.tui.widgets.too_small import TooSmall

_LONGEST = 40
"""So much can be searched for."""


class RulesScreen(PaintedOnce, inherit_bindings=False):
    """Opens the rules of a game at a rule, by its id or by words; letters search, links and Backspace go to and fro."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("rules")

    def __init__(self, game: Game, language: str, wanted: str = "") -> None:
        super().__init__()
        self.language = language
        self.described = game.description
        self.words = catalogue(language, game.description.words)
        kinds = kinds_of(game.description, language, "en")
        self.book = rules_of(game, language, kinds)
        if not self.book.passages:
            self.book.passages.append(Passage(game.description.title, "", "", ""))
        self.links = RuleLinks(self.book, kinds)
        headings = [passage.heading for passage in self.book.passages]
        self.sections = tuple(headings.index(heading) for heading in self.book.sections)
        """The first passages of all sections."""
        self.page = RulesPage(self.book, self.links, self.words, id="rules")
        self.key_line = KeyLine(id="keys")
        self.shown = self._opened_at(wanted)
        self.before: list[Shown] = []
        """What was shown before links were followed."""

    def _opened_at(self, wanted: str) -> Shown:
        """Begin with the rule in question, else with the first words of the rules."""
        shown = Shown(found=self.sections)
        if not wanted:
            return shown
        found = self.book.matches(wanted)
        if not found:
            return shown._replace(notice=self.words.say(message("reading-no-rule", rule=wanted)))
        return shown._replace(at=found[0])

    def compose(self) -> ComposeResult:
        """Lay the page over the keys."""
        yield self.page
        yield self.key_line
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Show what was asked for."""
        self.show(self.shown)

    def show(self, shown: Shown) -> None:
        """Show something else."""
        self.shown = shown
        self.page.show(shown)
        self.key_line.footer = Footer((all_actions().find("rules", "one-back"),), lead=self._lead())

    def _lead(self) -> tuple[tuple[Message, Message], ...]:
        """The keys that are told, the most needed ones first."""
        return (
            (with_keys(self, "set-lead-up-down", self.language, "up", "down"), message("set-do-move")),
            (with_keys(self, "rules-lead-link", self.language, "next"), message("rules-do-link")),
            (with_keys(self, "set-lead-take", self.language, "take"), message("set-do-open")),
            (with_keys(self, "rules-lead-close", self.language, "close-rules"), message("do-close-rules")),
            (with_keys(self, "rules-lead-scroll", self.language, "page-down"), message("rules-do-scroll")),
        )

    def on_key(self, event: events.Key) -> None:
        """Search for what is typed, letter by letter."""
        if event.is_printable and event.character:
            event.stop()
            event.prevent_default()
            self.search((self.shown.typed + event.character)[:_LONGEST].lstrip())

    def on_paste(self, event: events.Paste) -> None:
        """Search for what is pasted, too."""
        self.search((self.shown.typed + " ".join(event.text.split()))[:_LONGEST])

    def search(self, typed: str) -> None:
        """Show everything in which some words or an id stand; without words all sections."""
        if not typed.strip():
            self.show(Shown(found=self.sections, at=self.shown.at))
            return
        found = tuple(self.book.matches(typed))
        if found:
            self.show(Shown(typed, found, found[0]))
            return
        near = self.book.search(typed).nearest
        notice = message("rules-none-near", nearest=near) if near else message("rules-none")
        self.show(self.shown._replace(typed=typed, found=(), link=None, notice=self.words.say(notice)))

    def action_move(self, step: int) -> None:
        """Go to the next entry of the list."""
        if self.shown.found:
            self._point(self.page.place_in_list + step)

    def action_end(self, index: int) -> None:
        """Go to the first or the last entry of the list."""
        if self.shown.found:
            self._point(0 if index == 0 else len(self.shown.found) - 1)

    def _point(self, place: int) -> None:
        found = self.shown.found
        self.show(self.shown._replace(at=found[max(0, min(place, len(found) - 1))], link=None))

    def action_scroll(self, step: int) -> None:
        """Scroll the text; at its end go on with the next entry, at its beginning with the one before."""
        page = self.page
        top = max(0, min(page.top + step * max(1, page.text_height - 1), page.last_top))
        if top != page.top:
            page.top = top
            page.refresh()
            self.show(self.shown)
        elif not self.shown.typed:
            self.action_move(step)

    def action_link(self, step: int) -> None:
        """Put the cursor on the next link of the text, or the one before."""
        targets = self.page.text.targets
        if targets:
            now = self.shown.link
            first = 0 if step > 0 else len(targets) - 1
            self.show(self.shown._replace(link=first if now is None else (now + step) % len(targets)))

    def action_follow(self) -> None:
        """Go where the link under the cursor leads; without one open what was found among all sections."""
        if self.shown.link is not None:
            self.jump(self.page.text.targets[self.shown.link])
        elif self.shown.typed and self.shown.found:
            self.jump(self.shown.at)

    def jump(self, target: int) -> None:
        """Show another passage, and remember the way back."""
        self.before.append(self.shown._replace(link=None))
        self.show(Shown(found=self.sections, at=target))

    def action_one_back(self) -> None:
        """Take the last letter back; without one go back to what was read before the last link."""
        if self.shown.typed:
            self.search(self.shown.typed[:-1])
        elif self.before:
            self.show(self.before.pop())

    def action_close(self) -> None:
        """Leave the search, or without one the rules."""
        if self.shown.typed:
            self.search("")
        elif self.is_current:
            self.app.pop_screen()

    def on_rules_page_clicked(self, event: RulesPage.Clicked) -> None:
        """Follow a link that was clicked, or read what was."""
        if event.is_link:
            self.jump(event.target)
        else:
            self.show(self.shown._replace(at=event.target, link=None))

    async def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """Do what was clicked."""
        await self.app.run_action(event.action.run, self)
