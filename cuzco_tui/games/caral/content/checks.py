"""What the tables must say together: the invariants that no single value can show to be broken."""

from cuzco_tui.games.caral.content.tables import Tables


def check_tables(tables: Tables, source: str) -> None:
    """Raise BadContent where the tables contradict each other or the rules."""
