"""One game at one keyboard: what is told, asked and obeyed."""

import re
from collections.abc import Iterator

import pytest
from keyboard import CUZCO, first_options, half_german, last_option, new_table, play_lines
from plain import assert_plain
from toy_words import SPOKEN_TOY, toy_words

from cuzco_tui.messages import Names
from cuzco_tui.table.news import ALL_SEEING, ChoiceMade, Happened
from cuzco_tui.table.table import Table
from cuzco_tui.text.commands import COMMANDS, listed
from cuzco_tui.text.printer import wrap
from tests.games.cuzco.words import cuzco_words


def said_after(*lines: str, names: tuple[str, ...] = ("Ann", "Bot"), seed: int = 5) -> str:
    """Give what was said after the last of these lines."""
    keys = play_lines(new_table(*names, seed=seed), lines)
    assert_plain(keys.screen.getvalue())
    return keys.last


def beyond_setup(table: Table) -> Table:
    """Answer with the first option until the first die must be placed by a person."""
    while (decision := table.decision) is not None and decision.kind != "ChooseTurn":
        table.play(decision.seat, decision.options[0], table.step)
    while (decision := table.decision) is not None and table.seats[decision.seat].kind == "bot":
        table.play(decision.seat, decision.options[0], table.step)
    return table


def test_a_decision_is_a_question_a_numbered_list_and_a_prompt() -> None:
    lines = play_lines(new_table("Ann", "Bot"), []).last.splitlines()
    assert lines[0] == "The game begins."
    assert lines[-1] == "Choose 1 or 2."
    assert lines[-4].endswith("?")
    assert [line[:3] for line in lines[-3:-1]] == ["1. ", "2. "]


def test_the_result_is_told_after_the_answer_and_the_next_question_follows() -> None:
    table = new_table("Ann", "Bot")
    said = play_lines(table, ["1"]).last
    event = table.report(0).news[-1].event
    told = cuzco_words("en").say(CUZCO.narrator().event(event, table.view(0), Names(["Ann", "Bot"], 0)))
    assert said.startswith(f"{told}\n")
    assert last_option(said) == 6


@pytest.mark.parametrize("how", ["number", "words", "start", "engine text"])
def test_an_answer_is_given_in_many_ways(how: str) -> None:
    table = new_table("Ann", "Bot")
    first = play_lines(table, []).last
    words = re.findall(r"^2\. (.*)$", first, re.MULTILINE)[0]
    decision = table.decision
    assert decision is not None
    text = decision.options[1].text
    typed = {"number": "2", "words": words.upper(), "start": words[:10], "engine text": text}[how]
    play_lines(table, [typed])
    assert table.choice_texts[-1] == text


@pytest.mark.parametrize("typed", ["", "   ", "\x1b[A", "\x1b[1;5D", "\x1bOP", "\x07\x00", "\u200b"])
def test_a_line_without_a_letter_asks_again_and_says_nothing_else(typed: str) -> None:
    assert said_after(typed) == "Choose 1 or 2.\n"


def test_long_lists_are_shown_nine_at_a_time() -> None:
    table = beyond_setup(new_table("Ann", "Bot"))
    decision = table.decision
    assert decision is not None
    last = len(decision.options)
    assert 9 < last <= 18
    keys = play_lines(table, ["more", "more", "repeat", "less", "less", "repeat"])
    assert_plain(keys.screen.getvalue())
    first, more, no_more, again, less, no_less, repeated = keys.heard
    numbers = [[int(number) for number in re.findall(r"^(\d+)\. ", said, re.MULTILINE)] for said in keys.heard]
    start, rest = list(range(1, 10)), list(range(10, last + 1))
    assert numbers == [start, rest, [], rest, start, [], start]
    assert first.endswith(f"\nChoose 1 to {last}; more shows 10 to {last}.\n")
    assert more.endswith(f"\nChoose 1 to {last}.\n")
    assert no_more.startswith("There are no more options.")
    assert no_less.startswith("There are no options before these.")
    assert again.splitlines()[0] == repeated.splitlines()[0]
    assert less == first[-len(less) :]


def test_an_option_that_is_not_shown_can_be_chosen_by_its_number() -> None:
    table = beyond_setup(new_table("Ann", "Bot"))
    decision = table.decision
    assert decision is not None
    assert len(decision.options) > 9
    step = table.step
    play_lines(table, ["10"])
    assert table.choice_texts[step] == decision.options[9].text


