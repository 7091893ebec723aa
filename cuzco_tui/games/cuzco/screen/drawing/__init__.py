"""The pieces of Cuzco as lines of cells: cards, dice, bars, goods; without a terminal."""
