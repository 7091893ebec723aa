"""The content as the engine uses it: plain integers, strings and tuples, indexed by the engine's codes."""

from cuzco_tui.games.cuzco.content import words
from cuzco_tui.games.cuzco.content.tables import Ability as AbilityRow
from cuzco_tui.games.cuzco.content.tables import Spaces, Tables
from cuzco_tui.games.cuzco.content.tables import Task as TaskRow


class Ability:
    """What using a person tile does."""

    __slots__ = ("amount", "effect", "number", "param", "reach")

    def __init__(self, number: int, row: AbilityRow) -> None:
        self.number: int = number
        self.effect: str = row.effect
        self.amount: int = row.amount or 0
        """The yield for each point of strength, or 0 where the effect reaches for pips."""
        a, b, c, d = row.reach or (0, 0, 0, 0)
        self.reach: tuple[int, ...] = (a, b, c, d)
        """The highest pips allowed at strength 1, 2, 3 and 4."""
        self.param: int = 0
        """The road kind of a move, the colour of a tile to take, else 0."""
        if row.road is not None:
            self.param = words.ROAD_KINDS.index(row.road)
        elif row.tile is not None:
            self.param = words.TILE_COLOURS.index(row.tile)


class GodCard:
    """Whose card it is and when it may be played."""

    __slots__ = ("god", "moment", "number", "phases")

    def __init__(self, number: int, god: int, phases: tuple[str, ...], moment: str) -> None:
        self.number: int = number
        self.god: int = god
        self.phases: tuple[str, ...] = phases
        self.moment: str = moment


class Triangle:
    """A piece of the road network: what its three edges show and the roads between them."""

    __slots__ = ("edges", "name", "roads")

    def __init__(self, name: str, edges: tuple[int, ...], roads: tuple[tuple[int, int], ...]) -> None:
        self.name: str = name
        a, b, c = edges
        self.edges: tuple[int, ...] = (a, b, c)
        """Feather colours or VP."""
        self.roads: tuple[tuple[int, int], ...] = roads
        """Kind and pips of the roads ab, bc and ca."""


class Task:
    """What a palace task counts and how many it asks for."""

    __slots__ = ("kind", "name", "need", "param", "parts")

    def __init__(self, name: str, row: TaskRow) -> None:
        self.name: str = name
        self.kind: str = row.kind
        self.param: int = _task_param(row)
        """The colour, VP, good, god or ability that the kind speaks of, else 0."""
        self.parts: tuple[str, ...] = row.parts or ()
        self.need: int = row.need if row.need is not None else len(self.parts)


