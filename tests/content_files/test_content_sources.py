"""Content of every game is read from files of all kinds, from saves and from other processes, or refused plainly."""

import copy
import json
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuzco_tui.game import BadContent
from tests.content_here import Tenant, refusal_of

Load = Callable[[str], Any]


def test_without_a_file_the_built_in_content_is_given_and_read_once(tenant: Tenant) -> None:
    assert tenant.files.load(None) is tenant.files.default() is tenant.files.default()


def test_an_empty_file_changes_nothing(tenant: Tenant, load: Load) -> None:
    assert load("") == tenant.files.default()


def test_a_file_that_begins_with_a_byte_order_mark_is_read(tenant: Tenant, load: Load) -> None:
    row = getattr(load(f"\ufeff{tenant.group}.{tenant.key} = 2").tables, tenant.group)
    assert getattr(row, tenant.key) == 2


def test_every_built_in_file_can_be_replaced_by_itself_unchanged(tenant: Tenant, load: Load) -> None:
    paths = sorted(tenant.folder.glob("*.toml"))
    assert len(paths) > 1
    for path in paths:
        assert load(path.read_text(encoding="utf-8")) == tenant.files.default()


def test_content_survives_a_save_as_json(tenant: Tenant, load: Load) -> None:
    for content in (tenant.files.default(), load(f'[{tenant.group}]\n{tenant.key} = 2\nprovenance = "rebuilt"')):
        data = json.loads(json.dumps(tenant.files.to_data(content)))
        again = tenant.files.from_data(data)
        assert again == content
        assert tenant.files.to_data(again) == tenant.files.to_data(content)
        assert (again == tenant.files.default()) == (content is tenant.files.default())


def test_content_survives_a_pickle_to_another_process(tenant: Tenant) -> None:
    again = pickle.loads(pickle.dumps(tenant.files.default()))
    assert again == tenant.files.default()
    assert tenant.files.to_data(again) == tenant.files.to_data(tenant.files.default())


def test_data_of_a_content_is_a_copy_of_its_own(tenant: Tenant) -> None:
    tenant.files.to_data(tenant.files.default())[tenant.group][tenant.key] = 50
    assert tenant.files.to_data(tenant.files.default())[tenant.group][tenant.key] == tenant.built_in


WRONG_FILES = {
    "no TOML": (
        "[{group}]\n{key} = 1\n{key} 2\n",
        "my.toml is not TOML at line 3, column {column}: expected '=' after a key in a key/value pair.",
    ),
    "table that does not end": (
        "[{group}",
        "my.toml is not TOML at end of document: expected ']' at the end of a table declaration.",
    ),
    "number of thousands of digits": (
        "{group}.{key} = " + "9" * 5000,
        "my.toml is no usable TOML: a number is too long or lists lie too deep in it.",
    ),
    "hexadecimal number of thousands of digits": (
        "{group}.{key} = 0x" + "f" * 5000,
        "my.toml: {group}.{key} must be a whole number from 0 to 99, but is a number with thousands of digits.",
    ),
    "long text": (
        '{group}.{key} = "' + "a" * 5000 + '"',
        'my.toml: {group}.{key} must be a whole number from 0 to 99, but is "' + "a" * 36 + "....",
    ),
    "lists within lists": (
        "{group}.{key} = " + "[" * 20000,
        "my.toml is no usable TOML: a number is too long or lists lie too deep in it.",
    ),
}


@pytest.mark.parametrize("name", WRONG_FILES)
def test_a_file_that_cannot_be_understood_gets_one_sentence(tenant: Tenant, load: Load, name: str) -> None:
    text, sentence = WRONG_FILES[name]
    names = {"group": tenant.group, "key": tenant.key}
    assert refusal_of(load, text.format(**names)) == sentence.format(**names, column=len(tenant.key) + 2)


def test_a_missing_file_gets_one_sentence(tenant: Tenant, tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    sentence = f"{path} cannot be read: no such file or directory; expected a TOML file with content."
    assert refusal_of(tenant.files.load, path) == sentence


def test_a_folder_gets_one_sentence(tenant: Tenant, tmp_path: Path) -> None:
    sentence = f"{tmp_path} cannot be read: is a directory; expected a TOML file with content."
    assert refusal_of(tenant.files.load, tmp_path) == sentence


def test_an_impossible_file_name_gets_one_sentence(tenant: Tenant) -> None:
    sentence = "'a\\x00b' is no file name; expected a TOML file with content."
    assert refusal_of(tenant.files.load, Path("a\0b")) == sentence


@pytest.mark.skipif(not Path(os.devnull).with_name("zero").exists(), reason="needs a device without end")
def test_a_file_without_end_gets_one_sentence(tenant: Tenant) -> None:
    sentence = "/dev/zero is a device or a pipe; expected a TOML file with content."
    assert refusal_of(tenant.files.load, Path("/dev/zero")) == sentence


def test_a_file_that_is_no_text_gets_one_sentence(tenant: Tenant, tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"# title\n\xff\xfe\x00")
    assert refusal_of(tenant.files.load, path) == f"{path} is not a text file: line 2 is not UTF-8; expected TOML."


@pytest.mark.parametrize(("data", "shown"), [(None, "nothing"), ([1, 2], "a list of 2")])
def test_saved_content_that_is_no_table_gets_one_sentence(tenant: Tenant, data: object, shown: str) -> None:
    assert refusal_of(tenant.files.from_data, data) == f"the saved content must be a table of groups, but is {shown}."


def test_saved_content_without_a_group_names_it(tenant: Tenant) -> None:
    data = copy.deepcopy(tenant.files.to_data(tenant.files.default()))
    groups = list(data)
    del data[tenant.group]
    expected = f"expected {', '.join(groups[:-1])} and {groups[-1]}."
    sentence = f"the saved content: {tenant.group} is missing; {expected}"
    assert refusal_of(tenant.files.from_data, data) == sentence


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=13) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def refusal_or_content(tenant: Tenant, data: object) -> tuple[str, Any]:
    try:
        return "", tenant.files.from_data(data)
    except BadContent as refusal:
        return str(refusal), None


@given(value=JSON_VALUES, pick=st.randoms(use_true_random=False))
def test_any_value_in_any_place_is_either_accepted_or_refused_in_one_sentence(
    tenant: Tenant, value: object, pick: Any
) -> None:
    data = tenant.files.to_data(tenant.files.default())
    place: dict[str, Any] = data
    key = pick.choice(list(place))
    while isinstance(place[key], dict) and pick.random() < 0.8:
        place = place[key]
        key = pick.choice(list(place))
    place[key] = value
    sentence, content = refusal_or_content(tenant, data)
    if content is None:
        assert sentence.startswith("the saved content")
        assert sentence.isprintable()
    else:
        assert tenant.files.from_data(tenant.files.to_data(content)) == content
