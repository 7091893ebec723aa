"""Letters that a stream cannot say, by those that it can: for terminals and files that know ASCII alone."""

from typing import Final
from unicodedata import combining, name, normalize

_GREEK: Final = "a,b,g,d,e,z,e,th,i,k,l,m,n,x,o,p,r,s,s,t,y,ph,ch,ps,o"
_CYRILLIC: Final = "a,b,v,g,d,e,zh,z,i,j,k,l,m,n,o,p,r,s,t,u,f,kh,ts,ch,sh,shch,',y,',e,yu,ya"
_ALPHA, _CYRILLIC_A = 0x03B1, 0x0430
_LIGATURES: Final = (0x00C6, 0x0152)
_SIGNS: Final = {
    0x00df: "ss", 0x00e4: "ae", 0x00f6: "oe", 0x00fc: "ue", 0x00e6: "ae", 0x0153: "oe", 0x00f8: "o",
    0x0142: "l", 0x0111: "d", 0x00f0: "d", 0x00fe: "th", 0x0131: "i", 0x00d7: "x", 0x00b7: ".", 0x2022: "*",
    0x2192: "->", 0x2190: "<-", 0x2013: "-", 0x2014: "-", 0x2212: "-", 0x2026: "...", 0x201e: '"',
    0x201c: '"', 0x201d: '"', 0x00ab: '"', 0x00bb: '"', 0x2018: "'", 0x2019: "'", 0x201a: "'", 0x20ac: "EUR",
    **dict(enumerate(_GREEK.split(","), _ALPHA)),
    **dict(enumerate(_CYRILLIC.split(","), _CYRILLIC_A)),
}  # fmt: skip
"""What a sign is written as, by its number: umlauts and other letters in small, dashes, quotes and arrows."""


def nearest_letters(text: str) -> str:
    """Write a text in ASCII, as people do who lack a letter; what has no such form is told by its name."""
    if text.isascii():
        return text
    return "".join(_written(sign) for sign in normalize("NFC", text))


def _written(sign: str) -> str:
    if sign.isascii():
        return sign
    if (known := _SIGNS.get(ord(sign))) is not None:
        return known
    small = sign.lower()
    if len(small) == 1 and (known := _SIGNS.get(ord(small))) is not None:
        return known.upper() if ord(sign) in _LIGATURES else known[:1].upper() + known[1:]
    bare = "".join(part for part in normalize("NFKD", sign) if not combining(part))
    if bare != sign:
        return nearest_letters(bare)
    return name(sign, "").lower().rpartition(" ")[2].rpartition("-")[2] if sign.isalpha() else "?"
