"""States as values: they survive JSON, copies are independent, texts parse back, and wrong choices change nothing."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuzco_tui.game import IllegalChoice, MalformedChoice
from cuzco_tui.games.cuzco.engine import State, apply, parse_choice
from cuzco_tui.games.cuzco.engine.dump import digest, dump_state, load_state
from cuzco_tui.games.cuzco.engine.events import Event
from cuzco_tui.games.cuzco.engine.imagine import imagine
from cuzco_tui.games.cuzco.engine.state import PLAYER_SLOTS, STATE_SLOTS
from cuzco_tui.games.cuzco.engine.view import view_of
from tests.games.cuzco.invariants import check
from tests.games.cuzco.random_play import SETUPS, Setup, play_on, positions

SEEDS = range(3)
SHARED_ON_PURPOSE = {"board", "content", "options"}
"""What a copy may share with its original, since nobody changes it."""
WORDS = (
    *("die", "card", "step", "slot", "road", "jump", "turn", "move", "pututu", "use", "tile", "god", "keep", "take"),
    *("1", "2", "6", "07", "13", "S-01", "offering", "inti", "stone", "rope", "cuzco", "to", "of", "seat", "from"),
)

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def sample(setup: Setup, every: int) -> Iterator[State]:
    """Give positions of a few games of a set-up."""
    for seed in SEEDS:
        yield from positions(setup, seed, every)


@each_setup
def test_a_state_comes_back_from_json_as_it_was(setup: Setup) -> None:
    for s in sample(setup, 11):
        data = json.loads(json.dumps(dump_state(s)))
        twin = load_state(data, s.content)
        check(twin)
        assert dump_state(twin) == dump_state(s)
        assert digest(twin) == digest(s)
        assert twin.board.vp == s.board.vp
        assert twin.board.feathers == s.board.feathers
        assert twin.board.roads == s.board.roads
        assert len(twin.options) == len(s.options)
        assert all(ours is theirs for ours, theirs in zip(twin.options, s.options, strict=True))


@each_setup
def test_a_state_from_json_plays_on_like_the_one_it_was_made_of(setup: Setup) -> None:
    for s in sample(setup, 41):
        here = s.copy()
        there = load_state(json.loads(json.dumps(dump_state(s))), s.content)
        assert play_on(here, 5, 60) == play_on(there, 5, 60)
        assert digest(here) == digest(there)


@each_setup
def test_dumped_data_shares_nothing_with_the_state(setup: Setup) -> None:
    for s in sample(setup, 61):
        data = dump_state(s)
        before = json.dumps(data)
        play_on(s.copy(), 1, 30)
        loaded = load_state(data, s.content)
        play_on(loaded, 1, 30)
        assert json.dumps(data) == before


@each_setup
def test_playing_on_in_a_copy_leaves_the_original_alone(setup: Setup) -> None:
    for s in sample(setup, 23):
        before = digest(s)
        offered = [choice.text for choice in s.options]
        twin = s.copy()
        assert digest(twin) == before
        made = play_on(twin, 3, 60)
        assert digest(s) == before
        assert [choice.text for choice in s.options] == offered
        assert (digest(twin) != before) == bool(made)


@each_setup
def test_playing_on_in_the_original_leaves_a_copy_alone(setup: Setup) -> None:
    for s in sample(setup, 37):
        original, kept = s.copy(), s.copy()
        before = digest(kept)
        play_on(original, 4, 60)
        assert digest(kept) == before


@each_setup
def test_a_copy_shares_no_list_with_its_original(setup: Setup) -> None:
    for s in sample(setup, 61):
        twin = s.copy()
        assert_no_list_shared(s, twin, STATE_SLOTS)
        for ours, theirs in zip(s.players, twin.players, strict=True):
            assert ours is not theirs
            assert_no_list_shared(ours, theirs, PLAYER_SLOTS)


def assert_no_list_shared(ours: object, theirs: object, fields: tuple[str, ...]) -> None:
    """No list of one object, nor a list inside it, is one of the other's lists."""
    for field in fields:
        value, other = getattr(ours, field), getattr(theirs, field)
        if isinstance(value, list) and field not in SHARED_ON_PURPOSE:
            assert other is not value, field
            assert not any(a is b for a, b in zip(value, other, strict=True) if isinstance(a, list)), field


