"""Caral in a few plain values: what the house must know of it before it loads its rules."""

from pathlib import Path
from typing import Final

from cuzco_tui.game import Description, TableOption

CARAL: Final = Description(
    name="caral",
    title="Caral",
    seat_counts=(2, 3, 4),
    options=(
        *(
            TableOption(module, (False, True), group="modules")
            for module in ("moods", "years", "status", "progress", "anaconda", "emissary")
        ),
        TableOption("max_years", (20, 25, 30, 40, 50, 0, *range(1, 20)), asked=False),
    ),
    bots=("planner", "thumb", "random"),
    usual_bot="thumb",
    first_bot="thumb",
    slow_bots=("planner",),
    seat_colours=("seat-0", "seat-1", "seat-2", "seat-3"),
    rule_kinds={},
    lists=("CC", "CD", "CX"),
    silent_columns=("provenance", "herkunft", "herkomst"),
    topics=("path", "pyramids", "ceremony", "progress", "sled", "hand", "score", "modules", "discards"),
    words=Path(__file__).parent / "locale",
    styles="caral",
    rules="caral",
    game="cuzco_tui.games.caral.game:Caral",
    front="cuzco_tui.games.caral.screen.front:CARAL_FRONT",
    school="cuzco_tui.games.caral.bots.school:CaralSchool",
    actions="cuzco_tui.games.caral.screen.actions:CARAL_ACTIONS",
    title_art="cuzco_tui.games.caral.screen.title:TITLE_ART",
    tutorial=True,
    source_groups=(
        ("sources-pyramids", (1, 9, 10, 11)),
        ("sources-priests", (3, 8)),
        ("sources-ceremonies", (2,)),
        ("sources-modules", (4, 5, 6, 7, 12)),
        ("sources-start", (0,)),
    ),
)
"""Caral as the house sees it."""
