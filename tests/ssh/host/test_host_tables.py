"""Tables: made, found, filled, begun, left and taken away."""

from pathlib import Path

import pytest
from house import TOY, HandTime, hall_guest, hall_in, hall_visitor, line_of, said, until

from cuzco_tui.game import GameError
from cuzco_tui.lobby.facts import NewTable, TableTime
from cuzco_tui.store.sqlite import SqliteStore


async def test_an_open_table_is_listed_for_all_and_a_closed_one_found_by_its_name_alone(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ann.enter()
        await ben.enter()
        open_, hidden = [await ann.make(NewTable(TOY, ("me", "free", "free"), open=which)) for which in (True, False)]
        await until(lambda: open_ in ben.tables and {open_, hidden} <= ann.tables.keys())
        assert hidden not in ben.tables
        assert (await ben.find(hidden.replace("-", " ").upper())).id == hidden
        await ben.join(hidden)
        await until(lambda: hidden in ben.tables)
        assert ben.tables[hidden].mine == 1
        await ben.give_back(hidden)
        await until(lambda: hidden not in ben.tables)
        with pytest.raises(GameError, match="no table"):
            await ben.find("amber-otter-plum")


async def test_the_names_of_hidden_tables_cannot_be_tried_out(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ben = await hall_visitor(hall, "Ben")
        for number in range(20):
            with pytest.raises(GameError, match="no table"):
                await ben.find(f"amber-otter-p{number}")
        with pytest.raises(GameError, match="Too many tries"):
            await ben.find("amber-otter-plum")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (NewTable("chess", ("me", "free")), "no game called"),
        (NewTable(TOY, ("free", "first")), "One seat"),
        (NewTable(TOY, ("me", "me")), "One seat"),
        (NewTable(TOY, ("me", "clever")), "bots of this game"),
        (NewTable(TOY, ("me",)), "players"),
        (NewTable(TOY, ("me", "free"), {"luck": 1}), "option"),
        (NewTable(TOY, ("me", "free"), time=TableTime("turn", 5)), "time to think"),
        (NewTable(TOY, ("me", "free"), time=TableTime("game", 10**9)), "time to think"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path, wish: NewTable, sentence: str) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        with pytest.raises(GameError, match=sentence):
            await ann.make(wish)
        assert list(hall.registry) == []


async def test_the_game_begins_with_the_last_seat_under_the_tables_name(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben, cleo = [await hall_visitor(hall, name) for name in ("Ann", "Ben", "Cleo")]
        made = await ann.make(NewTable(TOY, ("me", "first", "free"), {"pass_points": 2}, hints=False))
        with pytest.raises(GameError, match="not begun"):
            await ann.sit(made)
        with pytest.raises(GameError, match="already"):
            await ann.join(made)
        with pytest.raises(GameError, match="taken"):
            await ben.join(made, 0)
        await ben.join(made, 2)
        with pytest.raises(GameError, match="has begun"):
            await cleo.join(made)
        table = await ben.sit(made)
        assert table.chair.seat == 2
        assert [seat.name for seat in table.chair.table.seats] == ["Ann", "Cleo", "Ben"]
        assert not table.chair.table.hints
        saved = SqliteStore(tmp_path / "games").read(made)
        assert saved.header.options["pass_points"] == 2
        assert [seat.kind for seat in saved.header.seats] == ["remote", "bot", "remote"]


async def test_whoever_made_it_begins_with_bots_in_the_free_seats(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free", "free", "free")))
        await ben.join(made)
        with pytest.raises(GameError, match="belongs to somebody else"):
            await ben.begin(made, "first")
        with pytest.raises(GameError, match="bots of this game"):
            await ann.begin(made, "clever")
        await ann.begin(made, "first")
        line = await ann.find(made)
        assert (line.stage, [seat.name for seat in line.seats]) == ("playing", ["Ann", "Ben", "Cleo", "Maita"])
        assert any("begins" in sentence for sentence in said(ben))


async def test_a_table_without_people_is_no_more_and_passes_on_with_its_maker(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free", "free")))
        await ben.join(made)
        await ann.give_back(made)
        assert (await ben.find(made)).owner == "Ben"
        await ben.give_back(made)
        with pytest.raises(GameError, match="no table"):
            await ben.find(made)


async def test_a_table_is_closed_by_whom_it_concerns(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        with pytest.raises(GameError, match="somebody else"):
            await ben.close(made)
        await ben.join(made)
        with pytest.raises(GameError, match="resign instead"):
            await ann.close(made)
        alone = await ann.make(NewTable(TOY, ("me", "first")))
        table = await ann.sit(alone)
        await ann.close(alone)
        assert not (tmp_path / "games" / f"{alone}.sqlite").exists()
        await until(lambda: any("is closed" in sentence for sentence in said(ann)))
        with pytest.raises(GameError):
            await table.chair.report()


async def test_a_finished_table_leaves_the_list_of_whoever_puts_it_away(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(made)
        tables = [await ann.sit(made), await ben.sit(made)]
        while tables[0].chair.position.turn is not None:
            for table in tables:
                if table.chair.position.decision is not None:
                    await table.chair.play("pass", table.chair.position.step)
            await until(
                lambda: any(t.chair.position.decision is not None or t.chair.position.turn is None for t in tables)
            )
        await ann.enter()
        await ben.enter()
        await until(lambda: made in ann.tables and made in ben.tables)
        assert ann.tables[made].stage == "over"
        await ann.close(made)
        await until(lambda: made not in ann.tables)
        assert made in ben.tables
        assert (await ann.find(made)).stage == "over"


async def test_nobody_has_too_many_tables(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        waiting = [await ann.make(NewTable(TOY, ("me", "free"))) for _ in range(3)]
        with pytest.raises(GameError, match="3 tables that wait"):
            await ann.make(NewTable(TOY, ("me", "free")))
        for _ in range(17):
            await ann.make(NewTable(TOY, ("me", "first")))
        with pytest.raises(GameError, match="20 tables"):
            await ann.make(NewTable(TOY, ("me", "first")))
        await ann.close(waiting[0])
        other = await ben.make(NewTable(TOY, ("me", "free")))
        await ann.join(other)


async def test_a_guest_plays_bots_at_a_table_that_nobody_sees_and_that_does_not_stay(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        ann, guest = await hall_visitor(hall, "Ann"), await hall_guest(hall, "g1")
        open_ = await ann.make(NewTable(TOY, ("me", "free")))
        await ann.begin(open_, "first")
        assert (await guest.sit(open_)).chair.seat is None
        with pytest.raises(GameError, match="Guests"):
            await guest.say("Hello", open_)
        with pytest.raises(GameError, match="bots alone"):
            await guest.make(NewTable(TOY, ("me", "free")))
        waits = await ann.make(NewTable(TOY, ("me", "free")))
        with pytest.raises(GameError, match="bots alone"):
            await guest.join(waits)
        own = await guest.make(NewTable(TOY, ("me", "first")))
        with pytest.raises(GameError, match="one table"):
            await guest.make(NewTable(TOY, ("me", "first")))
        assert (await guest.sit(own)).chair.seat == 0
        await guest.say("Hello", own)
        with pytest.raises(GameError, match="no table"):
            await ann.find(own)
        await ann.enter()
        await until(lambda: open_ in ann.tables)
        assert own not in ann.tables
        await line_of(hall, guest).close()
        time.advance(10)
        await hall.keeper.look(time.now())
        assert own in hall.registry
        time.advance(301)
        await hall.keeper.look(time.now())
        assert own not in hall.registry
        assert not (tmp_path / "games" / f"{own}.sqlite").exists()


async def test_turns_tells_whose_move_it_is_in_my_games_those_that_wait_first(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        mine = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(mine)
        his = await ben.make(NewTable(TOY, ("me", "free")))
        await ann.join(his)
        assert [(line.id, line.waits_for_me) for line in await ann.turns()] == [(mine, True), (his, False)]
        assert [(line.id, line.waits_for_me) for line in await ben.turns()] == [(his, True), (mine, False)]


async def test_people_are_seen_with_the_open_table_at_which_they_are(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ben.enter()
        hidden = await ann.make(NewTable(TOY, ("me", "first"), open=False))
        await ann.sit(hidden)
        await until(lambda: [(one.name, one.at) for one in ben.people] == [("Ann", ""), ("Ben", "")])
        shown = await ann.make(NewTable(TOY, ("me", "first")))
        await ann.sit(shown)
        await until(lambda: [(one.name, one.at) for one in ben.people] == [("Ann", shown), ("Ben", "")])


async def test_tables_and_their_games_are_found_again_after_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        waits = await ann.make(NewTable(TOY, ("me", "free", "free")))
        made = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(made)
        await ben.join(waits)
        table = await ann.sit(made)
        await table.chair.play("pass", 0)
    async with hall_in(tmp_path) as hall:
        ben = await hall_visitor(hall, "Ben")
        await ben.enter()
        await until(lambda: {waits, made} <= ben.tables.keys())
        assert (ben.tables[waits].stage, ben.tables[waits].mine, ben.tables[waits].free_seats) == ("waiting", 1, 1)
        assert ben.tables[made].waits_for_me
        again = await ben.sit(made)
        assert again.chair.position.decision is not None
        await again.chair.play("pass", again.chair.position.step)


async def test_a_game_that_nobody_needs_is_closed_and_opened_again(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        ann = await hall_visitor(hall, "Ann")
        made = await ann.make(NewTable(TOY, ("me", "first")))
        table = await ann.sit(made)
        await table.stand()
        for _ in range(2):
            time.advance(11)
            await hall.keeper.look(time.now())
        assert len(hall.games) == 0
        assert (await ann.sit(made)).chair.position.decision is not None


async def test_a_table_that_was_looked_up_is_known_as_it_was_found(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ben.enter()
        made = await ann.make(NewTable(TOY, ("me", "free", "free")))
        await until(lambda: made in ben.tables)
        await ben.join(made)
        found = await ben.find(made)
        assert found.mine == 1
        assert ben.tables[made] == found
