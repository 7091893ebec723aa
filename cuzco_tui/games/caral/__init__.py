"""The game Caral: everything that belongs to it and to no other game."""
