"""The command `cuzco stats`: the statistics over one's finished games, in plain lines or as JSON."""

import json
from argparse import Namespace

from cuzco_tui.game import Description
from cuzco_tui.games import find_description, find_game
from cuzco_tui.messages import Catalogue, catalogue, printable
from cuzco_tui.play.last_setup import last_game
from cuzco_tui.play.results import read_results
from cuzco_tui.play.seating import chosen_language
from cuzco_tui.play.statistics import Statistics, as_data, told
from cuzco_tui.store.sqlite import SqliteStore


def run(args: Namespace) -> int:
    """Print the statistics over the games that are saved on this machine."""
    description = find_description(args.game) if args.game else last_game()
    statistics = statistics_of(description, args.name)
    if args.json:
        print(json.dumps(as_data(statistics), indent=2))
        return 0
    for line in lines_of(statistics, catalogue(chosen_language(args.lang), description.words)):
        print(line)
    return 0


def statistics_of(description: Description, name: str | None = None) -> Statistics:
    """Count the saved games of a person, or of everybody at this machine."""
    return Statistics(description, read_results(SqliteStore(), find_game), name)


def lines_of(statistics: Statistics, words: Catalogue) -> list[str]:
    """Say the statistics in lines that are safe to print whatever people are called."""
    return [printable(words.say(line)) for line in told(statistics)]
