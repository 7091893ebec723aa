"""A finished game in the lobby of a server, told again by ear."""

from pathlib import Path

from served_house import open_house

from cuzco_tui.lobby.facts import NewTable


async def test_a_finished_game_is_told_again_in_the_lobby(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        await ann.does("replay", "You have no finished game here.")
        table = await ann.lobby.make(NewTable("cuzco", ("me", "greedy")))
        await ann.hears(table)
        await ann.does(f"replay {table}", "is not over")
        shared = await ann.lobby.sit(table)
        chair = shared.chair
        await chair.set_pause(0)
        while chair.position.turn is not None:
            if (decision := chair.position.decision) is not None:
                await chair.play(decision.options[-1].text, chair.position.step)
            await ann.until(lambda: chair.position.decision is not None or chair.position.turn is None)
        await shared.stand()
        await ann.until(lambda: ann.lobby.tables[table].stage == "over")
        ann.type("replay")
        await ann.hears(f"Replay of game {table}", "You hear it as Ann.", "Step 0 of")
        await ann.does("", "Step 1. ")
        await ann.does("what if", "neither an option nor a command")
        await ann.does("seat all", "You hear everything")
        ann.type("quit")
        await ann.hears("Lobby:")