def test_what_others_did_is_told_before_the_next_decision() -> None:
    table = new_table("Ann", "Bot")
    keys = play_lines(table, ["1", "1", "1"])
    told = [said for said in keys.heard if "Meanwhile:" in said]
    assert told
    assert "Bot" in told[0].partition("Meanwhile:")[2]


def test_brief_tells_less_than_normal_and_normal_less_than_verbose() -> None:
    def words_of(detail: str) -> int:
        table = new_table("Ann", "Bot B", "Bot C", "Bot D", seed=3)
        return len(play_lines(table, ["1"] * 12, detail=detail).screen.getvalue().split())

    assert words_of("brief") < words_of("normal") < words_of("verbose")


@pytest.mark.parametrize("detail", ["brief", "normal"])
def test_every_beginning_of_a_round_and_phase_is_heard_in_fewer_words_too(detail: str) -> None:
    table = new_table("Ann", "Bot B", "Bot C", "Bot D", seed=3)
    said = play_lines(table, first_options(table), detail=detail).screen.getvalue()
    assert re.findall(r"^Round (\d), phase one, dice\.$", said, re.MULTILINE) == list("123456")
    assert len(re.findall(r"^Phase (?:two|three), ", said, re.MULTILINE)) == 12


def test_the_end_of_the_game_is_said_once() -> None:
    table = new_table("Ann", "Bot")
    assert play_lines(table, first_options(table)).screen.getvalue().count("The game is over.") == 1
    assert play_lines(table, []).screen.getvalue().count("The game is over.") == 1


@pytest.mark.parametrize(
    "command", [command.name for command in COMMANDS if command.name not in ("leave", "normal", "brief")]
)
def test_every_command_answers_at_every_kind_of_prompt(command: str) -> None:
    keys = play_lines(beyond_setup(new_table("Ann", "Bot")), [command])
    assert keys.last.strip()
    assert last_option(keys.last) > 1
    assert_plain(keys.screen.getvalue())


def test_help_lists_every_command_and_topic() -> None:
    said = said_after("help")
    for command in COMMANDS:
        assert re.search(rf"^{listed(cuzco_words('en'), f'text-command-{command.name}')[0]}\b", said, re.MULTILINE)
    assert "roads" in said
    assert said_after("help undo").startswith("undo: ")
    assert "\nroads: where you are" in said_after("help look")
    assert "\nThe rules have these parts: What is in the box" in said_after("help rule")


def test_look_takes_topics_with_words_and_their_abbreviations() -> None:
    assert said_after("look temple") == said_after("l te")
    assert said_after("look mask Bot") != said_after("look mask")
    assert said_after("look tempel").startswith('There is nothing called "tempel" to look at; did you mean temple?')
    assert said_after("look xyzzy").startswith('There is nothing called "xyzzy" to look at; the topics are roads')


def test_score_tells_everybody_best_first() -> None:
    table = new_table("Ann", "Bot")
    said = play_lines(table, ["score"]).last.splitlines()
    scores = [int(number) for number in re.findall(r", (\d+) VP\.", "\n".join(said))]
    assert scores == [standing.score for standing in table.ranking()]


def test_where_says_the_round_and_what_is_asked() -> None:
    table = new_table("Ann", "Bot")
    first, said = play_lines(table, ["where"]).heard
    view, names = table.view(0), Names(["Ann", "Bot"], 0)
    narrator, words = CUZCO.narrator(), cuzco_words("en")
    expected = [*narrator.where(view, names), narrator.question(view, names)]
    assert said.splitlines()[:-1] == [words.say(line) for line in expected]
    assert said.splitlines()[-2] in first


def test_log_takes_a_number() -> None:
    assert len(said_after("log 2").splitlines()) < len(said_after("log 9").splitlines())
    assert said_after("log 0").startswith('Log takes a number such as 20, not "0".')
    assert said_after("log many").startswith('Log takes a number such as 20, not "many".')
    assert said_after("log 99999999999999999999").count("\n") > 3


def test_why_not_explains_what_is_not_possible() -> None:
    said = said_after("why not temple")
    assert said.startswith("space temple: ")
    assert "D-1" in said
    assert said_after("why temple") == said
    assert said_after("why not 1").startswith(("I know no reason", "That is possible", "space", "card"))
    assert said_after("why not xyzzy").startswith('I know no reason about "xyzzy"')
    assert said_after("why").startswith("Type why not and a thing, such as: why not ")


