"""The options of a decision in few lines: neighbours share one, and what was heard before is not read again in full."""

from cuzco_tui.game import Choice
from cuzco_tui.messages import Message, message
from cuzco_tui.narrator import Grouped
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.text.console import Console
from cuzco_tui.text.numbering import Numbered, OptionLine, ranges


class OptionLines:
    """Puts the options of one person's questions into lines, and knows what was read out before."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self._sitting = sitting
        self._console = console
        self._heard: dict[int | None, set[str]] = {}
        """What each of the people here has heard."""

    def lines(self, asked: Numbered, in_full: bool = False) -> list[OptionLine]:
        """Give the lines of a question, on demand all of them in full, and count all that is in them as heard."""
        brief = self._console.brief and not in_full
        goes_on = asked.goes_on and not in_full
        seat = self._sitting.seat
        heard = self._heard.get(seat, set())
        self._heard[seat] = heard | {option.words for option in asked.options}
        choices = {choice.text: choice for choice in self._sitting.choices}
        lines: list[OptionLine] = []
        group: list[tuple[int, Message]] = []
        head: Message | None = None
        known: list[tuple[int, Message | str]] = []
        has_short = self._sitting.aloud.has_short_options

        def end_group() -> None:
            nonlocal group, head
            if head is not None:
                told = self._console.words_of(head)
                lines.append(_several("text-options-of", group, head=told))
            group, head = [], None

        def end_known() -> None:
            """Tell what was heard before where it stands; of a list that goes on it comes last, as what is new."""
            nonlocal known
            if len(known) == 1 and not has_short and not goes_on:
                number, words = known[0]
                lines.append(OptionLine(message("text-option", number=number, words=words), (number,)))
            elif known:
                usual = "text-options-known" if has_short else "text-options-inline"
                lines.append(_several("text-options-new" if goes_on else usual, known))
            known = []

        for number, option in zip(asked.numbers, asked.options, strict=True):
            choice = choices.get(option.text)
            part = self._grouped(choice, brief and option.words in heard)
            if goes_on and option.text not in asked.fresh:
                continue
            if part is not None and head == part.head:
                group.append((number, part.tail))
                continue
            end_group()
            if part is None and brief and option.words in heard:
                known.append((number, self._short(choice) or option.words))
                continue
            if not goes_on:
                end_known()
            if part is not None:
                head, group = part.head, [(number, part.tail)]
            else:
                lines.append(OptionLine(message("text-option", number=number, words=option.words), (number,)))
        end_group()
        end_known()
        if goes_on:
            lines.insert(0, OptionLine(_as_before(asked), ()))
        return lines

    def _grouped(self, choice: Choice | None, shortly: bool) -> Grouped | None:
        sitting = self._sitting
        return None if choice is None else sitting.aloud.grouped(choice, sitting.view, sitting.names, shortly)

    def _short(self, choice: Choice | None) -> Message | None:
        sitting = self._sitting
        return None if choice is None else sitting.aloud.short_option(choice, sitting.view, sitting.names)


def _several(id_: str, options: list[tuple[int, Message]] | list[tuple[int, Message | str]], **more: str) -> OptionLine:
    """Say several options in one line."""
    told = tuple(message("text-option-inline", number=number, words=words) for number, words in options)
    return OptionLine(message(id_, options=told, **more), tuple(number for number, _ in options))


def _as_before(asked: Numbered) -> Message:
    """Say that a list goes on, and what is no longer in it or what is left, whatever is shorter."""
    if not asked.gone:
        return message("text-options-same")
    gone = tuple(ranges(asked.gone))
    known = [
        number for number, option in zip(asked.numbers, asked.options, strict=True) if option.text not in asked.fresh
    ]
    left = tuple(ranges(known)) if known else ()
    if left and len(left) < len(gone):
        return message("text-options-left", left=left, count=len(known))
    return message("text-options-gone", gone=gone)
