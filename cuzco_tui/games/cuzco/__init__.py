"""The board game Cuzco: its content, rules, words and players."""
