"""Words in large letters made of block elements, three lines high."""

from typing import Final
from unicodedata import normalize

_LETTERS: Final = {
    "A": "010 101 111 101 101",
    "B": "110 101 110 101 110",
    "C": "011 100 100 100 011",
    "D": "110 101 101 101 110",
    "E": "111 100 110 100 111",
    "F": "111 100 110 100 100",
    "G": "011 100 101 101 011",
    "H": "101 101 111 101 101",
    "I": "111 010 010 010 111",
    "J": "001 001 001 101 010",
    "K": "101 101 110 101 101",
    "L": "100 100 100 100 111",
    "M": "10001 11011 10101 10001 10001",
    "N": "1001 1101 1011 1001 1001",
    "O": "010 101 101 101 010",
    "P": "110 101 110 100 100",
    "Q": "010 101 101 110 011",
    "R": "110 101 110 101 101",
    "S": "011 100 010 001 110",
    "T": "111 010 010 010 010",
    "U": "101 101 101 101 111",
    "V": "101 101 101 101 010",
    "W": "10001 10001 10101 11011 10001",
    "X": "101 101 010 101 101",
    "Y": "101 101 010 010 010",
    "Z": "111 001 010 100 111",
    "0": "111 101 101 101 111",
    "1": "010 110 010 010 111",
    "2": "110 001 010 100 111",
    "3": "110 001 010 001 110",
    "4": "101 101 111 001 001",
    "5": "111 100 110 001 110",
    "6": "011 100 111 101 111",
    "7": "111 001 010 010 010",
    "8": "111 101 111 101 111",
    "9": "111 101 111 001 110",
    " ": "00 00 00 00 00",
}
"""The five rows of dots of each letter."""
_HALVES: Final = {"00": " ", "10": "\u2580", "01": "\u2584", "11": "\u2588"}
"""A cell by its upper and its lower dot."""


def large(words: str, width: int) -> list[str]:
    """Draw words in three lines; where they have no room, or a letter is not known, in one line as they are."""
    plain = "".join(letter for letter in normalize("NFD", words) if letter.isascii()).upper()
    if len(plain) != len(words) or any(letter not in _LETTERS for letter in plain):
        return [words]
    rows = ["0".join(parts) for parts in zip(*(_LETTERS[letter].split() for letter in plain), strict=True)]
    if not rows or len(rows[0]) > width:
        return [words]
    rows.append("0" * len(rows[0]))
    return [
        "".join(_HALVES[upper + lower] for upper, lower in zip(rows[row], rows[row + 1], strict=True))
        for row in (0, 2, 4)
    ]