def test_why_not_lists_things_in_words_and_tells_a_reason_once() -> None:
    table = beyond_setup(new_table("Ann", "Bot"))
    asked, _heading, *things = play_lines(table, ["why"]).last.replace("\n  ", " ").splitlines()
    assert asked == "Type why not and a thing, such as: why not Die 6: headdress"
    assert "card 05, extra turn with a 1" in things
    assert sum("headdress" in thing for thing in things) == 1, "a space and each die for it have the same reason"
    told = play_lines(table, ["why not headdress"]).last.splitlines()
    assert len(told) == 2
    assert "H-1" in told[0]


def test_why_not_finds_a_card_and_a_die_by_their_number() -> None:
    table = beyond_setup(new_table("Ann", "Bot"))
    said = play_lines(table, ["why not card 5"]).last
    assert said.startswith("card 05, ")
    assert said.count("card 0") == 1
    assert play_lines(table, ["why not card 1"]).last.startswith("card 01, ")
    assert play_lines(table, ["why not die 6"]).last.startswith("Die 6: headdress: ")
    assert play_lines(table, ["why not temple"]).last.startswith("That is possible now: option 6, Die 6: temple.")


def test_why_not_says_when_a_thing_is_possible() -> None:
    table = new_table("Ann", "Bot")
    decision = table.decision
    assert decision is not None
    said = play_lines(table, [f"why not {decision.options[1].text}"]).last
    assert said.startswith("That is possible now: option 2, ")


def test_what_tells_what_an_option_would_bring() -> None:
    table = beyond_setup(new_table("Ann", "Bot"))
    page = play_lines(table, ["what"]).last.splitlines()
    assert [line.split(".")[0] for line in page[:9]] == [str(number) for number in range(1, 10)]
    points = next(line for line in page if ": points - " in line)
    assert points.endswith(": points - 2 VP.")
    assert play_lines(table, [f"what {points.split('.')[0]}"]).last.splitlines()[0] == points
    temples = play_lines(table, ["what temple"]).last.splitlines()
    assert len(temples) > 1
    assert all(": temple - then step 1" in line for line in temples[:-1])
    assert play_lines(table, ["what die 9 temple"]).last.startswith('"die 9 temple" is no option; type what and a ')
    assert play_lines(table, ["what 99"]).last.startswith("There is no option 99; choose 1 to ")


def test_what_says_so_when_an_option_brings_nothing_at_once() -> None:
    table = new_table("Ann", "Ben", game=SPOKEN_TOY)
    said = play_lines(table, ["", "what"], load=toy_words).last.splitlines()
    assert said[0].startswith("1. card ")
    assert " - then a pile for " in said[0]
    assert (
        play_lines(table, ["", "what pass"], load=toy_words).last.splitlines()[0] == "6. pass - nothing more at once."
    )


def test_a_hint_names_an_option_and_says_why() -> None:
    said = said_after("hint")
    assert re.match(r"A good bot would choose option [12]\.\n.+", said)


def test_rule_quotes_the_rules_page_with_the_id() -> None:
    assert said_after("rule D-2").startswith("Rule D-2, Phase I: dice:\nA die must be lower")
    said = said_after("rule temple")
    assert said.startswith("temple, Glossary:\n")
    assert "\nFrom Action: temple:\nT-1: Place a priest" in said
    assert re.search(r"^See also: U-2,", said, re.MULTILINE)
    assert said_after("rule tempel steps xyzzy").startswith("The rules say nothing about")
    assert said_after("rule").startswith("Type rule and a word or a rule id, such as: rule C-1")


def test_undo_takes_back_the_own_last_choice_and_asks_again() -> None:
    table = new_table("Ann", "Bot")
    play_lines(table, [])
    before = table.digest()
    keys = play_lines(table, ["2", "undo"])
    assert table.digest() == before
    assert keys.last.startswith("Taken back: ")
    assert last_option(keys.last) == 2


def test_undo_says_why_it_cannot() -> None:
    assert said_after("undo").startswith(("No choice has been made", "The last choice was another player's"))
    table = beyond_setup(new_table("Ann", "Bot"))
    assert play_lines(table, ["undo"]).last.startswith(
        ("The last choice was another player's", "Something was rolled or revealed")
    )


def test_verbose_normal_and_brief_are_confirmed() -> None:
    assert said_after("normal").startswith("From now on you hear every deed in a line.")
    assert said_after("brief").startswith("From now on you hear only the main things.")
    assert said_after("brief", "verbose").startswith("From now on you hear every detail.")


