"""Arranged games for tests of the dialogs, and a small app that opens the dialog of the pending decision."""

from collections.abc import Callable

from textual.app import App
from textual.binding import Binding, BindingType
from textual.pilot import Pilot

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.description import CUZCO
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import SLID_DOWN
from cuzco_tui.games.cuzco.screen.colours import COLOURS
from cuzco_tui.games.cuzco.screen.front import CUZCO_FRONT
from cuzco_tui.play.sitting import sit_down
from cuzco_tui.table import seats
from cuzco_tui.table.history import History
from cuzco_tui.table.host import Host
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import STYLES
from cuzco_tui.tui.cells import add_colours
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.themes import USUAL_THEME, use_themes
from tests.games.cuzco import kit
from tests.tui.at_the_screen import sitting_at


class DialogApp(App[None]):
    """Opens the dialog of the pending decision, plays what it gives back, and opens the next on Space."""

    CSS_PATH = STYLES
    description = CUZCO
    BINDINGS: list[BindingType] = [Binding("space", "bring", "Dialog")]  # noqa: RUF012

    def __init__(self, state: State, language: str = "en") -> None:
        super().__init__()
        use_themes(self, USUAL_THEME)
        add_colours(COLOURS)
        game = find_game("cuzco")
        people = [seats.human(name) for name in ("Ann", "Bob", "Cid", "Dee")[: state.seats]]
        header = Table.new(game, people, 1).header
        self.table = Table(game, header, History(game, state), None)
        self.model = sitting_at(self.table)
        self.language = language
        self.answers: list[str] = []

    async def on_mount(self) -> None:
        """Sit down at the table and open the first dialog."""
        self.host = Host(self.table)
        self.model = await sit_down(self.host)
        await self._look()
        self.action_bring()

    async def on_unmount(self) -> None:
        """Give the table back."""
        await self.host.close()

    async def _look(self) -> None:
        """See the table with the eyes of whoever must decide."""
        if self.model.next_seat is not None:
            self.model.take_over(self.model.next_seat)
        await self.model.update()

    def action_bring(self) -> None:
        """Open the dialog of the pending decision; in a turn, what there is besides placing a die."""
        model, view = self.model, self.model.view
        wanted = [option for option in view.options if not isinstance(option, PlaceDie)]
        question = model.narrator.question(view, model.names)
        self.push_screen(CUZCO_FRONT.make_dialog(model, self.language, question, wanted), self.answered)

    async def answered(self, text: str | None) -> None:
        """Play every line of the answer."""
        for choice in (text or "").splitlines():
            self.answers.append(choice)
            await self.model.play(choice, self.model.step)
        await self._look()

    @property
    def modal(self) -> DecisionModal:
        """The open dialog."""
        assert isinstance(self.screen, DecisionModal)
        return self.screen


async def open_dialog(pilot: Pilot[None]) -> DecisionModal:
    """Wait until the dialog is drawn."""
    await pilot.pause()
    await pilot.pause()
    assert isinstance(pilot.app, DialogApp)
    return pilot.app.modal


def shown(app: App[None]) -> str:
    """What the terminal shows, as text."""
    rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in rows)


def fire_trial() -> State:
    """Seat 0 placed a priest and holds card 08."""
    s = kit.new(3)
    kit.give_card(s, 0, 8)
    kit.at_turn(s)
    kit.choose(s, "die 6 temple", "step 6")
    assert kit.asked(s) == "ChooseFireGift"
    return s


def village_vp() -> State:
    """Seat 0 delivered a khipu and holds card 10."""
    s = kit.new(3)
    kit.give_card(s, 0, 10)
    s.players[0].offerings = 3
    kit.at_turn(s)
    road = _reach(s, "die 6 stone")
    kit.choose(s, road)
    while kit.asked(s) == "ChooseFeatherSlot":
        kit.choose(s, kit.texts(s)[0])
    assert kit.asked(s) == "ChooseVillageVP"
    return s


def _reach(s: State, placement: str) -> str:
    kit.choose(s, placement)
    return kit.texts(s)[0]


def turn_with_card_06() -> State:
    """Dice lie on spaces, seat 0 holds card 06 and pututus."""
    s = kit.new(3, pututu=True)
    kit.give_card(s, 0, 6)
    kit.put_die(s, 1, 0, 3, 4)
    kit.put_die(s, 2, 0, 2, 5)
    s.players[0].pututu_one = 1
    s.players[0].pututu_two = 1
    return kit.at_turn(s, 0, (6, 4, 1))


def pututus() -> State:
    """Seat 0 has two pututus of 1 and one of 2, and no card to play."""
    s = kit.new(3, pututu=True)
    s.players[0].inti = 0
    s.players[0].pututu_one = 2
    s.players[0].pututu_two = 1
    return kit.at_turn(s, 0, (5, 3, 3))


def feather_slot() -> State:
    """Seat 0 must place a feather; one of its slots would complete a circlet."""
    s = kit.new(3)
    mask = s.content.masks[0]
    colour = 0
    slots = [slot for slot, there in enumerate(mask) if there == colour]
    kit.give_feathers(s, 0, (slots[1] ^ 1) + 1)
    kit.give_tiles(s, 0, 2)
    kit.at_people(s)
    kit.choose(s, "use study 03", "feather turquoise")
    assert kit.asked(s) == "ChooseFeatherSlot"
    return s


