"""Cuzco on screen: its panels, its dialogs and where they lie."""
