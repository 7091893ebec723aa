"""A host that runs loads nothing more of the program, which may be replaced by a newer one meanwhile."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PLAY = """
import asyncio, sys
sys.path[:0] = [sys.argv[2], sys.argv[3]]
from pathlib import Path
from house import hall_in, hall_visitor, until
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.ssh.host.process import load_games

load_games()
before = set(sys.modules)

async def play():
    async with hall_in(Path(sys.argv[1])) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ann.enter()
        table = await ann.make(NewTable("cuzco", ("me", "free", "greedy")))
        await ben.join(table)
        chairs = [await ann.sit(table), await ben.sit(table)]
        await ann.say("Hello", table)
        for _ in range(40):
            mine = next((each.chair for each in chairs if each.chair.position.decision), None)
            if mine is None:
                await asyncio.sleep(0.05)
                continue
            await mine.why_not()
            await mine.play(mine.position.decision.options[0].text, mine.position.step)
        await chairs[0].propose_undo()
        await ann.resign(table)
        await ann.settle("de", "")

asyncio.run(play())
own = ("cuzco_tui",)
print(*sorted(name for name in set(sys.modules) - before if name.startswith(own)))
"""


def test_a_game_from_its_table_on_loads_nothing_more_of_the_program(tmp_path: Path) -> None:
    here = Path(__file__).parent
    command = [sys.executable, "-c", PLAY, str(tmp_path), str(here), str(ROOT)]
    played = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert played.stdout.split() == []