def tasks_to_keep() -> State:
    """The first decision of a game."""
    from cuzco_tui.games.cuzco.engine import new_game

    for seed in range(1, 50):
        s = new_game(3, seed)
        while kit.asked(s) == "ChooseFeatherSlot":
            kit.choose(s, kit.texts(s)[0])
        if kit.asked(s) == "ChooseTasksToKeep" and kit.decider(s) == 0:
            return s
    raise AssertionError("seat 0 never begins")


def task() -> State:
    """Seat 0 meets none of its tasks; card 04 would do for one."""
    s = kit.new(3)
    kit.give_task(s, 0, 2, 43, 44)
    kit.give_tiles(s, 0, 2)
    kit.give_card(s, 0, 4)
    return kit.at_palace(s)


def new_task() -> State:
    """Seat 0 gave up a task and takes a new one."""
    s = task()
    kit.choose(s, kit.texts(s)[-1])
    assert kit.asked(s) == "ChooseNewTask"
    return s


def exchange() -> State:
    """Seat 0 exchanges a 6 with tiles to slide."""
    s = kit.new(3)
    kit.give_tiles(s, 0, 2, 14, 5 + SLID_DOWN)
    kit.give_card(s, 0, 2)
    kit.at_turn(s)
    kit.choose(s, "die 6 exchange")
    assert kit.asked(s) == "ChooseExchange"
    return s


def long_exchange() -> State:
    """Seat 0 exchanges a 6 with many things to buy, more than a terminal of 80x24 shows in German."""
    s = kit.new(3)
    kit.give_tiles(s, 0, 2, 14, 5, 3, 16, 5 + SLID_DOWN)
    kit.give_card(s, 0, 2)
    kit.show_god(s, 13)
    kit.at_turn(s)
    kit.choose(s, "die 6 exchange")
    return s


def ability() -> State:
    """Seat 0 uses people in phase two, with card 01 in hand."""
    s = kit.new(3)
    kit.give_tiles(s, 0, 0, 0, 8, 13)
    kit.give_card(s, 0, 1)
    return kit.at_people(s)


def people_with_a_card_left() -> State:
    """Seat 0 has used its one farm ability in phase two; card 15 would let it use another one."""
    s = kit.new(3)
    kit.give_tiles(s, 0, 12, 13)
    kit.give_card(s, 0, 15)
    s.players[0].offerings = 2
    kit.at_people(s)
    kit.choose(s, "use farm 01")
    return s


def market() -> State:
    """Seat 0 shops with five food."""
    s = kit.new(3)
    s.players[0].food = 5
    s.market[0] = [0, 1, 1, 5]
    return kit.at_market(s)


def die_to_move() -> State:
    """Seat 0 played card 06."""
    s = turn_with_card_06()
    kit.choose(s, "card 06 offering")
    assert kit.asked(s) == "ChooseDieToMove"
    return s


def step() -> State:
    """Seat 0 places a priest, others stand in the temple."""
    s = kit.new(3)
    s.temple[5], s.temple[4] = 1, 2
    s.players[1].priests -= 1
    s.players[2].priests -= 1
    kit.give_card(s, 0, 12)
    kit.at_turn(s)
    kit.choose(s, "die 6 temple")
    assert kit.asked(s) == "ChooseStep"
    return s


def extra_turn() -> State:
    """Seat 0 may take an extra turn with card 05 for an offering or an Inti medal."""
    s = kit.new(3)
    kit.give_card(s, 0, 5)
    kit.show_god(s, 5)
    kit.at_turn(s)
    kit.choose(s, "die 6 points")
    assert kit.asked(s) == "ChooseExtraTurn"
    return s


def tile() -> State:
    """Seat 0 takes a study tile."""
    s = kit.new(3)
    kit.at_turn(s)
    kit.choose(s, "die 6 study")
    assert kit.asked(s) == "ChooseTile"
    return s


def _with_people(ability: int, kind: str) -> State:
    """Seat 0 uses two study tiles of an ability in phase two."""
    s = kit.new(3)
    kit.give_tiles(s, 0, ability - 1, ability - 1)
    kit.at_people(s)
    kit.choose(s, f"use study {ability:02}")
    assert kit.asked(s) == kind
    return s


def spaces() -> State:
    """Seat 0 may advance up to two spaces on the knowledge track."""
    return _with_people(5, "ChooseSpaces")


def god_card() -> State:
    """Seat 0 takes a face-up god card."""
    return _with_people(7, "ChooseGodCard")


def khipu() -> State:
    """Seat 0 may put khipus into the reserve."""
    return _with_people(8, "ChooseKhipu")


ARRANGED: dict[str, Callable[[], State]] = {
    "fire trial": fire_trial,
    "village vp": village_vp,
    "turn": turn_with_card_06,
    "pututus": pututus,
    "feather slot": feather_slot,
    "tasks to keep": tasks_to_keep,
    "task": task,
    "new task": new_task,
    "exchange": exchange,
    "ability": ability,
    "market": market,
    "die to move": die_to_move,
    "step": step,
    "extra turn": extra_turn,
    "tile": tile,
    "spaces": spaces,
    "god card": god_card,
    "khipu": khipu,
}
