"""The words of Cuzco together with those of the house, as the front ends say them."""

from pathlib import Path

from cuzco_tui.games.cuzco.description import CUZCO
from cuzco_tui.messages import LOCALE, Catalogue, catalogue


def cuzco_words(language: str) -> Catalogue:
    """Give everything that can be said in a game of Cuzco."""
    return catalogue(language, CUZCO.words)


def word_files(language: str) -> list[Path]:
    """Give the files in which these words stand."""
    return [file for folder in (LOCALE, CUZCO.words) for file in sorted((folder / language).glob("*.ftl"))]