def test_the_language_changes_at_once() -> None:
    table = new_table("Ann", "Bot")
    keys = play_lines(table, ["lang de", "schau tempel", "warum", "lang english"], load=half_german)
    question = keys.heard[0].splitlines()[-4]
    assert keys.heard[1].startswith(f"Die Sprache ist jetzt Deutsch.\n{question}\n1. ")
    assert keys.heard[1].endswith("Wähle 1 bis 2.\n")
    assert keys.heard[2] == said_after("look temple").replace("Choose 1 or 2.", "Wähle 1 bis 2.")
    assert keys.heard[4].startswith("The language is English now.")
    assert said_after("lang").startswith("The languages are en for English, de for Deutsch")
    assert said_after("lang xx").startswith('There is no language "xx"')


def test_quit_ends_and_nothing_is_lost() -> None:
    table = new_table("Ann", "Bot")
    keys = play_lines(table, ["1", "quit", "1"])
    assert len(keys.heard) == 2
    assert [entry.seat for entry in table.report(ALL_SEEING).news if isinstance(entry, ChoiceMade)] == [0]


def test_a_whole_game_ends_with_the_standings() -> None:
    table = new_table("Ann", "Bot", options={"pututu": True})
    keys = play_lines(table, first_options(table))
    assert table.finished
    standings = CUZCO.narrator().standings(table.ranking(), Names(["Ann", "Bot"], 0))
    told = "".join(f"{line}\n" for said in standings for line in wrap(cuzco_words("en").say(said)))
    winner = table.ranking()[0].seat
    assert keys.last.endswith(f"{'Bot wins.' if winner else 'You win.'}\n{told}")
    assert_plain(keys.screen.getvalue())


def test_bots_alone_are_watched_to_the_end() -> None:
    table = new_table("Bot A", "Bot B")
    keys = play_lines(table, [])
    assert table.finished
    assert keys.screen.getvalue().startswith("The game begins.")
    assert "You" not in keys.screen.getvalue()
    assert_plain(keys.screen.getvalue())


def test_the_text_mode_plays_any_game_behind_the_interface() -> None:
    table = new_table("Ann", "Ben", game=SPOKEN_TOY)

    def lines() -> Iterator[str]:
        while True:
            yield from ("", "look", "hint", "rule turn", "why", "1", "2")

    keys = play_lines(table, lines(), load=toy_words)
    assert table.finished
    assert re.search(r"^(Ann wins\.|Ben wins\.|Ann, Ben share the win\.)\nPlace 1: (Ann|Ben), \d+\.$", keys.last, re.M)
    assert_plain(keys.screen.getvalue())


def test_the_help_promises_of_undo_what_it_does() -> None:
    said = said_after("help undo")
    assert "while nobody else has chosen since, and nothing was rolled or revealed" in said


def test_news_after_a_resumption_begin_with_the_last_own_turn() -> None:
    table = new_table("Ann", "Bot")
    play_lines(table, ["1", "1"])
    said = play_lines(table, []).last
    assert "The game begins." not in said
    assert said.startswith("Meanwhile:\n")


def test_what_others_did_stands_under_one_heading_and_at_the_first_question_under_none() -> None:
    keys = play_lines(new_table("Ann", "Bot", "Bot B", seed=4), ["1"] * 40)
    assert "Meanwhile:" not in keys.heard[0]
    counts = [said.count("Meanwhile:") for said in keys.heard]
    assert set(counts) == {0, 1}
    for said in keys.heard:
        before, heading, news = said.partition("Meanwhile:\n")
        if heading:
            assert before, "the own choice is told first"
            assert not before.splitlines()[-1].startswith("Bot"), f"a bot's turn is cut in two: {said}"
            assert news.startswith("Bot"), f"the news begin with somebody else: {said}"


def test_verbose_tells_every_event_of_the_others_and_every_feather_once() -> None:
    table = new_table("Ann", "Bot", seed=4)
    said = play_lines(table, ["1"] * 12).screen.getvalue().replace("\n  ", " ")
    words, narrator, view = cuzco_words("en"), CUZCO.narrator(), table.view(0)
    events = [entry.event for entry in table.report(0).news if isinstance(entry, Happened)]
    assert len(events) > 40
    assert any(narrator.is_told_elsewhere(event) for event in events)
    for event in events:
        line = words.say(narrator.event(event, view, Names(["Ann", "Bot"], 0)))
        assert (f"{line}\n" in said) != narrator.is_told_elsewhere(event)


def test_the_brief_log_has_a_line_for_each_deed_with_what_it_brought() -> None:
    table = beyond_setup(new_table("Ann", "Bot"))
    verbose, brief = (play_lines(table, ["log 999"], detail=detail).last for detail in ("verbose", "brief"))
    assert len(brief.splitlines()) < len(verbose.splitlines())
    assert re.search(r"^Bot: set-up \(.*feather\)\.$", brief.replace("\n  ", " "), re.MULTILINE)
