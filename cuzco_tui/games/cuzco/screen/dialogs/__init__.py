"""The dialogs of Cuzco: a file for what is decided together."""
