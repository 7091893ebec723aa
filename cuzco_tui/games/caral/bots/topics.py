"""What a difference in value is told by: topics that people know."""

from typing import Final

from cuzco_tui.search.advice import BEGUN, REST

FAME: Final = "fame"
"""Fame that a seat has already, and its pyramids: what they promised turns into fame when they are finished."""
SITES: Final = "sites"
"""Reserved sites without a level."""
STONES: Final = "stones"
WORKERS: Final = "workers"
CARALI: Final = "carali"
"""Those in the supply."""
PRIESTS: Final = "priests"
"""Priests, and pyramids that could have one."""
ALPACAS: Final = "alpacas"
"""Those on the sled, and so the range."""
CARDS: Final = "cards"
PATH: Final = "path"
"""Where the figure stands, the others and the architect."""
CEREMONY: Final = "ceremony"
"""What the next ceremony promises, with its mood."""
TIME: Final = REST
"""How much of the game is left: nobody can learn anything from that."""
YEAR_TILE: Final = "year-tile"
STATUSES: Final = "statuses"
EMISSARIES: Final = "emissaries"
RIVALS: Final = "rivals"
"""What the others will have counts against the own fame."""
TOPICS: Final = (
    *(FAME, SITES, STONES, WORKERS, CARALI, PRIESTS, ALPACAS, CARDS, PATH, CEREMONY, TIME),
    *(YEAR_TILE, STATUSES, EMISSARIES, BEGUN, RIVALS),
)
"""All topics."""
