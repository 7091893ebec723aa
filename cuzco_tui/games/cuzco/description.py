"""Cuzco in a few plain values: what the house must know of it before it loads its rules."""

from pathlib import Path
from typing import Final

from cuzco_tui.game import Description, TableOption

CUZCO: Final = Description(
    name="cuzco",
    title="Cuzco",
    seat_counts=(2, 3, 4),
    options=(TableOption("pututu", (False, True)), TableOption("temple", ("upto", "exact"), asked=False)),
    bots=("master", "planner", "greedy", "easy", "random"),
    usual_bot="greedy",
    first_bot="easy",
    slow_bots=("master", "planner"),
    seat_colours=("seat-0", "seat-1", "seat-2", "seat-3"),
    rule_kinds={
        "rule-words-card": "G",
        "rule-words-ability": "A",
        "rule-words-task": "Task",
        "rule-words-start": "S",
    },
    lists=("C", "N", "S", "Task"),
    silent_columns=(
        *("provenance", "herkunft", "herkomst"),
        *("cost and vp are", "preis und punkte sind", "prijs en punten zijn"),
    ),
    topics=(
        "roads",
        "village",
        "temple",
        "market",
        "palace",
        "houses",
        "gods",
        "dice",
        "track",
        "mask",
        "hand",
        "score",
        "circlets",
        "sets",
        "discards",
    ),
    words=Path(__file__).parent / "locale",
    styles="cuzco",
    rules="cuzco",
    game="cuzco_tui.games.cuzco.game:Cuzco",
    front="cuzco_tui.games.cuzco.screen.front:CUZCO_FRONT",
    actions="cuzco_tui.games.cuzco.screen.actions:CUZCO_ACTIONS",
    school="cuzco_tui.games.cuzco.bots.school:CuzcoSchool",
    tutorial=True,
    title_art="cuzco_tui.games.cuzco.screen.title:TITLE_ART",
    source_groups=(
        ("sources-turns", (0, 1, 2, 4, 5)),
        ("sources-headdress", (3, 13, 14)),
        ("sources-city", (6, 7, 8, 9, 18)),
        ("sources-tasks", (10, 15)),
        ("sources-villages", (12, 16)),
        ("sources-rest", (11, 17)),
    ),
)
