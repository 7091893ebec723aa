"""Observers hear of every choice once it is durable, in order, and only what they may see."""

import threading

import pytest
from playing import play_first, play_randomly, texts

from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.observers import HOST, Audience, ChoiceMade, ChoiceUndone, GameEnded, Notification
from cuzco_tui.table.table import Table


def test_an_observer_is_told_only_what_is_already_durable(store: SqliteStore, saved_table: Table) -> None:
    durable: list[tuple[int, int]] = []

    def look_at_the_disk(notification: Notification) -> None:
        durable.append((notification.step, len(store.read(str(saved_table.id)).choices)))

    saved_table.subscribe(look_at_the_disk, None)
    play_first(saved_table, 3)
    saved_table.undo(1, saved_table.step)
    assert durable == [(1, 1), (2, 2), (3, 3), (2, 2)]


@pytest.mark.parametrize(("audience", "private"), [(0, {0}), (1, {1}), (None, set()), (HOST, {0, 1})])
def test_private_events_reach_their_own_seat_and_the_host_alone(
    table: Table, audience: Audience, private: set[int]
) -> None:
    heard: list[Notification] = []
    table.subscribe(heard.append, audience)
    play_randomly(table, seed=4)
    events = [event for notification in heard if isinstance(notification, ChoiceMade) for event in notification.events]
    assert {event.private_to for event in events} == {None, *private}
    assert {event.private_to for event in table.opening(audience)} == private


def test_notifications_name_step_seat_and_choice(table: Table) -> None:
    heard: list[Notification] = []
    table.subscribe(heard.append, None)
    play_first(table, 2)
    table.undo(0, table.step)
    made, second, undone = heard
    assert isinstance(made, ChoiceMade)
    assert (made.step, made.seat, made.choice.text) == (1, 0, made.choice.text)
    assert isinstance(second, ChoiceMade)
    assert (second.step, second.seat, second.choice.text) == (2, 0, "pile left")
    assert isinstance(undone, ChoiceUndone)
    assert (undone.step, undone.seat, undone.choice.text) == (1, 0, "pile left")


def test_the_end_is_told_once_with_the_final_standings(table: Table) -> None:
    heard: list[Notification] = []
    table.subscribe(heard.append, 1)
    play_randomly(table, seed=5)
    ends = [notification for notification in heard if isinstance(notification, GameEnded)]
    assert ends == [heard[-1]]
    assert list(ends[0].standings) == table.ranking()
    assert ends[0].step == table.step


def test_an_observer_that_raises_is_sent_away_and_hurts_nobody(table: Table) -> None:
    heard: list[Notification] = []

    def break_down(notification: Notification) -> None:
        raise RuntimeError(f"broken at {notification.step}")

    table.subscribe(heard.append, None)
    broken = table.subscribe(break_down, 0)
    table.subscribe(heard.append, 1)
    play_first(table, 3)
    assert table.step == 3
    assert len(heard) == 6
    assert [str(failed.error) for failed in table.failed_observers] == ["broken at 1"]
    assert table.failed_observers == (broken,)
    assert not broken.active


def test_a_closed_subscription_hears_nothing_more(table: Table) -> None:
    heard: list[Notification] = []
    subscription = table.subscribe(heard.append, None)
    play_first(table)
    subscription.close()
    play_first(table)
    assert len(heard) == 1
    assert table.failed_observers == ()


def test_an_observer_may_play_and_all_still_hear_everything_in_order(table: Table) -> None:
    heard: list[int] = []

    def answer(notification: Notification) -> None:
        if isinstance(notification, ChoiceMade) and notification.seat == 0 and notification.choice.text == "pass":
            table.play(1, "pass", table.step)

    table.subscribe(answer, 1)
    table.subscribe(lambda notification: heard.append(notification.step), None)
    table.play(0, "pass", table.step)
    table.play(0, "pass", table.step)
    assert heard == [1, 2, 3, 4]
    assert texts(table) == ["pass"] * 4


def test_an_observer_that_waits_for_another_thread_does_not_lock_the_table(table: Table) -> None:
    steps: list[int] = []

    def ask_from_another_thread(notification: Notification) -> None:
        asker = threading.Thread(target=lambda: steps.append(table.step + 100 * notification.step))
        asker.start()
        asker.join(5)

    table.subscribe(ask_from_another_thread, None)
    play_first(table, 2)
    assert steps == [101, 202]


def test_whoever_joins_late_can_catch_up_with_what_it_may_see(table: Table) -> None:
    heard: list[Notification] = []
    table.subscribe(heard.append, 1)
    play_first(table, 12)
    assert table.choices_made(1) == heard
    assert table.choices_made(1, after_step=10) == heard[10:]
    private = {event.private_to for made in table.choices_made(None) for event in made.events}
    assert private == {None}
