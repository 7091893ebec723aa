"""The end of a round as data: everything that was scored in it, and who comes when in the next round."""

import pytest

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.codes import PHASE_CITY
from cuzco_tui.games.cuzco.narration.round_summary import (
    FINAL,
    MARKET,
    PALACE,
    PARTS,
    TEMPLE,
    UNIVERSITY,
    RoundSummary,
    city_summary,
    part_name,
    round_summary,
)
from cuzco_tui.messages import LANGUAGES
from tests.games.cuzco.narration.played import Moment, moments
from tests.games.cuzco.words import cuzco_words

GAMES = [(seed, bot) for bot in ("random", "greedy") for seed in range(5)]


def summaries(seed: int, bot: str) -> list[tuple[Moment, dict[int, int], RoundSummary]]:
    """The summary of each round, as soon as it is told, with the scores before its second phase."""
    found: list[tuple[Moment, dict[int, int], RoundSummary]] = []
    scores: dict[int, int] = {}
    for moment in moments(seed, bot):
        new = moment.events[len(moment.events) - moment.new :]
        told_now = {type(event) for event in new}
        if any(isinstance(event, events.PhaseStarted) and event.phase == 2 for event in new):
            later = [event for event in new if isinstance(event, events.PointsScored)]
            first = next(index for index, event in enumerate(new) if isinstance(event, events.PhaseStarted))
            scores = {seat: player.score for seat, player in enumerate(moment.view.players)}
            for event in later:
                if new.index(event) > first:
                    scores[event.seat] -= event.vp
        if told_now & {events.RoundEnded, events.GameEnded}:
            summary = round_summary(moment.events, moment.view)
            assert summary is not None
            found.append((moment, dict(scores), summary))
    return found


@pytest.mark.parametrize(("seed", "bot"), GAMES)
def test_the_lines_of_a_summary_add_up_to_the_difference_of_the_scores(seed: int, bot: str) -> None:
    """U-1 to U-6, Z-1 to Z-3: nothing is scored unannounced."""
    found = summaries(seed, bot)
    assert [summary.round for _, _, summary in found] == [1, 2, 3, 4, 5, 6]
    assert [summary.is_last for _, _, summary in found] == [False] * 5 + [True]
    for moment, before, summary in found:
        assert sorted(player.seat for player in summary.players) == list(range(moment.view.seats))
        for player in summary.players:
            assert sum(player.vp_of(part) for part in PARTS) == player.after - player.before
            assert player.after == moment.view.players[player.seat].score
            assert player.before == before[player.seat]


@pytest.mark.parametrize(("seed", "bot"), GAMES)
def test_the_players_stand_in_the_new_order_and_how_far_each_moved_is_told(seed: int, bot: str) -> None:
    """U-1, Z-4: order tokens are dealt by rank on the knowledge track; at the end everybody stands by rank."""
    before = None
    for moment, _, summary in summaries(seed, bot):
        order = [player.seat for player in summary.players]
        if summary.is_last:
            ranked = [event.ranking for event in moment.events if isinstance(event, events.GameEnded)]
            assert order == list(ranked[-1]), "the winner is first"
            break
        assert order == list(moment.view.order)
        if before is not None:
            assert [before.index(player.seat) - place for place, player in enumerate(summary.players)] == [
                player.moved for player in summary.players
            ]
        assert sum(player.moved for player in summary.players) == 0
        before = order


def test_a_summary_can_still_be_made_when_the_next_round_has_begun() -> None:
    """Others may move on before it is asked for: their new VP are not part of it."""
    wanted: RoundSummary | None = None
    compared = 0
    for moment in moments(3, "greedy"):
        new = moment.events[len(moment.events) - moment.new :]
        if any(isinstance(event, events.RoundEnded) for event in new):
            wanted = round_summary(moment.events, moment.view)
        elif wanted is not None:
            assert round_summary(moment.events, moment.view) == wanted or isinstance(
                moment.events[-1], events.GameEnded
            )
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_in_the_city_everything_so_far_is_summed_up_and_at_the_end_of_the_round_the_rest(seed: int) -> None:
    """U-1 to U-4: though a market without buyers and a task may follow on the people by themselves."""
    in_the_city = followed = 0
    known: dict[int, int] = {}
    summed_up = 0
    for moment in moments(seed, "greedy"):
        new = moment.events[len(moment.events) - moment.new :]
        scores = {seat: player.score for seat, player in enumerate(moment.view.players)}
        if any(isinstance(event, events.RoundEnded | events.GameEnded) for event in new):
            summary = round_summary(moment.events, moment.view, summed_up)
            assert summary is not None
            assert {player.seat: player.after for player in summary.players} == scores
            if known:
                assert {player.seat: player.before for player in summary.players} == known
                assert summary.parts[:2] == (MARKET, PALACE)
            known = {}
        elif any(isinstance(event, events.PhaseStarted) and event.phase == PHASE_CITY for event in new):
            city = city_summary(moment.events, moment.view)
            assert city is not None
            assert {player.seat: player.after for player in city.players} == scores
            for player in city.players:
                assert sum(player.vp_of(part) for part in city.parts) == player.after - player.before
            known, summed_up = scores, len(moment.events)
            in_the_city += 1
            followed += any(player.vp_of(PALACE) for player in city.players)
    assert in_the_city >= 4
    assert followed


def test_before_the_first_round_is_over_there_is_no_summary() -> None:
    first = next(moments(1))
    assert round_summary(first.events, first.view) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_said_with_the_part_of_the_round_it_belongs_to(language: str) -> None:
    say = cuzco_words(language).say
    parts: set[str] = set()
    for seed in (1, 2):
        for _, _, summary in summaries(seed, "greedy"):
            for player in summary.players:
                for line in player.lines:
                    parts.add(line.part)
                    assert say(line.said).strip()
                    assert say(part_name(line.part)).strip()
    assert {UNIVERSITY, TEMPLE, MARKET, PALACE, FINAL} <= parts
