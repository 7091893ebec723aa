"""The words of Caral together with those of the house, as the front ends say them."""

from pathlib import Path

from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.messages import LOCALE, Catalogue, catalogue


def caral_words(language: str) -> Catalogue:
    """Give everything that can be said in a game of Caral."""
    return catalogue(language, CARAL.words)


def own_files(language: str) -> list[Path]:
    """Give the files of Caral's own words."""
    return sorted((CARAL.words / language).glob("*.ftl"))


def word_files(language: str) -> list[Path]:
    """Give the files in which all these words stand."""
    return [*sorted((LOCALE / language).glob("*.ftl")), *own_files(language)]