class Content:
    """Every printed value of the game."""

    __slots__ = (
        "abilities",
        "arms",
        "bonus_circlets",
        "bonus_feathers",
        "bonus_goods",
        "bonus_khipus",
        "bonus_tasks",
        "bonus_tiles",
        "building_triangles",
        "card_copies",
        "cards",
        "circlet_vp",
        "exchange_vp",
        "feather_triangles",
        "feathers_per_player",
        "fire_card_food",
        "fire_card_knowledge",
        "frame_buildings",
        "frame_feathers",
        "god_names",
        "good_cost",
        "good_count",
        "good_names",
        "good_vp",
        "headdress_bonus",
        "inti_total",
        "inti_vp",
        "masks",
        "palace_extra",
        "points_vp",
        "pututu_one",
        "pututu_two",
        "rounds",
        "row_size_few",
        "row_size_four",
        "spaces",
        "start_inti",
        "start_offerings",
        "start_vp",
        "tables",
        "task_vp",
        "task_vp_with_card",
        "tasks",
        "temple_inti",
        "temple_vp",
        "tile_copies",
        "tile_value",
        "track_vp",
    )

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        """The values in the words of the data files, with their provenance."""

        self.good_names: tuple[str, ...] = words.GOODS
        self.good_cost: tuple[int, ...] = tuple(good.cost for good in tables.goods)
        self.good_vp: tuple[int, ...] = tuple(good.vp for good in tables.goods)
        self.good_count: tuple[int, ...] = tuple(good.count for good in tables.goods)

        self.abilities: tuple[Ability, ...] = tuple(
            Ability(number, row) for number, row in enumerate(tables.abilities, start=1)
        )
        self.tile_value: tuple[int, ...] = tuple(tile.number for tile in tables.person_tiles)
        self.tile_copies: int = tables.pieces.person_tile_copies

        self.god_names: tuple[str, ...] = words.GODS
        self.cards: tuple[GodCard, ...] = tuple(
            GodCard(number, words.GODS.index(row.god), row.phases, row.moment)
            for number, row in enumerate(tables.cards, start=1)
        )
        self.card_copies: int = tables.pieces.god_card_copies
        self.fire_card_food: int = tables.fire_trial_card.food
        self.fire_card_knowledge: int = tables.fire_trial_card.knowledge

        self.tasks: tuple[Task, ...] = tuple(
            Task(name, row) for name, row in zip(words.TASK_NAMES, tables.tasks, strict=True)
        )

        self.arms: tuple[tuple[int, int], ...] = _roads(tables.overlay.arms)
        self.feather_triangles: tuple[Triangle, ...] = tuple(
            Triangle(name, _feathers(row.feathers), _roads(row.roads))
            for name, row in zip(words.FEATHER_TRIANGLES, tables.feather_triangles, strict=True)
        )
        self.building_triangles: tuple[Triangle, ...] = tuple(
            Triangle(name, row.vp, _roads(row.roads))
            for name, row in zip(words.BUILDING_TRIANGLES, tables.building_triangles, strict=True)
        )
        self.frame_feathers: tuple[int, ...] = _feathers(tables.frame.feathers)
        self.frame_buildings: tuple[int, ...] = tables.frame.buildings
        self.masks: tuple[tuple[int, ...], ...] = tuple(_feathers(mask.feathers) for mask in tables.masks)

        self.track_vp: tuple[int, ...] = tables.knowledge_track.vp
        self.circlet_vp: tuple[int, ...] = tables.circlets.vp
        self.headdress_bonus: tuple[int, ...] = tables.headdress.bonus
        self.temple_vp: tuple[int, ...] = tables.temple.vp
        self.task_vp: int = tables.victory_points.task
        self.task_vp_with_card: int = tables.victory_points.task_with_card
        self.points_vp: int = tables.victory_points.points_space
        self.exchange_vp: int = tables.victory_points.exchange
        self.inti_vp: int = tables.victory_points.inti
        self.bonus_feathers: int = tables.final_bonuses.feathers
        self.bonus_circlets: int = tables.final_bonuses.circlets
        self.bonus_tasks: int = tables.final_bonuses.tasks
        self.bonus_khipus: int = tables.final_bonuses.khipus
        self.bonus_tiles: int = tables.final_bonuses.person_tiles
        self.bonus_goods: int = tables.final_bonuses.goods

        self.rounds: int = tables.setup.rounds
        self.start_offerings: int = tables.setup.start_offerings
        self.start_inti: int = tables.setup.start_inti
        self.temple_inti: int = tables.setup.temple_inti
        self.inti_total: int = tables.pieces.inti
        self.palace_extra: int = tables.setup.palace_extra
        self.start_vp: tuple[int, ...] = tables.setup.start_vp
        self.row_size_few: int = tables.setup.row_size_few
        self.row_size_four: int = tables.setup.row_size_four
        self.feathers_per_player: int = tables.setup.feathers_per_player
        self.pututu_one: tuple[int, ...] = tables.pututus.one
        self.pututu_two: tuple[int, ...] = tables.pututus.two
        by_players = tables.action_spaces
        self.spaces: tuple[tuple[int, ...], ...] = (
            _space_ids(by_players.two_players),
            _space_ids(by_players.three_players),
            _space_ids(by_players.four_players),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and self.tables == other.tables

    def __reduce__(self) -> "tuple[type[Content], tuple[Tables]]":
        return Content, (self.tables,)


def _feathers(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(words.FEATHERS.index(name) for name in names)


def _roads(texts: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((words.ROAD_KINDS.index(kind), int(pips)) for kind, pips in (text.split() for text in texts))


def _space_ids(spaces: Spaces) -> tuple[int, ...]:
    """Give the space of each action; a space is named by the lowest action on it."""
    lowest: dict[str, int] = {action: min(map(words.ACTIONS.index, space)) for space in spaces for action in space}
    return tuple(lowest[action] for action in words.ACTIONS)


def _task_param(row: TaskRow) -> int:
    if row.colour is not None:
        return words.FEATHERS.index(row.colour)
    if row.vp is not None:
        return row.vp
    if row.tile is not None:
        return words.TILE_COLOURS.index(row.tile)
    if row.good is not None:
        return words.GOODS.index(row.good)
    if row.god is not None:
        return words.GODS.index(row.god)
    if row.ability is not None:
        return int(row.ability)
    return 0
