"""What people who listen ask for: few words, nothing twice, one thing a line, and an answer to every question."""

import re
from collections.abc import Callable

import pytest
from keyboard import CUZCO, first_options, new_table, play_lines

from cuzco_tui.messages import LANGUAGES, Names, message
from cuzco_tui.table.table import Table
from tests.games.cuzco.words import cuzco_words


def at(kind: str, *names: str, seed: int = 5, wanted: Callable[[Table], bool] = lambda _table: True) -> Table:
    """Play with the first options until a person meets a kind of decision."""
    table = new_table(*(names or ("Ann", "Bot")), seed=seed)
    while (decision := table.decision) is not None:
        if decision.kind == kind and decision.seat == 0 and wanted(table):
            return table
        bot = CUZCO.make_bot("greedy", 0)
        index = bot(table.view(decision.seat), decision, None)  # type: ignore[arg-type]
        table.play(decision.seat, decision.options[index], table.step)
    raise AssertionError(f"nobody met {kind}")


OVERLAY_SEED = 1
"""A game in which somebody comes back to Cuzco and leaves it again."""


@pytest.mark.parametrize("detail", ["brief", "normal"])
def test_how_to_answer_is_said_once_and_again_when_nothing_was_typed(detail: str) -> None:
    keys = play_lines(new_table("Ann", "Bot"), ["1", "1", "1", ""], detail=detail)
    assert [said.count("Choose 1") for said in keys.heard] == [1, 0, 0, 0, 1]


def test_an_option_that_was_heard_is_not_read_again_in_full_in_the_brief_way() -> None:
    table = new_table("Ann", "Bot", seed=7)
    said = play_lines(table, first_options(table), detail="brief").screen.getvalue()
    options = re.findall(r"^\d+\. (.*)$", said, re.MULTILINE)
    assert len(options) == len(set(options))
    assert "As before: " in said


def test_repeat_reads_every_option_in_full() -> None:
    table = at("ChooseExchange", seed=3)
    brief, full = play_lines(table, ["vp", "repeat"], detail="brief").heard[1:]
    assert "As before" in brief or "The options are as before" in brief
    assert len(re.findall(r"^\d+\. .* pips?$", full, re.MULTILINE)) > 5
    assert "s before" not in full


def test_the_dice_share_a_line_each_and_every_option_has_its_number() -> None:
    table = at("ChooseTurn")
    assert table.decision is not None
    said = play_lines(table, [], detail="normal").last.replace("\n  ", " ")
    numbers = [int(number) for number in re.findall(r"(?:[:,] |^)(\d+)\.? [a-zA-Z]", said, re.MULTILINE)]
    assert numbers[-len(table.decision.options) :] == list(range(1, len(table.decision.options) + 1))


def test_plain_options_come_before_those_that_cost_a_card_and_declining_first_where_a_card_is_asked_for() -> None:
    narrator = CUZCO.narrator()
    for seed in range(4):
        table = new_table("Ann", "Bot", seed=seed, options={"pututu": True})
        bot = CUZCO.make_bot("greedy", 0)
        while (decision := table.decision) is not None:
            view = table.view(decision.seat)
            texts = [option.text for option in narrator.arranged(decision.options, view)]
            assert sorted(texts) == sorted(option.text for option in decision.options)
            surcharged = [bool(re.search(r"offering$|inti$|^pututu|boosted", text)) for text in texts]
            if "decline" in texts and any(text.startswith("card ") for text in texts) and len(texts) < 4:
                assert texts[0] == "decline" or decision.kind not in ("ChooseExtraTurn", "ChooseGoodTwice")
            elif texts != ["offering"] and "offering" not in texts:
                assert surcharged == sorted(surcharged), texts
            index = bot(view, decision, None)  # type: ignore[arg-type]
            table.play(decision.seat, decision.options[index], table.step)


def test_the_number_of_a_step_is_that_of_the_option() -> None:
    """T-1: steps from the lowest on, those with a card behind them."""
    table = at("ChooseStep", seed=3)
    view = table.view(table.decision.seat)
    texts = [option.text for option in CUZCO.narrator().arranged(table.decision.options, view)]
    plain = [text for text in texts if text.count(" ") == 1]
    assert plain == [f"step {number}" for number in range(1, len(plain) + 1)]
    assert texts[: len(plain)] == plain


def test_numbers_stay_the_same_during_an_exchange() -> None:
    table = at("ChooseExchange", seed=3)
    keys = play_lines(table, ["repeat", "offering", "repeat"], detail="normal")
    before, after = (dict(re.findall(r"^(\d+)\. (.*)$", keys.heard[at].replace("\n  ", " "), re.M)) for at in (1, 3))
    assert after
    for number, words in before.items():
        assert after.get(number, words).split(":")[0] == words.split(":")[0]
    assert "The options are as before" in keys.heard[2]


def test_a_feather_is_told_once() -> None:
    table = new_table("Ann", "Bot", seed=4)
    said = play_lines(table, first_options(table)).screen.getvalue()
    placed = len(re.findall(r": \w+ feather in slot", said))
    assert placed
    assert not re.findall(r": \w+ feather\.$", said, re.MULTILINE)


