"""How somebody wants to hear of a game: what their settings say, and the commands that change it."""

from typing import Final

from cuzco_tui.messages import Message
from cuzco_tui.play.answers import fold, shortened
from cuzco_tui.play.settings_file import LEAST_WIDTH, MOST_WIDTH, keep, own_settings
from cuzco_tui.text.commands import listed
from cuzco_tui.text.console import Console

_TOLD: Final = {"+": True, "-": False}
_MOST_DIGITS: Final = 6


def hear_as_wished(console: Console) -> None:
    """Let a console do what the settings of whoever sits at this machine say, and keep there what they change."""
    settings = own_settings()
    for trouble in settings.troubles:
        console.tell(trouble)
    spoken = settings.spoken
    console.detail, console.width, console.keys = spoken.detail, spoken.width, spoken.keys
    console.wanted_kinds = read_kinds(spoken.filter)

    def keep_here(name: str, value: str | int | bool) -> Message | None:
        return keep("general" if name == "language" else "text", {name: value}, console.words)

    console.keeper = keep_here


def read_kinds(text: str) -> dict[str, bool]:
    """Read which kinds of news are told or left out; what cannot be read counts as unsaid."""
    return {part[1:]: _TOLD[part[0]] for part in text.split() if part[0] in _TOLD and part[1:]}


def written_kinds(kinds: dict[str, bool]) -> str:
    """Write which kinds of news are told or left out."""
    return " ".join(f"{'+' if told else '-'}{kind}" for kind, told in kinds.items())


def set_width(console: Console, wanted: str) -> None:
    """Change after how many letters a line is broken, or tell it; 0 leaves it to the terminal."""
    if wanted:
        number = int(wanted[:_MOST_DIGITS]) if wanted.isdecimal() else -1
        if number and not LEAST_WIDTH <= number <= MOST_WIDTH:
            console.say("text-width-wrong", typed=shortened(wanted), least=LEAST_WIDTH, most=MOST_WIDTH)
            return
        console.width = number
        console.keep("width", number)
    console.say("text-width", width=console.width)


def set_keys(console: Console, wanted: str) -> None:
    """Change whether a digit answers without Enter, or tell it."""
    if wanted:
        words = console.words, console.english
        on, off = (
            {fold(word) for own in words for word in listed(own, id_)} for id_ in ("text-word-on", "text-word-off")
        )
        if fold(wanted) not in on | off:
            console.say("text-keys-wrong", typed=shortened(wanted))
            return
        console.keys = fold(wanted) in on
        console.keep("keys", console.keys)
    tell_keys(console)


def tell_keys(console: Console) -> None:
    """Say whether a digit answers without Enter, and where it cannot."""
    if console.keys and not console.can_answer_at_once:
        console.say("text-keys-elsewhere")
    else:
        console.say("text-keys-on" if console.keys else "text-keys-off")