@each_setup
def test_what_a_seat_imagines_from_its_view_is_a_sound_position_with_the_same_options(setup: Setup) -> None:
    for number, s in enumerate(sample(setup, 19)):
        if s.options:
            imagined = imagine(view_of(s, s.stack[-1][1]), number)
            check(imagined)
            assert [choice.text for choice in imagined.options] == [choice.text for choice in s.options]
            play_on(imagined, number, 10)
            check(imagined)


@each_setup
def test_every_option_has_a_short_text_that_parses_back_to_it(setup: Setup) -> None:
    for s in sample(setup, 3):
        for choice in s.options:
            assert parse_choice(choice.text) is choice
            assert parse_choice(f"  {choice.text.upper()}  ") is choice
            assert 0 < len(choice.text) <= 60
            assert choice.text.isascii()
            assert choice.text == " ".join(choice.text.split())


@pytest.fixture(scope="module")
def known_texts() -> list[str]:
    """Many texts of choices of all kinds, from games of all set-ups."""
    found = {choice.text for setup in SETUPS[::5] for s in positions(setup, 9, 2) for choice in s.options}
    return sorted(found)


@each_setup
def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing(setup: Setup, known_texts: list[str]) -> None:
    assert len(known_texts) > 300
    for number, s in enumerate(sample(setup, 17)):
        offered = {choice.text for choice in s.options}
        before = digest(s)
        options = s.options
        refused = 0
        for text in known_texts[number % 7 :: 7]:
            if text not in offered:
                log: list[Event] = []
                with pytest.raises(IllegalChoice) as caught:
                    apply(s, parse_choice(text), log)
                assert not log
                assert s.log is None
                assert str(caught.value).endswith(".")
                refused += 1
        assert refused > 20
        assert digest(s) == before
        assert s.options is options


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "nonsense",
        "die",
        "die 0 temple",
        "die 7 temple",
        "die 4 palace",
        "die 4 temple 13",
        "die 4 temple 14 offering",
        "die 4 temple 07 offering 07 inti",
        "card 00 offering",
        "card 16 inti",
        "card 06",
        "slot 0",
        "slot 13",
        "step 7",
        "circlet 0",
        "turn 6",
        "road cuzco stone 7",
        "jump cuzco",
        "keep 01 01",
        "keep 02 01",
        "keep S-01 01",
        "fulfil 56",
        "fulfil S-07",
        "pututu 1 die 2 to 4",
        "pututu 2 die 6 to 7",
        "move 3 of seat 5 from stone to rope",
        "move 3 of seat 1 from stone to stone",
        "vp vp",
        "vp\x00",
        "done;",
        pytest.param("x" * 100_000, id="very long"),
        "\uff56\uff50",
    ],
)
def test_a_text_that_is_no_choice_is_called_malformed_in_one_short_sentence(text: str) -> None:
    with pytest.raises(MalformedChoice) as caught:
        parse_choice(text)
    sentence = str(caught.value)
    assert len(sentence) <= 160
    assert sentence.endswith(".")
    assert "\n" not in sentence


def assert_choice_or_malformed(text: str) -> None:
    """A text either is the text of a choice, give or take case and spaces, or is called malformed in one sentence."""
    try:
        choice = parse_choice(text)
    except MalformedChoice as error:
        sentence = str(error)
        choice = None
    if choice is None:
        assert "\n" not in sentence
        assert sentence.endswith(".")
    else:
        assert choice.text.lower() == " ".join(text.lower().split())


@given(text=st.text(max_size=80))
def test_any_text_is_a_choice_or_malformed_and_nothing_else(text: str) -> None:
    assert_choice_or_malformed(text)


@given(words=st.lists(st.sampled_from(WORDS), min_size=1, max_size=6))
def test_any_mix_of_the_words_of_choices_is_a_choice_or_malformed(words: list[str]) -> None:
    assert_choice_or_malformed(" ".join(words))


def test_a_refused_choice_says_whether_the_game_is_over() -> None:
    last = None
    for s in positions(SETUPS[0], 1, 50):
        last = s
    assert last is not None
    with pytest.raises(IllegalChoice, match="over"):
        apply(last, parse_choice("vp"))
