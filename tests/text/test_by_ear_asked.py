"""What a listener hears when they ask: the same once more, what lies around them, and the true reason."""

import re
from collections.abc import Iterator

import pytest
from keyboard import new_table, play_lines
from test_by_ear import at
from test_by_ear_told import as_a_bot_would

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine.choices import KeepTasks
from cuzco_tui.games.cuzco.engine.pending import pending
from cuzco_tui.games.cuzco.engine.pieces import free_houses, khipus_of
from cuzco_tui.games.cuzco.narration.names import task
from cuzco_tui.messages import LANGUAGES, Message, Names
from cuzco_tui.table.table import Table
from tests.games.cuzco.steady import steady_greedy
from tests.games.cuzco.words import cuzco_words

NARRATOR = find_game("cuzco").narrator()


@pytest.fixture(autouse=True)
def _the_same_games() -> Iterator[None]:
    """Games of bots are as they always were."""
    with steady_greedy():
        yield


def options_of(table: Table) -> int:
    """Count the options of the pending decision."""
    assert table.decision is not None
    return len(table.decision.options)


def test_repeat_reads_the_dice_as_they_were_read() -> None:
    first, again = play_lines(at("ChooseTurn"), ["1", "undo", "repeat"], detail="normal").heard[-2:]
    dice = re.compile(r"^Die \d: \d.*$", re.MULTILINE)
    assert dice.findall(again.replace("\n  ", " ")) == dice.findall(first.replace("\n  ", " "))


@pytest.mark.parametrize("detail", ["brief", "normal"])
def test_repeat_says_that_more_options_follow_whenever_some_do(detail: str) -> None:
    table = at("ChooseExchange", seed=3, wanted=lambda each: options_of(each) > 11)
    following = options_of(table) - 9
    for said in play_lines(table, ["repeat", "repeat"], detail=detail).heard[1:]:
        assert f"{following} more options: more." in said


def test_a_list_of_which_little_is_left_names_what_is_left() -> None:
    table = new_table("Ann", "Bot B", "Bot C", seed=2)
    said = play_lines(table, as_a_bot_would(table), detail="brief").screen.getvalue().replace("\n  ", " ")
    few = re.findall(r"^Only (?:the options|option) (.*) remains?\.$", said, re.MULTILINE)
    assert few
    assert all(len(each.split(", ")) < 4 for each in few)
    assert not re.search(r"as before, without (?:[^,\n]*, ){6}", said)


