"""The terms of the game explained where they appear: a short sentence each, and which of them a text speaks of."""

import re
from functools import cache
from typing import Final

from cuzco_tui.games.cuzco.engine.codes import FARM, HEADDRESS, STUDY
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Catalogue, Message, message

TERMS: Final = (
    "fire-trial",
    "feather",
    "circlet",
    "khipu",
    "reserve",
    "slide",
    "chasqui",
    "inti",
    "offering",
    "pututu",
    "overlay",
    "knowledge",
    "person",
)
"""The terms that a newcomer does not know."""
_OF_ACTIONS: Final = {STUDY: "person", FARM: "person", HEADDRESS: "circlet"}
"""What is to be known first about an action."""


def term_of(action: int) -> str:
    """Give the term that an action is about, empty where its words say enough."""
    return _OF_ACTIONS.get(action, "")


def term_note(term: str) -> Message:
    """Explain a term in one short sentence."""
    return message(f"term-{term}")


def terms_in(text: str, words: Catalogue) -> list[str]:
    """Give the terms that a text in the language of a catalogue mentions, in the order in which they stand in it."""
    found = [(match.start(), term) for term in TERMS if (match := _pattern(term, words).search(text.casefold()))]
    return [term for _, term in sorted(found)]


@cache
def _pattern(term: str, words: Catalogue) -> re.Pattern[str]:
    listed = words.say(message(f"term-words-{term}")).casefold().split(",")
    return re.compile(rf"\b(?:{'|'.join(re.escape(word.strip()) for word in listed)})")


def circlet_note(pips: int, view: PlayerView) -> Message:
    """Say which die a circlet needs, and how many VP it brings in this round."""
    return message("circlet-note", pips=pips, vp=circlet_worth(view, pips))
