"""People meet in a hall, make a table, and play."""

from pathlib import Path

from house import TOY, hall_in, hall_visitor, said, until

from cuzco_tui.lobby.facts import NewTable


async def test_two_people_make_a_table_sit_down_talk_and_play_to_the_end(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ann.enter()
        await ben.enter()
        made = await ann.make(NewTable(TOY, ("me", "free", "first")))
        await until(lambda: made in ben.tables)
        assert ben.tables[made].free_seats == 1
        await ben.join(made)
        await until(lambda: ben.tables[made].stage == "playing")
        assert "takes a seat" in said(ann)[0]
        tables = [await ann.sit(made), await ben.sit(made)]
        await tables[0].chair.set_pause(0)
        await ann.say("Hello", made)
        await until(lambda: tables[1].talk)
        assert [(line.by, line.text) for line in tables[1].talk] == [("Ann", "Hello")]
        while any(table.chair.position.turn is not None for table in tables):
            for table in tables:
                chair = table.chair
                if chair.position.decision is not None:
                    await chair.play(chair.position.decision.options[0].text, chair.position.step)
            await until(
                lambda: any(
                    table.chair.position.decision is not None or table.chair.position.turn is None for table in tables
                )
            )
        await until(lambda: ann.tables[made].stage == "over")
        assert [seat.name for seat in ann.tables[made].seats] == ["Ann", "Ben", "Cleo"]