def test_what_was_never_read_is_not_called_known() -> None:
    table = at("ChooseExchange", seed=3)
    said = play_lines(table, ["vp"], detail="brief").last
    assert re.search(r"^(?:New: )?\d+\.? Done", said, re.MULTILINE)
    assert not re.search(r"^As before: .*Done", said, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_use_people_names_the_missing_house_p_2(language: str) -> None:
    def no_house(table: Table) -> bool:
        return not free_houses(table.view(0).players[0]) and any(
            "free_houses" in reason.facts for reason in table.why_not(0)
        )

    table = next(found for seed in range(40) if (found := _found("ChooseAbility", seed, no_house)))
    reason = next(each for each in table.why_not(0) if "free_houses" in each.facts)
    said = cuzco_words(language).say(NARRATOR.reason(reason, table.view(0), Names(["Ann", "Bot"], 0)))
    assert {"en": "no house", "de": "kein Haus", "nl": "geen huis"}[language] in said


def _found(kind: str, seed: int, wanted: object) -> Table | None:
    try:
        return at(kind, seed=seed, wanted=wanted)  # type: ignore[arg-type]
    except AssertionError:
        return None


def test_roads_speak_of_dice_only_while_there_are_some() -> None:
    said = play_lines(at("ChooseAbility"), ["look roads"]).last
    assert "To " in said
    assert "ith dice" not in said


def test_roads_count_no_single_moves_and_explain_names_once() -> None:
    table = at("ChooseTurn")
    first, again = play_lines(table, ["look roads", "look roads"], detail="normal").heard[1:]
    assert "Villages are called by" in first
    assert "Villages are called by" not in again
    assert "numbered clockwise" not in again
    neighbours = set(re.findall(r"^To ([TPOK]\d\w?) ", first, re.MULTILINE))
    further = set(re.findall(r"^([TPOK]\d\w?) \(.*\): \d moves\.$", first, re.MULTILINE))
    assert neighbours
    assert further
    assert not re.search(r": one move\.$", first, re.MULTILINE)


def test_the_overlay_question_reads_only_roads_in_reach() -> None:
    def weak(table: Table) -> bool:
        return table.view(0).stack[-2][3] < 5

    table = next(found for seed in range(40) if (found := _found("ChooseOverlay", seed, weak)))
    reach = table.view(0).stack[-2][3]
    said = play_lines(table, []).last.replace("\n  ", " ")
    pips = [int(number) for number in re.findall(r"(?:stone trail|rope bridge) (\d) to", said)]
    assert pips
    assert max(pips) <= reach


@pytest.mark.parametrize(("language", "top"), [("en", "on top"), ("de", "oben"), ("nl", "bovenop")])
def test_of_several_khipus_the_one_on_top_is_named(language: str, top: str) -> None:
    table = at("ChooseTurn", wanted=lambda each: any(len(khipus_of(stack)) > 1 for stack in each.view(0).villages))
    view = table.view(0)
    village = next(village for village, stack in enumerate(view.villages) if len(khipus_of(stack)) > 1)
    names = ["Ann", "Bot"]
    lines = NARRATOR.look("village", f"{'inner' if village < 6 else 'outer'} {village % 6 + 1}", view, Names(names, 1))
    told = cuzco_words(language).say(lines[0])
    who = khipus_of(view.villages[village])[0]
    assert re.search(rf"(?:{names[who]}|You|Du|du|Jij|jij) {top}", told), told


def test_of_four_tasks_each_is_told_once_before_two_are_kept() -> None:
    table = at("ChooseTasksToKeep")
    said = play_lines(table, [], detail="normal").last.replace("\n  ", " ")
    content = table.view(0).content
    words = cuzco_words("en")
    assert table.decision is not None
    pairs = [option for option in table.decision.options if isinstance(option, KeepTasks)]
    four = {number for pair in pairs for number in (pair.first, pair.second)}
    assert len(four) == 4
    for number in four:
        assert said.count(words.say(task(number, content))) == 1
    assert re.search(r"^Keep task \S+, with: 1 task \S+, 2 task \S+, 3 task \S+\.$", said, re.MULTILINE)


def test_a_thing_has_one_name_in_every_list() -> None:
    for language in LANGUAGES:
        words = cuzco_words(language)
        name, short_name = (words.say(Message(id_)) for id_ in ("part-first", "part-first-brief"))
        assert name.startswith(short_name)


def test_the_end_says_once_who_won_and_no_seed() -> None:
    table = new_table("Bot A", "Bot B", seed=3)
    said = play_lines(table, [], detail="normal").screen.getvalue()
    assert len(re.findall(r"has won|wins|win\.", said)) == 1
    assert "Seed" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_of_quit_that_it_ends_the_text_mode_and_not_where_a_screen_would_lead(language: str) -> None:
    said = play_lines(new_table("Ann", "Bot"), [f"lang {language}", "help"]).last
    words = cuzco_words(language)
    assert words.say(Message("text-quit-ends")) in said
    assert words.say(Message("about-leave")).lower() not in said.lower()


def test_what_alone_says_of_how_many_options_it_did_not_tell() -> None:
    table = at("ChooseTurn", wanted=lambda each: options_of(each) > 10)
    said = play_lines(table, ["what"], detail="normal").last
    assert len(re.findall(r"^\d+\. ", said, re.MULTILINE)) == 9
    assert f"{options_of(table) - 9} more options: what and a number tells of one." in said


def _three_pips_left(table: Table) -> bool:
    asked = pending(table.view(0))
    return asked is not None and asked.pips == 3


def test_a_number_that_is_used_up_is_answered_with_those_that_are_left() -> None:
    table = at("ChooseExchange", seed=3, wanted=_three_pips_left)
    said = play_lines(table, ["offering", "2", "what 2"], detail="normal").heard
    assert said[-2].startswith("There is no option 2, only 1, ")
    assert said[-1] == said[-2]
