"""The quiet sentence over whatever is shown while the server pauses."""

from textual.widgets import Static


class Banner(Static):
    """Lies over the first line of a screen."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, markup=False)