def test_the_overlay_question_names_only_roads_of_the_kind_in_play() -> None:
    table = at("ChooseOverlay", "Ann", "Bot", "Bot C", seed=OVERLAY_SEED)
    said = play_lines(table, []).last.replace("\n  ", " ")
    lines = re.findall(r"^\d+\. (.*)$", said, re.MULTILINE)
    assert len(lines) > 1
    assert len({"stone" in line for line in lines}) == 1
    assert not any("stone" in line and "rope" in line for line in lines)


def test_kinds_of_news_are_left_out_and_told_again() -> None:
    table = new_table("Ann", "Bot B", "Bot C", seed=3)
    said = play_lines(table, ["filter rolls", "1", "1", "1", "1"], detail="normal").screen.getvalue()
    assert "From now on you do not hear rolls" in said
    assert not re.search(r"^Bot \w: rolled", said, re.MULTILINE)
    again = play_lines(new_table("Ann", "Bot B", "Bot C", seed=3), ["filter rolls", "1", "1", "1"], detail="brief")
    assert re.search(r"^Bot \w: rolled", again.screen.getvalue(), re.MULTILINE)
    listed = play_lines(table, ["filter"], detail="brief").last
    assert "rolls: what others roll, left out." in listed
    assert "turns: what others do in their turns, told." in listed
    assert "nonsense" in play_lines(table, ["filter nonsense"]).last


def test_why_not_something_possible_says_so_and_which_option_it_is() -> None:
    table = at("ChooseTurn")
    said = play_lines(table, ["why not points"]).last
    assert re.match(r"That is possible now: option \d+, Die \d: points\.\n", said)
    assert "Rule" not in said.splitlines()[0]


def test_reasons_stand_a_line_each() -> None:
    table = at("ChooseTurn")
    lines = play_lines(table, ["why"]).last.splitlines()
    assert lines[0].startswith("Type why not and a thing")
    assert lines[1] == "You can ask about:"
    assert len(lines) > 6
    assert len(set(lines)) == len(lines)


def test_help_look_tells_everything_one_can_look_at() -> None:
    said = play_lines(new_table("Ann", "Bot"), ["help look"]).last
    for topic in CUZCO.description.topics:
        assert re.search(rf"^{cuzco_words('en').say(message(f'topic-{topic}')).split(',')[0]}: ", said, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_discarded_tiles_circlets_and_sets_can_be_looked_at(language: str) -> None:
    table = at("ChooseTurn", wanted=lambda each: sum(each.view(0).people_discards) > 1)
    view, names, words = table.view(0), Names(["Ann", "Bot"], 0), cuzco_words(language)
    look = CUZCO.narrator().look
    kinds = sum(count > 0 for count in view.people_discards)
    assert len({words.say(line) for line in look("discards", "", view, names)}) == kinds
    circlets = [words.say(line) for line in look("circlets", "", view, names)]
    assert len(circlets) == 6
    assert re.search(r"\b\d+\b", circlets[0])
    sets = [words.say(line) for line in look("sets", "", view, names)]
    assert len(sets) == 7
    assert "12" in sets[1]


def test_a_village_named_after_roads_is_the_village() -> None:
    table = at("ChooseTurn")
    assert play_lines(table, ["look roads inner 4"]).last == play_lines(table, ["look village inner 4"]).last
    assert "with dice 6 4" in play_lines(table, ["look roads 6 4"]).last


def test_score_and_look_score_are_one() -> None:
    table = at("ChooseTurn")
    assert play_lines(table, ["score"]).last == play_lines(table, ["look score"]).last
    assert "Place 1: " in play_lines(table, ["score"]).last


def test_goods_of_the_market_and_villages_in_reach_stand_a_line_each() -> None:
    table = at("ChooseTurn")
    market = play_lines(table, ["look market"]).last.splitlines()
    now = market.index("Market of round 1, now:")
    assert re.match(r"\w+ for \d food", market[now + 1])
    assert ";" not in market[now + 1]
    roads = play_lines(table, ["look roads"]).last
    assert re.search(r"^[TPOK]\d\w? \((?:inner|outer) village \d\): (?:one move|\d moves)\.$", roads, re.MULTILINE)


def test_of_two_people_at_one_keyboard_each_hears_options_in_full_once() -> None:
    table = new_table("Ann", "Ben", seed=5)
    keys = play_lines(table, ["", "1", "1", "", "1"], detail="brief")
    questions = [said for said in keys.heard if "feather?" in said]
    assert len(questions) == 2
    assert all(re.search(r"^1\. Circlet \d: its first feather$", said, re.MULTILINE) for said in questions)


def test_another_language_reads_a_list_anew_that_goes_on() -> None:
    table = at("ChooseExchange", seed=3)
    said = play_lines(table, ["offering", "lang de"], detail="brief").last
    assert len(re.findall(r"^\d+\. ", said, re.MULTILINE)) > 3


def test_what_an_exchange_gives_is_read_in_full_before_it_is_read_shortly() -> None:
    table = at("ChooseExchange", seed=3)
    said = play_lines(table, [], detail="brief").last
    assert re.search(r"^\d+\. Iliapa: card \d\d, .*, for 2 pips$", said, re.MULTILINE)
