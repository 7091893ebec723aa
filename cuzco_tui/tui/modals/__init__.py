"""Dialogs for what interrupts."""
