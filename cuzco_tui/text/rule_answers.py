"""The commands `rule` and `rules`: what the rules page says about a word, and all places where it stands."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cuzco_tui.game import Game
from cuzco_tui.play.answers import shortened
from cuzco_tui.text.commands import listed
from cuzco_tui.text.console import Console

if TYPE_CHECKING:
    from cuzco_tui.play.rule_links import RuleLinks
    from cuzco_tui.play.rulebook import Passage, Rulebook

_MOST_OTHERS: Final = 8
_MOST_FOUND: Final = 7
"""So many places are told with their first words; the others are named."""
_FIRST_WORDS: Final = 9


class RuleAnswers:
    """Looks up the rules of a game in the language that is spoken."""

    def __init__(self, game: Game, console: Console) -> None:
        self._game = game
        self._console = console
        self._books: dict[str, Rulebook] = {}
        self._links: dict[str, RuleLinks] = {}

    def parts(self) -> Sequence[str]:
        """Give the names of the parts of the rules."""
        return self._book().headings

    def tell(self, wanted: str) -> None:
        """Say what the rules tell about a word, or what one can ask."""
        if not wanted:
            self._console.say("text-rule-ask", example=self._book().first_id)
            self._console.say("text-rule-parts", parts=tuple(self.parts()))
            return
        passages, others, near = self._book().search(wanted)
        names = tuple(dict.fromkeys(passage.name for passage in others))[:_MOST_OTHERS]
        if passages:
            self._tell_passages(passages)
            if named := self._named_in(passages):
                self._console.say("text-rule-names", names=named[:_MOST_OTHERS])
            names = tuple(name for name in names if name not in named)
            if names:
                self._console.say("text-rule-others", others=names)
        elif names:
            self._console.say("text-rule-several", typed=shortened(wanted), others=names)
        elif near:
            self._console.say("text-rule-unknown-nearest", typed=shortened(wanted), nearest=near)
        else:
            self._console.say("text-rule-unknown", typed=shortened(wanted))

    def find(self, wanted: str) -> None:
        """Name every place of the rules in which a word or the beginning of an id stands, the best first."""
        if not wanted:
            self.tell("")
            return
        book = self._book()
        found = [book.passages[number] for number in book.matches(wanted)]
        if not found:
            self.tell(wanted)
            return
        self._console.say("text-rules-found", typed=shortened(wanted), count=len(found))
        for passage in found[:_MOST_FOUND]:
            text = " ".join(passage.text.split()[:_FIRST_WORDS])
            self._console.say("text-rules-entry", name=passage.name, heading=passage.heading, text=text)
        rest = [passage.name for passage in found[_MOST_FOUND:]]
        named = tuple(passage.name for passage in found[_MOST_FOUND:] if passage.id)[:_MOST_OTHERS]
        if named:
            self._console.say("text-rules-rest", others=named, more=len(rest) - len(named))

    def _named_in(self, passages: "Sequence[Passage]") -> tuple[str, ...]:
        """Give the ids of the rules that the texts of some passages name and that are not among these."""
        from cuzco_tui.play.rule_links import RuleLinks

        book, language = self._book(), self._console.language
        links = self._links.setdefault(language, RuleLinks(book, self._kinds()))
        numbers = [number for number, passage in enumerate(book.passages) if passage in passages]
        named = dict.fromkeys(book.passages[link.target] for number in numbers for link in links.of(number))
        return tuple(passage.name for passage in named if passage.id and passage not in passages)

    def _kinds(self) -> dict[str, str]:
        """The words that stand for beginnings of ids, in the language that is spoken and in English."""
        words, known = (self._console.english, self._console.words), self._game.description.rule_kinds
        return {word: start for own in words for id_, start in known.items() for word in listed(own, id_)}

    def _book(self) -> "Rulebook":
        """Open the rules when they are first asked for, since most of the time nobody asks."""
        from cuzco_tui.play.rulebook import rules_of

        language = self._console.language
        if language not in self._books:
            self._books[language] = rules_of(self._game, language, self._kinds())
        return self._books[language]

    def _tell_passages(self, passages: "Sequence[Passage]") -> None:
        """Tell passages in order; several of a section stand under its name."""
        under = ""
        for passage in passages:
            if [each.heading for each in passages].count(passage.heading) > 1:
                if passage.heading != under:
                    self._console.say("text-rule-plain", heading=passage.heading)
                under = passage.heading
            elif passage.id:
                self._console.say("text-rule-id", id=passage.name, heading=passage.heading)
            elif passage.term:
                self._console.say("text-rule-term", term=passage.term, heading=passage.heading)
            else:
                self._console.say("text-rule-plain", heading=passage.heading)
            id_ = passage.name if passage.id and passage.heading == under else ""
            self._console.print(f"{id_}: {passage.text}" if id_ else passage.text)
