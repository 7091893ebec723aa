"""The pieces of Caral as lines of cells; without a terminal."""
