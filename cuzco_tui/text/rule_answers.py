"""The command `rule`: what the rules page says about a word, with or without a game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cuzco_tui.game import Game
from cuzco_tui.play.answers import shortened
from cuzco_tui.text.commands import listed
from cuzco_tui.text.console import Console

if TYPE_CHECKING:
    from cuzco_tui.play.rulebook import Passage, Rulebook

_MOST_OTHERS: Final = 8


class RuleAnswers:
    """Looks up the rules of a game in the language that is spoken."""

    def __init__(self, game: Game, console: Console) -> None:
        self._game = game
        self._console = console
        self._books: dict[str, Rulebook] = {}

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
            if names:
                self._console.say("text-rule-others", others=names)
        elif names:
            self._console.say("text-rule-several", typed=shortened(wanted), others=names)
        elif near:
            self._console.say("text-rule-unknown-nearest", typed=shortened(wanted), nearest=near)
        else:
            self._console.say("text-rule-unknown", typed=shortened(wanted))

    def _book(self) -> "Rulebook":
        """Open the rules when they are first asked for, since most of the time nobody asks."""
        from cuzco_tui.play.rulebook import rules_of

        language = self._console.language
        if language not in self._books:
            words, known = (self._console.english, self._console.words), self._game.description.rule_kinds
            kinds = {word: start for own in words for id_, start in known.items() for word in listed(own, id_)}
            self._books[language] = rules_of(self._game, language, kinds)
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
