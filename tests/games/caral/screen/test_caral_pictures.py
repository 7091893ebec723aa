"""The picture of Caral that the README shows."""

from cuzco_tui.games.caral.screen.screenshots import POSITION
from cuzco_tui.tui.pictures import draw


async def test_the_position_and_its_picture_are_the_same_every_time() -> None:
    assert POSITION.table().digest() == POSITION.table().digest()
    picture = await draw(POSITION, (120, 40), "en")
    assert "CARAL" in picture
    assert await draw(POSITION, (120, 40), "en") == picture
