"""The parts of a mask as they are drawn: headdress, houses, things and tasks."""
