"""What people may be called at a server."""

import pytest
from house import toy_housed

from cuzco_tui.messages import LANGUAGES, Message, catalogue
from cuzco_tui.ssh.host.names import BadName, checked_name, likeness, proposed_name


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Jürgen",
        "Ann Marie",
        "O'Neil",
        "\u0410\u043d\u043d\u0430",
        "\u0395\u03bb\u03ad\u03bd\u03b7",
        "\u82b1\u5b50",
        "Anne-Sophie",
        "x9",
    ],
)
def test_ordinary_names_are_names(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "A" * 21,
        "\u82b1" * 11,
        "Ann\x1b[31m",
        "Ann\u202eneB",
        "Ann\u200bBen",
        "An\u00adn",
        "Ann\tBen",
        "Ann\nBen",
        "Ann  Ben",
        "Ann\u00a0Ben",
        "\u0301Ann",
        "A\u0301\u0302\u0303\u0304nn",
        "\u250cAnn\u2510",
        "123",
        "---",
        "\u2800",
        "\u0410nn",
        "Ann\u0430",
    ],
)
def test_names_that_hide_something_or_mix_scripts_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "you",
        "Du",
        "Guest 3",
        "GUEST",
        "guest1",
        "Greedy",
        "greedy 2",
        "gReEdY",
        "random",
        "admin",
        "R00T",
        "Server",
        "Bot 7",
    ],
)
def test_names_of_bots_guests_and_the_server_are_refused(name: str) -> None:
    with pytest.raises(BadName) as refused:
        checked_name(name)
    assert isinstance(refused.value.what, Message)
    for language in LANGUAGES:
        assert refused.value.told(catalogue(language))


def test_a_bot_of_any_housed_game_is_nobodys_name() -> None:
    assert checked_name("First") == "First"
    with toy_housed(), pytest.raises(BadName):
        checked_name("First")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Paul", "\u0420\u0430u\u0406"),
        ("Bob", "B0b"),
        ("Bill", "Bi11"),
        ("Ann", "\u00c1nn"),
        ("Ann", "\uff21nn"),
        ("Tom", "Torn"),
        ("Sosa", "505a"),
        ("Ann Lee", "Ann-Lee"),
        ("\u041e\u043b\u044f", "O\u043b\u044f"),
    ],
)
def test_look_alikes_have_one_likeness(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_different_names_look_different() -> None:
    names = [
        "Ann",
        "Anna",
        "Ian",
        "Jan",
        "Ben",
        "Bert",
        "Cleo",
        "Dan",
        "Eva",
        "\u0410\u043d\u043d\u0430",
        "\u82b1\u5b50",
    ]
    assert len({likeness(name) for name in names}) == len(names)


def test_what_a_client_proposes_is_a_name_or_nothing() -> None:
    assert proposed_name("ann") == "ann"
    assert proposed_name("root") == ""
    assert proposed_name("\x1b[2J") == ""
